import type { HHmm, IsoDate } from '../../core/dates.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../i18n/locales.ts'
import { date, isObject, list, open, seal, whole } from './stored-json.ts'

export type Preferences = {
  dietaryRestrictions: readonly string[]
  favoriteWines: readonly string[]
  lastVisit: IsoDate | null
  reservationHistory: readonly { fecha: IsoDate; personas: number }[]
}
/** §7: adds what a message names. Gives the same object when it names nothing. */
export type Learn = (preferences: Preferences, message: string) => Preferences
/** §4: lunch, dinner or out of hours. Only a hint for the assistant; it never decides whether a table can be booked. */
export type Period = 'comida' | 'cena' | 'cerrado'

export const DIETS = ['vegano', 'vegetariano', 'gluten', 'celíaco', 'alergia'] as const
export const WINES = ['tinto', 'blanco', 'rosado', 'espumoso'] as const

const VERSION = 1
const HISTORY = 20

export const NO_PREFERENCES: Preferences = {
  dietaryRestrictions: [],
  favoriteWines: [],
  lastVisit: null,
  reservationHistory: [],
}

const among = (value: unknown, words: readonly string[]): string[] =>
  words.filter((word) => list(value).includes(word))

export function parsePreferences(stored: string | null): Preferences {
  const value = open(stored, [VERSION])
  if (!value) return NO_PREFERENCES
  return {
    dietaryRestrictions: among(value.dietaryRestrictions, DIETS),
    favoriteWines: among(value.favoriteWines, WINES),
    lastVisit: date(value.lastVisit),
    reservationHistory: list(value.reservationHistory)
      .flatMap((item) => {
        const fecha = isObject(item) ? date(item.fecha) : null
        const personas = isObject(item) ? whole(item.personas) : null
        return fecha && personas ? [{ fecha, personas }] : []
      })
      .slice(-HISTORY),
  }
}
export const serialisePreferences = (preferences: Preferences): string => seal(VERSION, preferences)

export const rememberVisit = (preferences: Preferences, fecha: IsoDate, personas: number): Preferences => ({
  ...preferences,
  lastVisit: fecha,
  reservationHistory: [...preferences.reservationHistory, { fecha, personas }].slice(-HISTORY),
})

export const hasVisited = (preferences: Preferences): boolean => preferences.reservationHistory.length > 0

export function servicePeriod(hora: HHmm): Period {
  if (hora >= '12:00' && hora < '16:00') return 'comida'
  return hora >= '19:00' && hora < '23:00' ? 'cena' : 'cerrado'
}

/** The bracketed hints at the end of a question (§7), with a leading space; `context` is like `dish:<slug>`. */
export function hints(preferences: Preferences, period: Period, context: string | null): string {
  const { dietaryRestrictions, favoriteWines } = preferences
  return [
    dietaryRestrictions.length > 0 ? ` [dietary: ${dietaryRestrictions.join(', ')}]` : '',
    favoriteWines.length > 0 ? ` [wine: ${favoriteWines.join(', ')}]` : '',
    ` [time: ${period}]`,
    context ? ` [context: last=${context}]` : '',
  ].join('')
}

export function detectLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const short = language.slice(0, 2).toLowerCase()
    if (isLocale(short)) return short
  }
  return DEFAULT_LOCALE
}
