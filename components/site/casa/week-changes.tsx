import { getTranslations } from 'next-intl/server'
import type { Turno, Week } from '@/lib/casa/horario.ts'
import type { IsoDate } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { hoursText, weekdayNames } from './hours.ts'
import { daysInWords } from './special-days.tsx'

type Dias = Week['dias']
const textOf = (turnos: readonly Turno[] = []): string => JSON.stringify(turnos)

/** The weekdays of a week that are not as in the one before, 0 = Monday. */
const changedDays = (before: Dias, { dias }: Week): number[] =>
  dias.flatMap((turnos, i) => (textOf(turnos) === textOf(before[i]) ? [] : [i]))

type Props = { locale: Locale; before: Dias; later: readonly Week[]; today: IsoDate }

/** Which weekdays have other hours, and from when. */
export async function WeekChanges({ locale, before, later, today }: Props) {
  if (later.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'Horas' })
  const names = weekdayNames(locale)
  const words = (servicio: Turno['servicio'], turnos: readonly Turno[]) => {
    const own = turnos.filter((turno) => turno.servicio === servicio)
    return `${t(servicio)}: ${own.length > 0 ? hoursText(own, '') : t('cerradoDia')}`
  }
  return later.map((week, n) => {
    const fecha = daysInWords(
      { desde: week.desde, hasta: week.desde, motivo: null, turnos: [] },
      locale,
      today,
    )
    return (
      <section key={week.desde} className="mt-9 max-w-[30rem]">
        <h2 className="border-b-2 border-texto pb-3 font-serif text-apartado font-medium">
          <time dateTime={week.desde}>{t('desdeDia', { fecha })}</time>
        </h2>
        <dl>
          {changedDays(later[n - 1]?.dias ?? before, week).map((i) => (
            <div
              key={names[i]}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-linea py-3 text-menor"
            >
              <dt className="font-medium first-letter:uppercase">{names[i]}</dt>
              {(week.dias[i] ?? []).length === 0 ? (
                <dd className="text-error">{t('cerradoDia')}</dd>
              ) : (
                <dd className="text-right">
                  <span className="block">{words('comida', week.dias[i] ?? [])}</span>
                  <span className="block">{words('cena', week.dias[i] ?? [])}</span>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </section>
    )
  })
}
