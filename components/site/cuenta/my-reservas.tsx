import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button.tsx'
import type { Now } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { distribute } from '@/lib/reservas/distribute.ts'
import { calendarPath, localeManagePath } from '@/lib/reservas/links.ts'
import type { OwnReserva } from '@/lib/reservas/manage.ts'
import { dayHeading } from '../gestion/manage-ticket.tsx'
import styles from './cuenta.module.css'

type Props = {
  locale: Locale
  /** Null when they cannot be read. */
  reservas: readonly OwnReserva[] | null
  now: Now
}

export async function MyReservas({ locale, reservas, now }: Props) {
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
        <ButtonLink href={localePath(locale, '/reservations')}>{s('reservarMesa')}</ButtonLink>
      </>
    )
  const { proximas, anteriores } = distribute(reservas, now)
  const list = (title: string, some: readonly OwnReserva[], calendar: boolean) =>
    some.length > 0 && (
      <section>
        <h3>{title}</h3>
        <ul>
          {some.map((r) => {
            const dia = `${dayHeading(r.fecha_reserva, locale)}, ${g('aLas', { hora: r.hora_reserva })}`
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
                  <a href={localeManagePath(locale, r.codigo, r.token)} className="enlace">
                    {t(r.gestionable ? 'verReserva' : 'ver')}
                    <span className="oculto">: {dia}</span>
                  </a>
                  {!calendar && (
                    <a
                      href={`${localePath(locale, '/reservations')}?personas=${r.personas}`}
                      className="enlace"
                    >
                      {t('otraVez')}
                      <span className="oculto">: {dia}</span>
                    </a>
                  )}
                  {calendar && (
                    <a href={calendarPath(r.codigo, r.token)} download={`${r.codigo}.ics`} className="enlace">
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
