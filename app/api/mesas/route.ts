import { getTranslations } from 'next-intl/server'
import { wallClock } from '@/lib/core/dates.ts'
import { reply } from '@/lib/http/json.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { sharedTimeSlots, type TimeSlot } from '@/lib/reservas/availability.ts'
import { TONIGHT_PERSONAS, tonightOf } from '@/lib/reservas/tonight.ts'

export const dynamic = 'force-dynamic'

const MAX_TIMES = 4

/** Today's free times for two, with links to book them, for cached pages: a list, and a line of two. 503 in an outage. */
export async function GET(request: Request): Promise<Response> {
  const locale = asLocale(new URL(request.url).searchParams.get('locale'))
  const { fecha } = wallClock(Date.now())
  const timeSlots = await sharedTimeSlots(fecha, TONIGHT_PERSONAS)
  if (!timeSlots.ok) return reply(503, { code: 'unreachable' })
  const [t, h] = await Promise.all([
    getTranslations({ locale, namespace: 'Breve' }),
    getTranslations({ locale, namespace: 'Horas' }),
  ])
  const a = (hora?: string): string => {
    const query = { personas: String(TONIGHT_PERSONAS), fecha, ...(hora ? { hora } : {}) }
    return `${localePath(locale, '/reservations')}?${new URLSearchParams(query)}`
  }
  const timesOf = (turno: readonly TimeSlot[]) =>
    turno
      .filter(({ libre }) => libre)
      .slice(0, MAX_TIMES)
      .map(({ hora }) => ({ texto: hora, url: a(hora) }))
  const turnos = (['comida', 'cena'] as const)
    .map((turno) => ({ nombre: h(turno), horas: timesOf(timeSlots.value[turno]) }))
    .filter(({ horas }) => horas.length > 0)
  const day = [...timeSlots.value.comida, ...timeSlots.value.cena]
  const none = day.every(({ motivo }) => motivo === 'cerrado') ? h('cierreHoy') : t('nadaHoy')
  const tonight = tonightOf(timeSlots.value)
  const line = () => {
    if (!tonight) return null
    const list = new Intl.ListFormat(locale).formatToParts(tonight.horas)
    const [before = '', after = ''] = t
      .raw(tonight.servicio === 'cena' ? 'estaNoche' : 'esteMediodia')
      .split('{horas}')
    const hours = list.map(({ type, value }) =>
      type === 'element' ? { texto: value, url: a(value) } : { texto: value },
    )
    return [{ texto: before }, ...hours, { texto: after }].filter(({ texto }) => texto)
  }
  return reply(200, {
    linea: line(),
    texto: turnos.length > 0 ? t('libresHoy') : none,
    turnos,
    enlace:
      turnos.length > 0
        ? { texto: t('todasHoy'), url: a() }
        : { texto: t('otroDia'), url: localePath(locale, '/reservations') },
  })
}
