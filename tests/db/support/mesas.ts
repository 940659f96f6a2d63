import { randomUUID } from 'node:crypto'
import { type Session, sql } from './client.ts'
import { llama } from './libro.ts'

/** Tools for the tests of tables. */

export type MesaDraft = { nombre: string; plazas: number; minimo?: number; unidas?: readonly string[] }

/** Gives an area these tables, joins by the names of their tables; the ids of those that were there stay. */
export async function setMesas(
  admin: Session,
  mesas: readonly MesaDraft[],
  { zona = 'interior', on = true } = {},
): Promise<Record<string, string>> {
  const [area] = await sql`select id, version from zonas where clave = ${zona}`
  const before = await sql`select id, nombre from mesas where zona_id = ${area?.id}`
  const ids = Object.fromEntries(
    mesas.map(({ nombre }) => [nombre, before.find((row) => row.nombre === nombre)?.id ?? randomUUID()]),
  )
  await llama(
    'guardar_mesas',
    {
      zona: area?.id,
      por_mesas: on,
      version: area?.version,
      mesas: mesas.map(({ unidas = [], minimo = 1, ...mesa }) => ({
        ...mesa,
        minimo,
        id: ids[mesa.nombre],
        unidas: unidas.map((name) => ids[name]),
      })),
    },
    admin,
  )
  return ids
}

export async function noMesas(): Promise<void> {
  await sql`update zonas set por_mesas = false`
  await sql`delete from mesas`
}

/** Pairs of parties that hold the same table at one moment: there must never be one. */
export const doublySeated = () => sql`select a.id, b.id from private.ocupacion a
  join private.ocupacion b on a.id < b.id and a.inicio < b.fin and b.inicio < a.fin
  join mesas x on x.id = a.mesa_id join mesas y on y.id = b.mesa_id where x.piezas && y.piezas`

/** The name of the table a booking has. */
export const mesaOf = async (id: string): Promise<string | null> => {
  const [row] = await sql`select m.nombre from reservas r join mesas m on m.id = r.mesa_id where r.id = ${id}`
  return row?.nombre ?? null
}

/** Two that share two small tables, one with a smallest party, and a join. */
export const ROOM: readonly MesaDraft[] = [
  { nombre: '1', plazas: 2 },
  { nombre: '2', plazas: 2 },
  { nombre: '3', plazas: 4, minimo: 3 },
  { nombre: '1+2', plazas: 4, minimo: 3, unidas: ['1', '2'] },
]
