import { getTranslations } from 'next-intl/server'
import { type OpeningHours, type Turno, weeksOf } from '@/lib/casa/horario.ts'
import type { IsoDate } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { weekdayNames } from './hours.ts'
import { WeekChanges } from './week-changes.tsx'

const SERVICIOS = ['comida', 'cena'] as const
type Props = { locale: Locale; openingHours: OpeningHours; today: IsoDate }

export async function Horario({ locale, openingHours, today }: Props) {
  const t = await getTranslations({ locale, namespace: 'Horas' })
  const [{ dias }, ...later] = weeksOf(openingHours)
  const serves = (servicio: Turno['servicio'], turnos: readonly Turno[]) =>
    turnos.find((turno) => turno.servicio === servicio)
  // A house that is closed all week still has its two services.
  const served = dias.flat().length > 0 ? dias.flat() : openingHours.turnos
  const columns = SERVICIOS.filter((servicio) => serves(servicio, served))
  return (
    <div>
      <table className="w-full max-w-[30rem] border-collapse text-menor">
        <caption className="pb-3 text-left font-serif text-apartado font-medium">{t('titulo')}</caption>
        <thead className="border-b-2 border-texto text-micro text-texto-3">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left font-medium">
              {t('dia')}
            </th>
            {columns.map((servicio) => (
              <th key={servicio} scope="col" className="py-2 pl-4 text-right font-medium">
                {t(servicio)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdayNames(locale).map((dia, i) => (
            <tr key={dia} className="border-b border-linea">
              <th scope="row" className="py-2.5 pr-4 text-left font-medium first-letter:uppercase">
                {dia}
              </th>
              {(dias[i] ?? []).length === 0 ? (
                <td colSpan={columns.length} className="py-2.5 pl-4 text-right text-texto-3">
                  {t('cerradoDia')}
                </td>
              ) : (
                columns.map((servicio) => {
                  const turno = serves(servicio, dias[i] ?? [])
                  return (
                    <td key={servicio} className={`py-2.5 pl-4 text-right ${turno ? '' : 'text-texto-3'}`}>
                      {turno ? `${turno.desde}–${turno.hasta}` : t('cerradoDia')}
                    </td>
                  )
                })
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-[30rem] text-micro text-texto-3">{t('ultimaMesa')}</p>
      <WeekChanges locale={locale} before={dias} later={later} today={today} />
    </div>
  )
}
