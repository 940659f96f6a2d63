import { LOCALES, type Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { LANGUAGE_NAMES } from '../shell/navigation.ts'
import styles from './languages.module.css'

export function LanguageLinks({
  locale,
  page,
  query,
  label,
  className = '',
}: {
  locale: Locale
  page: `/${string}`
  /** The query to keep; undefined where a page takes none. A script updates it when it changes in place. */
  query?: string | undefined
  label: string
  className?: string
}) {
  return (
    <nav
      aria-label={label}
      className={`${styles.idiomas} ${className}`}
      data-mejora={query === undefined ? undefined : 'idioma'}
    >
      <ul>
        {LOCALES.map((other) => (
          <li key={other}>
            <a
              href={localePath(other, page) + (query ?? '')}
              lang={other}
              hrefLang={other}
              aria-current={other === locale ? 'true' : undefined}
            >
              <span className="buril">{other.toUpperCase()}</span>
              <span className="oculto">{LANGUAGE_NAMES[other]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
