import type { Phrases } from '@/lib/carta/phrases.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

const PHRASES: Record<Locale, () => Promise<{ default: Phrases }>> = {
  es: () => import('@/messages/filtros/es.json'),
  en: () => import('@/messages/filtros/en.json'),
  fr: () => import('@/messages/filtros/fr.json'),
  de: () => import('@/messages/filtros/de.json'),
  it: () => import('@/messages/filtros/it.json'),
}

/** What the filter of the menu says: the server writes with it, the browser fetches it with the filter's code. */
export const loadPhrases = async (locale: Locale): Promise<Phrases> => (await PHRASES[locale]()).default
