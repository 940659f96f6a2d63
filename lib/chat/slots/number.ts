import { cachedRegExp, wordPattern } from '../fold.ts'
import type { Lexicon } from '../words/shape.ts'

/** No values: not valid; two: ambiguous. `rest`: the text left for other readers. */
export type SlotReading = { values: readonly string[]; rest: string }

const spaced = (word: string): string => word.replaceAll('~', ' ')
type NumberPatterns = { source: string; hours: string; minutes: string; tests: readonly [RegExp, number][] }
const numbers = new WeakMap<Lexicon, NumberPatterns>()
const patterns = new WeakMap<Lexicon, Map<string, RegExp>>()

function numbersOf(lex: Lexicon): NumberPatterns {
  const known = numbers.get(lex)
  if (known) return known
  const words = lex.numbers.map((word, value): [string, number] => [spaced(word), value])
  const all = [...words, ...lex.amounts]
  const longestFirst = (list: readonly (readonly [string, number])[]): string =>
    [...list]
      .flatMap(([word]) => word.split('|'))
      .sort((a, b) => b.length - a.length)
      .join('|')
  const made = {
    source: `\\d{1,6}|${longestFirst(all)}`,
    hours: `\\d{1,2}|${longestFirst(words.slice(0, 25))}`,
    // Without articles: "14 Uhr einen Tisch" is not one minute past two.
    minutes: `\\d{1,2}|${longestFirst(words.slice(2))}`,
    tests: all.map(([word, value]): [RegExp, number] => [cachedRegExp(`^(?:${word})$`), value]),
  }
  numbers.set(lex, made)
  return made
}

/** Compiles a lexicon pattern with `{N}` (captured), `{H}` and `{M}` (named groups), between word borders. */
export function lexiconPattern(lex: Lexicon, source: string, flags = ''): RegExp {
  const known = patterns.get(lex) ?? new Map<string, RegExp>()
  patterns.set(lex, known)
  const key = `${flags}/${source}`
  const made =
    known.get(key) ??
    wordPattern(
      source
        .replaceAll('{N}', `(${numbersOf(lex).source})`)
        .replaceAll('{H}', `(?<H>${numbersOf(lex).hours})`)
        .replaceAll('{M}', `(?<M>${numbersOf(lex).minutes})`),
      flags,
    )
  known.set(key, made)
  made.lastIndex = 0
  return made
}

export function numberValue(lex: Lexicon, word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word)
  return numbersOf(lex).tests.find(([test]) => test.test(word))?.[1] ?? null
}

export const captured = (match: RegExpExecArray | RegExpMatchArray): string =>
  match.slice(1).find((group) => group !== undefined) ?? ''

export const blankOut = (text: string, from: number, to: number): string =>
  text.slice(0, from) + '§'.repeat(to - from) + text.slice(to)

export const blankOutMatch = (text: string, match: RegExpExecArray | RegExpMatchArray): string =>
  blankOut(text, match.index ?? 0, (match.index ?? 0) + match[0].length)
