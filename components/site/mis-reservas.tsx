import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button.tsx'
import { type Ahora, minutes } from '@/lib/fechas.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/ruta.ts'
import { rutaCalendario, rutaGestion } from '@/lib/reservas/enlaces.ts'
import type { ReservaPropia } from '@/lib/reservas/gestion.ts'
import styles from './cuenta.module.css'
import { diaDe } from './gestion-ticket.tsx'

/** What is still to come, the next one first, and what has been or will not be, the last one first. */
export function repartir(reservas: readonly ReservaPropia[], { fecha, hora }: Ahora) {
  const alive = ['pendiente', 'confirmada', 'llegada', 'sentada']
  const key = (r: ReservaPropia) => `${r.fecha_reserva} ${r.hora_reserva}`
  // Who sits at the table is still here, though the hour of arrival has passed.
  const isNext = (r: ReservaPropia) =>
    alive.includes(r.estado) &&
    (r.fecha_reserva > fecha || (r.fecha_reserva === fecha && minutes(r.hora_reserva) + 180 > minutes(hora)))
  const sorted = [...reservas].sort((a, b) => key(a).localeCompare(key(b)))
  return { proximas: sorted.filter(isNext), anteriores: sorted.filter((r) => !isNext(r)).reverse() }
}

type Props = {
  locale: Locale
  /** Null while they cannot be read: that is not the same as none. */
  reservas: readonly ReservaPropia[] | null
  ahora: Ahora
}

/** The bookings of whoever is signed in, each with the way to its own page and into a calendar. */
export async function MisReservas({ locale, reservas, ahora }: Props) {
  const [t, g, s] = await Promise.all([
    getTranslations({ locale, namespace: 'Perfil' }),
    getTranslations({ locale, namespace: 'Gestion' }),
    getTranslations({ locale, namespace: 'Sitio' }),
  ])
  if (!reservas) return <p role="status">{t('reservasFallo')}</p>
  if (reservas.length === 0)
    return (
      <>
        <p>{t('ninguna')}</p>
        <ButtonLink href={ruta(locale, '/reservations')}>{s('reservarMesa')}</ButtonLink>
      </>
    )
  const { proximas, anteriores } = repartir(reservas, ahora)
  const list = (titulo: string, some: readonly ReservaPropia[], calendar: boolean) =>
    some.length > 0 && (
      <section>
        <h3>{titulo}</h3>
        <ul>
          {some.map((r) => {
            const dia = `${diaDe(r.fecha_reserva, locale)}, ${g('aLas', { hora: r.hora_reserva })}`
            return (
              <li key={r.codigo} data-estado={r.estado}>
                <p className={styles.cuando}>{dia}</p>
                <p>
                  <b>{g(`corto.${r.estado}`)}</b> ·{' '}
                  {t('citaMesa', {
                    personas: r.personas,
                    mesa: g(r.preferencia_mesa),
                    codigo: r.codigo,
                  })}
                </p>
                <p>
                  <a href={rutaGestion(locale, r.codigo, r.token)} className="enlace">
                    {t('verReserva')}
                    <span className="oculto">: {dia}</span>
                  </a>
                  {calendar && (
                    <a
                      href={rutaCalendario(r.codigo, r.token)}
                      download={`${r.codigo}.ics`}
                      className="enlace"
                    >
                      {g('calendario')}
                      <span className="oculto">: {dia}</span>
                    </a>
                  )}
                </p>
              </li>
            )
          })}
        </ul>
      </section>
    )
  return (
    <>
      {list(t('proximas'), proximas, true)}
      {list(t('anteriores'), anteriores, false)}
    </>
  )
}
