import type { Locale as SiteLocale } from '../../lib/i18n/locales.ts'
import type es from '../../messages/es.json'

/** Keys and arguments of every text are checked against the Spanish source. */
declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof es
    Locale: SiteLocale
  }
}
