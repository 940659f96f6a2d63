import { getTranslations } from 'next-intl/server'
import { getCarta } from '@/lib/carta/read.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { type MiCuenta, miCuenta } from '@/lib/cuenta/mine.ts'
import { reply } from '@/lib/http/json.ts'
import { asLocale, type Locale } from '@/lib/i18n/locales.ts'
import { myReservas, viewReserva } from '@/lib/reservas/manage.ts'
import { cuentaToken } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

type Needs = NonNullable<MiCuenta['necesidades']>

/** "Vegano. Sin: gluten, soja." as the guest would write it. */
async function needsInWords({ dieta, alergenos }: Needs, locale: Locale): Promise<string> {
  const [t, c, carta] = await Promise.all([
    getTranslations({ locale, namespace: 'Perfil' }),
    getTranslations({ locale, namespace: 'Carta' }),
    getCarta(locale, wallClock(Date.now()).fecha),
  ])
  const names = carta.alergenos
    .filter(({ clave }) => alergenos.includes(clave))
    .map(({ nombre }) => nombre.text)
  return [
    ...dieta.map((one) => `${c(one)}.`),
    ...(names.length > 0 ? [t('sinAlergenos', { alergenos: names.join(', ') })] : []),
  ].join(' ')
}

/**
 * For the signed-in guest: `{ datos, textos }`, what a form about a table and the menu may fill in by themselves. `datos` is
 * null for everybody else. 503 in an outage.
 */
export async function GET(request: Request): Promise<Response> {
  const locale = asLocale(new URL(request.url).searchParams.get('locale'))
  const token = await cuentaToken()
  if (!token) return reply(200, { datos: null })
  try {
    const [cuenta, reservas] = await Promise.all([miCuenta(token), myReservas(token)])
    if (!cuenta.ok) return reply(503, { code: 'unreachable' })
    if (!cuenta.value) return reply(200, { datos: null })
    const { cuenta: account, perfil, necesidades } = cuenta.value
    const last = reservas.toSorted((a, b) => (a.fecha_reserva < b.fecha_reserva ? 1 : -1))[0]
    const seen = last ? await viewReserva(last.codigo, last.token).catch(() => null) : null
    const t = await getTranslations({ locale, namespace: 'Perfil' })
    return reply(200, {
      datos: {
        nombre: seen?.nombre ?? perfil?.username ?? '',
        email: account.email ?? '',
        telefono: seen?.telefono ?? '',
        dieta: necesidades ? await needsInWords(necesidades, locale) : '',
        personas: last?.personas ?? null,
        haVenido: reservas.some(({ estado }) => estado === 'finalizada'),
        necesidades: necesidades && { dieta: necesidades.dieta, alergenos: necesidades.alergenos },
      },
      textos: { puestos: t('datosPuestos'), aplicada: t('dietaAplicada'), verTodos: t('verTodos') },
    })
  } catch (error) {
    console.error('sesion', error instanceof Error ? error.message : error)
    return reply(503, { code: 'unreachable' })
  }
}
