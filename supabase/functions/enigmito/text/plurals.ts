import type { Locale } from '../../../../lib/i18n/locales.ts'

/** So that verbs agree: "figuran huevos", "sind Eier aufgeführt". */
const PLURALS: Record<Locale, readonly string[]> = {
  es: ['crustaceos', 'huevos', 'cacahuetes', 'leche', 'frutos_cascara', 'sulfitos', 'altramuces', 'moluscos'],
  en: [],
  fr: ['crustaceos', 'huevos', 'cacahuetes', 'frutos_cascara', 'sulfitos', 'moluscos'],
  de: ['crustaceos', 'huevos', 'cacahuetes', 'frutos_cascara', 'sulfitos', 'altramuces', 'moluscos'],
  it: ['crustaceos', 'huevos', 'cacahuetes', 'sulfitos', 'altramuces', 'moluscos'],
}

/** Spanish "leche" is called "Lácteos" in the rows. */
export const plural = (allergens: readonly string[], lang: Locale): boolean =>
  allergens.length > 1 || allergens.some((key) => PLURALS[lang].includes(key))
