import { ok, refuse } from '@/lib/core/result.ts'
import { actOnCuenta } from '@/lib/cuenta/perfil-save.ts'
import { handlePerfilPost } from '@/lib/http/perfil-post.ts'
import { asLocale } from '@/lib/i18n/locales.ts'

export const dynamic = 'force-dynamic'

export const POST = (request: Request): Promise<Response> =>
  handlePerfilPost(request, { section: 'datos' }, async ({ db, textOf }) => {
    if (textOf('anular')) {
      const kept = await actOnCuenta(db, 'baja_anular')
      return kept.ok ? ok('baja_anulada') : kept
    }
    if (textOf('confirmo') !== 'on') return refuse('confirmar')
    const asked = await actOnCuenta(db, 'baja_pedir', { idioma: asLocale(textOf('locale')) })
    return asked.ok ? ok('baja') : asked
  })
