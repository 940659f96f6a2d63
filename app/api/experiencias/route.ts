import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { openPost, refererLocale } from '@/lib/http/door.ts'
import { readUpload, reply, textFields } from '@/lib/http/json.ts'
import { redirect303 } from '@/lib/http/redirect.ts'
import { createLimiter } from '@/lib/http/token-bucket.ts'
import { asLocale, DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { DRAFT_COOKIE, DRAFT_MAX_AGE_S, encodeDraft } from '@/lib/muro/draft.ts'
import { myExperiencias, saveExperiencia } from '@/lib/muro/save.ts'
import { avisoOf, experienciaInput, MAX_FOTO_MB, type MuroAviso } from '@/lib/muro/schema.ts'
import { isSecure } from '@/lib/supabase/cookies.ts'
import { cuentaClient, userOf } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

const MB = 1024 * 1024
const MAX_TEXT_BYTES = 64 * 1024
const MAX_BYTES = MAX_FOTO_MB * MB + 64 * 1024
const limit = createLimiter({ max: 20, windowMs: 60 * 60_000, now: Date.now })

const STATUS: Partial<Record<MuroAviso, number>> = {
  origen: 403,
  sesion: 401,
  foto_peso: 413,
  limite: 429,
  frecuencia: 429,
  fallo: 503,
}

async function remember(locale: Locale, fields: Readonly<Record<string, string>>): Promise<void> {
  const value = encodeDraft(fields)
  const path = localePath(locale, '/gallery')
  const fixed = { path, httpOnly: true, sameSite: 'lax', secure: await isSecure() } as const
  ;(await cookies()).set(DRAFT_COOKIE, value ?? '', { ...fixed, maxAge: value ? DRAFT_MAX_AGE_S : 0 })
}

/** Takes a guest's post for the wall, with at most one photo. 303 for a form; for JSON 201, or a code and its text. */
export async function POST(request: Request): Promise<Response> {
  const post = openPost(request, limit)
  const json = post?.wantsJson ?? false
  let locale = refererLocale(request) ?? DEFAULT_LOCALE
  const toPage = (query: Record<string, string>, hash: string): Response =>
    redirect303(`${localePath(locale, '/gallery')}?${new URLSearchParams(query)}#${hash}`)
  let raw: Record<string, string> | null = null
  const refuse = async (code: MuroAviso): Promise<Response> => {
    if (!json && code !== 'origen') {
      // Refused before the body was read: what was typed is still sent back, without the photo.
      if (!raw) {
        const rest = await readUpload(request, MAX_TEXT_BYTES).catch(() => null)
        if (rest?.ok) raw = textFields(rest.value)
      }
      if (raw) await remember(asLocale(raw.locale ?? locale), raw)
      return toPage({ error: code, escribir: '1' }, 'escribir')
    }
    const t = await getTranslations({ locale, namespace: 'Muro' })
    return reply(STATUS[code] ?? 422, { code, message: t(`errores.${code}`) })
  }

  if (!post) return refuse('origen')
  if (!post.turn.ok) return refuse('frecuencia')
  try {
    // The session is checked before ten megabytes are read.
    const db = await cuentaClient()
    const user = await userOf(db)
    if (!user) return refuse('sesion')

    const body = await readUpload(request, MAX_BYTES)
    if (!body.ok) return refuse(body.aviso === 'too_long' ? 'foto_peso' : 'fallo')
    raw = textFields(body.value)
    locale = asLocale(raw.locale ?? locale)
    const read = experienciaInput.safeParse(raw)
    if (!read.success) return refuse(avisoOf(read.error))
    const sent = body.value.get('foto')
    const foto = sent instanceof File && sent.size > 0 ? sent : null
    if (foto && foto.size > MAX_FOTO_MB * MB) return refuse('foto_peso')

    const bytes = foto && new Uint8Array(await foto.arrayBuffer())
    const saved = await saveExperiencia(db, user.id, read.data, bytes)
    if (!saved.ok) return refuse(saved.aviso)
    if (json) return reply(201, {})
    await remember(locale, {})
    return toPage({ enviado: '1' }, 'muro')
  } catch (error) {
    console.error('experiencias', error instanceof Error ? error.message : error)
    return refuse('fallo')
  }
}

export async function GET(): Promise<Response> {
  try {
    const db = await cuentaClient()
    if (!(await userOf(db))) return reply(401, { code: 'sesion' })
    const mine = await myExperiencias(db)
    return reply(
      200,
      mine.map(({ id, texto, idioma, estado }) => ({ id, texto, idioma, estado })),
    )
  } catch (error) {
    console.error('experiencias', error instanceof Error ? error.message : error)
    return reply(503, { code: 'fallo' })
  }
}
