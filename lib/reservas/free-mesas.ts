/**
 * Which table a party gets where an area has tables. `private.mesas_libres` of the database decides by the same rule;
 * tests/fixtures/mesas.cases.json runs through both.
 */

/** A table, or a join of tables that are pushed together (`unidas`). A list of them is in the owner's order. */
export type Mesa = {
  id: string
  nombre: string
  plazas: number
  /** The smallest party it is given to without the staff's hand. */
  minimo: number
  unidas: readonly string[]
}

/** Somebody who holds a table; times in minutes of one day, past midnight above 1440. */
export type Stay = { id: string; mesa_id: string | null; from: number; to: number }
export type Party = Stay & { personas: number }

/** The tables that are taken with it. */
export const piecesOf = ({ id, unidas }: Mesa): readonly string[] => (unidas.length > 0 ? unidas : [id])

const seatOrder = (own: string | null) => (a: Mesa, b: Mesa) =>
  Number(b.id === own) - Number(a.id === own) ||
  a.plazas - b.plazas ||
  piecesOf(a).length - piecesOf(b).length

/**
 * The tables and joins that are free for the whole stay and fit, the one the party gets first: the one it has already,
 * else the one with the fewest seats, of those the one of fewest tables, then the owner's order. `byHand`: however small
 * the party is.
 */
export function freeMesas(
  mesas: readonly Mesa[],
  stays: readonly Stay[],
  party: Party,
  byHand = false,
): Mesa[] {
  const byId = new Map(mesas.map((mesa) => [mesa.id, mesa]))
  const taken = new Set(
    stays
      .filter(({ id, from, to }) => id !== party.id && from < party.to && to > party.from)
      .flatMap(({ mesa_id }) => {
        const mesa = mesa_id === null ? undefined : byId.get(mesa_id)
        return mesa ? piecesOf(mesa) : []
      }),
  )
  return mesas
    .filter(
      (mesa) =>
        party.personas <= mesa.plazas &&
        (byHand || party.personas >= mesa.minimo || mesa.id === party.mesa_id) &&
        !piecesOf(mesa).some((piece) => taken.has(piece)),
    )
    .sort(seatOrder(party.mesa_id))
}
