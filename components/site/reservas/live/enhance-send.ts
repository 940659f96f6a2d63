import { type FormValues, HONEYPOT, MIN_MS } from '@/lib/reservas/form.ts'
import type { ReservaRequest } from '../enhance-parts.ts'

/** Longer than the database waits for the lock of a busy day. Milliseconds. */
const TIMEOUT_MS = 15_000

export type ReservaBody = Readonly<Record<string, unknown>>
export type SendResult =
  | { type: 'done'; codigo: string; manageUrl: string; whatsapp: string | null }
  | { type: 'refused'; code: string; campo: string | null; message: string; nearby: readonly string[] }
  /** The booking of this key was cancelled since: the same request is a new one. */
  | { type: 'voided' }
  /** The same key is sent again. `unsent`: it is known not to be saved; `lookAt`: where it stands if it was. */
  | { type: 'unanswered'; unsent: boolean; lookAt: string | null }

/** The body of the request, named as the columns. The waiting list takes fewer of them. */
export function bodyOf(request: ReservaRequest, values: FormValues, locale: string): ReservaBody {
  const { personas, fecha, hora, mesa, espera } = request
  const text = (name: keyof FormValues) => values[name]?.trim() || null
  const common = {
    nombre: values.nombre ?? '',
    email: values.email?.trim() ?? '',
    telefono: values.telefono ?? '',
    fecha_reserva: fecha,
    hora_reserva: espera ?? hora,
    personas,
    preferencia_mesa: mesa,
    notas: text('notas'),
    locale,
  }
  if (espera) return common
  return {
    ...common,
    ocasion: text('ocasion'),
    requisitos_dieteticos: text('requisitos_dieteticos'),
    consiente_dieta: values.consiente_dieta !== undefined,
    primera_visita: values.primera_visita !== undefined,
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Posts once, without a retry. Waits until `MIN_MS`, because a faster form counts as a robot's. */
export async function sendReserva(
  body: ReservaBody,
  {
    clave,
    espera,
    startedAt,
    honeypot,
  }: { clave: string; espera: boolean; startedAt: number; honeypot: string },
): Promise<SendResult> {
  const early = MIN_MS - (Date.now() - startedAt)
  if (early > 0) await new Promise((later) => setTimeout(later, early))
  try {
    const answer = await fetch(espera ? '/api/espera' : '/api/reservas', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': clave },
      body: JSON.stringify({ ...body, [HONEYPOT]: honeypot, tardo: Date.now() - startedAt }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const reply: Record<string, unknown> = await answer.json()
    if (answer.status === 201 && reply.anulada === true) return { type: 'voided' }
    if (answer.status === 201)
      return {
        type: 'done',
        codigo: textOf(reply.codigo),
        manageUrl: textOf(reply.gestion_url) || textOf(reply.espera_url),
        whatsapp: textOf(reply.whatsapp_url) || null,
      }
    const lookAt = textOf(reply.gestion_url) || null
    if (answer.status >= 500)
      return { type: 'unanswered', unsent: reply.code === 'unreachable' && !lookAt, lookAt }
    return {
      type: 'refused',
      code: textOf(reply.code),
      campo: textOf(reply.campo) || null,
      message: textOf(reply.message),
      nearby: Array.isArray(reply.alternativas) ? reply.alternativas.map(textOf) : [],
    }
  } catch {
    return { type: 'unanswered', unsent: false, lookAt: null }
  }
}
