import { dropOne, oneSlip, sameStart, soundOf } from './fold.ts'

/**
 * A pattern found in a text: which one, the words it covers (`end` is exclusive), the letters it is sure of, and
 * whether it leaps over words in between. */
export type Hit = { id: string; start: number; end: number; letters: number; loose: boolean }

type Step = { text: string; mode: 'is' | 'begins' | 'ends' | 'gap' }
type Pattern = { id: string; steps: readonly Step[]; letters: number; loose: boolean }

/** Patterns by the way their first word is recognised, and the words a misspelling may be mended to. */
export type PatternBook = {
  exact: ReadonlyMap<string, readonly Pattern[]>
  prefix: ReadonlyMap<string, readonly Pattern[]>
  suffix: readonly Pattern[]
  /** Every whole word of the patterns. */
  words: ReadonlySet<string>
  slips: ReadonlyMap<string, readonly string[]>
  sounds: ReadonlyMap<string, string>
}

/** Words that may stand in a gap. */
const GAP = 3
/** Prefixes are filed under their first letters; shorter prefixes do not exist. */
const FILED = 2

function step(word: string): Step {
  if (word === '..') return { text: '', mode: 'gap' }
  if (word.endsWith('*')) return { text: word.slice(0, -1), mode: 'begins' }
  if (word.startsWith('*')) return { text: word.slice(1), mode: 'ends' }
  return { text: word, mode: 'is' }
}

const add = <V>(map: Map<string, V[]>, key: string, value: V): void => {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Files patterns such as `mesa para | reserv*` under their ids. The texts are folded already. */
export function patternBook(entries: Iterable<readonly [id: string, patterns: string]>): PatternBook {
  const exact = new Map<string, Pattern[]>()
  const prefix = new Map<string, Pattern[]>()
  const suffix: Pattern[] = []
  const words = new Set<string>()
  for (const [id, patterns] of entries)
    for (const text of patterns.split('|')) {
      const steps = text.trim().split(/\s+/).filter(Boolean).map(step)
      const [first] = steps
      if (!first) continue
      const pattern = {
        id,
        steps,
        letters: steps.reduce((sum, { text: word }) => sum + word.length, 0),
        loose: steps.some(({ mode }) => mode === 'gap'),
      }
      if (first.mode === 'is') add(exact, first.text, pattern)
      else if (first.mode === 'begins') add(prefix, first.text.slice(0, FILED), pattern)
      else suffix.push(pattern)
      for (const { text: word, mode } of steps) if (mode === 'is' || mode === 'begins') words.add(word)
    }
  const slips = new Map<string, string[]>()
  for (const word of words) if (word.length >= 5) for (const key of dropOne(word)) add(slips, key, word)
  const sounds = new Map([...words].filter((word) => word.length >= 5).map((word) => [soundOf(word), word]))
  return { exact, prefix, suffix, words, slips, sounds }
}

const fits = (one: Step, word: string): boolean =>
  one.mode === 'is'
    ? word === one.text
    : one.mode === 'begins'
      ? word.startsWith(one.text)
      : word.length > one.text.length && word.endsWith(one.text)

/** Where a pattern that begins at `at` ends, or -1. */
function endOf(steps: readonly Step[], words: readonly string[], at: number): number {
  let here = at
  for (let i = 0; i < steps.length; i++) {
    const one = steps[i]
    if (!one) return -1
    if (one.mode === 'gap') {
      const rest = steps.slice(i + 1)
      for (let skip = 0; skip <= GAP; skip++) {
        const end = endOf(rest, words, here + skip)
        if (end >= 0) return end
      }
      return -1
    }
    const word = words[here]
    if (word === undefined || !fits(one, word)) return -1
    here++
  }
  return here
}

/** Every pattern in the text, those inside longer ones too. */
export function findAll(book: PatternBook, words: readonly string[]): Hit[] {
  const hits: Hit[] = []
  words.forEach((word, at) => {
    const candidates = [
      ...(book.exact.get(word) ?? []),
      ...(book.prefix.get(word.slice(0, FILED)) ?? []),
      ...book.suffix,
    ]
    for (const { id, steps, letters, loose } of candidates) {
      const end = endOf(steps, words, at)
      if (end > at) hits.push({ id, start: at, end, letters, loose })
    }
  })
  return hits
}

const length = ({ start, end }: Hit): number => end - start
const within = (a: Hit, b: Hit): boolean => b.start <= a.start && b.end >= a.end
const bothKinds = (a: Hit, b: Hit): boolean => a.id.startsWith('kind:') && b.id.startsWith('kind:')

/**
 * Patterns in the text without those strictly inside a longer one ("carta de vinos" is no "carta"), and of two kinds of
 * food in one word only the surer one ("cheeseburger" is no cheese). A copula ("est végane") takes nothing away.
 */
export function find(book: PatternBook, words: readonly string[]): Hit[] {
  const hits = findAll(book, words)
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          !other.loose &&
          other.id !== 'concept:copula' &&
          within(hit, other) &&
          (length(other) > length(hit) ||
            (length(other) === length(hit) && bothKinds(hit, other) && other.letters > hit.letters)),
      ),
  )
}

/** The word of the patterns that a misspelt word is one slip away from or sounds like, or null. Words under five letters are left alone. */
export function mend(book: PatternBook, word: string): string | null {
  if (word.length < 5 || /\d/.test(word)) return null
  const whole = mended(book, word)
  if (whole || word.length < 7 || !/[sn]$/.test(word)) return whole
  return mended(book, word.slice(0, -1))
}

function mended(book: PatternBook, word: string): string | null {
  for (const key of dropOne(word))
    for (const known of book.slips.get(key) ?? [])
      if (sameStart(word, known) && oneSlip(word, known)) return known
  return book.sounds.get(soundOf(word)) ?? null
}
