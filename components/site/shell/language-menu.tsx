import { Icon } from '@/components/ui/icon.tsx'
import { LOCALES, type Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import styles from './language-menu.module.css'
import { LANGUAGE_NAMES } from './navigation.ts'

/** A native popover: Escape, outside clicks and focus need no code. */
export function LanguageMenu({
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
    <div className={className} data-mejora={query === undefined ? undefined : 'idioma'}>
      <button type="button" popoverTarget="idiomas" className={styles.boton}>
        <span className="oculto">{label}:</span> {locale.toUpperCase()}{' '}
        <span className="oculto">{LANGUAGE_NAMES[locale]}</span> <Icon name="down" size={16} />
      </button>
      <ul id="idiomas" popover="auto" className={styles.lista}>
        {LOCALES.map((other) => (
          <li key={other}>
            <a
              href={localePath(other, page) + (query ?? '')}
              lang={other}
              hrefLang={other}
              aria-current={other === locale ? 'true' : undefined}
            >
              <span className="buril">{LANGUAGE_NAMES[other]}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
