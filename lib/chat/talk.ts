import { type HHmm, type IsoDate, isHHmm, isIsoDate } from '../core/dates.ts'
import { LOCALES, type Locale } from '../i18n/locales.ts'

/**
 * What has been spoken of so far, shared by the booking machine and the `enigmito` function. It travels with each question
 * and comes back changed. It is small and holds no personal data: no name, no address, no words of the guest.
 */
const ACTS = [
  'list',
  'item',
  'price',
  'allergens',
  'compare',
  'pairing',
  'count',
  'hours',
  'house',
  'book',
  'booking',
  'care',
  'small',
  'clarify',
  'unknown',
] as const
export type Act = (typeof ACTS)[number]

const ALLERGENS = [
  'gluten',
  'crustaceos',
  'huevos',
  'pescado',
  'cacahuetes',
  'soja',
  'leche',
  'frutos_cascara',
  'apio',
  'mostaza',
  'sesamo',
  'sulfitos',
  'altramuces',
  'moluscos',
] as const
type TalkAllergen = (typeof ALLERGENS)[number]

export const EATERS = ['guest', 'child', 'companion'] as const
export type Eater = (typeof EATERS)[number]

/** `pregnant`: nothing raw or underdone, and no alcohol. */
const DIETS = ['vegan', 'vegetarian', 'pregnant'] as const
type Diet = (typeof DIETS)[number]

/** What one person of the party must not eat. It stays until the guest ends it. */
export type Avoided = {
  who: Eater
  allergens: readonly TalkAllergen[]
  diets: readonly Diet[]
}

/** `dish:<slug>`, `wine:<slug>` or `drink:<slug>`. */
export type ItemRef = `${'dish' | 'wine' | 'drink'}:${string}`

/** What the last question wanted, in the function's own keys (`kind:fish`, `style:red`, `section:postres`). Prices in cents. */
export type Frame = {
  act: Act
  of: 'dish' | 'wine' | 'drink' | null
  want: readonly string[]
  exclude: readonly string[]
  max: number | null
  min: number | null
  sort: 'cheapest' | 'dearest' | null
  /** What is asked of the things: `price`, `allergen:gluten`, `pairing`, `description`. */
  ask: readonly string[]
}

export type Talk = {
  /** The language of the last message: short ones ("et le 25 ?") say too little by themselves. */
  lang?: Locale
  /** A sum of the last answer, so that it does not come twice. */
  echo?: string
  frame: Frame | null
  /** In the order they were shown, for "the second one" and "of those". */
  listed: readonly ItemRef[]
  about: ItemRef | null
  day: IsoDate | null
  time: HHmm | null
  part: 'comida' | 'cena' | null
  guests: number | null
  avoid: readonly Avoided[]
  /** A question of ours that waits for an answer, with its readings. */
  open: { ask: string; choices: readonly string[] } | null
}

export const NO_TALK: Talk = {
  frame: null,
  listed: [],
  about: null,
  day: null,
  time: null,
  part: null,
  guests: null,
  avoid: [],
  open: null,
}

/** A line of an answer that says no more of a thing than its row shows: its name, its prices, when it is served. */
export type NamedLine = { ref: ItemRef; line: string }

export const MAX_LISTED = 24
export const MAX_NAMED = 12
const MAX_KEYS = 12
const MAX_CENTS = 1_000_000
const MAX_GUESTS = 999
const KEY = /^[a-z][a-z0-9_-]{0,39}(?::[a-z0-9][a-z0-9_-]{0,63})?$/
const REF = /^(?:dish|wine|drink):[a-z0-9]+(?:-[a-z0-9]+)*$/
const MAX_REF = 120
const MAX_LINE = 400

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const oneOf = <T extends string>(value: unknown, all: readonly T[]): T | null =>
  all.find((one) => one === value) ?? null
const whole = (value: unknown, max: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= max ? value : null
const keys = (value: unknown): string[] =>
  list(value)
    .slice(0, MAX_KEYS)
    .filter((key): key is string => typeof key === 'string' && KEY.test(key))
const refOf = (value: unknown): ItemRef | null =>
  typeof value === 'string' && value.length <= MAX_REF && REF.test(value) ? (value as ItemRef) : null

const refs = (value: unknown, max: number): ItemRef[] =>
  list(value)
    .slice(0, max)
    .flatMap((one) => refOf(one) ?? [])
/** What an answer names, as it came from outside: whatever is no name of a row is dropped. */
export const parseNamed = (value: unknown): ItemRef[] => [...new Set(refs(value, MAX_NAMED))]

export const parseLines = (value: unknown): NamedLine[] =>
  list(value)
    .slice(0, MAX_NAMED)
    .flatMap((one) => {
      const { ref, line } = isObject(one) ? { ref: refOf(one.ref), line: one.line } : {}
      return ref && typeof line === 'string' && line.length <= MAX_LINE ? [{ ref, line }] : []
    })

function frameOf(value: unknown): Frame | null {
  if (!isObject(value)) return null
  const act = oneOf(value.act, ACTS)
  if (!act) return null
  return {
    act,
    of: oneOf(value.of, ['dish', 'wine', 'drink']),
    want: keys(value.want),
    exclude: keys(value.exclude),
    max: whole(value.max, MAX_CENTS),
    min: whole(value.min, MAX_CENTS),
    sort: oneOf(value.sort, ['cheapest', 'dearest']),
    ask: keys(value.ask),
  }
}

function avoidOf(value: unknown): Avoided[] {
  return EATERS.flatMap((who) => {
    const entries = list(value)
      .slice(0, EATERS.length * 2)
      .filter(isObject)
    const own = entries.filter((entry) => entry.who === who)
    const allergens = ALLERGENS.filter((one) => own.some((entry) => list(entry.allergens).includes(one)))
    const diets = DIETS.filter((one) => own.some((entry) => list(entry.diets).includes(one)))
    return allergens.length + diets.length > 0 ? [{ who, allergens, diets }] : []
  })
}

function openOf(value: unknown): Talk['open'] {
  if (!isObject(value) || typeof value.ask !== 'string' || !KEY.test(value.ask)) return null
  return { ask: value.ask, choices: keys(value.choices) }
}

/** Reads a state that came from outside. Whatever is not valid is dropped; it never throws. */
export function parseTalk(value: unknown): Talk {
  if (!isObject(value)) return NO_TALK
  const day = typeof value.day === 'string' && isIsoDate(value.day) ? value.day : null
  const time = typeof value.time === 'string' && isHHmm(value.time) ? value.time : null
  const lang = oneOf(value.lang, LOCALES)
  return {
    ...(lang ? { lang } : {}),
    ...(typeof value.echo === 'string' && KEY.test(value.echo) ? { echo: value.echo } : {}),
    frame: frameOf(value.frame),
    listed: refs(value.listed, MAX_LISTED),
    about: refOf(value.about),
    day,
    time,
    part: oneOf(value.part, ['comida', 'cena']),
    guests: whole(value.guests, MAX_GUESTS),
    avoid: avoidOf(value.avoid),
    open: openOf(value.open),
  }
}
