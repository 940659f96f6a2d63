import { describe, expect, test } from 'vitest'
import { type CartaRows, platoRow, toCarta } from '../../../lib/contenido/carta.ts'

type PlatoRow = CartaRows['platos'][number]
const categoria = (slug: string, tipo = 'plato') => ({
  id: `c-${slug}`,
  slug,
  tipo,
  nombre: slug,
  descripcion: null,
  traducciones: {},
})
const plato = (slug: string, changes: Partial<PlatoRow> = {}): PlatoRow => ({
  slug,
  categoria_id: 'c-arroces',
  nombre: slug,
  descripcion: null,
  destacado: false,
  ilustracion: null,
  picante: 0,
  vegetariano: false,
  vegano: false,
  agotado_hasta: null,
  declarado_en: '2026-11-02T09:00:00+00:00',
  actualizado_en: '2026-11-20T10:00:00+00:00',
  traducciones: {},
  plato_precios: [{ formato: 'unico', cents: 1650 }],
  plato_alergenos: [],
  ...changes,
})
const alergenos = [
  { id: 1, clave: 'gluten', nombre: 'Gluten', traducciones: { it: { nombre: 'Glutine' } } },
  { id: 4, clave: 'pescado', nombre: 'Pescado', traducciones: {} },
  { id: 14, clave: 'moluscos', nombre: 'Moluscos', traducciones: {} },
]
const carta = (platos: PlatoRow[], categorias = [categoria('arroces')], locale: 'es' | 'it' = 'es') =>
  toCarta({ alergenos, categorias, platos }, locale, '2026-11-21')
const first = (row: PlatoRow, locale: 'es' | 'it' = 'es') =>
  carta([row], undefined, locale).secciones[0]?.platos[0]

describe('sections', () => {
  test('keep the order of the rows, leave out wines and what has no dish', () => {
    const { secciones } = carta(
      [plato('paella'), plato('agua', { categoria_id: 'c-aguas' }), plato('x', { categoria_id: 'c-vinos' })],
      [categoria('arroces'), categoria('postres'), categoria('aguas', 'bebida'), categoria('vinos', 'vino')],
    )
    expect(secciones.map(({ slug }) => slug)).toEqual(['arroces', 'aguas'])
  })
  test('are led by the dish of the house, the rest in their order', () => {
    const { secciones } = carta([plato('a'), plato('b'), plato('c', { destacado: true }), plato('d')])
    expect(secciones[0]?.platos.map(({ slug }) => slug)).toEqual(['c', 'a', 'b', 'd'])
  })
  test('of an empty menu are none, and nobody says when it was changed', () => {
    expect(carta([])).toMatchObject({ secciones: [], actualizada: null })
  })
})

describe('allergens', () => {
  const entries = [
    { alergeno_id: 14, presencia: 'contiene' as const },
    { alergeno_id: 4, presencia: 'contiene' as const },
    { alergeno_id: 1, presencia: 'puede_contener' as const },
  ]
  test('stand in their legal order, in the language of the page', () => {
    expect(first(plato('a', { plato_alergenos: entries }), 'it')?.alergenos).toEqual({
      declarado: true,
      contiene: [
        { clave: 'pescado', nombre: { text: 'Pescado', lang: 'es' } },
        { clave: 'moluscos', nombre: { text: 'Moluscos', lang: 'es' } },
      ],
      puede: [{ clave: 'gluten', nombre: { text: 'Glutine', lang: 'it' } }],
      sinGluten: false,
    })
  })
  test('nobody has declared are not told at all, whatever the rows hold', () => {
    expect(first(plato('a', { declarado_en: null, plato_alergenos: entries }))?.alergenos).toEqual({
      declarado: false,
    })
  })
  test('"gluten free" is said only where it has been verified, never for want of an entry', () => {
    const free = { alergeno_id: 1, presencia: 'comprobado_sin' as const }
    expect(first(plato('a'))?.alergenos).toMatchObject({ sinGluten: false })
    expect(first(plato('a', { plato_alergenos: [free] }))?.alergenos).toMatchObject({ sinGluten: true })
    expect(first(plato('a', { declarado_en: null, plato_alergenos: [free] }))?.alergenos).toEqual({
      declarado: false,
    })
  })
})

test('sold out lasts up to and including its day', () => {
  const on = (agotado_hasta: PlatoRow['agotado_hasta']) => first(plato('a', { agotado_hasta }))?.agotado
  expect([on(null), on('2026-11-20'), on('2026-11-21'), on('2026-11-22')]).toEqual([false, false, true, true])
})

test('a vegan dish is called vegan, not vegetarian', () => {
  expect(first(plato('a', { vegano: true, vegetariano: true }))?.dieta).toBe('vegano')
  expect(first(plato('a', { vegetariano: true }))?.dieta).toBe('vegetariano')
  expect(first(plato('a'))?.dieta).toBeNull()
})

test('the menu is as old as its latest change', () => {
  const { actualizada } = carta([
    plato('a', { actualizado_en: '2026-11-20T10:00:00+00:00' }),
    plato('b', { actualizado_en: '2026-11-21T08:30:00+00:00' }),
  ])
  expect(actualizada).toBe('2026-11-21T08:30:00+00:00')
})

test('a row of another shape is refused, not shown', () => {
  expect(
    platoRow.safeParse({ ...plato('a'), plato_precios: [{ formato: 'unico', cents: 16.5 }] }).success,
  ).toBe(false)
  expect(platoRow.safeParse({ ...plato('a'), declarado_en: undefined }).success).toBe(false)
})
