import { isHHmm, isIsoDate } from '../../core/dates.ts'
import { isLocale } from '../../i18n/locales.ts'
import type { Suggestion } from '../contract.ts'
import { MAX_MESSAGE } from '../contract.ts'
import { parseLines, parseNamed } from '../parse-talk.ts'
import type { ChatEvent, ChatState, Choice, Draft, Finding, Say } from '../state.ts'
import { isSlot, parseDraft, parseState } from '../stored/restore.ts'
import { isObject } from '../stored/stored-json.ts'
import { emptyDraft } from '../view.ts'
import type { Entry, Kept, Tab } from './shape.ts'

const VERSION = 1
const MAX_ENTRIES = 60
const MAX_LENGTH = 120_000
const MAX_TEXT = 8000
const MAX_LIST = 20
const MAX_DEPTH = 6
/** Older than this, what was not answered is not done again by itself. Milliseconds. */
const STALE_MS = 120_000

const KEY = /^[A-Za-z]\w*(?:\.\w+)?$/
const URL_START = /^(?:\/(?!\/)|https:\/\/|tel:\+?\d|mailto:)/

const text = (value: unknown, max: number): string | null =>
  typeof value === 'string' && value.length <= max ? value : null
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, MAX_LIST) : [])
const count = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null
const keyOf = (value: unknown): string | null => {
  const key = text(value, 60)
  return key && KEY.test(key) ? key : null
}
const urlOf = (value: unknown): string | null => {
  const url = text(value, 2000)
  return url && URL_START.test(url) ? url : null
}

function valuesOf(value: unknown): Record<string, string | number> {
  if (!isObject(value)) return {}
  const known = Object.entries(value).slice(0, MAX_LIST)
  return Object.fromEntries(
    known.flatMap(([name, one]) =>
      typeof one === 'number' || text(one, MAX_TEXT) !== null ? [[name, one as string | number]] : [],
    ),
  )
}

function sayOf(value: unknown, depth = 0): Say | null {
  const key = isObject(value) ? keyOf(value.key) : null
  if (!isObject(value) || key === null || depth > MAX_DEPTH) return null
  const next = sayOf(value.next, depth + 1)
  const links = list(value.links).flatMap((one) => {
    const [name, url] = isObject(one) ? [keyOf(one.key), urlOf(one.url)] : []
    return name && url ? [{ key: name, url }] : []
  })
  return {
    key,
    values: valuesOf(value.values),
    ...(Array.isArray(value.parts)
      ? { parts: list(value.parts).flatMap((part) => sayOf(part, depth + 1) ?? []) }
      : {}),
    ...(next ? { next } : {}),
    links,
  }
}

const linksOf = (value: unknown): Suggestion[] =>
  list(value).flatMap((one) => {
    const [label, url] = isObject(one) ? [text(one.text, 300), urlOf(one.url)] : []
    return label && url ? [{ text: label, url }] : []
  })

function entryOf(value: unknown): Entry | null {
  if (!isObject(value)) return null
  const { locale, from } = value
  const [id, said] = [count(value.id), text(value.text, MAX_TEXT)]
  if (id === null || !isLocale(locale)) return null
  if (from === 'guest') return said === null ? null : { id, locale, from, text: said }
  if (from !== 'enigmito') return null
  const say = sayOf(value.say)
  if (say) return { id, locale, from, say }
  if (said === null) return null
  const [named, lines] = [parseNamed(value.named), parseLines(value.lines)]
  return {
    ...{ id, locale, from, text: said, links: linksOf(value.links) },
    ...(named.length > 0 ? { named } : {}),
    ...(lines.length > 0 ? { lines } : {}),
  }
}

function eventOf(value: unknown): ChatEvent | null {
  if (!isObject(value)) return null
  const { type, slot } = value
  switch (type) {
    case 'book': {
      const { fecha, hora } = isObject(value.at) ? value.at : {}
      const [day, time] = [text(fecha, 10) ?? '', text(hora, 5) ?? '']
      return isIsoDate(day) && isHHmm(time) ? { type, at: { fecha: day, hora: time } } : { type }
    }
    case 'open':
    case 'yes':
    case 'no':
    case 'cancel':
    case 'visited':
      return { type }
    case 'edit':
      return isSlot(slot) ? { type, slot } : null
    case 'pick': {
      const picked = text(value.value, MAX_MESSAGE)
      return isSlot(slot) && picked !== null ? { type, slot, value: picked } : null
    }
    case 'text': {
      const said = text(value.text, MAX_MESSAGE)
      return said === null ? null : { type, text: said }
    }
    default:
      return null
  }
}

function choiceOf(value: unknown): Choice | null {
  const event = isObject(value) ? eventOf(value.event) : null
  if (!isObject(value) || !event) return null
  const [key, label] = [keyOf(value.key), text(value.label, 300)]
  if (key) return { key, values: valuesOf(value.values), event }
  return label ? { label, event } : null
}

const findingsOf = (value: unknown): Finding[] =>
  list(value).flatMap((one) => {
    if (!isObject(one) || !isSlot(one.slot)) return []
    return [{ slot: one.slot, values: list(one.values).flatMap((each) => text(each, MAX_MESSAGE) ?? []) }]
  })

/** The fields that only a tab keeps, beside those that every window may go on with. */
function stateOf(value: unknown): ChatState | null {
  const state = parseState(value)
  if (!state || !isObject(value)) return null
  const [undo, parked] = [parseDraft(value.undo), parseDraft(value.parked)]
  const told = text(value.told, MAX_MESSAGE)
  const topic = (['carta', 'vino', 'general'] as const).find((one) => one === value.topic)
  const extra = {
    ...(undo ? { undo } : {}),
    ...(parked && state.mode === 'talking' ? { parked } : {}),
    ...(topic ? { topic } : {}),
    ...(told ? { told } : {}),
    ...(Array.isArray(value.proposed) ? { proposed: findingsOf(value.proposed) } : {}),
    farewell: count(value.farewell) ?? 0,
  }
  if (state.mode !== 'booking') return { ...state, ...extra }
  const doubt = isObject(value.draft) && isObject(value.draft.doubt) ? value.draft.doubt : {}
  const options = list(doubt.options).flatMap((one) => text(one, MAX_MESSAGE) ?? [])
  const draft: Draft = isSlot(doubt.slot)
    ? { ...state.draft, doubt: { slot: doubt.slot, options } }
    : state.draft
  return { ...state, ...extra, draft, misses: count(value.misses) ?? 0, refused: value.refused === true }
}

/** What was not answered is done again, or asked again when the guest has been away. */
function againOf(value: unknown, state: ChatState, isStale: boolean): ChatEvent | null {
  const again = eventOf(value)
  if (!again || !isStale) return again
  return state.mode === 'talking' || state.mode === 'completed' ? null : { type: 'open' }
}

/** What a tab has stored; null when nothing is, or when anything in it cannot be read. @param now milliseconds since 1970 */
export function parseTab(stored: string | null, now: number): Tab | null {
  if (!stored || stored.length > MAX_LENGTH) return null
  let value: unknown
  try {
    value = JSON.parse(stored)
  } catch {
    return null
  }
  if (!isObject(value) || value.v !== VERSION || !Array.isArray(value.entries)) return null
  const entries = value.entries.slice(-MAX_ENTRIES).map(entryOf)
  const state = stateOf(value.state)
  const isWhole = entries.every((entry): entry is Entry => entry !== null)
  if (!isWhole || entries.length === 0 || !state) return null
  const kept: Kept = {
    entries,
    state,
    choices: list(value.choices).flatMap((one) => choiceOf(one) ?? []),
    again: againOf(value.again, state, now - (count(value.at) ?? 0) > STALE_MS),
  }
  return { kept, place: count(value.place) }
}

/** Once a booking is made, its fields are kept no longer: its code, its link and what was said are. */
const withoutFields = (state: ChatState): ChatState =>
  state.mode === 'completed' ? { ...state, draft: emptyDraft(!state.draft.isFirstVisit) } : state

/** What a tab stores: the last messages, as many as are within the bound. @param now milliseconds since 1970 */
export function serialiseTab({ kept, place }: Tab, now: number): string {
  const { entries, choices, again } = kept
  const state = withoutFields(kept.state)
  for (let few = MAX_ENTRIES; ; few = Math.floor(few / 2)) {
    const rest = { entries: few > 0 ? entries.slice(-few) : [], state, choices, again }
    const stored = JSON.stringify({ v: VERSION, at: now, place, ...rest })
    if (stored.length <= MAX_LENGTH || few === 0) return stored
  }
}
