import { wallClock } from '@/lib/core/dates.ts'
import { siteSettings } from '@/lib/core/env.ts'
import { reply } from '@/lib/http/json.ts'
import { redirect303 } from '@/lib/http/redirect.ts'
import { createLimiter } from '@/lib/http/token-bucket.ts'
import { asJson, bookReserva, reservaPath } from '@/lib/reservas/book.ts'
import { discardDraft } from '@/lib/reservas/draft.ts'
import { readCasa } from '@/lib/reservas/read.ts'
import { refusalResponse, sendBack } from '@/lib/reservas/refuse.ts'
import { parseRequest } from '@/lib/reservas/request.ts'
import { cuentaToken } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

/** Twice a second for a whole minute is no guest. The database has its own limit for each contact. */
const limit = createLimiter({ max: 120, windowMs: 60_000, now: Date.now })

/**
 * Books a table: JSON or a form with the specified column names, header `Idempotency-Key`. 201 with the code, 409, 422,
 * 429 or 503 with a code and a text in the request's language. A form that was taken is led to the page of its booking,
 * one that was not back to `/reservations` with all that was typed. Who is signed in books in his own name.
 */
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
    const { status, body } = await asJson(outcome, { raw, locale })
    return reply(status, body)
  }
  if (!outcome.ok) return sendBack({ locale, code: outcome.aviso, raw, key })
  await discardDraft(locale)
  return redirect303(`${reservaPath(outcome, locale)}&nueva=1`)
}

/** What the chat needs when it opens: the rules and the clock of the restaurant. Answers with the defaults in an outage. */
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
