import 'server-only'
import { z } from 'zod'
import { isHHmm, isIsoDate } from '../core/dates.ts'
import type { Result } from '../core/result.ts'
import { asLocale } from '../i18n/locales.ts'
import { callRpc, noAviso } from '../supabase/rpc.ts'
import { siteSignature } from '../supabase/site-signature.ts'
import { isReservaAviso, type ReservaAviso } from './avisos.ts'
import { ESTADOS, type Estado } from './estados.ts'
import { CODIGO, TOKEN } from './links.ts'

const FAILED: readonly Estado[] = ['rechazada', 'caducada', 'cancelada_cliente', 'cancelada_restaurante']

const fecha = z.string().refine(isIsoDate)
const hora = z
  .string()
  .transform((text) => text.slice(0, 5))
  .refine(isHHmm)
const mesa = z.enum(['interior', 'exterior'])
const optionalText = z.string().nullable().catch(null)

const view = z.object({
  codigo: z.string().regex(CODIGO),
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  fecha_reserva: fecha,
  hora_reserva: hora,
  personas: z.number().int(),
  preferencia_mesa: mesa,
  ocasion: optionalText,
  requisitos_dieteticos: optionalText,
  notas: optionalText,
  primera_visita: z.boolean(),
  estado: z.enum(ESTADOS),
  motivo: optionalText,
  idioma: z.string().nullable().transform(asLocale),
  version: z.number().int(),
  secuencia: z.number().int(),
  duracion: z.number().int(),
  creado_en: z.string(),
  actualizado_en: z.string(),
  gestionable: z.boolean(),
  limite: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/),
})
/** `limite` is the last moment to change it, in Europe/Madrid. */
export type ReservaView = z.output<typeof view>

const ownReserva = view
  .pick({
    codigo: true,
    fecha_reserva: true,
    hora_reserva: true,
    personas: true,
    preferencia_mesa: true,
    estado: true,
    gestionable: true,
    version: true,
    ocasion: true,
    notas: true,
  })
  .extend({ token: z.string().regex(TOKEN) })
export type OwnReserva = z.output<typeof ownReserva>

type Refused = ReservaAviso | 'unreachable'
export type Changes = Partial<
  Pick<ReservaView, 'fecha_reserva' | 'hora_reserva' | 'personas' | 'preferencia_mesa' | 'notas'>
>

const TIMEOUT_MS = 8000

/** An outage is not "no such booking". */
function orThrow<T>(name: string, result: Result<T, Refused>): T | null {
  if (result.ok) return result.value
  if (result.aviso === 'no_encontrada') return null
  throw new Error(`${name}: ${result.aviso}`)
}

/** The booking behind a link; null for an unknown code as for a wrong token. Throws when the backend is away. */
export async function viewReserva(codigo: string, token: string): Promise<ReservaView | null> {
  if (!CODIGO.test(codigo) || !TOKEN.test(token)) return null
  return orThrow(
    'reserva_ver',
    await callRpc('reserva_ver', { codigo, token }, view.nullable(), isReservaAviso),
  )
}

/** A repeated key may belong to a cancelled booking. False when nobody can tell. */
export const hasNoMesa = (codigo: string, token: string): Promise<boolean> =>
  viewReserva(codigo, token)
    .then((reserva) => reserva !== null && FAILED.includes(reserva.estado))
    .catch(() => false)

/** Changes a booking in one transaction; the same change twice is one. `version`: optimistic lock. */
export const changeReserva = (
  codigo: string,
  token: string,
  version: number,
  changes: Changes,
): Promise<Result<ReservaView, Refused>> =>
  callRpc('reserva_cambiar', { codigo, token, version, cambios: changes }, view, isReservaAviso, {
    timeoutMs: TIMEOUT_MS,
  })

export const cancelReserva = (
  codigo: string,
  token: string,
  version: number,
): Promise<Result<ReservaView, Refused>> =>
  callRpc('reserva_cancelar', { codigo, token, version }, view, isReservaAviso, { timeoutMs: TIMEOUT_MS })

export async function myReservas(accessToken: string): Promise<OwnReserva[]> {
  const found = await callRpc('mis_reservas', {}, z.array(ownReserva), isReservaAviso, { token: accessToken })
  return orThrow('mis_reservas', found) ?? []
}

/** Has the links of the bookings to come that were made with this address mailed to it. Seconds to wait, 0 when it was
 * taken: also where there is no booking. Null when it cannot be asked. */
export async function resendLink(correo: string, direccion: string): Promise<number | null> {
  const args = { correo, direccion, ...siteSignature() }
  const answer = await callRpc('reserva_enlace', args, z.int().min(0), noAviso)
  return answer.ok ? answer.value : null
}
