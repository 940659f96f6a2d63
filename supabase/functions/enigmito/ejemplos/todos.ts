import type { Locale } from '../../../../lib/i18n/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { Ejemplos } from './forma.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

export const EJEMPLOS: Record<Locale, Ejemplos> = { es, en, fr, de, it }
