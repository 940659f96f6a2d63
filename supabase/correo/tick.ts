import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { oneLine } from '../../lib/reservas/whatsapp.ts'
import { componerBaja } from './baja.ts'
import { componer, type Origen } from './componer.ts'
import { type Almacen, quitarSobrantes } from './fotos.ts'
import { componerInvitacion } from './invitacion.ts'
import { type Casa, correo, type Entrega, type Mensaje, type Mensajero } from './tipos.ts'

export type Deps = {
  /** Milliseconds since 1970. */
  ahora: () => number
  mensajero: Mensajero
  /** The site's public address, without a slash at its end. */
  sitio: string
  /** The sender's address; null takes the restaurant's own. */
  de: string | null
  /** Where the pictures of deleted accounts are; null where this worker has no key to it. */
  almacen: Almacen | null
  aborted: AbortSignal
}

/** Letters that are about no booking. */
const APARTE: Readonly<Record<string, (row: unknown, origen: Origen) => Mensaje>> = {
  baja: componerBaja,
  invitacion: componerInvitacion,
}

/** Mails under way at once. A crash leaves at most so many whose fate nobody knows. */
const A_LA_VEZ = 4
const OTRA_VEZ_MS = 500

/** The restaurant's name and contact data, from the same rows as the site's. */
export async function casaDe(sql: Sql): Promise<Casa> {
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

/** Tells the outbox what became of a mail. Kept on at while the database is away: the mail itself is gone already. */
async function apuntar(sql: Sql, id: string, entrega: Entrega, aborted: AbortSignal): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await sql`select private.correo_hecho(${id}, ${entrega.resultado}, ${entrega.error})`
      return
    } catch (error) {
      // Left as it is the row becomes a dead letter, which is never sent again by itself.
      if (tries >= (aborted.aborted ? 3 : 120)) throw error
      await sleep(OTRA_VEZ_MS)
    }
  }
}

async function despachar(sql: Sql, row: { id: string; tipo: string }, casa: Casa, deps: Deps): Promise<void> {
  const { mensajero, aborted, sitio, de, ahora } = deps
  let mensaje: Mensaje
  try {
    const origen = { casa, sitio, de, ahora: ahora() }
    mensaje = APARTE[row.tipo]?.(row, origen) ?? componer(correo.parse(row), origen)
  } catch (error) {
    const said = `The mail cannot be written: ${String(error).slice(0, 250)}`
    return apuntar(sql, row.id, { resultado: 'fallido', error: said }, aborted)
  }
  await apuntar(sql, row.id, await mensajero.enviar(mensaje, aborted), aborted)
}

/**
 * Sends every mail that is due. Each is claimed in a committed transaction before anything leaves, so that neither a
 * second worker nor this one after a crash sends it again.
 * @returns how many mails were handled
 * @throws when the database is away
 */
export async function repartir(sql: Sql, deps: Deps): Promise<number> {
  let handled = 0
  let casa: Casa | null = null
  while (!deps.aborted.aborted) {
    const claimed = await sql<
      { id: string; tipo: string }[]
    >`select * from private.correos_tomar(${A_LA_VEZ})`
    if (claimed.length === 0) break
    casa ??= await casaDe(sql)
    const house = casa
    await Promise.all(claimed.map((row) => despachar(sql, row, house, deps)))
    handled += claimed.length
  }
  return handled
}

/** What time itself brings, each on its own: one that is broken keeps none of the others, nor the mails, waiting. */
const TAREAS: readonly ((sql: Sql, deps: Deps) => Promise<unknown>)[] = [
  (sql) => sql`select private.tarea_reservas()`,
  (sql) => sql`select private.tarea_cuentas()`,
  (sql) => sql`select private.tarea_retencion()`,
  (sql) => sql`select private.tarea_oficina()`,
  (sql) => sql`select private.tarea_imagenes()`,
  async (sql, { almacen, aborted }) => almacen && quitarSobrantes(sql, almacen, aborted),
]

/**
 * One round of the worker: what time itself brings (expiries, offers, reminders; accounts that were given up, data whose
 * time is over, pictures that nothing shows), then the mails that are due.
 */
export async function tick(sql: Sql, deps: Deps): Promise<number> {
  const broken: unknown[] = []
  for (const tarea of TAREAS) await tarea(sql, deps).catch((error: unknown) => broken.push(error))
  const handled = await repartir(sql, deps)
  if (broken.length > 0) throw broken[0]
  return handled
}
