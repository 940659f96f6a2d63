import { ok, refuse } from '@/lib/core/result.ts'
import { actOnCuenta } from '@/lib/cuenta/perfil-save.ts'
import { handlePerfilPost } from '@/lib/http/perfil-post.ts'

export const dynamic = 'force-dynamic'

export const POST = (request: Request): Promise<Response> =>
  handlePerfilPost(request, { section: 'datos' }, async ({ db, textOf }) => {
    if (textOf('acepto') !== 'on') return refuse('aceptar')
    const args = { terminos: textOf('terminos'), privacidad: textOf('privacidad') }
    const done = await actOnCuenta(db, 'aceptar_textos', args)
    return done.ok ? ok('textos') : done
  })
