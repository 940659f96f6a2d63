import { getTranslations } from 'next-intl/server'
import { PortDrawing, PortSign } from '@/components/ui/port.tsx'
import { type Punto, walkOf } from '@/lib/casa/plano.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import styles from './map.module.css'

/** The port as a print, with the points of the owner's rows. Its list is what a screen reader reads, and what is printed. */
export async function PortMap({
  locale,
  nombre,
  plano,
}: {
  locale: Locale
  nombre: string
  plano: readonly Punto[]
}) {
  const t = await getTranslations({ locale, namespace: 'Contacto' })
  const [house, ...others] = plano
  if (!house) return null
  return (
    <figure className={styles.plano}>
      <div className={styles.hoja}>
        <PortDrawing />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.paseo}>
          {others.map((point) => (
            <path key={point.punto} d={walkOf(house, point)} />
          ))}
        </svg>
        <ul aria-label={t('plano')}>
          {plano.map(({ punto, x, y, minutos }) => (
            <li
              key={punto}
              data-punto={punto}
              data-lado={x > 62 || (punto === 'casa' && x > 30) ? 'izquierda' : 'derecha'}
              style={{ left: `${x}%`, top: `${y}%` }}
            >
              <PortSign punto={punto} />
              <span>
                <b>{punto === 'casa' ? nombre : t(`plano_${punto}`)}</b>
                {minutos !== null && punto !== 'casa' && <small>{t('planoMinutos', { n: minutos })}</small>}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption>{t('planoNota')}</figcaption>
    </figure>
  )
}
