import { describe, expect, test } from 'vitest'
import { byPlato, byVino, type MaridajeRow, maridajeRow, toPairs } from '../../../lib/carta/maridajes.ts'

type Plato = NonNullable<MaridajeRow['platos']>
type Vino = NonNullable<MaridajeRow['vinos']>
const plato = (slug: string, changes: Partial<Plato> = {}): Plato => ({
  slug,
  nombre: slug,
  visible: true,
  traducciones: {},
  ...changes,
})
const vino = (slug: string, changes: Partial<Vino> = {}): Vino => ({
  slug,
  nombre: slug,
  estilo: 'blanco',
  visible: true,
  stock: 6,
  precio_botella_cents: 3400,
  precio_copa_cents: 650,
  ...changes,
})
const pair = (platos: Plato | null, vinos: Vino | null, changes: Partial<MaridajeRow> = {}): MaridajeRow => ({
  motivo: null,
  traducciones: {},
  platos,
  vinos,
  ...changes,
})

describe('pairs of dish and wine', () => {
  test('tell why, in the language of the page or in Spanish', () => {
    const row = pair(
      plato('ostra', { traducciones: { de: { nombre: 'Auster' } } }),
      vino('perla', { nombre: 'Perla de Sal' }),
      { motivo: 'Sal con sal.', traducciones: { de: { motivo: 'Salz zu Salz.' } } },
    )
    expect(toPairs([row], 'de')).toEqual([
      {
        plato: { slug: 'ostra', nombre: { text: 'Auster', lang: 'de' } },
        vino: { slug: 'perla', nombre: 'Perla de Sal', estilo: 'blanco', copa: 650, botella: 3400 },
        motivo: { text: 'Salz zu Salz.', lang: 'de' },
      },
    ])
    expect(toPairs([row], 'fr')[0]?.motivo).toEqual({ text: 'Sal con sal.', lang: 'es' })
  })

  test('leave out what nobody can order: hidden dishes and wines, and wines of which there is no bottle', () => {
    const rows = [
      pair(null, vino('a')),
      pair(plato('a'), null),
      pair(plato('b', { visible: false }), vino('b')),
      pair(plato('c'), vino('c', { visible: false })),
      pair(plato('d'), vino('d', { stock: 0 })),
      pair(plato('e'), vino('e', { stock: 1 })),
    ]
    expect(toPairs(rows, 'es').map(({ plato }) => plato.slug)).toEqual(['e'])
  })

  test('are found from the dish and from the wine, in their order', () => {
    const couples = toPairs(
      [
        pair(plato('ostra'), vino('perla')),
        pair(plato('gamba'), vino('arena')),
        pair(plato('ostra'), vino('arena')),
      ],
      'es',
    )
    expect(
      byPlato(couples)
        .get('ostra')
        ?.map(({ vino }) => vino.slug),
    ).toEqual(['perla', 'arena'])
    expect(
      byVino(couples)
        .get('arena')
        ?.map(({ plato }) => plato.slug),
    ).toEqual(['gamba', 'ostra'])
    expect(byPlato(couples).get('pan')).toBeUndefined()
  })

  test('of another shape are refused', () => {
    expect(maridajeRow.safeParse(pair(plato('a'), vino('a'))).success).toBe(true)
    expect(maridajeRow.safeParse(pair(plato('a'), { ...vino('a'), stock: 1.5 })).success).toBe(false)
  })
})
