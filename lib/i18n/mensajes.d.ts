import type es from '../../messages/es.json'
import type { Locale as Idioma } from './locales.ts'

/** Keys and arguments of every text are checked against the Spanish source. */
declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof es
    Locale: Idioma
  }
}
