import { getTranslations } from 'next-intl/server'
import { wallClock } from '@/lib/fechas.ts'
import { dayInWords } from '@/lib/fechas-palabras.ts'
import { reply } from '@/lib/http/json.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { rutaGestion } from '@/lib/reservas/enlaces.ts'
import { misReservas } from '@/lib/reservas/gestion.ts'
import { repartir } from '@/lib/reservas/repartir.ts'
import { tokenDeCuenta } from '@/lib/supabase/cuenta.ts'

export const dynamic = 'force-dynamic'

/** The next table of whoever is signed in, in words and with the way to its page; null when there is none. */
export async function GET(request: Request): Promise<Response> {
  const locale = asLocale(new URL(request.url).searchParams.get('locale'))
  const token = await tokenDeCuenta()
  if (!token) return reply(200, { proxima: null })
  try {
    const [next] = repartir(await misReservas(token), wallClock(Date.now())).proximas
    if (!next) return reply(200, { proxima: null })
    const [t, g] = await Promise.all([
      getTranslations({ locale, namespace: 'Perfil' }),
      getTranslations({ locale, namespace: 'Gestion' }),
    ])
    const dia = dayInWords(next.fecha_reserva, locale)
    const texto = t('proximaMesa', {
      dia,
      hora: g('aLas', { hora: next.hora_reserva }),
      estado: g(`corto.${next.estado}`),
    })
    return reply(200, { proxima: { texto, url: rutaGestion(locale, next.codigo, next.token) } })
  } catch (error) {
    console.error('sesion', error instanceof Error ? error.message : error)
    return reply(503, { code: 'unreachable' })
  }
}
