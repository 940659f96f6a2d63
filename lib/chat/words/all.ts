import type { Locale } from '../../i18n/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { Lexicon } from './shape.ts'

export const LEXICON: Readonly<Record<Locale, Lexicon>> = { es, en, fr, de, it }
