import { randomUUID } from 'node:crypto'
import { nextDay, rpc, type Session, sql } from './client.ts'
import { fila, rejection } from './engine.ts'

/** Tools for the tests of the reservation book. */

/** Calls a function and gives its answer; throws what it refused with. */
export const llama = async (name: string, body: Record<string, unknown>, who: Session | null) => {
  const answer = await rpc(name, body, who?.token)
  if (!answer.ok) throw new Error(`${name}: ${await rejection(answer)}`)
  return answer.status === 204 ? null : answer.json()
}

/** Calls a function and tells what became of it: the status, and the refusal's name. */
export const probe = async (name: string, body: Record<string, unknown>, who: Session | null) =>
  rejection(await rpc(name, body, who?.token))

/** What closing answers where nobody waits. */
export const NOBODY = { escritos: 0, sin_correo: 0, quedan: 0 }

/** Writes as if it had come to be: past every trigger. */
export const outOfTheWay = (query: string) =>
  sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx.unsafe(query)
  })

/** A booking by telephone as the staff writes it down, without any contact. */
export const telefono = (change: Record<string, unknown> = {}) => ({
  canal: 'telefono',
  clave: randomUUID(),
  nombre: 'Ana Teléfono',
  fecha_reserva: nextDay(4),
  hora_reserva: '21:00',
  personas: 2,
  preferencia_mesa: 'interior',
  ...change,
})

/** What one of the staff does with bookings, each as it stands at this moment and without a word to the guest. */
export const manos = (who: () => Session) => {
  const version = async (id: string) => Number((await fila(id)).version)
  const note = (data: object) => llama('reserva_anotar', { datos: data }, who())
  return {
    version,
    anotar: note,
    verbo: async (id: string, a: string, more = {}) =>
      probe('reserva_estado', { id, a, version: await version(id), avisar: false, ...more }, who()),
    mover: async (id: string, changes: object, more = {}) =>
      probe(
        'reserva_mover',
        { id, version: await version(id), cambios: changes, avisar: false, ...more },
        who(),
      ),
    deshacer: async (id: string) => probe('reserva_deshacer', { id, version: await version(id) }, who()),
    paso: (change: object = {}) =>
      note({ canal: 'paso', clave: randomUUID(), personas: 2, preferencia_mesa: 'interior', ...change }),
    informe: (from: string, hasta = from) => llama('libro_informe', { desde: from, hasta }, who()),
    apunte: async (id: string, fecha: string) =>
      (await llama('libro_dia', { fecha }, who())).reservas.find((r: { id: string }) => r.id === id),
  }
}
export const eventos = (id: string) =>
  sql`select tipo, de, a, actor, actor_id, datos from reserva_eventos where reserva_id = ${id} order by id`
export const correosDe = (id: string) =>
  sql`select tipo, estado from correos where reserva_id = ${id} order by creado_en, id`
