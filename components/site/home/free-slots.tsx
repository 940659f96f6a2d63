import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import styles from './free-slots.module.css'

/** The page is cached and free tables are not: enhance-next.ts lists them. */
export async function FreeSlots({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Breve' })
  return (
    <div data-libres={`/api/mesas?locale=${locale}`} className={styles.libres}>
      <p hidden />
      <ul hidden />
      <a href={localePath(locale, '/reservations')} className="enlace">
        {t('verLibres')}
      </a>
    </div>
  )
}
