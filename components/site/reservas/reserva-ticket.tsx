import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button.tsx'
import { TileBand } from '@/components/ui/tile.tsx'
import type { Footer } from '@/lib/casa/footer.ts'
import type { Zona } from '@/lib/casa/zonas.ts'
import { dayAsHeading } from '@/lib/core/date-words.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import styles from './reservas.module.css'
import type { ReservaFormState } from './state.ts'

type Props = { locale: Locale; state: ReservaFormState; zonas: readonly Zona[]; footer: Footer }

export async function ReservaTicket({ locale, state, zonas, footer: pie }: Props) {
  const [t, r] = await Promise.all([
    getTranslations({ locale, namespace: 'Reserva' }),
    getTranslations({ locale, namespace: 'Reservas' }),
  ])
  const { personas, fecha, espera, values, clave } = state
  const hora = espera ?? values.hora_reserva
  const dia = fecha && dayAsHeading(fecha, locale)
  const mesa = zonas.find(({ exterior }) => exterior === (values.preferencia_mesa === 'exterior'))?.nombre
  const heading = dia ? (hora ? t('cuando', { dia, hora }) : dia) : t('tuReserva')
  return (
    <aside className={styles.ticket} data-resumen aria-label={t('tuReserva')}>
      <TileBand className="block h-13 w-full" />
      <div>
        <p data-lista-espera hidden={espera === null} className={styles.sello}>
          {t('esperaTitulo')}
        </p>
        <p className={styles.cuando} data-cuando>
          {heading}
        </p>
        <dl>
          <div>
            <dt>{t('personas')}</dt>
            <dd data-dato="personas">{personas ?? 2}</dd>
          </div>
          {/* Without script nothing updates these. */}
          <div className="noscript:hidden">
            <dt>{t('mesa')}</dt>
            <dd data-dato="mesa" {...(mesa && enIdioma(mesa, locale))}>
              {mesa?.text ?? t('interior')}
            </dd>
          </div>
          <div className="noscript:hidden">
            <dt>{t('aNombre')}</dt>
            <dd data-dato="nombre">{values.nombre || '–'}</dd>
          </div>
        </dl>
        <p role="alert" data-general className={styles.general} hidden>
          <span />{' '}
          <a href={pie.tel} aria-label={r('llamar', { telefono: pie.telefono })}>
            {pie.telefono}
          </a>
        </p>
        <Button type="submit" size="l" data-enviar disabled={clave === null} className={styles.enviar ?? ''}>
          {espera ? t('esperaPedir') : t('pedir')}
        </Button>
        <p data-pie-reserva hidden={espera !== null}>
          {t('pendiente')} <span className="noscript:hidden">{t('luegoWhatsapp')}</span>
        </p>
        <p data-pie-espera hidden={espera === null}>
          {t('esperaTexto')}
        </p>
      </div>
    </aside>
  )
}
