import { describe, expect, test } from 'vitest'
import { toCarta } from '../../../lib/carta/read.ts'
import { type BebidaRow, bebidaRow, type PlatoRow, platoRow } from '../../../lib/carta/rows.ts'
import { plato } from './rows.ts'

const categoria = (slug: string, tipo = 'plato') => ({
  id: `c-${slug}`,
  slug,
  tipo,
  nombre: slug,
  descripcion: null,
  traducciones: {},
})
const bebida = (slug: string, changes: Partial<BebidaRow> = {}): BebidaRow =>
  bebidaRow.parse({
    slug,
    categoria_id: 'c-cervezas',
    nombre: slug,
    descripcion: null,
    vegetariano: true,
    vegano: true,
    agotado_hasta: null,
    declarado_en: '2026-11-02T09:00:00+00:00',
    actualizado_en: '2026-11-20T10:00:00+00:00',
    traducciones: {},
    volumen_ml: 330,
    graduacion: 4.8,
    con_alcohol: true,
    bebida_precios: [{ formato: 'unico', cents: 390, minimo: 1 }],
    bebida_alergenos: [],
    ...changes,
  })
const alergenos = [
  { id: 1, clave: 'gluten', nombre: 'Gluten', traducciones: { it: { nombre: 'Glutine' } } },
  { id: 4, clave: 'pescado', nombre: 'Pescado', traducciones: {} },
  { id: 14, clave: 'moluscos', nombre: 'Moluscos', traducciones: {} },
]
type Idioma = 'es' | 'it'
const carta = (
  platos: PlatoRow[],
  categorias = [categoria('arroces')],
  locale: Idioma = 'es',
  bebidas: BebidaRow[] = [],
) => toCarta({ alergenos, categorias, platos, bebidas }, locale, '2026-11-21')
const drink = (row: BebidaRow, locale: Idioma = 'es') =>
  carta([], [categoria('cervezas', 'bebida')], locale, [row]).secciones[0]?.platos[0]
const first = (row: PlatoRow, locale: 'es' | 'it' = 'es') =>
  carta([row], undefined, locale).secciones[0]?.platos[0]

describe('sections', () => {
  test('keep the order of the rows, leave out wines and what has no dish', () => {
    const { secciones } = carta(
      [plato('paella'), plato('x', { categoria_id: 'c-vinos' })],
      [categoria('arroces'), categoria('postres'), categoria('vinos', 'vino')],
    )
    expect(secciones.map(({ slug }) => slug)).toEqual(['arroces'])
  })
  test('of drinks come after the dishes, wherever their category stands', () => {
    const { secciones } = carta(
      [plato('paella')],
      [categoria('cervezas', 'bebida'), categoria('arroces')],
      'es',
      [bebida('rubia'), bebida('agua', { categoria_id: 'c-arroces' })],
    )
    expect(secciones.map(({ slug, tipo, platos }) => [tipo, slug, platos.map((p) => p.slug)])).toEqual([
      ['plato', 'arroces', ['paella']],
      ['bebida', 'cervezas', ['rubia']],
    ])
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

describe('a dish', () => {
  test('has its ingredients in the language of the page, or in Spanish', () => {
    const traducciones = { it: { ingredientes: ['riso', 'sale'] } }
    expect(first(plato('a', { traducciones }), 'it')?.ingredientes).toEqual({
      items: ['riso', 'sale'],
      lang: 'it',
    })
    expect(first(plato('a'), 'it')?.ingredientes).toEqual({ items: ['arroz', 'sal'], lang: 'es' })
  })
  test('tells of what it has been verified to be free, and of nothing where nobody has declared', () => {
    const plato_alergenos = [
      { alergeno_id: 14, presencia: 'comprobado_sin' as const },
      { alergeno_id: 4, presencia: 'comprobado_sin' as const },
      { alergeno_id: 1, presencia: 'contiene' as const },
    ]
    const free = (row: PlatoRow) => first(row)?.sinComprobado.map(({ clave }) => clave)
    expect(free(plato('a', { plato_alergenos }))).toEqual(['pescado', 'moluscos'])
    expect(free(plato('a', { plato_alergenos, declarado_en: null }))).toEqual([])
  })
})

test('a dish brings the wines that go with it', () => {
  const couple = {
    plato: { slug: 'a', nombre: { text: 'a', lang: 'es' as const } },
    vino: { slug: 'perla', nombre: 'Perla de Sal', estilo: 'espumoso', copa: 650, botella: 3400 },
    motivo: null,
  }
  const rows = {
    alergenos,
    categorias: [categoria('arroces')],
    platos: [plato('a'), plato('b')],
    bebidas: [],
  }
  const { secciones } = toCarta(rows, 'es', '2026-11-21', [couple])
  expect(secciones[0]?.platos.map(({ vinos }) => vinos)).toEqual([[couple], []])
})

describe('a drink', () => {
  test('has the shape of a dish, with what only a drink has', () => {
    const row = bebida('rubia', {
      descripcion: 'De barril.',
      bebida_precios: [
        { formato: 'media', cents: 260, minimo: 1 },
        { formato: 'unico', cents: 460, minimo: 1 },
      ],
      bebida_alergenos: [{ alergeno_id: 1, presencia: 'contiene' }],
      traducciones: { it: { nombre: 'Bionda', descripcion: 'Alla spina.' } },
      agotado_hasta: '2026-11-21',
    })
    expect(drink(row, 'it')).toEqual({
      tipo: 'bebida',
      slug: 'rubia',
      nombre: { text: 'Bionda', lang: 'it' },
      original: 'rubia',
      descripcion: { text: 'Alla spina.', lang: 'it' },
      ingredientes: { items: [], lang: 'it' },
      precios: row.bebida_precios,
      alergenos: {
        declarado: true,
        contiene: [{ clave: 'gluten', nombre: { text: 'Glutine', lang: 'it' } }],
        puede: [],
        sinGluten: false,
      },
      sinComprobado: [],
      dieta: 'vegano',
      picante: 0,
      destacado: false,
      ilustracion: null,
      foto: null,
      agotado: true,
      served: null,
      vinos: [],
      bebida: { ml: 330, grados: 4.8, conAlcohol: true, showsWithoutAlcohol: false },
    })
  })
  test('without alcohol has no degrees, whatever its row holds', () => {
    expect(drink(bebida('00', { con_alcohol: false, graduacion: 0 }))?.bebida).toEqual({
      ml: 330,
      grados: null,
      conAlcohol: false,
      showsWithoutAlcohol: false,
    })
  })
  test('without alcohol is marked where most of its section has some', () => {
    const marks = (...withAlcohol: boolean[]) =>
      carta(
        [],
        [categoria('cervezas', 'bebida')],
        'es',
        withAlcohol.map((alcoholic, i) => bebida(`b${i}`, { con_alcohol: alcoholic })),
      ).secciones[0]?.platos.map((plato) => plato.bebida?.showsWithoutAlcohol)
    expect(marks(true, true, false)).toEqual([false, false, true])
    expect(marks(false, false, true)).toEqual([false, false, false])
    const said = bebida('bíter', { nombre: 'Bíter sin alcohol', con_alcohol: false })
    const { secciones } = carta([], [categoria('cervezas', 'bebida')], 'es', [bebida('a'), bebida('b'), said])
    expect(secciones[0]?.platos.map((plato) => plato.bebida?.showsWithoutAlcohol)).toEqual([
      false,
      false,
      false,
    ])
  })
  test('nobody has declared is not told to be safe', () => {
    expect(drink(bebida('a', { declarado_en: null }))?.alergenos).toEqual({ declarado: false })
  })
  test('of another shape is refused', () => {
    expect(bebidaRow.safeParse(bebida('a')).success).toBe(true)
    expect(bebidaRow.safeParse({ ...bebida('a'), volumen_ml: 33.5 }).success).toBe(false)
    expect(bebidaRow.safeParse({ ...bebida('a'), con_alcohol: null }).success).toBe(false)
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
  const later = bebida('c', { actualizado_en: '2026-11-21T09:00:00+00:00' })
  expect(carta([plato('a')], undefined, 'es', [later]).actualizada).toBe('2026-11-21T09:00:00+00:00')
})

test('a row of another shape is refused, not shown', () => {
  expect(
    platoRow.safeParse({ ...plato('a'), plato_precios: [{ formato: 'unico', cents: 16.5, minimo: 1 }] })
      .success,
  ).toBe(false)
  expect(platoRow.safeParse({ ...plato('a'), declarado_en: undefined }).success).toBe(false)
})
