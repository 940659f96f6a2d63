import 'server-only'
import avisosDe from '../../messages/avisos/de.json'
import avisosEn from '../../messages/avisos/en.json'
import avisosEs from '../../messages/avisos/es.json'
import avisosFr from '../../messages/avisos/fr.json'
import avisosIt from '../../messages/avisos/it.json'
import respaldoDe from '../../messages/respaldo/de.json'
import respaldoEn from '../../messages/respaldo/en.json'
import respaldoEs from '../../messages/respaldo/es.json'
import respaldoFr from '../../messages/respaldo/fr.json'
import respaldoIt from '../../messages/respaldo/it.json'
import type { Locale } from '../i18n/locales.ts'
import type { ReservaAviso } from '../reservas/avisos.ts'

export type Avisos = typeof avisosEs
export type FallbackTexts = typeof respaldoEs

/** A refusal without a text in every language does not compile. */
const AVISOS = {
  es: avisosEs,
  en: avisosEn,
  fr: avisosFr,
  de: avisosDe,
  it: avisosIt,
} as const satisfies Record<Locale, Record<ReservaAviso, string>>

const FALLBACK_TEXTS: Record<Locale, FallbackTexts> = {
  es: respaldoEs,
  en: respaldoEn,
  fr: respaldoFr,
  de: respaldoDe,
  it: respaldoIt,
}

export const avisos = (locale: Locale): Avisos => AVISOS[locale]
export const fallbackTexts = (locale: Locale): FallbackTexts => FALLBACK_TEXTS[locale]
