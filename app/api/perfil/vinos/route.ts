import { ok, refuse } from '@/lib/core/result.ts'
import { marcarVino, misVinos } from '@/lib/cuenta/perfil-save.ts'
import { reply } from '@/lib/http/json.ts'
import { conPerfil } from '@/lib/http/perfil-post.ts'
import { cuentaClient, usuarioDe } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

/** A wine among the favourites (`vino`), or no more (`quitar`). */
export const POST = (request: Request): Promise<Response> =>
  conPerfil(request, { seccion: 'vinos' }, async ({ db, id, de }) => {
    const quitar = de('quitar')
    const slug = quitar || de('vino')
    if (!/^[a-z0-9-]{1,80}$/.test(slug)) return refuse('vino')
    const saved = await marcarVino(db, id, slug, !quitar)
    return saved.ok ? ok(quitar ? 'vino_quitado' : 'vino') : saved
  })

/** The slugs of the guest's favourites, for the kept page that shows the wines. */
export async function GET(): Promise<Response> {
  try {
    const db = await cuentaClient()
    if (!(await usuarioDe(db))) return reply(401, { code: 'sesion' })
    return reply(200, { vinos: await misVinos(db) })
  } catch (error) {
    console.error('perfil', error instanceof Error ? error.message : error)
    return reply(503, { code: 'fallo' })
  }
}
