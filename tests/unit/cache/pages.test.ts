import { describe, expect, test } from 'vitest'
import { daysInWords, upcomingDays } from '../../../components/site/casa/special-days.tsx'
import { toPreguntas } from '../../../lib/casa/preguntas.ts'
import { contactoRow, toContacto } from '../../../lib/contacto/read.ts'
import { filosofiaRow, toIdea } from '../../../lib/filosofia/read.ts'
import { legalRow, toLegal } from '../../../lib/legales/read.ts'

test('an idea has its paragraphs, and says when it is in Spanish only', () => {
  const row = filosofiaRow.parse({
    slug: 'la-lonja',
    titulo: 'La lonja manda',
    subtitulo: '',
    cuerpo: 'Uno.\n\nDos.\n',
    ilustracion: 'dorada',
    traducciones: { de: { titulo: 'Der Hafen bestimmt' } },
  })
  expect(toIdea(row, 'de')).toMatchObject({
    titulo: { text: 'Der Hafen bestimmt', lang: 'de' },
    subtitulo: null,
    paragraphs: [
      { text: 'Uno.', lang: 'es' },
      { text: 'Dos.', lang: 'es' },
    ],
  })
})

describe('contact', () => {
  const row = contactoRow.parse({
    como_llegar: 'En primera línea.',
    bicicleta: ' ',
    atencion: 'De 11 a 23.',
    lat: '38.5',
    lng: null,
    traducciones: { fr: { como_llegar: 'En première ligne.' } },
  })
  test('tells what is written, in the order of the way', () => {
    const { sections, atencion, place } = toContacto(row, 'fr')
    expect(sections).toEqual([{ clave: 'como_llegar', texto: { text: 'En première ligne.', lang: 'fr' } }])
    expect(atencion).toEqual({ text: 'De 11 a 23.', lang: 'es' })
    expect(place).toBeNull()
  })
  test('without a row there is nothing to tell', () => {
    expect(toContacto(undefined, 'es')).toEqual({ sections: [], atencion: null, place: null })
  })
})

test('questions stand in groups, each with an address of its own', () => {
  const row = (tema: string) => ({ tema, pregunta: `¿${tema}?`, respuesta: 'Sí.', traducciones: {} })
  const found = toPreguntas(['wifi', 'sin_reserva', 'astronomia', 'celiacos'].map(row), 'es')
  expect(found.map(({ clave, preguntas }) => [clave, preguntas.map(({ id }) => id)])).toEqual([
    ['reservas', ['pregunta-sin-reserva']],
    ['alergias', ['pregunta-celiacos']],
    ['casa', ['pregunta-wifi']],
    ['otras', ['pregunta-astronomia']],
  ])
})

test('a legal text is cut at its headings, each with an address', () => {
  const row = legalRow.parse({
    clave: 'aviso_legal',
    version: '2026-11',
    vigente_desde: '2026-11-01',
    titulo: 'Aviso legal',
    cuerpo: 'Antes.\n\n## 1. **Titular**\n\nTexto.\n\n## 2. Objeto\n\n- uno',
    traducciones: {},
  })
  expect(toLegal(row, 'en')).toMatchObject({
    id: 'aviso-legal',
    vigente: '2026-11-01',
    lang: 'es',
    entrada: [{ tipo: 'p' }],
    secciones: [
      { id: 'aviso-legal-1', nombre: '1. Titular', bloques: [{ tipo: 'p' }] },
      { id: 'aviso-legal-2', nombre: '2. Objeto', bloques: [{ tipo: 'ul' }] },
    ],
  })
})

describe('special days', () => {
  const dia = (from: `${number}-${number}-${number}`, hasta = from) => ({
    desde: from,
    hasta,
    motivo: null,
    turnos: [],
  })
  test('are those that are not over and not a year away, the next one first', () => {
    const given = [
      dia('2027-08-01'),
      dia('2026-12-25'),
      dia('2026-12-24'),
      dia('2026-11-20'),
      dia('2026-11-19', '2026-11-21'),
    ]
    expect(upcomingDays(given, '2026-11-21').map(({ desde }) => desde)).toEqual([
      '2026-11-19',
      '2026-12-24',
      '2026-12-25',
    ])
  })
  test('are told with their weekday, and with the year when it is another', () => {
    expect(daysInWords(dia('2026-12-24'), 'es', '2026-11-21')).toBe('jueves, 24 de diciembre')
    expect(daysInWords(dia('2026-12-24'), 'de', '2026-11-21')).toBe('Donnerstag, 24. Dezember')
    expect(daysInWords(dia('2027-01-07', '2027-01-20'), 'es', '2026-11-21')).toMatch(/7.*20 de enero de 2027/)
  })
})
