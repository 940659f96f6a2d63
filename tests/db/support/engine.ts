import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { post, reserva, rpc, type Session, sql } from './client.ts'

/** Tools for the tests of seats, states and links. */

const DEFAULTS: Record<string, unknown> = {}
/** Settings for a test; `restore` puts back what was there. */
export async function adjust(changes: Record<string, unknown>): Promise<void> {
  for (const [clave, valor] of Object.entries(changes)) {
    const [row] = await sql`select valor from ajustes where clave = ${clave}`
    if (!(clave in DEFAULTS)) DEFAULTS[clave] = row?.valor
    await sql`insert into ajustes (clave, valor) values (${clave}, ${JSON.stringify(valor)}::text::jsonb)
      on conflict (clave) do update set valor = excluded.valor`
  }
}
/** The seats of both areas; null: nobody counts them. */
export async function aforo(interior: number | null, exterior: number | null = null): Promise<void> {
  await sql`update zonas set aforo = ${interior}::integer where clave = 'interior'`
  await sql`update zonas set aforo = ${exterior}::integer where clave = 'exterior'`
}
export async function restore(): Promise<void> {
  await aforo(null)
  for (const [clave, valor] of Object.entries(DEFAULTS)) {
    if (valor === undefined) await sql`delete from ajustes where clave = ${clave}`
    else await sql`update ajustes set valor = ${JSON.stringify(valor)}::text::jsonb where clave = ${clave}`
    delete DEFAULTS[clave]
  }
}
export async function empty(): Promise<void> {
  await sql`delete from lista_espera`
  await sql`delete from reservas`
  await sql`delete from correos`
}

/** What an answer says: its status and, when it refuses, the code in its body. */
export async function rejection(answer: Response): Promise<string> {
  const text = await answer.text()
  if (answer.ok) return String(answer.status)
  const { code, message } = JSON.parse(text) as { code: string; message: string }
  return code === '23505' ? 'repetida' : `${answer.status} ${message}`
}

/** Posts a reservation and tells what became of it. */
export const asks = async (change: Record<string, unknown> = {}, session?: Session): Promise<string> =>
  rejection(await post(reserva(change), session?.token))

export type Made = { id: string; codigo: string; token: string; clave: string; version: number }

/** A reservation with its link, as a guest holds it. */
export async function created(change: Record<string, unknown> = {}, session?: Session): Promise<Made> {
  const token = randomBytes(16).toString('base64url')
  const clave = randomUUID()
  const token_hash = createHash('sha256').update(token).digest('hex')
  const answer = await post(reserva({ clave, token_hash, ...change }), session?.token)
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
  const [row] = await sql`select id, codigo, version from reservas where clave = ${clave}`
  return { id: row?.id, codigo: row?.codigo, version: row?.version, token, clave }
}

export const fila = async (id: string): Promise<Record<string, unknown>> => {
  const [row] = await sql`select * from reservas where id = ${id}`
  return row ?? {}
}

type Espera = { codigo: string; token: string; clave: string }
/** Puts somebody on the waiting list; throws when refused. */
export async function espera(change: Record<string, unknown> = {}): Promise<Espera> {
  const token = randomBytes(16).toString('base64url')
  const clave = randomUUID()
  const said = await rejection(await record({ clave, token_hash: sha256(token), ...change }))
  if (said !== '204') throw new Error(said)
  const [row] = await sql`select codigo from lista_espera where clave = ${clave}`
  return { codigo: row?.codigo, token, clave }
}
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
export const record = (change: Record<string, unknown>): Promise<Response> => {
  const { estado: _, primera_visita: __, ...datos } = reserva(change)
  return rpc('espera_apuntar', { datos })
}

export type Gap = {
  hora: string
  libre: boolean
  motivo: string | null
  mesas: Record<'interior' | 'exterior', string | null>
}
/** Every time of a day as the database tells it. */
export async function gaps(
  fecha: string,
  personas: number,
  more: Record<string, unknown> = {},
): Promise<Gap[]> {
  const answer = await rpc('disponibilidad', { fecha, personas, ...more })
  if (!answer.ok) throw new Error(await answer.text())
  const { comida, cena } = (await answer.json()) as Record<'comida' | 'cena', Gap[]>
  return [...comida, ...cena]
}
export const gap = async (fecha: string, hora: string, personas: number, more = {}) =>
  (await gaps(fecha, personas, more)).find((h) => h.hora === hora)?.mesas
