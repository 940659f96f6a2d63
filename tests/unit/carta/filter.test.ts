import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FilterCard, filterGroups, judge, motivosOf } from '../../../lib/carta/filter.ts'
import { type CartaQuery, UNFILTERED } from '../../../lib/carta/query.ts'

const nothing = { contiene: [], puede: [] }
const card = (slug: string, changes: Partial<FilterCard> = {}): FilterCard => ({
  slug,
  declara: nothing,
  dieta: null,
  textos: { nombre: slug, descripcion: '', ingredientes: '', original: '' },
  ...changes,
})
const see = (declares: FilterCard['declara'], query: Partial<CartaQuery>) =>
  judge(card('a', { declara: declares }), { ...UNFILTERED, ...query }, [], 'arroces').ver
const CLAVES = ['gluten', 'soja', 'leche']

describe('§Carta exclude', () => {
  test('undeclared is never safe', () => {
    expect(see(null, {})).toBe('muestra')
    for (const clave of CLAVES) expect(see(null, { sin: [clave] })).toBe('oculto')
    expect(motivosOf(null, ['soja'])).toEqual({ contiene: [], puede: [], sinDeclarar: true })
  })

  test('what contains it is hidden, and says which', () => {
    expect(see({ contiene: ['soja'], puede: [] }, { sin: ['gluten', 'soja'] })).toBe('oculto')
    expect(motivosOf({ contiene: ['soja', 'leche'], puede: [] }, ['gluten', 'soja'])).toEqual({
      contiene: ['soja'],
      puede: [],
      sinDeclarar: false,
    })
  })

  test('may contain counts as containing', () => {
    expect(see({ contiene: [], puede: ['soja'] }, { sin: ['soja'] })).toBe('oculto')
    expect(motivosOf({ contiene: ['gluten'], puede: ['gluten', 'soja'] }, ['gluten', 'soja'])).toEqual({
      contiene: ['gluten'],
      puede: ['soja'],
      sinDeclarar: false,
    })
  })

  test('declared without it is free', () => {
    expect(see(nothing, { sin: CLAVES })).toBe('muestra')
    expect(see({ contiene: ['leche'], puede: ['soja'] }, { sin: ['gluten'] })).toBe('muestra')
  })

  test('no combination ever shows as fine what contains, may contain or does not say', () => {
    const claves = fc.subarray(CLAVES)
    const declares = fc.option(fc.record({ contiene: claves, puede: claves }), { nil: null })
    fc.assert(
      fc.property(declares, claves, fc.boolean(), (de, without, show) => {
        const found = see(de, { sin: without, mostrar: show ? ['arroces'] : [] })
        const safe =
          without.length === 0 ||
          (de !== null && !without.some((x) => [...de.contiene, ...de.puede].includes(x)))
        expect(found).toBe(safe ? 'muestra' : show ? 'avisado' : 'oculto')
      }),
    )
  })

  test('a section shown anyway shows its own hidden dishes, with their warning', () => {
    const gluten = card('pan', { declara: { contiene: ['gluten'], puede: [] } })
    const asked = { ...UNFILTERED, sin: ['gluten'], mostrar: ['arroces'] }
    expect(judge(gluten, asked, [], 'arroces')).toMatchObject({
      ver: 'avisado',
      motivos: { contiene: ['gluten'] },
    })
    expect(judge(gluten, asked, [], 'postres').ver).toBe('oculto')
  })
})

describe('§Carta diet', () => {
  const dieta = (has: FilterCard['dieta'], asked: CartaQuery['dieta']) =>
    judge(card('a', { dieta: has }), { ...UNFILTERED, dieta: asked }, [], 'arroces').ver
  test.each([
    [null, [], 'muestra'],
    [null, ['vegano'], 'fuera'],
    [null, ['vegetariano'], 'fuera'],
    ['vegetariano', ['vegetariano'], 'muestra'],
    ['vegetariano', ['vegano'], 'fuera'],
    ['vegano', ['vegano'], 'muestra'],
    ['vegano', ['vegetariano'], 'muestra'],
    ['vegano', ['vegano', 'vegetariano'], 'muestra'],
    ['vegetariano', ['vegano', 'vegetariano'], 'fuera'],
  ] as const)('%s asked %j', (has, asked, expected) => {
    expect(dieta(has, asked)).toBe(expected)
  })
})

describe('§Carta count', () => {
  const grupos = [
    {
      slug: 'arroces',
      tipo: 'plato',
      fichas: [
        card('senyoret', { declara: { contiene: ['soja'], puede: [] } }),
        card('meloso', { declara: { contiene: [], puede: ['soja', 'gluten'] } }),
        card('huerta', { dieta: 'vegano' }),
        card('guiso', { declara: null }),
      ],
    },
    { slug: 'cervezas', tipo: 'bebida', fichas: [card('rubia', { dieta: 'vegano' })] },
  ] as const

  test('everything is there when nothing is asked', () => {
    expect(filterGroups(grupos, UNFILTERED)).toMatchObject({
      platos: { visibles: 4, total: 4 },
      bebidas: { visibles: 1, total: 1 },
      secciones: [{ visibles: 4, excluidos: 0 }, { visibles: 1 }],
    })
  })

  test('hidden dishes are counted with each reason once', () => {
    expect(filterGroups(grupos, { ...UNFILTERED, sin: ['gluten', 'soja'] })).toMatchObject({
      platos: { visibles: 1, total: 4 },
      secciones: [
        {
          visibles: 1,
          excluidos: 3,
          mostrada: false,
          motivos: { contiene: ['soja'], puede: ['gluten'], sinDeclarar: true },
        },
        { visibles: 1, excluidos: 0 },
      ],
    })
  })

  test('shown anyway does not count as fine', () => {
    const found = filterGroups(grupos, { ...UNFILTERED, sin: ['soja'], mostrar: ['arroces'] })
    expect(found.platos).toEqual({ visibles: 1, total: 4 })
    expect(found.secciones[0]).toMatchObject({ mostrada: true, excluidos: 3 })
  })

  test('what was not asked for is neither shown nor counted as hidden', () => {
    const found = filterGroups(grupos, { ...UNFILTERED, sin: ['soja'], q: 'meloso' })
    expect(found.secciones[0]).toMatchObject({ visibles: 0, excluidos: 1 })
    expect(found.secciones[0]?.veredictos.get('senyoret')).toEqual({ ver: 'fuera' })
    expect(found.bebidas).toEqual({ visibles: 0, total: 1 })
  })
})
