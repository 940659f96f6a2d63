import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import styles from './my-data.module.css'

export async function MyDataConsent({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'MisDatos' })
  const link = (path: '/terminos' | '/privacidad', words: ReactNode) => (
    <a href={localePath(locale, path)} className="enlace">
      {words}
    </a>
  )
  return (
    <label className={styles.casilla}>
      <input type="checkbox" name="acepto" value="on" required />
      <span>
        {t.rich('acepto', {
          terminos: (words) => link('/terminos', words),
          privacidad: (words) => link('/privacidad', words),
        })}
      </span>
    </label>
  )
}
