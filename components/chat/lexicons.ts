import type { Lexicon } from '@/lib/chat/words/shape.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

const SOURCES: Readonly<Record<Locale, () => Promise<Lexicon>>> = {
  es: async () => (await import('@/lib/chat/words/es.ts')).es,
  en: async () => (await import('@/lib/chat/words/en.ts')).en,
  fr: async () => (await import('@/lib/chat/words/fr.ts')).fr,
  de: async () => (await import('@/lib/chat/words/de.ts')).de,
  it: async () => (await import('@/lib/chat/words/it.ts')).it,
}

/** The lexicons that have loaded. */
export const lexicons: Partial<Record<Locale, Lexicon>> = {}

/** Loads the words of one language, once. */
export async function bringLexicon(locale: Locale): Promise<void> {
  lexicons[locale] ??= await SOURCES[locale]()
}
