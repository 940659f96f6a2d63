import { getTranslations } from 'next-intl/server'
import { groupsOf } from '@/components/site/carta/cards.ts'
import { writeQuery } from '@/lib/carta/query.ts'
import { getCarta } from '@/lib/carta/read.ts'
import { dayAsHeading } from '@/lib/core/date-words.ts'
import { type Now, wallClock } from '@/lib/core/dates.ts'
import { countForYou } from '@/lib/cuenta/for-you.ts'
import { miCuenta } from '@/lib/cuenta/mine.ts'
import { reply } from '@/lib/http/json.ts'
import { asLocale, type Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { distribute } from '@/lib/reservas/distribute.ts'
import { localeManagePath } from '@/lib/reservas/links.ts'
import { myReservas } from '@/lib/reservas/manage.ts'
import { cuentaToken } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

type Ticket = { url: string; dia: string; mesa: string; estado: string }
type Link = { texto: string; url: string; aviso: string }

async function nextMesa(token: string, locale: Locale, now: Now): Promise<Ticket | null> {
  const [next] = distribute(await myReservas(token), now).proximas
  if (!next) return null
  const [t, s] = await Promise.all([
    getTranslations({ locale, namespace: 'Gestion' }),
    getTranslations({ locale, namespace: 'Sello' }),
  ])
  const { estado } = next
  return {
    url: localeManagePath(locale, next.codigo, next.token),
    dia: dayAsHeading(next.fecha_reserva, locale),
    mesa: t('eleccion', {
      ...{ dia: next.hora_reserva, personas: next.personas, mesa: t(next.preferencia_mesa) },
    }),
    // As it is stamped on the ticket everywhere.
    estado: estado === 'pendiente' || estado === 'confirmada' ? s(estado) : t(`corto.${estado}`),
  }
}

async function fittingPlatos(token: string, locale: Locale, { fecha }: Now): Promise<Link | null> {
  const cuenta = await miCuenta(token)
  const needs = cuenta.ok ? cuenta.value?.necesidades : null
  if (!needs || needs.dieta.length + needs.alergenos.length === 0) return null
  const [t, carta] = await Promise.all([
    getTranslations({ locale, namespace: 'Perfil' }),
    getCarta(locale, fecha),
  ])
  const total = countForYou(groupsOf(carta), needs)
  if (total === 0) return null
  return {
    texto: t('platosParaTi', { cuantos: total }),
    url: `${localePath(locale, '/menu')}${writeQuery({ q: '', sin: needs.alergenos, dieta: needs.dieta, mostrar: [] })}`,
    aviso: t('avisaAlReservar'),
  }
}

/** For the signed-in guest: `{ proxima, platos }`, the next table and dishes that fit, each null where there is none. */
export async function GET(request: Request): Promise<Response> {
  const locale = asLocale(new URL(request.url).searchParams.get('locale'))
  const token = await cuentaToken()
  if (!token) return reply(200, { proxima: null, platos: null })
  const now = wallClock(Date.now())
  try {
    const [proxima, platos] = await Promise.all([
      nextMesa(token, locale, now),
      fittingPlatos(token, locale, now).catch(() => null),
    ])
    return reply(200, { proxima, platos })
  } catch (error) {
    console.error('sesion', error instanceof Error ? error.message : error)
    return reply(503, { code: 'unreachable' })
  }
}
