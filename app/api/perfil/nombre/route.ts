import { ok, refuse } from '@/lib/core/result.ts'
import { saveNombre } from '@/lib/cuenta/perfil-save.ts'
import { avisoDe, nombreInput } from '@/lib/cuenta/perfil-schema.ts'
import { handlePerfilPost } from '@/lib/http/perfil-post.ts'

export const dynamic = 'force-dynamic'

/** How the guest is called, and the language to write in. */
export const POST = (request: Request): Promise<Response> =>
  handlePerfilPost(request, { seccion: 'tu' }, async ({ db, id, campos }) => {
    const read = nombreInput.safeParse(Object.fromEntries(campos))
    if (!read.success) return refuse(avisoDe(read.error))
    const saved = await saveNombre(db, id, read.data)
    return saved.ok ? ok('nombre') : saved
  })
