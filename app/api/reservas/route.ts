import { wallClock } from '@/lib/core/dates.ts'
import { siteSettings } from '@/lib/core/env.ts'
import { reply } from '@/lib/http/json.ts'
import { redirect303 } from '@/lib/http/redirect.ts'
import { createLimiter } from '@/lib/http/token-bucket.ts'
import { asJson, bookReserva, reservaPath } from '@/lib/reservas/book-reserva.ts'
import { discardDraft } from '@/lib/reservas/draft.ts'
import { readCasa } from '@/lib/reservas/read.ts'
import { refusalResponse, sendBack } from '@/lib/reservas/refusal-response.ts'
import { parseRequest } from '@/lib/reservas/request.ts'
import { cuentaToken } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

const limit = createLimiter({ max: 120, windowMs: 60_000, now: Date.now })

/** Books a table, JSON or form with the specified columns and header `Idempotency-Key`. 201, 409, 422, 429, 503; a
 * form gets 303. */
export async function POST(request: Request): Promise<Response> {
  const parsedRequest = await parseRequest(request, limit)
  const { form, locale, raw } = parsedRequest
  if (!parsedRequest.ok) {
    const { refusal } = parsedRequest
    return form && refusal.status !== 403
      ? sendBack({ locale, code: refusal.code, raw })
      : refusalResponse(refusal, locale)
  }
  const { key } = parsedRequest
  const outcome = await bookReserva({
    ...{ raw, key, locale, form, dryRun: false },
    now: wallClock(Date.now()),
    token: cuentaToken,
  })
  if (!form) {
    const { status, body } = await asJson(outcome, { raw, key, locale })
    return reply(status, body)
  }
  if (!outcome.ok) return sendBack({ locale, code: outcome.aviso, raw, key })
  await discardDraft(locale)
  return redirect303(`${reservaPath(outcome, locale)}&nueva=1`)
}

export async function GET(): Promise<Response> {
  const { reglas, telefono } = await readCasa()
  const number = siteSettings().RESTAURANT_WHATSAPP
  return reply(200, {
    reglas,
    ahora: wallClock(Date.now()),
    telefono,
    whatsapp: `https://wa.me/${number.replace(/\D/g, '')}`,
  })
}
