import { describe, expect, test } from 'vitest'
import {
  type CartaQuery,
  conditions,
  hasFilter,
  readQuery,
  UNFILTERED,
  withSectionShown,
  writeQuery,
} from '../../../lib/carta/query.ts'

const known = { alergenos: ['gluten', 'soja', 'frutos_cascara'], secciones: ['arroces', 'postres'] }
const read = (search: string): CartaQuery => {
  const params = new URLSearchParams(search)
  return readQuery((clave) => params.getAll(clave), known)
}

describe('§Carta address', () => {
  test.each([
    ['', UNFILTERED],
    ['q=++Gamba++roja+', { ...UNFILTERED, q: 'Gamba roja' }],
    ['sin=gluten&sin=soja', { ...UNFILTERED, sin: ['gluten', 'soja'] }],
    ['sin=soja,gluten', { ...UNFILTERED, sin: ['gluten', 'soja'] }],
    ['sin=soja,gluten&sin=soja', { ...UNFILTERED, sin: ['gluten', 'soja'] }],
    ['sin=polvo,__proto__,Gluten', UNFILTERED],
    ['dieta=vegetariano&dieta=vegano&dieta=paleo', { ...UNFILTERED, dieta: ['vegano', 'vegetariano'] }],
    ['sin=soja&mostrar=postres,nada', { ...UNFILTERED, sin: ['soja'], mostrar: ['postres'] }],
    ['mostrar=postres', UNFILTERED],
    ['q=&sin=&dieta=', UNFILTERED],
  ])('?%s is read', (search, query) => {
    expect(read(search)).toEqual(query)
  })

  test('a search is cut where nobody types on', () => {
    expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(80)
  })

  test('is written in one way, and read back as the same question', () => {
    const asked = read('dieta=vegano&mostrar=postres&sin=soja&q=ñora+%26+ajo&sin=frutos_cascara')
    expect(writeQuery(asked)).toBe(
      '?q=%C3%B1ora+%26+ajo&sin=soja,frutos_cascara&dieta=vegano&mostrar=postres',
    )
    expect(read(writeQuery(asked))).toEqual(asked)
    expect(writeQuery(UNFILTERED)).toBe('')
  })

  test('sections shown anyway are nothing to ask for by themselves', () => {
    expect(writeQuery({ ...UNFILTERED, mostrar: ['postres'] })).toBe('')
    expect(hasFilter({ ...UNFILTERED, mostrar: ['postres'] })).toBe(false)
    expect(hasFilter({ ...UNFILTERED, q: 'a' })).toBe(true)
  })

  test('each condition can be taken away alone', () => {
    const asked = read('q=ajo&sin=gluten,soja&dieta=vegano&mostrar=postres')
    expect(conditions(asked).map(({ valor, resto }) => [valor, writeQuery(resto)])).toEqual([
      ['vegano', '?q=ajo&sin=gluten,soja&mostrar=postres'],
      ['ajo', '?sin=gluten,soja&dieta=vegano&mostrar=postres'],
      ['gluten', '?q=ajo&sin=soja&dieta=vegano&mostrar=postres'],
      ['soja', '?q=ajo&sin=gluten&dieta=vegano&mostrar=postres'],
    ])
  })

  test('a section is shown anyway and hidden again', () => {
    const asked = read('sin=gluten&mostrar=arroces')
    const both = withSectionShown(asked, 'postres', true)
    expect(both.mostrar).toEqual(['arroces', 'postres'])
    expect(withSectionShown(both, 'postres', true).mostrar).toEqual(['arroces', 'postres'])
    expect(withSectionShown(both, 'arroces', false).mostrar).toEqual(['postres'])
  })
})
