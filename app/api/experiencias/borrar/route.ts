import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { pagesOf, TAGS } from '@/lib/cache/tags.ts'
import { backendSettings } from '@/lib/core/env.ts'
import { openPost } from '@/lib/http/door.ts'
import { readForm, reply } from '@/lib/http/json.ts'
import { redirect303 } from '@/lib/http/redirect.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { deleteExperiencia } from '@/lib/muro/save.ts'
import { cuentaClient, userOf } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

const fetchPage = (path: string): Promise<ArrayBuffer> =>
  fetch(`http://127.0.0.1:${backendSettings().PORT}${path}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(8000),
  }).then((page) => page.arrayBuffer())

/** Deletes one of the signed-in guest's own posts. 200, 401, 404, 422, 503; a form that says its language gets 303. */
export async function POST(request: Request): Promise<Response> {
  if (!openPost(request)) return reply(403, { code: 'origen' })
  const body = await readForm(request, 4096)
  const { id: asked, locale } = body.ok ? body.value : {}
  const answer = await deletePost(asked)
  if (!locale) return answer
  const query = answer.ok ? 'hecho=experiencia' : answer.status === 404 ? 'error=experiencia' : 'error=fallo'
  return redirect303(`${localePath(asLocale(locale), '/profile/datos')}?${query}#muro`)
}

async function deletePost(asked: string | undefined): Promise<Response> {
  const id = z.uuid().safeParse(asked)
  if (!id.success) return reply(422, { code: 'no_existe' })
  try {
    const db = await cuentaClient()
    if (!(await userOf(db))) return reply(401, { code: 'sesion' })
    if (!(await deleteExperiencia(db, id.data))) return reply(404, { code: 'no_existe' })
    revalidateTag(TAGS.muro, 'max')
    // Incremental regeneration serves the stale page once more: request it here, before a visitor does.
    after(() => Promise.allSettled(pagesOf(TAGS.muro).map(fetchPage)))
    return reply(200, {})
  } catch (error) {
    console.error('experiencias', error instanceof Error ? error.message : error)
    return reply(503, { code: 'fallo' })
  }
}
