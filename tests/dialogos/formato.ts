import { readFileSync } from 'node:fs'
import { isLocale, type Locale } from '../../lib/i18n/locales.ts'

/** Columns of `reservas` and the value each must have. */
export type Valores = { [column: string]: string | number | boolean | null }

/** What a guest says at a step, and what must come of it. */
export type Dicho = {
  /** The step it answers; `idle` before the first offer. */
  at: string
  say: string
  gives?: Valores
  expect?: {
    error?: string
    /** The error may also be told later, but before this step is answered. */
    by?: string
    step?: string | null
    cancelled?: boolean
    answers?: string[]
  }
}

export type Dialogo = {
  id: string
  lang: Locale
  now: string
  tags?: string[]
  turns: Dicho[]
  /** Said when the step is asked although the script has nothing for it; no extra turn. */
  optional?: Dicho[]
  /** Columns that are not compared. */
  lenient?: string[]
  /** Why it goes beyond the letter of the specification; reported apart. */
  extension?: string
  expected: { outcome: string; record: Valores | null }
}

/** A line of `npm run enigmito -- --json`. */
export type Linea = {
  turn: number
  messages: { content: string; links: { text: string; url: string }[] }[]
  step: string | null
  draft: { [field: string]: string | number | boolean | null }
  reserva: Valores | null
  error: string | null
}

/** A conversation that can be talked to, wherever it is held. */
export type Charla = { greet(): Promise<Linea>; say(text: string): Promise<Linea>; end(): Promise<void> }

/** The dialogues of a file, one a line; throws for a line that is none. */
export function leerDialogos(path: string): Dialogo[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, i) => {
      const dialogo: Dialogo = JSON.parse(line)
      if (!isLocale(dialogo.lang) || !Array.isArray(dialogo.turns) || !dialogo.expected)
        throw new Error(`${path}:${i + 1} is no dialogue`)
      return dialogo
    })
}
