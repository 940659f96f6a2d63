import { ok, refuse } from '@/lib/core/result.ts'
import { actuar } from '@/lib/cuenta/perfil-save.ts'
import { conPerfil } from '@/lib/http/perfil-post.ts'
import { asLocale } from '@/lib/i18n/locales.ts'

export const dynamic = 'force-dynamic'

/** Gives the account up: it goes in a day. `anular` takes that back until then. */
export const POST = (request: Request): Promise<Response> =>
  conPerfil(request, { seccion: 'datos' }, async ({ db, de }) => {
    if (de('anular')) {
      const kept = await actuar(db, 'baja_anular')
      return kept.ok ? ok('baja_anulada') : kept
    }
    if (de('confirmo') !== 'on') return refuse('confirmar')
    const asked = await actuar(db, 'baja_pedir', { idioma: asLocale(de('locale')) })
    return asked.ok ? ok('baja') : asked
  })
