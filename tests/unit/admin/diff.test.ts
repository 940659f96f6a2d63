import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chunks } from '@/components/admin/parts/diff.tsx'
import { authorName, changesOf, diff, inOneLine } from '@/lib/admin/historial/diff.ts'
import { formatMoment } from '@/lib/admin/historial/labels.ts'
import type { HistorialEntry } from '@/lib/admin/historial/read.ts'
import { job } from '../core/time.ts'

/** The history in words. */
const nombres = { gluten: 'Gluten', 'cat-1': 'Arroces', 'cat-2': 'Del mar', 'vino-1': 'Fondillón' }
const plato = {
  id: 'x',
  nombre: 'Gamba',
  descripcion: null,
  ingredientes: ['gamba', 'sal'],
  visible: true,
  picante: 0,
  categoria_id: 'cat-1',
  orden: 3,
  agotado_hasta: null,
  declarado_en: '2026-11-02T10:00:00+01:00',
  declarado_por: 'cocina',
  imagen_id: null,
  traducciones: { en: { nombre: 'Prawn', origen: 'a', estado: 'revisado' } },
  precios: [
    { formato: 'unico', cents: 2400, minimo: 1, orden: 1 },
    { formato: 'media', cents: 1200, minimo: 1, orden: 2 },
  ],
  alergenos: { gluten: 'comprobado_sin' },
  maridajes: [],
}
const lines = (change: Record<string, unknown>) =>
  diff(plato, { ...plato, ...change }, nombres).map((c) => inOneLine(c).replace(/\s/g, ' '))

describe('what is different, in words', () => {
  test.each([
    [
      { precios: [{ formato: 'unico', cents: 2600, minimo: 2 }] },
      ['Precio: 24,00 € → 26,00 €, mínimo 2', 'Precio (media ración): 12,00 € → nada'],
    ],
    [{ alergenos: { gluten: 'contiene' } }, ['Gluten: comprobado sin → contiene']],
    [{ alergenos: {} }, ['Gluten: comprobado sin → no figura']],
    [{ visible: false }, ['Visible en la web: sí → no']],
    [{ categoria_id: 'cat-2' }, ['Categoría: Arroces → Del mar']],
    [{ categoria_id: 'otra' }, ['Categoría: Arroces → otra, borrada']],
    [{ agotado_hasta: '2026-11-21' }, ['Agotado hasta: nada → 21 de noviembre de 2026']],
    [{ ingredientes: ['gamba'] }, ['Ingredientes: gamba, sal → gamba']],
    [{ imagen_id: 'y' }, ['Foto: nada → una']],
    [{ maridajes: [{ vino_id: 'vino-1', motivo: 'Va bien' }] }, ['Maridaje con Fondillón: nada → Va bien']],
    [
      { traducciones: { en: { nombre: 'Red prawn', origen: 'b' } } },
      ['Nombre (inglés): Prawn → Red prawn', 'Estado (inglés): revisado → nada'],
    ],
    // The place, the stamps and the signer's number say nothing to a reader.
    [
      {
        orden: 3.5,
        declarado_por: 'z',
        traducciones: { en: { nombre: 'Prawn', origen: 'z', estado: 'revisado' } },
      },
      [],
    ],
  ])('%j', (change, expected) => expect(lines(change)).toEqual(expected))

  test('names come before what follows from them', () => {
    expect(lines({ visible: false, nombre: 'Gambón' })).toEqual([
      'Nombre: Gamba → Gambón',
      'Visible en la web: sí → no',
    ])
  })
  test('settings, of whatever shape', () => {
    const a = { clave: 'ritmo', valor: { personas: null, reservas: 3 } }
    const b = { clave: 'ritmo', valor: { personas: 8, reservas: 3 } }
    expect(diff(a, b, {}).map(inOneLine)).toEqual([
      'Valor: personas: nada; reservas: 3 → personas: 8; reservas: 3',
    ])
  })
  test('what came and what went has nothing to compare', () => {
    const entry = { operacion: 'alta', antes: null, despues: plato } as unknown as HistorialEntry
    expect(changesOf(entry, nombres)).toEqual([])
    expect(changesOf({ ...entry, operacion: 'baja', antes: plato, despues: null }, nombres)).toEqual([])
  })
  test('who, and when with the day of the week in the restaurant’s time', () => {
    expect(authorName({ quien: null, quien_nombre: null })).toBe('el sistema')
    expect(authorName({ quien: 'x', quien_nombre: null })).toBe('una cuenta borrada')
    expect(formatMoment('2026-11-21T23:30:00Z')).toBe('domingo, 22 de noviembre de 2026, 00:30')
  })
})

describe('a text against another, word by word', () => {
  const de = (tipo: string, parts: ReturnType<typeof chunks>) =>
    parts
      .filter((p) => p.tipo === 'igual' || p.tipo === tipo)
      .map((p) => p.texto)
      .join('')
  test('what was taken out and put in', () => {
    expect(chunks('a fuego lento con vino', 'a fuego vivo con vino')).toEqual([
      { tipo: 'igual', texto: 'a fuego ' },
      { tipo: 'quitado', texto: 'lento' },
      { tipo: 'puesto', texto: 'vivo' },
      { tipo: 'igual', texto: ' con vino' },
    ])
  })
  test('whatever the texts: the old one and the new one are both whole in it', () => {
    const words = fc.array(fc.constantFrom('sal', 'pan', ' ', '\n', 'aceite', 'ñ')).map((all) => all.join(''))
    fc.assert(
      fc.property(words, words, (a, b) => {
        const parts = chunks(a, b)
        expect([de('quitado', parts), de('puesto', parts)]).toEqual([a, b])
      }),
    )
  })
  test('texts as long as the legal ones take no time', async () => {
    const long = (seed: string) => Array.from({ length: 4000 }, (_, i) => `${seed}${i % 97}`).join(' ')
    const [a, b] = [long('a'), long('b')]
    expect(await job(() => expect(de('quitado', chunks(a, b))).toBe(a))).toBeLessThan(2000)
  })
})
