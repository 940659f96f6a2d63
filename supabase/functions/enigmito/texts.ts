import type { Locale } from '../../../lib/i18n/locales.ts'
import de from '../../../messages/enigmito/de.json' with { type: 'json' }
import en from '../../../messages/enigmito/en.json' with { type: 'json' }
import es from '../../../messages/enigmito/es.json' with { type: 'json' }
import fr from '../../../messages/enigmito/fr.json' with { type: 'json' }
import it from '../../../messages/enigmito/it.json' with { type: 'json' }

/** No numbers, prices or names: those come from rows. */
export type Texts = typeof es
export const TEXTS: Record<Locale, Texts> = { es, en, fr, de, it }
