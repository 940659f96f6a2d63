import { getTranslations } from 'next-intl/server'
import { Brand } from '@/components/ui/brand.tsx'
import { TileBand } from '@/components/ui/tile.tsx'
import type { Qr } from '@/lib/carta/qr.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'
import styles from './table-card.module.css'

type Props = {
  locale: Locale
  nombre: string
  motto: Texto
  /** The target of the code; shown without its scheme. */
  address: string
  qr: Qr
}

/** A6 upright, with the colours of paper in dark mode too. */
export async function MesaCard({ locale, nombre, motto, address, qr }: Props) {
  const t = await getTranslations({ locale, namespace: 'Mesa' })
  const shortAddress = address.replace(/^https?:\/\//, '')
  return (
    <section aria-label={t('tarjeta')} data-tarjeta className={styles.hoja}>
      <div className={styles.tarjeta}>
        <div className={styles.cenefa}>
          <TileBand />
        </div>
        <div className={styles.casa}>
          <Brand />
          <p>
            <b>{nombre}</b>
            <i {...enIdioma(motto, locale)}>{motto.text}</i>
          </p>
        </div>
        <h2>{t('movil')}</h2>
        <svg
          viewBox={`0 0 ${qr.lado} ${qr.lado}`}
          role="img"
          aria-label={t('qr', { direccion: shortAddress })}
          shapeRendering="crispEdges"
          className={styles.qr}
        >
          <path d={qr.trazo} fill="var(--tinta)" />
        </svg>
        <p className={styles.direccion}>{shortAddress}</p>
        <p className={styles.nota}>{t('alergenos')}</p>
      </div>
    </section>
  )
}
