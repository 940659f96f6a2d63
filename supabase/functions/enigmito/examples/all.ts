import type { Locale } from '../../../../lib/i18n/locales.ts'
import { tokens } from '../text/fold.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { Examples } from './shape.ts'

/** Every word of a language's examples, folded: a word guests are known to write is not misspelt. */
export const wordsOf = (lang: Locale): ReadonlySet<string> => {
  const known = WORDS.get(lang) ?? new Set(tokens(Object.values(EXAMPLES[lang]).join('\n')))
  WORDS.set(lang, known)
  return known
}
const WORDS = new Map<Locale, ReadonlySet<string>>()

export const EXAMPLES: Record<Locale, Examples> = { es, en, fr, de, it }
