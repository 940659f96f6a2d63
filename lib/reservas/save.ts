import 'server-only'
import { z } from 'zod'
import { ok, type Result, refuse } from '../core/result.ts'
import type { Locale } from '../i18n/locales.ts'
import { errorName, errorOf, requestSupabase } from '../supabase/request.ts'
import { callRpc, noAviso } from '../supabase/rpc.ts'
import { isReservaAviso, type ReservaAviso } from './avisos.ts'
import { keysOf, type ReservaKeys } from './keys.ts'
import type { RequestedReserva } from './rules.ts'

/** Longest wait for the insert: a lock on a busy day may take a while, a guest waits no longer than this. */
const TIMEOUT_MS = 8000

export type NewReserva = RequestedReserva & { primera_visita: boolean }

/** What opens the booking; `repetida` when this key had made it before. */
export type SavedReserva = Pick<ReservaKeys, 'codigo' | 'token'> & { repetida?: true }

/** The row of this key is there already: the answer to an earlier, identical post was lost on its way. */
const isRepeat = (status: number, { code, message }: ReturnType<typeof errorOf>): boolean =>
  status === 409 && code === '23505' && message.includes('_clave')

/** The session has ended, or its account is gone. Nothing was written. */
const isStranger = (status: number, { code }: ReturnType<typeof errorOf>): boolean =>
  status === 401 || status === 403 || code === '23503'

/** The body posted to `reservas` (§7): the specified columns, the row's key, the guest's language, the hash of his link. */
export function bodyOf(reserva: NewReserva, idempotencyKey: string, locale: Locale) {
  const { clave, tokenHash } = keysOf(idempotencyKey)
  return {
    nombre: reserva.nombre,
    email: reserva.email,
    telefono: reserva.telefono,
    fecha_reserva: reserva.fecha_reserva,
    hora_reserva: reserva.hora_reserva,
    personas: reserva.personas,
    ocasion: reserva.ocasion,
    preferencia_mesa: reserva.preferencia_mesa,
    requisitos_dieteticos: reserva.requisitos_dieteticos,
    notas: reserva.notas,
    primera_visita: reserva.primera_visita,
    estado: 'pendiente',
    clave,
    idioma: locale,
    token_hash: tokenHash,
  } as const
}
export type ReservaBody = ReturnType<typeof bodyOf>

/** What `createReserva` gives for a booking that is taken, without writing anything. */
export function dryRunReserva(idempotencyKey: string): Result<SavedReserva, never> {
  const { codigo, token } = keysOf(idempotencyKey)
  return ok({ codigo, token })
}

/**
 * The one insert into `reservas` (§7): posted once, without a retry of its own, because only the caller knows whether
 * the guest still waits. The trigger of the table is the law; its refusal comes back as a code.
 *
 * @param idempotencyKey a UUID made once per confirmed draft: the same key never makes a second row
 * @param token a signed-in guest's access token: the reservation is his. One the backend refuses is left away, since a
 *   table without an account is better than none
 * @returns the guest's code and token; the reason of the refusal; or `unreachable` when it is not known to be saved
 */
export async function createReserva(
  reserva: NewReserva,
  idempotencyKey: string,
  locale: Locale,
  token: string | null = null,
): Promise<Result<SavedReserva, ReservaAviso | 'unreachable'>> {
  const { codigo, token: own } = keysOf(idempotencyKey)
  const saved = { codigo, token: own }
  try {
    const answer = await requestSupabase('/rest/v1/reservas', {
      headers: { prefer: 'return=minimal' },
      body: bodyOf(reserva, idempotencyKey, locale),
      token,
      timeoutMs: TIMEOUT_MS,
    })
    if (answer.status === 201) return ok(saved)
    const error = errorOf(await answer.json())
    if (isRepeat(answer.status, error)) return ok({ ...saved, repetida: true })
    if (token && isStranger(answer.status, error)) return createReserva(reserva, idempotencyKey, locale)
    if (error.code.startsWith('PT4') && isReservaAviso(error.message)) return refuse(error.message)
    console.error(`reservas: the insert answered ${answer.status} ${error.code}`)
  } catch (error) {
    console.error(`reservas: the insert got no answer (${errorName(error)})`)
  }
  return refuse('unreachable')
}

/**
 * Says that a booking which was just saved came through the chat: its body stays as it is specified. Nobody waits
 * long for it; without it the booking counts as the page's.
 */
export async function markAsChat(idempotencyKey: string): Promise<void> {
  const { clave } = keysOf(idempotencyKey)
  await callRpc('reserva_del_chat', { clave }, z.unknown(), noAviso, { timeoutMs: 1500 })
}
