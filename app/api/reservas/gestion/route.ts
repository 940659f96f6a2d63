import { z } from 'zod'
import { isHHmm, isIsoDate } from '@/lib/core/dates.ts'
import { readOwnPost, redirectToLost } from '@/lib/http/own-post.ts'
import { redirect303 } from '@/lib/http/redirect.ts'
import type { ReservaAviso } from '@/lib/reservas/avisos.ts'
import { localeManagePath } from '@/lib/reservas/links.ts'
import { type Changes, cancelReserva, changeReserva } from '@/lib/reservas/manage.ts'
import { isLonger, MAX } from '@/lib/reservas/rules.ts'

export const dynamic = 'force-dynamic'

const version = z
  .string()
  .regex(/^[0-9]{1,9}$/)
  .transform(Number)

const aviso = (code: ReservaAviso) => ({ error: code })
const choiceSchema = z.object({
  personas: z
    .string(aviso('personas'))
    .regex(/^[0-9]{1,2}$/, aviso('personas'))
    .transform(Number),
  fecha: z.string(aviso('fecha')).refine(isIsoDate, aviso('fecha')),
  hora: z.string(aviso('hora')).refine(isHHmm, aviso('hora')),
  mesa: z.enum(['interior', 'exterior'], aviso('mesa')),
})
const notas = z
  .string()
  .max(10 * MAX.notas)
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .refine((text) => !isLonger(text, MAX.notas))

type Action = 'cambiar' | 'notas' | 'cancelar'
const DONE_CODES: Record<Action, string> = { cambiar: 'cambiada', notas: 'notas', cancelar: 'cancelada' }
const isAction = (value: unknown): value is Action =>
  typeof value === 'string' && Object.hasOwn(DONE_CODES, value)

/** Another choice cannot help here: the page itself says how things stand. */
const FINAL_REFUSALS = new Set(['fuera_de_plazo', 'transicion'])

/** Changes or cancels a booking. Always 303, back to the page with a code and, if refused, the choice; nothing
 * personal. */
export async function POST(request: Request): Promise<Response> {
  const post = await readOwnPost(request, localeManagePath)
  if (post instanceof Response) return post
  const { codigo, token, locale, fields } = post
  const { accion } = fields
  const to = (query: Record<string, string>) => redirect303(localeManagePath(locale, codigo, token, query))
  const seen = version.safeParse(fields.version)
  if (!isAction(accion) || !seen.success) return to({ error: 'formato' })

  const { personas = '', fecha = '', hora = '', mesa = '' } = fields
  const chosen = Object.fromEntries(
    Object.entries({ personas, fecha, hora, mesa }).filter(([, value]) => /^[\w:-]{1,10}$/.test(value)),
  )
  const back = (code: string) => {
    if (accion === 'cancelar')
      return to({ error: code, ...(FINAL_REFUSALS.has(code) ? {} : { cancelar: '1' }) })
    if (FINAL_REFUSALS.has(code)) return to({ error: code })
    return to({ error: code, cambiar: '1', ...(accion === 'cambiar' ? chosen : {}) })
  }

  let changes: Changes = {}
  if (accion === 'cambiar') {
    const read = choiceSchema.safeParse(fields)
    if (!read.success) return back(read.error.issues[0]?.message ?? 'formato')
    const { data } = read
    changes = {
      personas: data.personas,
      fecha_reserva: data.fecha,
      hora_reserva: data.hora,
      preferencia_mesa: data.mesa,
    }
  } else if (accion === 'notas') {
    const read = notas.safeParse(fields.notas ?? '')
    if (!read.success) return back('texto_largo')
    changes = { notas: read.data || null }
  }
  const done =
    accion === 'cancelar'
      ? await cancelReserva(codigo, token, seen.data)
      : await changeReserva(codigo, token, seen.data, changes)
  if (done.ok) return to({ hecho: DONE_CODES[accion] })
  return done.aviso === 'no_encontrada' ? redirectToLost(locale) : back(done.aviso)
}
