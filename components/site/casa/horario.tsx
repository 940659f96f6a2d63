import { getTranslations } from 'next-intl/server'
import type { OpeningHours } from '@/lib/casa/horario.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { weekdayNames } from './hours.ts'

export async function Horario({ locale, openingHours }: { locale: Locale; openingHours: OpeningHours }) {
  const t = await getTranslations({ locale, namespace: 'Horas' })
  const sittings = openingHours.turnos.map(({ servicio, desde, hasta }) => ({
    servicio,
    text: `${desde}–${hasta}`,
  }))
  return (
    <div>
      <table className="w-full max-w-[30rem] border-collapse text-menor">
        <caption className="pb-3 text-left font-serif text-apartado font-medium">{t('titulo')}</caption>
        <thead className="border-b-2 border-texto text-micro text-texto-3">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left font-medium">
              {t('dia')}
            </th>
            {sittings.map(({ servicio }) => (
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
              {openingHours.diasCerrados.includes(i + 1) ? (
                <td colSpan={sittings.length} className="py-2.5 pl-4 text-right text-texto-3">
                  {t('cerradoDia')}
                </td>
              ) : (
                sittings.map(({ servicio, text }) => (
                  <td key={servicio} className="py-2.5 pl-4 text-right">
                    {text}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-[30rem] text-micro text-texto-3">{t('ultimaMesa')}</p>
    </div>
  )
}
