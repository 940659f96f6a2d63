import { getTranslations } from 'next-intl/server'
import { groupsOf } from '@/components/site/carta/cards.ts'
import { writeQuery } from '@/lib/carta/query.ts'
import { getCarta } from '@/lib/carta/read.ts'
import { dayInWords } from '@/lib/core/date-words.ts'
import { type Now, wallClock } from '@/lib/core/dates.ts'
import { platosForYou } from '@/lib/cuenta/for-you.ts'
import { miCuenta } from '@/lib/cuenta/mine.ts'
import { reply } from '@/lib/http/json.ts'
import { asLocale, type Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { distribute } from '@/lib/reservas/distribute.ts'
import { localeManagePath } from '@/lib/reservas/links.ts'
import { myReservas } from '@/lib/reservas/manage.ts'
import { cuentaToken } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

type Link = { texto: string; url: string }

async function nextMesa(token: string, locale: Locale, now: Now): Promise<Link | null> {
  const [next] = distribute(await myReservas(token), now).proximas
  if (!next) return null
  const [t, g] = await Promise.all([
    getTranslations({ locale, namespace: 'Perfil' }),
    getTranslations({ locale, namespace: 'Gestion' }),
  ])
  const texto = t('proximaMesa', {
    dia: dayInWords(next.fecha_reserva, locale),
    hora: g('aLas', { hora: next.hora_reserva }),
    estado: g(`corto.${next.estado}`),
  })
  return { texto, url: localeManagePath(locale, next.codigo, next.token) }
}

async function fittingPlatos(
  token: string,
  locale: Locale,
  { fecha }: Now,
): Promise<(Link & { aviso: string }) | null> {
  const cuenta = await miCuenta(token)
  const needs = cuenta.ok ? cuenta.value?.necesidades : null
  if (!needs || needs.dieta.length + needs.alergenos.length === 0) return null
  const [t, carta] = await Promise.all([
    getTranslations({ locale, namespace: 'Perfil' }),
    getCarta(locale, fecha),
  ])
  const { total, algunos } = platosForYou(carta, groupsOf(carta), needs)
  if (total === 0) return null
  const names = algunos.map(({ nombre }) => nombre.text).join(', ')
  return {
    texto: t('platosParaTi', { cuantos: total, platos: total > algunos.length ? `${names}…` : names }),
    url: `${localePath(locale, '/menu')}${writeQuery({ q: '', sin: needs.alergenos, dieta: needs.dieta, mostrar: [] })}`,
    aviso: t('avisaSiempre'),
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
