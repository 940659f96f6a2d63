import { ok, refuse } from '@/lib/core/result.ts'
import { actOnCuenta } from '@/lib/cuenta/perfil-save.ts'
import { handlePerfilPost } from '@/lib/http/perfil-post.ts'

export const dynamic = 'force-dynamic'

/** Accepts the terms and the privacy policy as they stood on the page that was read; the database knows which those are. */
export const POST = (request: Request): Promise<Response> =>
  handlePerfilPost(request, { seccion: 'datos' }, async ({ db, de }) => {
    if (de('acepto') !== 'on') return refuse('aceptar')
    const args = { terminos: de('terminos'), privacidad: de('privacidad') }
    const done = await actOnCuenta(db, 'aceptar_textos', args)
    return done.ok ? ok('textos') : done
  })
