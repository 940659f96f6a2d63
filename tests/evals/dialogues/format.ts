import { readFileSync } from 'node:fs'
import { isLocale, type Locale } from '../../../lib/i18n/locales.ts'

/** Columns of `reservas` and the value each must have. */
export type Values = { [column: string]: string | number | boolean | null }

/** What a guest says at a step, and what must come of it. */
export type Said = {
  /** The step it answers; `idle` before the first offer. */
  at: string
  say: string
  gives?: Values
  expect?: {
    error?: string
    /** The error may also be told later, but before this step is answered. */
    by?: string
    step?: string | null
    cancelled?: boolean
    answers?: string[]
  }
}

export type Dialogue = {
  id: string
  lang: Locale
  now: string
  tags?: string[]
  turns: Said[]
  /** Said when the step is asked although the script has nothing for it; no extra turn. */
  optional?: Said[]
  /** Columns that are not compared. */
  lenient?: string[]
  /** Why it goes beyond the letter of the specification; reported apart. */
  extension?: string
  expected: { outcome: string; record: Values | null }
}

/** A line of `npm run enigmito -- --json`. */
export type Line = {
  turn: number
  messages: { content: string; links: { text: string; url: string }[] }[]
  step: string | null
  draft: { [field: string]: string | number | boolean | null }
  reserva: Values | null
  error: string | null
}

/** A conversation that can be talked to, wherever it is held. */
export type Talk = { greet(): Promise<Line>; say(text: string): Promise<Line>; end(): Promise<void> }

/** The dialogues of a file, one a line; throws for a line that is none. */
export function readDialogues(path: string): Dialogue[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, i) => {
      const dialogue: Dialogue = JSON.parse(line)
      if (!isLocale(dialogue.lang) || !Array.isArray(dialogue.turns) || !dialogue.expected)
        throw new Error(`${path}:${i + 1} is no dialogue`)
      return dialogue
    })
}
