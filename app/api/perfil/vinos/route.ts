import { ok, refuse } from '@/lib/core/result.ts'
import { myVinos, setFavorito } from '@/lib/cuenta/perfil-save.ts'
import { reply } from '@/lib/http/json.ts'
import { handlePerfilPost } from '@/lib/http/perfil-post.ts'
import { cuentaClient, userOf } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

export const POST = (request: Request): Promise<Response> =>
  handlePerfilPost(request, { section: 'vinos' }, async ({ db, id, textOf }) => {
    const remove = textOf('quitar')
    const slug = remove || textOf('vino')
    if (!/^[a-z0-9-]{1,80}$/.test(slug)) return refuse('vino')
    const saved = await setFavorito(db, id, slug, !remove)
    return saved.ok ? ok(remove ? 'vino_quitado' : 'vino') : saved
  })

export async function GET(): Promise<Response> {
  try {
    const db = await cuentaClient()
    if (!(await userOf(db))) return reply(401, { code: 'sesion' })
    return reply(200, { vinos: await myVinos(db) })
  } catch (error) {
    console.error('perfil', error instanceof Error ? error.message : error)
    return reply(503, { code: 'fallo' })
  }
}
