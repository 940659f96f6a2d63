import { type HHmm, type IsoDate, isHHmm, isIsoDate } from '../core/dates.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '../i18n/locales.ts'
import { type Booked, type ChatState, type Draft, SLOTS, type Slot } from './state.ts'
import { parseTalk } from './talk.ts'
import { fold } from './text/fold.ts'
import { emptyDraft } from './view.ts'

export type Preferences = {
  dietaryRestrictions: readonly string[]
  favoriteWines: readonly string[]
  lastVisit: IsoDate | null
  reservationHistory: readonly { fecha: IsoDate; personas: number }[]
}
/** §4: lunch, dinner or out of hours. Only a hint for the assistant; it never decides whether a table can be booked. */
export type Period = 'comida' | 'cena' | 'cerrado'

export const STORAGE_KEYS = {
  locale: 'assistant-language',
  preferences: 'assistantPreferences',
  conversation: 'assistantConversation',
} as const

const VERSION = 1
/** 2: what has been spoken of (`talk`) and the booking made here. A conversation of version 1 is read without them. */
const CONVERSATION_VERSION = 2
const HISTORY = 20

export const NO_PREFERENCES: Preferences = {
  dietaryRestrictions: [],
  favoriteWines: [],
  lastVisit: null,
  reservationHistory: [],
}

type Json = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function open(text: string | null, versions: readonly number[]): Json | null {
  if (!text || text.length > 20_000) return null
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) && versions.some((version) => version === value.v) ? value : null
  } catch {
    return null
  }
}
const seal = (v: number, value: object): string => JSON.stringify({ v, ...value })

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const among = (value: unknown, words: readonly string[]): string[] =>
  words.filter((word) => list(value).includes(word))
const text = (value: unknown, max: number): string | null =>
  typeof value === 'string' && value.length <= max ? value : null
const date = (value: unknown): IsoDate | null =>
  typeof value === 'string' && isIsoDate(value) ? value : null
const time = (value: unknown): HHmm | null => (typeof value === 'string' && isHHmm(value) ? value : null)
const whole = (value: unknown): number | null => (Number.isInteger(value) ? Number(value) : null)
export const isSlot = (value: unknown): value is Slot => SLOTS.some((slot) => slot === value)

const WORDS: Readonly<Record<string, RegExp>> = {
  vegano: /\bvegan/,
  vegetariano: /\b(vegetari|vegetar)/,
  gluten: /glut[ei]n/,
  celíaco: /\b(celia[ckq]|coelia[cq]|zoe?liak)/,
  alergia: /\b(alerg|allerg)/,
}
const WINES: Readonly<Record<string, RegExp>> = {
  tinto: /\b(tintos?|rotweine?|red wines?|wine red|vins? rouges?|vin[oi] ross[oi])\b/,
  blanco: /\b(vinos? blancos?|white wines?|vins? blancs?|weissweine?|vin[oi] bianc(o|hi))\b/,
  rosado: /\b(rosados?|rose wines?|vins? roses?|roseweine?|vin[oi] rosat[oi])\b/,
  espumoso:
    /\b(espumosos?|cava brut|champan|champagne|sparkling|petillants?|mousseux|schaumweine?|sekt|spumant[ei]|prosecco)\b/,
}
const DIETS = Object.keys(WORDS)
/** Whether a folded text names a diet or an allergy. */
export const namesDiet = (folded: string): boolean => Object.values(WORDS).some((word) => word.test(folded))
const NOT = /\b(no soy|no somos|not|nicht|keine?|pas|non sono|non siamo)( \w+)? ?$/

/** "Is it vegan?", "does it have gluten?": asked of one thing, it is nobody's wish. */
const OF_IT =
  /\b(es|son|is|are|est|sont|ist|sind|e)( (?!there|algo|some|any|was|etwas|para|for|pour|fur|per)\w+){0,3} $/
const BEGINS = /^(y |e |and |et |und )?(es|son|is|are|c'est|ist|sind|e) /
const HELD = /\b(lleva|tiene|contiene|does .+ (have|contain)|has|contient|enthalt|ha)( (?!sin|senza)\w+)? $/
/** Whoever is spoken of, or has a condition, is somebody: rather learnt once too often than forgotten. */
const OF_SOMEBODY =
  /\b(soy|somos|i'?m|i (am|can|have|don|must)|we|he|she|suis|bin|ich|wir|sono|siamo|mi|my|mio|mia|mon|ma|mein\w*|hij[oa]|mujer|wife|frau|husband|marido|madre|padre|mother|father|daughter)\b|\b(all?erg|intoll?eran|problem|issue|sensitiv|unvertrag)/

const isOfThing = (word: string, before: string, folded: string): boolean =>
  !OF_SOMEBODY.test(folded) &&
  (word === 'gluten'
    ? HELD.test(before) && !/glut\w+[ -]?fr/.test(folded)
    : word.startsWith('veg') && OF_IT.test(before) && (BEGINS.test(before) || /veg\w* ?[?]/.test(folded)))

const found = (words: Readonly<Record<string, RegExp>>, folded: string): string[] =>
  Object.entries(words).flatMap(([word, pattern]) => {
    const at = folded.search(pattern)
    const before = folded.slice(0, at)
    return at >= 0 && !NOT.test(before) && !isOfThing(word, before, folded) ? [word] : []
  })

export function parsePreferences(stored: string | null): Preferences {
  const value = open(stored, [VERSION])
  if (!value) return NO_PREFERENCES
  return {
    dietaryRestrictions: among(value.dietaryRestrictions, DIETS),
    favoriteWines: among(value.favoriteWines, Object.keys(WINES)),
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

/** §7: adds the diets and wines a message names. Returns the same object when it names none. */
export function learn(preferences: Preferences, message: string): Preferences {
  const folded = fold(message)
  const add = (known: readonly string[], words: string[], order: readonly string[]): readonly string[] =>
    words.every((word) => known.includes(word))
      ? known
      : order.filter((w) => known.includes(w) || words.includes(w))
  const dietaryRestrictions = add(preferences.dietaryRestrictions, found(WORDS, folded), DIETS)
  const favoriteWines = add(preferences.favoriteWines, found(WINES, folded), Object.keys(WINES))
  return dietaryRestrictions === preferences.dietaryRestrictions &&
    favoriteWines === preferences.favoriteWines
    ? preferences
    : { ...preferences, dietaryRestrictions, favoriteWines }
}

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

export function parseDraft(value: unknown): Draft | null {
  if (!isObject(value)) return null
  const empty = emptyDraft(value.isFirstVisit === false)
  const draft: Draft = {
    ...empty,
    name: text(value.name, 80),
    email: text(value.email, 254),
    phone: text(value.phone, 24),
    date: date(value.date),
    time: time(value.time),
    guests: whole(value.guests) ?? empty.guests,
    seating: value.seating === 'outdoor' ? 'outdoor' : 'indoor',
    notes: text(value.notes, 500),
  }
  const said = list(value.given).filter(isSlot)
  const held = (slot: Slot): boolean => slot === 'notes' || draft[slot] !== null
  const given = SLOTS.filter((slot) => said.includes(slot) && held(slot))
  return { ...draft, given, ...(value.unasked === true && draft.notes ? { unasked: true } : {}) }
}

function parseBooked(value: unknown): Booked | null {
  if (!isObject(value)) return null
  const [codigo, gestion] = [text(value.codigo, 16), text(value.gestion, 200)]
  return codigo && gestion?.startsWith('/reservations/') ? { codigo, gestion } : null
}

/** The stored conversation, or null. */
export const parseConversation = (stored: string | null): ChatState | null =>
  parseState(open(stored, [VERSION, CONVERSATION_VERSION])?.state)

/**
 * A state that came from a storage, or null. A booking that was being sent is restored as unconfirmed with the same key,
 * so that confirming it again cannot book twice.
 */
export function parseState(state: unknown): ChatState | null {
  if (!isObject(state)) return null
  const common = {
    invited: state.invited === true,
    farewell: 0,
    context: text(state.context, 120),
    talk: parseTalk(state.talk),
    booked: parseBooked(state.booked),
  }
  const draft = parseDraft(state.draft)
  if (state.mode === 'talking' || !draft) return { mode: 'talking', ...common }
  const complete = SLOTS.every((slot) => draft.given.includes(slot))
  switch (state.mode) {
    case 'offered':
      return { mode: 'offered', draft, misses: 0, ...common }
    case 'booking': {
      const step = isSlot(state.step) ? state.step : SLOTS.find((slot) => !draft.given.includes(slot))
      const isEditing = state.isEditing === true
      return step ? { mode: 'booking', draft, step, isEditing, misses: 0, refused: false, ...common } : null
    }
    case 'confirming':
    case 'sending': {
      const clave = text(state.clave, 64)
      const kept = state.unshown === true ? { unshown: true } : {}
      return complete && clave ? { mode: 'confirming', draft, clave, misses: 0, ...kept, ...common } : null
    }
    case 'completed':
      return { mode: 'completed', draft, ...common }
    default:
      return null
  }
}
/** What is only offered as a note, or was told before a booking, is not stored: it may be a diet. */
export function serialiseConversation({ parked, told, ...state }: ChatState): string {
  if (state.mode === 'talking' || state.draft.given.includes('notes'))
    return seal(CONVERSATION_VERSION, { state })
  return seal(CONVERSATION_VERSION, { state: { ...state, draft: { ...state.draft, notes: null } } })
}
