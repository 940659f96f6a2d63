import { isHHmm, isIsoDate } from '../core/dates.ts'
import { LOCALES } from '../i18n/locales.ts'
import {
  ACTS,
  ALLERGENS,
  type Avoided,
  DIETS,
  EATERS,
  type Frame,
  type ItemRef,
  MAX_LISTED,
  MAX_NAMED,
  type NamedLine,
  type Need,
  NO_TALK,
  type Talk,
} from './talk.ts'

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

const RELATION = /^[a-z]{4,11}$/
function avoidOf(value: unknown): Avoided[] {
  return EATERS.flatMap((who) => {
    const entries = list(value)
      .slice(0, EATERS.length * 2)
      .filter(isObject)
    const own = entries.filter((entry) => entry.who === who)
    const allergens = ALLERGENS.filter((one) => own.some((entry) => list(entry.allergens).includes(one)))
    const diets = DIETS.filter((one) => own.some((entry) => list(entry.diets).includes(one)))
    const as = own.map((entry) => entry.as).find((one) => typeof one === 'string' && RELATION.test(one))
    return allergens.length + diets.length > 0
      ? [{ who, allergens, diets, ...(typeof as === 'string' ? { as } : {}) }]
      : []
  })
}

const KNOWN = /^[a-z]+(?:[ |][a-z]+)*$/
const MAX_NEEDS = 20
const MAX_NEED = 120
const MAX_KNOWN = 400

const needsOf = (value: unknown): Need[] =>
  list(value)
    .slice(0, MAX_NEEDS)
    .flatMap((one) => {
      const { note, known } = isObject(one) ? one : {}
      if (typeof note !== 'string' || typeof known !== 'string' || !KNOWN.test(known)) return []
      return note.length > 0 && note.length <= MAX_NEED && known.length <= MAX_KNOWN ? [{ note, known }] : []
    })

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
  const needs = needsOf(value.needs)
  const asked = keys(value.asked)
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
    ...(asked.length > 0 ? { asked } : {}),
    ...(needs.length > 0 ? { needs } : {}),
    open: openOf(value.open),
  }
}
