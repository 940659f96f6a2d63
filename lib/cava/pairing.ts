export type Pairing<Motivo> = { plato: string; vino: string; motivo: Motivo }
export type Propuesta<Motivo> = { vino: string } & ({ motivo: Motivo } | { como: string })

const MAX_VINOS = 3

/**
 * Up to three wines for a dish: those the house has paired with it. A dish without any takes the wines that go with most
 * dishes of its section, each naming that dish instead of inventing a reason. `section`: the slugs of its dishes.
 */
export function propuestas<Motivo>(
  plato: string,
  section: readonly string[],
  pares: readonly Pairing<Motivo>[],
): Propuesta<Motivo>[] {
  const own = pares.filter((par) => par.plato === plato)
  if (own.length > 0) return own.slice(0, MAX_VINOS).map(({ vino, motivo }) => ({ vino, motivo }))
  const near = new Map<string, { como: string; times: number }>()
  for (const { plato: other, vino } of pares) {
    if (!section.includes(other)) continue
    const seen = near.get(vino)
    if (seen) seen.times += 1
    else near.set(vino, { como: other, times: 1 })
  }
  return [...near]
    .sort(([, a], [, b]) => b.times - a.times)
    .slice(0, MAX_VINOS)
    .map(([vino, { como }]) => ({ vino, como }))
}
