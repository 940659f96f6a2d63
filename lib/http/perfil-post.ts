import 'server-only'
import type { Result } from '../core/result.ts'
import { asLocale, DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import type { CookieClient } from '../supabase/cookies.ts'
import { cuentaClient, userOf } from '../supabase/guest.ts'
import { openPost, refererLocale } from './door.ts'
import { type BodyIssue, readUpload, reply } from './json.ts'
import { redirect303 } from './redirect.ts'
import { createLimiter } from './token-bucket.ts'

const limit = createLimiter({ max: 120, windowMs: 10 * 60_000, now: Date.now })

const STATUS: Readonly<Record<string, number>> = {
  origen: 403,
  sesion: 401,
  foto_peso: 413,
  frecuencia: 429,
  fallo: 503,
}

const pagePath = (locale: Locale, section: string, query: Record<string, string>): string =>
  `${localePath(locale, '/profile/datos')}?${new URLSearchParams(query)}#${section}`

export type PerfilPost<A extends string> = {
  db: CookieClient
  id: string
  fields: FormData
  textOf: (name: string) => string
  bodyIssue: A | null
}

/** Serves a form of the guest's own data, with the guest's session. 303 back to its section with a code, or JSON:
 * 200, 401, 413, 422, 429, 503. */
export async function handlePerfilPost<H extends string, A extends string>(
  request: Request,
  { section, maxBytes = 8192 }: { section: string; maxBytes?: number },
  work: (post: PerfilPost<BodyIssue>) => Promise<Result<H, A>>,
): Promise<Response> {
  const post = openPost(request, limit)
  if (!post) return reply(403, { code: 'origen' })
  const json = post.wantsJson
  let locale = refererLocale(request) ?? DEFAULT_LOCALE
  const refuse = (code: string): Response => {
    if (json) return reply(STATUS[code] ?? 422, { code })
    if (code === 'sesion')
      return redirect303(
        `${localePath(locale, '/profile')}?${new URLSearchParams({ volver: localePath(locale, '/profile/datos') })}`,
      )
    return redirect303(pagePath(locale, section, { error: code }))
  }
  if (!post.turn.ok) return refuse('frecuencia')
  try {
    const db = await cuentaClient()
    const user = await userOf(db)
    if (!user) return refuse('sesion')
    const body = await readUpload(request, maxBytes)
    const fields = body.ok ? body.value : new FormData()
    const textOf = (name: string): string => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    }
    if (textOf('locale')) locale = asLocale(textOf('locale'))
    const done = await work({
      db,
      id: user.id,
      fields,
      textOf,
      bodyIssue: body.ok ? null : body.aviso,
    })
    if (!done.ok) return refuse(done.aviso)
    return json ? reply(200, {}) : redirect303(pagePath(locale, section, { hecho: done.value }))
  } catch (error) {
    console.error('perfil', error instanceof Error ? error.message : error)
    return refuse('fallo')
  }
}
