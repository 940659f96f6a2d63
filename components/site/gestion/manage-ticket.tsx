import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Icon } from '@/components/ui/icon.tsx'
import type { Footer } from '@/lib/casa/footer.ts'
import { dayInWords } from '@/lib/core/date-words.ts'
import { type IsoDate, isIsoDate } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { calendarPath } from '@/lib/reservas/links.ts'
import { Stamp, Ticket } from '../parts/ticket.tsx'

/** "Viernes, 27 de noviembre de 2026". */
export const dayHeading = (fecha: IsoDate, locale: Locale): string => {
  const day = dayInWords(fecha, locale)
  return day.charAt(0).toLocaleUpperCase(locale) + day.slice(1)
}

/** `2026-11-27T19:00` on the restaurant's clock, as a day in words and an hour. */
export function momentOf(moment: string, locale: Locale): { dia: string; hora: string } {
  const [fecha = '', hora = ''] = moment.slice(0, 16).split('T')
  return { dia: isIsoDate(fecha) ? dayInWords(fecha, locale) : fecha, hora }
}

export const CallButton = ({ footer: pie, label }: { footer: Footer; label: string }) => (
  <ButtonLink href={pie.tel} ink="soft" className="max-w-full px-4!">
    <Icon name="telefono" />
    {label}
  </ButtonLink>
)

type Booking = {
  codigo: string
  nombre: string
  hora_reserva: string
  personas: number
  preferencia_mesa: 'interior' | 'exterior'
}

export async function ManageTicket({
  locale,
  booking,
  title,
  token,
  stamp,
  isGone = false,
}: {
  locale: Locale
  booking: Booking
  title: string
  /** Opens the calendar file; null without a table, or when no entry is needed any more. */
  token: string | null
  /** A key of the stamps; null for none. */
  stamp: 'pendiente' | 'confirmada' | 'cancelada' | 'espera' | null
  /** Cancelled: the file removes the entry again. */
  isGone?: boolean
}) {
  const [t, s] = await Promise.all([
    getTranslations({ locale, namespace: 'Gestion' }),
    getTranslations({ locale, namespace: 'Sello' }),
  ])
  const rows = [
    [t('personas'), String(booking.personas)],
    [t('mesa'), t(booking.preferencia_mesa)],
    [t('aNombre'), booking.nombre],
    [t('codigo'), booking.codigo],
  ] as const
  return (
    <Ticket>
      <section className="grid grid-cols-[minmax(0,1fr)] wrap-anywhere">
        <h2 className="font-serif text-[1.875rem] leading-[1.12] font-medium text-balance">
          {title}, {t('aLas', { hora: booking.hora_reserva })}
        </h2>
        {stamp && (
          <div className="mt-4.5">
            <Stamp>{s(stamp)}</Stamp>
          </div>
        )}
        <dl className="mt-5">
          {rows.map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-6 border-t border-tinta/40 py-3">
              <dt>{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {token && (
          <ButtonLink
            href={calendarPath(booking.codigo, token)}
            download={`${booking.codigo}.ics`}
            size="l"
            className="mt-3 w-full bg-tinta! px-4! text-cal! print:hidden"
          >
            {t(isGone ? 'quitar' : 'calendario')}
          </ButtonLink>
        )}
      </section>
    </Ticket>
  )
}
