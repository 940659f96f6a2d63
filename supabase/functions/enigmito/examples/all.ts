import type { Locale } from '../../../../lib/i18n/locales.ts'
import { tokens } from '../text/fold.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import type { Examples } from './shape.ts'

/** Folded; these words are never treated as misspelt. */
export const wordsOf = (lang: Locale): ReadonlySet<string> => {
  const known = WORDS.get(lang) ?? new Set(tokens(Object.values(EXAMPLES[lang]).flat().join('\n')))
  WORDS.set(lang, known)
  return known
}
const WORDS = new Map<Locale, ReadonlySet<string>>()

export const EXAMPLES: Record<Locale, Examples> = { es, en, fr, de, it }
