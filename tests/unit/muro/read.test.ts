import { describe, expect, test } from 'vitest'
import { imagenRow, toImagen } from '../../../lib/muro/galeria.ts'
import { asPage, experienciaRow, toExperiencia } from '../../../lib/muro/read.ts'

const fila = {
  id: '3f2b1c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
  nombre: 'Hannah',
  idioma: 'en',
  texto: 'The best thing we ate all week.',
  foto: '11111111-2222-4333-8444-555555555555/abcdefghijklmnopqrstuvwx.webp',
  verificada: true,
  respuesta: 'Thank you.',
  publicada_en: '2026-11-08T23:30:00+00:00',
}

describe('a post', () => {
  test('keeps its own language, has the restaurant’s day, and hides whose folder its photo lies in', () => {
    const post = toExperiencia(experienciaRow.parse(fila))
    expect(post).toMatchObject({
      texto: { lang: 'en' },
      respuesta: { text: 'Thank you.', lang: 'en' },
      dia: '2026-11-09',
      foto: `/api/fotos/muro/${fila.id}`,
    })
    expect(JSON.stringify(post)).not.toContain('11111111')
  })

  test('in a language the house does not speak is a failed read', () => {
    expect(experienciaRow.safeParse({ ...fila, idioma: 'pt' }).success).toBe(false)
  })
})

test.each([
  [undefined, 1],
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['999', 200],
  ['2; drop', 1],
  [['2'], 1],
])('page %j is page %i', (value, page) => {
  expect(asPage(value)).toBe(page)
})

describe('a picture', () => {
  const row = {
    slug: 'gamba-contada',
    titulo: 'Gamba, contada',
    pie: null,
    alt: 'Grabado de una gamba.',
    ilustracion: 'gamba',
    foto: null,
    traducciones: { fr: { titulo: 'Gambas, comptées' } },
  }

  test('says what is to be seen in its own language, or in Spanish and so marked', () => {
    expect(toImagen(imagenRow.parse(row), 'fr')).toMatchObject({
      titulo: { text: 'Gambas, comptées', lang: 'fr' },
      alt: { text: 'Grabado de una gamba.', lang: 'es' },
      foto: null,
    })
  })

  test('has its photo under this site’s own address', () => {
    expect(toImagen(imagenRow.parse({ ...row, foto: 'x/y.webp' }), 'es').foto).toBe(
      '/api/fotos/galeria/gamba-contada',
    )
  })
})
