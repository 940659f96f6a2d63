import { ok, refuse } from '@/lib/core/result.ts'
import { saveNombre } from '@/lib/cuenta/perfil-save.ts'
import { avisoOf, nombreInput } from '@/lib/cuenta/perfil-schema.ts'
import { handlePerfilPost } from '@/lib/http/perfil-post.ts'

export const dynamic = 'force-dynamic'

export const POST = (request: Request): Promise<Response> =>
  handlePerfilPost(request, { section: 'tu' }, async ({ db, id, fields }) => {
    const read = nombreInput.safeParse(Object.fromEntries(fields))
    if (!read.success) return refuse(avisoOf(read.error))
    const saved = await saveNombre(db, id, read.data)
    return saved.ok ? ok('nombre') : saved
  })
