import { describe, expect, test } from 'vitest'
import { filterGroups, type Group } from '../../../lib/carta/filter.ts'
import { UNFILTERED } from '../../../lib/carta/query.ts'
import { wantedOf } from '../../../lib/carta/wanted.ts'

const card = (slug: string, nombre: string, more: Partial<Group['fichas'][number]> = {}) => ({
  slug,
  declara: { contiene: [], puede: [] },
  dieta: null,
  textos: { nombre, descripcion: '', ingredientes: '', original: '' },
  ...more,
})
const groups: Group[] = [
  {
    slug: 'arroces',
    tipo: 'plato',
    nombre: 'Arroces',
    fichas: [card('meloso', 'Arroz meloso de langostinos', { declara: { contiene: ['gluten'], puede: [] } })],
  },
  {
    slug: 'postres',
    tipo: 'plato',
    nombre: 'Postres',
    fichas: [
      card('flan', 'Flan de la casa', { dieta: 'vegetariano' }),
      card('sorbete', 'Sorbete', { dieta: 'vegano' }),
    ],
  },
]
const NAMES = { gluten: 'Gluten', lacteos: 'Lácteos', vegano: 'Vegano' }
const found = (q: string) =>
  filterGroups(groups, { ...UNFILTERED, q }, NAMES).secciones.flatMap(({ veredictos }) =>
    [...veredictos].flatMap(([slug, { ver }]) => (ver === 'muestra' ? [slug] : [])),
  )

describe('the search of the Carta', () => {
  test.each([
    ['postre', ['flan', 'sorbete']],
    ['vegan', ['sorbete']],
    ['vegetariano', ['flan', 'sorbete']],
    ['sin gluten', ['flan', 'sorbete']],
    ['postre vegano', ['sorbete']],
    ['arros', ['meloso']],
    ['langostno', ['meloso']],
    ['zzzzz', []],
  ])('understands categories, diets, allergens and typing errors: "%s"', (q, expected) => {
    expect(found(q)).toEqual(expected)
  })

  test.each([
    ['gluten free', { gluten: 'Gluten' }],
    ['gluten-free', { gluten: 'Gluten' }],
    ['sans gluten', { gluten: 'Gluten' }],
    ['glutenfrei', { gluten: 'Gluten' }],
    ['senza glutine', { gluten: 'Glutine' }],
    ['ohne Gluten', { gluten: 'Gluten' }],
  ])('understands "%s" in its language', (q, names) => {
    expect(wantedOf(q, names)).toEqual({ words: [], sin: ['gluten'], dieta: [] })
  })

  test('a dish that nobody has declared is never one without gluten', () => {
    const undeclared: Group[] = [{ slug: 'a', tipo: 'plato', fichas: [card('x', 'Pan', { declara: null })] }]
    expect(filterGroups(undeclared, { ...UNFILTERED, q: 'sin gluten' }, NAMES).platos.visibles).toBe(0)
  })

  test('a word that is found as it is typed is not searched with errors', () => {
    expect(found('flan')).toEqual(['flan'])
  })
})
