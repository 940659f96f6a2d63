import { parseTalk } from '../../../../lib/chat/parse-talk.ts'
import { type Avoided, EATERS, type ItemRef, type Talk } from '../../../../lib/chat/talk.ts'
import { addDays, type HHmm, type IsoDate, isHHmm, isIsoDate, type Now } from '../../../../lib/core/dates.ts'
import { isKind } from '../frame/held.ts'
import type { Key } from '../frame/keys.ts'
import type { Item, Menu } from '../menu.ts'
import type { Index } from '../search.ts'
import { itemAt } from '../talk/known.ts'
import { STYLES } from '../words/shape.ts'

export const CHANGES = ['keep', 'swap', 'narrow', 'new'] as const
export const ASKED = ['price', 'description', 'pairing'] as const
export const DIETS = ['vegan', 'vegetarian', 'pregnant'] as const
export const CONDITIONS = ['kind', 'style', 'place', 'grape', 'quality', 'diet', 'allergen'] as const

/** What a model says of a turn, without anything that is not in our lists or rows. */
export type Heard = {
  change: (typeof CHANGES)[number]
  items: readonly Item[]
  want: readonly Key[]
  exclude: readonly Key[]
  /** Cents. */
  min: number | null
  max: number | null
  sort: 'cheapest' | 'dearest' | null
  ask: readonly (typeof ASKED)[number][]
  day: IsoDate | null
  time: HHmm | null
  part: 'comida' | 'cena' | null
  guests: number | null
  /** What somebody must not eat: only ever added to what is known. */
  avoid: readonly Avoided[]
}

export type House = { menu: Menu; index: Index; now: Now; talk: Talk }

const MOST_ITEMS = 3
const MOST_KEYS = 6
const MOST_AVOIDED = 24
const MOST_CENTS = 1_000_000
const MOST_GUESTS = 20

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown, most: number): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, most) : []
const oneOf = <T extends string>(value: unknown, all: readonly T[]): T | null =>
  all.find((one) => one === value) ?? null
const whole = (value: unknown, most: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most ? value : null

const QUALITIES = ['spicy', 'half']

/** A condition that the rows or our lists know, and that a model may set. */
export function isCondition(key: Key, side: 'want' | 'exclude', { menu, index }: House): boolean {
  const [type, value] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
  switch (type) {
    case 'kind':
      return isKind(value)
    case 'style':
      return STYLES.some((style) => style === value)
    case 'place':
      return index.places.has(value)
    case 'grape':
      return index.grapes.has(value)
    case 'quality':
      return QUALITIES.includes(value)
    case 'diet':
      return side === 'want' && DIETS.slice(0, 2).some((diet) => diet === value)
    case 'allergen':
      return side === 'exclude' && menu.allergens.has(value)
    default:
      return false
  }
}

const keysOf = (value: unknown, side: 'want' | 'exclude', house: House): Key[] => [
  ...new Set(
    list(value, MOST_KEYS).filter(
      (key): key is Key => typeof key === 'string' && isCondition(key, side, house),
    ),
  ),
]

/** The things that are named, and those that are pointed at by their place in what was shown. */
function itemsOf({ items, pick }: Json, { menu, talk }: House): Item[] {
  const named = list(items, MOST_ITEMS).flatMap((id) =>
    typeof id === 'string' ? (menu.bySlug.get(id) ?? []) : [],
  )
  const picked = list(pick, MOST_ITEMS).flatMap((place) => {
    const ref: ItemRef | undefined = typeof place === 'number' ? talk.listed[place - 1] : undefined
    return itemAt(ref ?? null, menu) ?? []
  })
  return [...new Set([...picked, ...named])].slice(0, MOST_ITEMS)
}

/** Only the persons, allergens and diets of the talk's own lists. */
function avoidOf(value: unknown): readonly Avoided[] {
  const entries = list(value, MOST_AVOIDED).filter(isObject)
  const avoid = EATERS.map((who) => {
    const words = entries.filter((one) => one.who === who).map(({ what }) => what)
    return { who, allergens: words, diets: words }
  })
  return parseTalk({ avoid }).avoid
}

function dayOf(value: unknown, { menu, now }: House): IsoDate | null {
  if (typeof value !== 'string' || !isIsoDate(value)) return null
  return value >= now.fecha && value <= addDays(now.fecha, menu.horizon) ? value : null
}

/** Null when it says nothing of the talk; without a word on allergies nothing counts. */
export function heardOf(raw: unknown, house: House): Heard | null {
  if (!isObject(raw) || typeof raw.mentions_allergy_or_diet !== 'boolean') return null
  const avoid = avoidOf(raw.avoid_add)
  if (raw.mentions_allergy_or_diet && avoid.length === 0) return null
  const exclude = keysOf(raw.exclude, 'exclude', house)
  const typed = (words: unknown, type: 'kind' | 'style'): unknown[] =>
    list(words, MOST_ITEMS).map((word) => `${type}:${word}`)
  const said = keysOf(raw.want, 'want', house)
  const want = keysOf([...said, ...typed(raw.kinds, 'kind'), ...typed(raw.styles, 'style')], 'want', house)
  const [min, max] = [whole(raw.min, MOST_CENTS), whole(raw.max, MOST_CENTS)]
  const limits = min !== null && max !== null && min > max ? { min: null, max: null } : { min, max }
  const change = oneOf(raw.change, CHANGES)
  const heard: Heard = {
    change: change ?? 'new',
    items: itemsOf(raw, house),
    want: want.filter((key) => !exclude.includes(key)),
    exclude,
    ...limits,
    sort: oneOf(raw.sort, ['cheapest', 'dearest']),
    ask: ASKED.filter((one) => list(raw.ask, MOST_KEYS).includes(one)),
    day: dayOf(raw.day, house),
    time: typeof raw.time === 'string' && isHHmm(raw.time) ? raw.time : null,
    part: oneOf(raw.part, ['comida', 'cena']),
    guests: whole(raw.guests, Math.min(MOST_GUESTS, house.menu.guests.max)),
    avoid,
  }
  const goesOn = change !== null && change !== 'new' && heard.items.length + want.length > 0
  const { day, time, part, guests, sort, ask } = heard
  const frame = said.length + exclude.length + ask.length > 0 || limits.min || limits.max || sort
  const picks = list(raw.pick, MOST_ITEMS).length > 0 && heard.items.length > 0
  return goesOn || frame || picks || day || time || part || guests || avoid.length > 0 ? heard : null
}
