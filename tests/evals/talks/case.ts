import { readFileSync } from 'node:fs'
import type { Idioma } from '../rows.ts'

export const KINDS = [
  'allergy',
  'aside',
  'exclude',
  'care',
  'change',
  'followup',
  'cap',
  'joined',
  'day',
  'existing',
  'group',
  'false',
  'weekday',
  'phone',
] as const
export const CARE = ['illness', 'reaction', 'complaint', 'late', 'lost', 'bill', 'person', 'flight'] as const
export const ACTS = [
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
export const FIELDS = ['name', 'email', 'phone', 'date', 'time', 'guests', 'seating', 'notes'] as const
export const STEPS = [...FIELDS, 'confirm', 'offer', 'completed', null] as const

export type Act = (typeof ACTS)[number]
export type Field = (typeof FIELDS)[number]
export type Step = (typeof STEPS)[number]
export type Many<T> = T | readonly T[]
export type Predicate = {
  is?: 'dish' | 'wine' | 'drink'
  section?: Many<string>
  maxCents?: number
  minCents?: number
  free?: readonly string[]
  diet?: 'vegano' | 'vegetariano'
  type?: Many<string>
  in?: readonly string[]
  notIn?: readonly string[]
}
export type AllergenOf = { item: string; allergen: string }

/** What a turn's answer must hold; a key that is not there is not judged. README.md says what each one means. */
export type Expect = {
  act?: Many<Act>
  names?: Many<string>
  namesAny?: Many<string>
  notNames?: Many<string>
  only?: Predicate
  atLeast?: number
  says?: readonly (readonly string[])[]
  notSays?: readonly string[]
  allergen?: Many<AllergenOf>
  avoid?: Many<string>
  care?: (typeof CARE)[number]
  slots?: { [F in Field]?: string | number | null }
  step?: Many<Step>
  keeps?: boolean
  clarifies?: boolean
  link?: string
}
export type Said = { say: string; expect?: Expect }
export type Talk = {
  id: string
  lang: Idioma
  kinds: readonly (typeof KINDS)[number][]
  /** ISO 8601 with offset: the clock of the whole conversation. */
  now: string
  turns: readonly Said[]
}

/** A line of `npm run enigmito -- --json`; later versions may show what the conversation remembers. */
export type Line = {
  turn: number
  messages: readonly { content: string; links: readonly { text: string; url: string }[] }[]
  step: string | null
  draft: { readonly [field: string]: string | number | boolean | null }
  reserva: { readonly [column: string]: unknown } | null
  error: string | null
  options?: readonly string[]
  talk?: { frame?: { act?: string } | null; open?: { choices?: readonly string[] } | null } | null
}

export const many = <T>(value: Many<T> | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T]

/** The conversations of a file, one a line. @throws Error naming the line that is none */
export function readTalks(file: string): Talk[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => {
      if (line.trim() === '') return []
      try {
        const talk: Talk = JSON.parse(line)
        if (!talk.id || !talk.lang || !Array.isArray(talk.turns)) throw new Error('no conversation')
        return [talk]
      } catch (error) {
        throw new Error(`${file}, line ${i + 1}: ${error instanceof Error ? error.message : 'not JSON'}`)
      }
    })
}
