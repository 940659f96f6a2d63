import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { oneLine } from '../../lib/reservas/whatsapp.ts'
import { reason } from '../local/log.ts'
import { composeBaja } from './baja.ts'
import { compose, type Origin } from './compose.ts'
import { composeDecision } from './decision.ts'
import { removeLeftovers, type StorageAccess } from './erase-fotos.ts'
import { composeInvitacion } from './invitacion.ts'
import { type Casa, correo, type Delivery, type Mailer, type Mensaje } from './types.ts'

export type Deps = {
  ahora: () => number
  mailer: Mailer
  site: string
  sender: string | null
  storage: StorageAccess | null
  aborted: AbortSignal
}

const SPECIAL_COMPOSERS: Readonly<Record<string, (row: unknown, origin: Origin) => Mensaje>> = {
  baja: composeBaja,
  invitacion: composeInvitacion,
  decision: composeDecision,
}

/** E-mails sent at a time; also the most that a crash can leave with an unknown result. */
const BATCH_SIZE = 4
const RETRY_MS = 500

export async function readCasa(sql: Sql): Promise<Casa> {
  const [row] = await sql<{ nombre: unknown; telefono: string; email: string; direccion: string }[]>`
    select (select valor from public.ajustes where clave = 'nombre') as nombre, f.telefono, f.email, f.direccion
    from public.footer_info f order by f.id limit 1`
  const said = (text: unknown, otherwise: string) => (typeof text === 'string' && oneLine(text)) || otherwise
  return {
    nombre: said(row?.nombre, 'Alma Enigma'),
    telefono: said(row?.telefono, '+34 900 000 000'),
    email: said(row?.email, 'hola@almaenigma.example.com'),
    direccion: said(row?.direccion, ''),
  }
}

/** Stores the result of a delivery. Retries while the database is down, because the e-mail is already sent. */
async function recordDelivery(sql: Sql, id: string, delivery: Delivery, aborted: AbortSignal): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await sql`select private.correo_hecho(${id}, ${delivery.outcome}, ${delivery.error})`
      return
    } catch (error) {
      // Without a result the row is never sent again automatically.
      if (tries >= (aborted.aborted ? 3 : 120)) throw error
      await sleep(RETRY_MS)
    }
  }
}

async function dispatch(sql: Sql, row: { id: string; tipo: string }, casa: Casa, deps: Deps): Promise<void> {
  const { mailer, aborted, site, sender, ahora } = deps
  let mensaje: Mensaje
  try {
    const origin = { casa, site, de: sender, ahora: ahora() }
    mensaje = SPECIAL_COMPOSERS[row.tipo]?.(row, origin) ?? compose(correo.parse(row), origin)
  } catch (error) {
    const said = `The mail cannot be written: ${String(error).slice(0, 250)}`
    return recordDelivery(sql, row.id, { outcome: 'fallido', error: said }, aborted)
  }
  await recordDelivery(sql, row.id, await mailer.send(mensaje, aborted), aborted)
}

/**
 * Sends every e-mail that is due. A committed transaction claims each one first, so that neither another worker nor
 * this one after a crash sends it twice.
 * @returns the number of e-mails handled
 * @throws when the database is down
 */
export async function sendDue(sql: Sql, deps: Deps): Promise<number> {
  let handled = 0
  let casa: Casa | null = null
  while (!deps.aborted.aborted) {
    const claimed = await sql<
      { id: string; tipo: string }[]
    >`select * from private.correos_tomar(${BATCH_SIZE})`
    if (claimed.length === 0) break
    casa ??= await readCasa(sql)
    const house = casa
    await Promise.all(claimed.map((row) => dispatch(sql, row, house, deps)))
    handled += claimed.length
  }
  return handled
}

async function round(sql: Sql, nombre: string, job: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  const told = await job().then(
    () => null,
    (error: unknown) => ({ error }),
  )
  const ms = Math.round(performance.now() - started)
  const said = told ? reason(told.error) : null
  // When the database itself is down the result cannot be stored; the job's own error reports it.
  await sql`select private.ronda(${nombre}, ${ms}, ${said})`.catch((error: unknown) => {
    if (!told) throw error
  })
  if (told) throw told.error
}

async function tarea(sql: Sql, nombre: string): Promise<void> {
  const [row] = await sql<{ fallo: string | null }[]>`select private.tarea(${nombre}) as fallo`
  if (row?.fallo) throw new Error(`${nombre}: ${row.fallo}`)
}

/**
 * One round of the worker: scheduled work (expiries, offers, reminders, deleted accounts, old data, unused pictures),
 * then the e-mails that are due. A failing step does not stop the others.
 * @throws the first error, after all steps
 */
export async function tick(sql: Sql, deps: Deps): Promise<number> {
  const { storage, aborted } = deps
  const broken: unknown[] = []
  const note = (error: unknown) => broken.push(error)
  const jobs = await sql<{ nombre: string }[]>`
    select nombre from private.rondas where cron is not null order by cada, nombre`
  for (const { nombre } of jobs) await tarea(sql, nombre).catch(note)
  if (storage) await round(sql, 'fotos', () => removeLeftovers(sql, storage, aborted)).catch(note)
  let handled = 0
  await round(sql, 'correos', async () => {
    handled = await sendDue(sql, deps)
  })
  if (broken.length > 0) throw broken[0]
  return handled
}
