import { allMyData } from '@/lib/cuenta/mine.ts'
import { reply } from '@/lib/http/json.ts'
import { addressOf } from '@/lib/http/origin.ts'
import { createLimiter } from '@/lib/http/token-bucket.ts'
import { cuentaToken } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

const limit = createLimiter({ max: 10, windowMs: 10 * 60_000, now: Date.now })

/** Everything stored about the signed-in guest, as a JSON download. 401, 429, 503. */
export async function GET(request: Request): Promise<Response> {
  const turn = limit(addressOf(request))
  if (!turn.ok) return reply(429, { code: 'frecuencia' }, { 'retry-after': `${turn.retryAfter}` })
  const token = await cuentaToken()
  if (!token) return reply(401, { code: 'sesion' })
  const all = await allMyData(token)
  if (!all.ok) return reply(503, { code: 'fallo' })
  if (!all.value) return reply(401, { code: 'sesion' })
  return new Response(`${JSON.stringify(all.value, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="mis-datos-alma-enigma.json"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
