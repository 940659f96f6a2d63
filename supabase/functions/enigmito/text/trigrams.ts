import { LOCALES, type Locale } from '../../../../lib/i18n/locales.ts'
import { fold } from './fold.ts'

export type Trigrams = Record<Locale, ReadonlyMap<string, number>>

const pieces = (word: string): string[] => {
  const padded = `_${word}_`
  return Array.from({ length: Math.max(0, padded.length - 2) }, (_, i) => padded.slice(i, i + 3))
}

export function learn(samples: Record<Locale, readonly string[]>): Trigrams {
  const shares = (texts: readonly string[]): Map<string, number> => {
    const words = new Set(texts.flatMap((text) => fold(text).match(/\p{L}{2,}/gu) ?? []))
    const counts = new Map<string, number>()
    let total = 0
    for (const word of words)
      for (const piece of pieces(word)) {
        counts.set(piece, (counts.get(piece) ?? 0) + 1)
        total++
      }
    return new Map([...counts].map(([piece, count]) => [piece, count / total]))
  }
  return {
    es: shares(samples.es),
    en: shares(samples.en),
    fr: shares(samples.fr),
    de: shares(samples.de),
    it: shares(samples.it),
  }
}

const UNSEEN = 1 / 20_000
/** Neighbouring trigrams overlap, so each counts for less. */
const TRUST = 0.55

export function builtIn(word: string, trigrams: Trigrams): Record<Locale, number> {
  const logs = LOCALES.map(
    (locale) =>
      TRUST * pieces(word).reduce((sum, piece) => sum + Math.log(trigrams[locale].get(piece) ?? UNSEEN), 0),
  )
  const most = Math.max(...logs)
  const weights = logs.map((log) => Math.exp(log - most))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const of = (locale: Locale): number => (weights[LOCALES.indexOf(locale)] ?? 0) / total
  return { es: of('es'), en: of('en'), fr: of('fr'), de: of('de'), it: of('it') }
}
