import 'server-only'
import { z } from 'zod'
import { ok, type Result, refuse } from '../core/result.ts'
import type { Locale } from '../i18n/locales.ts'
import { errorName, errorOf, requestSupabase } from '../supabase/request.ts'
import { callRpc, noAviso } from '../supabase/rpc.ts'
import { isReservaAviso, type ReservaAviso } from './avisos.ts'
import { keysOf, type ReservaKeys } from './keys.ts'
import type { RequestedReserva } from './rules.ts'

/** Milliseconds; a lock on a busy day may take a while. */
const TIMEOUT_MS = 8000

export type NewReserva = RequestedReserva & { primera_visita: boolean }

export type SavedReserva = Pick<ReservaKeys, 'codigo' | 'token'> & { repetida?: true }

/** This key made the row before: its answer was lost. */
const isRepeat = (status: number, { code, message }: ReturnType<typeof errorOf>): boolean =>
  status === 409 && code === '23505' && message.includes('_clave')

const isStranger = (status: number, { code }: ReturnType<typeof errorOf>): boolean =>
  status === 401 || status === 403 || code === '23503'

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

export function dryRunReserva(idempotencyKey: string): Result<SavedReserva, never> {
  const { codigo, token } = keysOf(idempotencyKey)
  return ok({ codigo, token })
}

/** The one insert into `reservas` (§7); the trigger decides. `idempotencyKey`: a UUID per confirmed draft, never two
 * rows. `token`: the guest's; a refused one is dropped. `unreachable` when it is not known to be saved. */
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

/** Marks a saved booking as made in the chat; without it, it counts as the page's. */
export async function markAsChat(idempotencyKey: string): Promise<void> {
  const { clave } = keysOf(idempotencyKey)
  await callRpc('reserva_del_chat', { clave }, z.unknown(), noAviso, { timeoutMs: 1500 })
}
