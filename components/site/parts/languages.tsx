import { LOCALES, type Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { LANGUAGE_NAMES } from '../shell/navigation.ts'

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
    <nav aria-label={label} className={className} data-mejora={query === undefined ? undefined : 'idioma'}>
      <ul className="flex gap-0.5 text-menor font-semibold">
        {LOCALES.map((other) => (
          <li key={other}>
            <a
              href={localePath(other, page) + (query ?? '')}
              lang={other}
              hrefLang={other}
              aria-current={other === locale ? 'true' : undefined}
              className="relative grid h-11 min-w-11 place-items-center px-1.5"
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
