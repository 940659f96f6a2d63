import { z } from 'zod'
import { PAGES } from '@/lib/cache/tags.ts'
import { openPost } from '@/lib/http/door.ts'
import { readJson, reply, STATUS } from '@/lib/http/json.ts'
import { createLimiter } from '@/lib/http/token-bucket.ts'
import { LOCALES } from '@/lib/i18n/locales.ts'
import { withoutLocale } from '@/lib/i18n/path.ts'
import { countVisita } from '@/lib/supabase/visitas.ts'

export const dynamic = 'force-dynamic'

const MAX_BYTES = 512
const limit = createLimiter({ max: 60, windowMs: 60_000, now: Date.now })

const visita = z.strictObject({ pagina: z.string().max(200), idioma: z.enum(LOCALES) })
const isPage = (path: string) => PAGES.some((page) => page === path)

const optsOut = (headers: Headers) => headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'

/** Counts a page view (path and language only). 204, also for Do Not Track, GPC and unknown pages; 503 if it was not
 * stored. */
export async function POST(request: Request): Promise<Response> {
  const body = await readJson(request, MAX_BYTES)
  if (!body.ok) return reply(STATUS[body.aviso], { code: body.aviso })
  const post = openPost(request)
  if (!post) return reply(403, { code: 'forbidden' })
  const { success, data } = visita.safeParse(body.value)
  if (!success) return reply(422, { code: 'invalid' })
  const done = new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  const page = withoutLocale(data.idioma, data.pagina)
  if (optsOut(request.headers) || !isPage(page)) return done
  const turn = limit(post.address)
  if (!turn.ok) return reply(429, { code: 'limite' }, { 'retry-after': String(turn.retryAfter) })
  return (await countVisita(page, data.idioma)) ? done : reply(503, { code: 'unreachable' })
}
