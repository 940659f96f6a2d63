import { getTranslations } from 'next-intl/server'
import type { SpecialDay } from '@/lib/casa/horario.ts'
import { addDays, type IsoDate } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import { hoursText } from './hours.ts'

const DAYS_AHEAD = 183

const utc = (fecha: IsoDate): number => Date.parse(`${fecha}T00:00:00Z`)

/** "jueves, 24 de diciembre", or both ends of a range; with the year when it is not this one. */
export function daysInWords({ desde, hasta }: SpecialDay, locale: string, today: IsoDate): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(hasta.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  })
  return desde === hasta ? format.format(utc(desde)) : format.formatRange(utc(desde), utc(hasta))
}

export const upcomingDays = (specialDays: readonly SpecialDay[], today: IsoDate): SpecialDay[] =>
  specialDays
    .filter(({ desde, hasta }) => desde <= hasta && hasta >= today && desde <= addDays(today, DAYS_AHEAD))
    .toSorted((a, b) => (a.desde < b.desde ? -1 : 1))

type Props = { locale: Locale; specialDays: readonly SpecialDay[]; today: IsoDate }

export async function SpecialDays({ locale, specialDays, today }: Props) {
  const [t, h] = await Promise.all([
    getTranslations({ locale, namespace: 'Contacto' }),
    getTranslations({ locale, namespace: 'Horas' }),
  ])
  const dias = upcomingDays(specialDays, today)
  if (dias.length === 0) return null
  return (
    <div className="mt-9 max-w-[30rem]">
      <h2 className="border-b-2 border-texto pb-3 font-serif text-apartado font-medium">{t('especiales')}</h2>
      <dl>
        {dias.map((dia) => (
          <div
            key={dia.desde}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-linea py-3 text-menor"
          >
            <dt className="font-medium first-letter:uppercase">
              <time dateTime={dia.desde}>{daysInWords(dia, locale, today)}</time>
            </dt>
            {dia.turnos.length === 0 ? (
              <dd className="text-error">{t('especialCerrado')}</dd>
            ) : (
              <dd>{hoursText(dia.turnos, h.raw('dos'))}</dd>
            )}
            {dia.motivo && (
              <dd className="col-span-2 text-texto-2" {...enIdioma(dia.motivo, locale)}>
                {dia.motivo.text}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  )
}
