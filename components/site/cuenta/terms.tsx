import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import styles from './acceso.module.css'

/** Each text is accepted separately (§5), and neither is pre-ticked. */
export async function SignUpTerms({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Acceso.alta' })
  const rows = [
    { name: 'accepted_privacy', key: 'privacidad', path: '/privacidad' },
    { name: 'accepted_terms', key: 'terminos', path: '/terminos' },
  ] as const
  return (
    <div className={styles.casillas}>
      {rows.map(({ name, key, path }) => (
        <label key={name} className={styles.casilla}>
          <input type="checkbox" name={name} value="on" required />
          <span>
            {t.rich(key, {
              a: (text) => (
                <a href={localePath(locale, path)} target="_blank" rel="noopener">
                  {text}
                </a>
              ),
            })}
          </span>
        </label>
      ))}
    </div>
  )
}
