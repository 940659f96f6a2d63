import { ok, refuse } from '@/lib/core/result.ts'
import { deleteSalud, saveSalud } from '@/lib/cuenta/perfil-save.ts'
import { avisoDe, saludInput } from '@/lib/cuenta/perfil-schema.ts'
import { handlePerfilPost } from '@/lib/http/perfil-post.ts'

export const dynamic = 'force-dynamic'

/** What the guest eats and must not eat, with a consent of its own; `borrar` takes both back. */
export const POST = (request: Request): Promise<Response> =>
  handlePerfilPost(request, { seccion: 'mesa' }, async ({ db, id, campos, de }) => {
    if (de('borrar')) {
      const gone = await deleteSalud(db, id)
      return gone.ok ? ok('mesa_borrada') : gone
    }
    const read = saludInput.safeParse({
      consentimiento: de('consentimiento') || undefined,
      dieta: campos.getAll('dieta'),
      alergenos: campos.getAll('alergenos'),
    })
    if (!read.success) return refuse(avisoDe(read.error))
    const saved = await saveSalud(db, id, read.data)
    return saved.ok ? ok('mesa') : saved
  })
