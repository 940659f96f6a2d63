import type { Dia, FloorMesa, LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { isHHmm, minutes } from '@/lib/core/dates.ts'
import { freeMesas, type Party, piecesOf, type Stay } from '@/lib/reservas/free-mesas.ts'

/** The tables of a day as the host sees them: who sits where at an hour, and where a party could go. */

const HOLDS: readonly LibroEntry['estado'][] = ['pendiente', 'confirmada', 'llegada', 'sentada']
const at = (hora: string): number => (isHHmm(hora) ? minutes(hora) : 0)
/** A stay past midnight ends on the next day. */
const span = ({ hora, hasta }: { hora: string; hasta: string }): Pick<Stay, 'from' | 'to'> => {
  const from = at(hora)
  const to = at(hasta)
  return { from, to: to > from ? to : to + 1440 }
}
const partyOf = (r: LibroEntry): Party => ({
  ...span(r),
  id: r.id,
  mesa_id: r.mesa_id,
  personas: r.personas,
})

export const holdsSeat = (r: LibroEntry): boolean => HOLDS.includes(r.estado)
export const countsByMesas = ({ mesas }: Dia, area: LibroEntry['mesa']): boolean =>
  mesas.some(({ zona }) => zona === area)
export const mesaName = ({ mesas }: Dia, id: string | null): string | null =>
  mesas.find((mesa) => mesa.id === id)?.nombre ?? null

const staysOf = ({ reservas, espera }: Dia): Stay[] => [
  ...reservas.filter(holdsSeat).map(partyOf),
  ...espera.map((offer) => ({ ...span(offer), id: offer.id, mesa_id: offer.mesa_id })),
]

/** Where a party may be moved by hand, what the rule would give it first. */
export const mesasFor = (dia: Dia, r: LibroEntry): FloorMesa[] => {
  const area = dia.mesas.filter(({ zona }) => zona === r.mesa)
  const free = new Set(freeMesas(area, staysOf(dia), partyOf(r), true).map(({ id }) => id))
  const byRule = freeMesas(area, staysOf(dia), partyOf(r)).map(({ id }) => id)
  return [...byRule, ...[...free].filter((id) => !byRule.includes(id))].flatMap(
    (id) => area.find((mesa) => mesa.id === id) ?? [],
  )
}

/** Whoever could be moved to a table that is free, those without one first. */
export const partiesFor = (dia: Dia, mesa: FloorMesa): LibroEntry[] =>
  dia.reservas
    .filter((r) => r.mesa === mesa.zona && holdsSeat(r) && r.mesa_id !== mesa.id)
    .filter((r) => mesasFor(dia, r).some(({ id }) => id === mesa.id))
    .sort((a, b) => Number(a.mesa_id !== null) - Number(b.mesa_id !== null) || at(a.hora) - at(b.hora))

export type TableState = 'libre' | 'esperada' | 'tarde' | 'sentada' | 'oferta'
export type FloorTable = {
  mesa: FloorMesa
  state: TableState
  r: LibroEntry | null
  /** Minutes of the day: when the party leaves, or when the next one comes. */
  until: number | null
}

const stateOf = (r: LibroEntry, isLate: (r: LibroEntry) => boolean): TableState =>
  r.estado === 'sentada' || r.estado === 'llegada' ? 'sentada' : isLate(r) ? 'tarde' : 'esperada'

/** Each table of an area (a join shows as its tables) at a minute of the day. */
export function floorAt(
  dia: Dia,
  area: LibroEntry['mesa'],
  minute: number,
  isLate: (r: LibroEntry) => boolean,
): FloorTable[] {
  const byId = new Map(dia.mesas.map((mesa) => [mesa.id, mesa]))
  const stays = staysOf(dia)
  return dia.mesas
    .filter(({ zona, unidas }) => zona === area && unidas.length === 0)
    .map((mesa) => {
      const here = stays.filter(({ mesa_id }) => {
        const held = mesa_id === null ? undefined : byId.get(mesa_id)
        return held !== undefined && piecesOf(held).includes(mesa.id)
      })
      const now = here.find(({ from, to }) => from <= minute && minute < to)
      const r = now ? (dia.reservas.find(({ id }) => id === now.id) ?? null) : null
      const next = here.map(({ from }) => from).filter((from) => from > minute)
      return {
        mesa,
        r,
        state: now ? (r ? stateOf(r, isLate) : 'oferta') : 'libre',
        until: now ? now.to : next.length > 0 ? Math.min(...next) : null,
      }
    })
}

/** Who is in an area at a minute, those without a table first. */
export const partiesAt = (dia: Dia, area: LibroEntry['mesa'], minute: number): LibroEntry[] =>
  dia.reservas
    .filter((r) => {
      const { from, to } = span(r)
      return r.mesa === area && holdsSeat(r) && from <= minute && minute < to
    })
    .sort((a, b) => Number(a.mesa_id !== null) - Number(b.mesa_id !== null) || at(a.hora) - at(b.hora))
