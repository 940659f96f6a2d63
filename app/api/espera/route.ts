import { wallClock } from '@/lib/core/dates.ts'
import { reply } from '@/lib/http/json.ts'
import { redirect303 } from '@/lib/http/redirect.ts'
import { createLimiter } from '@/lib/http/token-bucket.ts'
import type { ReservaAviso } from '@/lib/reservas/avisos.ts'
import { DEFAULT_RULES } from '@/lib/reservas/default-rules.ts'
import { discardDraft } from '@/lib/reservas/draft.ts'
import { joinEspera } from '@/lib/reservas/espera/espera-join.ts'
import { firstAviso } from '@/lib/reservas/first-aviso.ts'
import { keysOf } from '@/lib/reservas/keys.ts'
import { localeEsperaPath } from '@/lib/reservas/links.ts'
import { readRules } from '@/lib/reservas/read.ts'
import { refusalReply } from '@/lib/reservas/refusal.ts'
import { refusalResponse, sendBack } from '@/lib/reservas/refusal-response.ts'
import { parseRequest } from '@/lib/reservas/request.ts'
import { reservaInput } from '@/lib/reservas/schema.ts'
import { cuentaToken } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

const limit = createLimiter({ max: 60, windowMs: 60_000, now: Date.now })

/** Joins the waiting list of a full time, JSON (header `Idempotency-Key`) or form. 201; 409 `libre` when there is
 * room; 422, 429, 503. */
export async function POST(request: Request): Promise<Response> {
  const parsedRequest = await parseRequest(request, limit)
  const { form, locale, raw } = parsedRequest
  if (!parsedRequest.ok) {
    const { refusal } = parsedRequest
    return form && refusal.status !== 403
      ? sendBack({ locale, code: refusal.code, raw, espera: true })
      : refusalResponse(refusal, locale)
  }
  const { key } = parsedRequest
  const refuse = async (aviso: ReservaAviso | 'unreachable'): Promise<Response> => {
    if (form) return sendBack({ locale, code: aviso, raw, key, espera: true })
    const { codigo, token } = keysOf(key)
    const lookAt = localeEsperaPath(locale, codigo, token)
    const { status, ...body } = await refusalReply(aviso, raw.fecha_reserva, locale, undefined, lookAt)
    return reply(status, body)
  }
  const read = reservaInput.safeParse({ ...raw, locale, requisitos_dieteticos: null })
  if (!read.success) {
    const rules = await readRules().catch(() => DEFAULT_RULES)
    return refuse(firstAviso(read.error, raw, rules, wallClock(Date.now())))
  }
  const saved = await joinEspera(read.data, key, locale, await cuentaToken())
  if (!saved.ok) return refuse(saved.aviso)
  const { codigo, token } = saved.value
  const espera_url = localeEsperaPath(locale, codigo, token)
  if (!form) return reply(201, { codigo, espera_url })
  await discardDraft(locale)
  return redirect303(`${espera_url}&nueva=1`)
}
