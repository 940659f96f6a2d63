/** A dish and a wine that goes with it, by their slugs; the order of a list of these is the house's. */
export type Par<Motivo> = { plato: string; vino: string; motivo: Motivo }
/** A wine for a dish: for a reason of its own, or because it goes with another dish of the same section. */
export type Propuesta<Motivo> = { vino: string } & ({ motivo: Motivo } | { como: string })

const MAX_VINOS = 3

/**
 * Up to three wines for a dish: those the house has paired with it, and if they are fewer, those it has paired with
 * most dishes of the same section. A wine taken from there says from which dish; no reason is invented for it.
 *
 * @param section the slugs of the dishes of its section
 */
export function propuestas<Motivo>(
  plato: string,
  section: readonly string[],
  pares: readonly Par<Motivo>[],
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
