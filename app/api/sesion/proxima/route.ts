import { getTranslations } from 'next-intl/server'
import { gruposDe } from '@/components/site/carta/cards.ts'
import { escribirConsulta } from '@/lib/carta/query.ts'
import { getCarta } from '@/lib/carta/read.ts'
import { dayInWords } from '@/lib/core/date-words.ts'
import { type Ahora, wallClock } from '@/lib/core/dates.ts'
import { paraTi } from '@/lib/cuenta/for-you.ts'
import { miCuenta } from '@/lib/cuenta/mine.ts'
import { reply } from '@/lib/http/json.ts'
import { asLocale, type Locale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/path.ts'
import { repartir } from '@/lib/reservas/distribute.ts'
import { rutaGestion } from '@/lib/reservas/links.ts'
import { misReservas } from '@/lib/reservas/manage.ts'
import { tokenDeCuenta } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

type Enlace = { texto: string; url: string }

/** The next table, in words and with the way to its page. */
async function mesaDe(token: string, locale: Locale, ahora: Ahora): Promise<Enlace | null> {
  const [next] = repartir(await misReservas(token), ahora).proximas
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
  return { texto, url: rutaGestion(locale, next.codigo, next.token) }
}

/** Dishes for what the guest has said he eats, and the way to the menu read like that; null where he has said nothing. */
async function platosDe(
  token: string,
  locale: Locale,
  { fecha }: Ahora,
): Promise<(Enlace & { aviso: string }) | null> {
  const cuenta = await miCuenta(token)
  const needs = cuenta.ok ? cuenta.value?.necesidades : null
  if (!needs || needs.dieta.length + needs.alergenos.length === 0) return null
  const [t, carta] = await Promise.all([
    getTranslations({ locale, namespace: 'Perfil' }),
    getCarta(locale, fecha),
  ])
  const { total, algunos } = paraTi(carta, gruposDe(carta), needs)
  if (total === 0) return null
  const names = algunos.map(({ nombre }) => nombre.text).join(', ')
  return {
    texto: t('platosParaTi', { cuantos: total, platos: total > algunos.length ? `${names}…` : names }),
    url: `${ruta(locale, '/menu')}${escribirConsulta({ q: '', sin: needs.alergenos, dieta: needs.dieta, mostrar: [] })}`,
    aviso: t('avisaSiempre'),
  }
}

/** For whoever is signed in: the next table, and dishes that fit; null where there is none. */
export async function GET(request: Request): Promise<Response> {
  const locale = asLocale(new URL(request.url).searchParams.get('locale'))
  const token = await tokenDeCuenta()
  if (!token) return reply(200, { proxima: null, platos: null })
  const ahora = wallClock(Date.now())
  try {
    // Whoever has a table sees it, whatever becomes of the dishes.
    const [proxima, platos] = await Promise.all([
      mesaDe(token, locale, ahora),
      platosDe(token, locale, ahora).catch(() => null),
    ])
    return reply(200, { proxima, platos })
  } catch (error) {
    console.error('sesion', error instanceof Error ? error.message : error)
    return reply(503, { code: 'unreachable' })
  }
}
