import { describe, expect, test } from 'vitest'
import {
  type CavaFilter,
  type FilterCard,
  foldWords,
  hasFilter,
  matcher,
  NO_FILTER,
  queryEntries,
  readFilter,
} from '../../../lib/cava/filter.ts'

const card = (over: Partial<FilterCard> = {}): FilterCard => ({
  estilo: 'blanco',
  region: 'cataluna',
  uvas: ['xarello', 'macabeo'],
  botella: 2400,
  copa: null,
  texto: foldWords('Ancestral de Llevant', 'Xarel·lo', 'Vinos de Posidònia, DO Penedès'),
  ...over,
})
const passes = (filter: Partial<CavaFilter>, over: Partial<FilterCard> = {}) =>
  matcher({ ...NO_FILTER, ...filter })(card(over))

const OPTIONS = { estilos: ['espumoso', 'blanco', 'tinto'], regiones: ['cataluna'], uvas: ['bobal'] }
const read = (query: string) => {
  const words = new URLSearchParams(query)
  return readFilter((name) => words.getAll(name), OPTIONS)
}

describe('an address', () => {
  test('asks for styles by repeating or listing them, in the order of the wine list', () => {
    expect(read('estilo=tinto&estilo=blanco').estilos).toEqual(['blanco', 'tinto'])
    expect(read('estilo=tinto,espumoso').estilos).toEqual(['espumoso', 'tinto'])
  })
  test('asks for nothing with words nobody knows', () => {
    expect(read('estilo=clarete&region=marte&uva=uva&desde=poco&hasta=-3&copa=si&plato=x')).toEqual(NO_FILTER)
    expect(hasFilter(read('estilo=&region=&uva=&desde=&hasta=&q=+'))).toBe(false)
  })
  test('takes amounts as they are typed', () => {
    expect(read('desde=18,50&hasta=40')).toMatchObject({ desde: 18.5, hasta: 40 })
  })
  test.each(['estilo=blanco&estilo=tinto&region=cataluna&uva=bobal&desde=18.5&hasta=40&copa=1&q=sal', ''])(
    'is written as it is read: %s',
    (query) => {
      expect(new URLSearchParams(queryEntries(read(query))).toString()).toBe(query)
    },
  )
})

describe('a filter', () => {
  test('lets everything through when it asks for nothing', () => {
    expect(passes({})).toBe(true)
    expect(passes({}, { botella: null, region: null, uvas: [] })).toBe(true)
  })
  test('joins styles with or, and the rest with and', () => {
    expect(passes({ estilos: ['tinto', 'blanco'] })).toBe(true)
    expect(passes({ estilos: ['tinto'] })).toBe(false)
    expect(passes({ estilos: ['blanco'], region: 'cataluna', uva: 'macabeo' })).toBe(true)
    expect(passes({ estilos: ['blanco'], region: 'galicia' })).toBe(false)
    expect(passes({ uva: 'bobal' })).toBe(false)
  })
  test('counts both ends of a price, and does not mind which comes first', () => {
    expect(passes({ desde: 24, hasta: 24 })).toBe(true)
    expect(passes({ desde: 40, hasta: 20 })).toBe(true)
    expect(passes({ desde: 25 })).toBe(false)
    expect(passes({ hasta: 23.5 })).toBe(false)
    expect(passes({ hasta: 90 }, { botella: null })).toBe(false)
  })
  test('knows what is poured by the glass', () => {
    expect(passes({ copa: true })).toBe(false)
    expect(passes({ copa: true }, { copa: 500 })).toBe(true)
  })
  test.each(['ancestral', 'POSIDONIA', 'penedès llevant', 'xarel·lo', 'xarel lo', '  '])(
    'finds “%s” without minding case, accents, order or points',
    (q) => expect(passes({ q })).toBe(true),
  )
  test('wants every word', () => expect(passes({ q: 'ancestral rioja' })).toBe(false))
})
