import { ok, refuse } from '@/lib/core/result.ts'
import { deleteSalud, saveSalud } from '@/lib/cuenta/perfil-save.ts'
import { avisoOf, saludInput } from '@/lib/cuenta/perfil-schema.ts'
import { handlePerfilPost } from '@/lib/http/perfil-post.ts'

export const dynamic = 'force-dynamic'

/** Saves diet and allergens with their own consent; `borrar` deletes both. */
export const POST = (request: Request): Promise<Response> =>
  handlePerfilPost(request, { section: 'mesa' }, async ({ db, id, fields, textOf }) => {
    if (textOf('borrar')) {
      const gone = await deleteSalud(db, id)
      return gone.ok ? ok('mesa_borrada') : gone
    }
    const read = saludInput.safeParse({
      consentimiento: textOf('consentimiento') || undefined,
      dieta: fields.getAll('dieta'),
      alergenos: fields.getAll('alergenos'),
    })
    if (!read.success) return refuse(avisoOf(read.error))
    const saved = await saveSalud(db, id, read.data)
    return saved.ok ? ok('mesa') : saved
  })
