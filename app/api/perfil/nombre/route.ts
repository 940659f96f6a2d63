import { ok, refuse } from '@/lib/core/result.ts'
import { guardarNombre } from '@/lib/cuenta/perfil-save.ts'
import { avisoDe, nombreEntrada } from '@/lib/cuenta/perfil-schema.ts'
import { conPerfil } from '@/lib/http/perfil-post.ts'

export const dynamic = 'force-dynamic'

/** How the guest is called, and the language to write in. */
export const POST = (request: Request): Promise<Response> =>
  conPerfil(request, { seccion: 'tu' }, async ({ db, id, campos }) => {
    const read = nombreEntrada.safeParse(Object.fromEntries(campos))
    if (!read.success) return refuse(avisoDe(read.error))
    const saved = await guardarNombre(db, id, read.data)
    return saved.ok ? ok('nombre') : saved
  })
