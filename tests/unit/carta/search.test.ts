import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  mergeRanges,
  NO_MARKS,
  search,
  splitByRanges,
  type Textos,
  wordsOf,
} from '../../../lib/carta/search.ts'

const textos = (changes: Partial<Textos> = {}): Textos => ({
  nombre: 'Gamba roja de la lonja',
  descripcion: 'A la sal, con limón y jamón.',
  ingredientes: 'gamba roja, sal gorda, azafrán',
  original: '',
  ...changes,
})
const hits = (q: string, changes?: Partial<Textos>) => {
  const en = textos(changes)
  const marks = search(en, wordsOf(q))
  if (!marks) return null
  return (Object.keys(en) as (keyof Textos)[]).flatMap((campo) =>
    marks[campo].map(([from, hasta]) => `${campo}: ${en[campo].slice(from, hasta)}`),
  )
}

describe('§Carta search', () => {
  test('nothing asked is everything found, with nothing to mark', () => {
    expect(wordsOf('   ')).toEqual([])
    expect(search(textos(), [])).toBe(NO_MARKS)
  })

  test('case and accents do not count, in the question nor in the menu', () => {
    expect(hits('LIMON')).toEqual(['descripcion: limón'])
    expect(hits('gámba')).toEqual(['nombre: Gamba'])
    expect(hits('jamo\u0301n')).toEqual(['descripcion: jamón'])
  })

  test('every word has to be found, wherever', () => {
    expect(hits('limón roja')).toEqual(['nombre: roja', 'descripcion: limón'])
    expect(hits('limón cordero')).toBeNull()
  })

  test('every place is marked, overlapping ones as one', () => {
    expect(hits('la al')).toEqual(['nombre: la', 'descripcion: la', 'descripcion: al'])
    expect(hits('gam amba')).toEqual(['nombre: Gamba'])
    expect(
      mergeRanges([
        [4, 6],
        [0, 2],
        [2, 3],
        [5, 9],
      ]),
    ).toEqual([
      [0, 3],
      [4, 9],
    ])
  })

  test('ingredients are hit only by what name and description do not have', () => {
    expect(hits('azafran')).toEqual(['ingredientes: azafrán'])
    expect(hits('gamba')).toEqual(['nombre: Gamba'])
    expect(hits('gamba gorda')).toEqual(['nombre: Gamba', 'ingredientes: gorda'])
  })

  test('the Spanish name finds the dish on other languages’ pages', () => {
    const german = { nombre: 'Rote Garnele', descripcion: '', ingredientes: '', original: 'Gamba roja' }
    expect(hits('gamba', german)).toEqual(['original: Gamba'])
    expect(hits('rote', german)).toEqual(['nombre: Rote'])
  })

  test('letters that become two are marked whole', () => {
    expect(hits('suss', { nombre: 'Süßes' })).toEqual(['nombre: Süß'])
    expect(hits('sus', { nombre: 'Süßes' })).toEqual(['nombre: Süß'])
    expect(hits('oeuf', { nombre: 'Œufs' })).toEqual(['nombre: Œuf'])
  })

  test('what looks like a pattern is only text', () => {
    expect(hits('.*')).toBeNull()
    expect(hits('(sal', { nombre: 'Dos (sal y pimienta)' })).toEqual(['nombre: (sal'])
  })

  test('pieces put together are the text, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (nombre, q) => {
        const written = nombre.normalize('NFC').trim()
        const marks = search(textos({ nombre: written }), wordsOf(q))
        const parts = splitByRanges(written, marks?.nombre ?? [])
        expect(parts.map(({ texto }) => texto).join('')).toBe(written)
      }),
    )
  })
})
