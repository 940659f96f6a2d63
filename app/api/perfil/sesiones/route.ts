import { z } from 'zod'
import { ok, refuse } from '@/lib/core/result.ts'
import { actOnCuenta } from '@/lib/cuenta/perfil-save.ts'
import { handlePerfilPost } from '@/lib/http/perfil-post.ts'

export const dynamic = 'force-dynamic'

export const POST = (request: Request): Promise<Response> =>
  handlePerfilPost(request, { section: 'sesiones' }, async ({ db, textOf }) => {
    if (textOf('otras')) {
      const { error } = await db.auth.signOut({ scope: 'others' })
      return error ? refuse('fallo') : ok('sesiones')
    }
    const id = z.uuid().safeParse(textOf('id'))
    if (!id.success) return refuse('fallo')
    const closed = await actOnCuenta(db, 'sesion_cerrar', { id: id.data })
    return closed.ok ? ok('sesion') : closed
  })
