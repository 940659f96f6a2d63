export type Pairing<Motivo> = { plato: string; vino: string; motivo: Motivo }
export type Propuesta<Motivo> = { vino: string } & ({ motivo: Motivo } | { como: string })

const MAX_VINOS = 3

/** Up to three wines for a dish: its own pairings, then those of most dishes of its section, which name that dish
 * instead of inventing a reason. `section`: the slugs of its dishes. */
export function propuestas<Motivo>(
  plato: string,
  section: readonly string[],
  pares: readonly Pairing<Motivo>[],
): Propuesta<Motivo>[] {
  const own = pares.filter((par) => par.plato === plato)
  const found: Propuesta<Motivo>[] = own.map(({ vino, motivo }) => ({ vino, motivo }))
  const near = new Map<string, { como: string; times: number }>()
  for (const { plato: other, vino } of pares) {
    if (!section.includes(other) || own.some((par) => par.vino === vino)) continue
    const seen = near.get(vino)
    if (seen) seen.times += 1
    else near.set(vino, { como: other, times: 1 })
  }
  const filling = [...near]
    .sort(([, a], [, b]) => b.times - a.times)
    .map(([vino, { como }]) => ({ vino, como }))
  return [...found, ...filling].slice(0, MAX_VINOS)
}
