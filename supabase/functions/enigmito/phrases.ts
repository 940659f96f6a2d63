import { dropOne, oneSlip, sameStart, soundOf } from './text/fold.ts'

/** `end` is exclusive; `letters`: how many match exactly; `loose`: the hit skips words in between. */
export type Hit = { id: string; start: number; end: number; letters: number; loose: boolean }

type Step = { text: string; mode: 'is' | 'begins' | 'ends' | 'gap' }
type Pattern = { id: string; steps: readonly Step[]; letters: number; loose: boolean }

export type PatternBook = {
  exact: ReadonlyMap<string, readonly Pattern[]>
  prefix: ReadonlyMap<string, readonly Pattern[]>
  suffix: readonly Pattern[]
  words: ReadonlySet<string>
  slips: ReadonlyMap<string, readonly string[]>
  sounds: ReadonlyMap<string, string>
  /** Beginnings of words with one letter deleted, to the full beginnings. */
  starts: ReadonlyMap<string, readonly string[]>
}

const GAP = 3
/** Prefixes are indexed by their first letters; none is shorter. */
const FILED = 2
const STARTS = 6

function step(word: string): Step {
  if (word === '..') return { text: '', mode: 'gap' }
  if (word.endsWith('*')) return { text: word.slice(0, -1), mode: 'begins' }
  if (word.startsWith('*')) return { text: word.slice(1), mode: 'ends' }
  return { text: word, mode: 'is' }
}

const add = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

export function patternBook(
  entries: Iterable<readonly [id: string, patterns: readonly string[]]>,
): PatternBook {
  const exact = new Map<string, Pattern[]>()
  const prefix = new Map<string, Pattern[]>()
  const suffix: Pattern[] = []
  const words = new Set<string>()
  const begins = new Set<string>()
  for (const [id, patterns] of entries)
    for (const text of patterns) {
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
      for (const { text: word, mode } of steps) {
        if (mode === 'is' || mode === 'begins') words.add(word)
        if (mode === 'begins' && word.length >= STARTS) begins.add(word)
      }
    }
  const slips = new Map<string, string[]>()
  for (const word of words) if (word.length >= 5) for (const key of dropOne(word)) add(slips, key, word)
  const sounds = new Map([...words].filter((word) => word.length >= 5).map((word) => [soundOf(word), word]))
  const starts = new Map<string, string[]>()
  for (const word of begins) for (const key of dropOne(word)) add(starts, key, word)
  return { exact, prefix, suffix, words, slips, sounds, starts }
}

const fits = (one: Step, word: string): boolean =>
  one.mode === 'is'
    ? word === one.text
    : one.mode === 'begins'
      ? word.startsWith(one.text)
      : word.length > one.text.length && word.endsWith(one.text)

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
/** "Des fruits à coque": the longer name of a food, which begins with the last word of a kind. */
const runsInto = (hit: Hit, other: Hit): boolean =>
  hit.id.startsWith('kind:') &&
  /^(?:allergen|group|kind):/.test(other.id) &&
  other.start > hit.start &&
  other.end > hit.end &&
  length(other) > length(hit)
const bothKinds = (a: Hit, b: Hit): boolean => a.id.startsWith('kind:') && b.id.startsWith('kind:')

/**
 * Without hits inside a longer one ("carta de vinos" is no "carta"); of two foods in one word only the surer
 * one ("cheeseburger" is no cheese), and nuts are no fruit ("des fruits à coque"). A copula ("est végane") removes nothing.
 */
export function find(book: PatternBook, words: readonly string[]): Hit[] {
  const hits = findAll(book, words)
  const byStart = new Map<number, Hit[]>()
  let longest = 0
  for (const hit of hits) {
    if (hit.loose || hit.id === 'concept:copula') continue
    add(byStart, hit.start, hit)
    longest = Math.max(longest, length(hit))
  }
  const covers = (other: Hit, hit: Hit): boolean =>
    within(hit, other) &&
    (length(other) > length(hit) ||
      (length(other) === length(hit) && bothKinds(hit, other) && other.letters > hit.letters))
  return hits.filter((hit) => {
    for (let start = Math.max(0, hit.end - longest); start <= hit.start; start++)
      if (byStart.get(start)?.some((other) => covers(other, hit))) return false
    for (let start = hit.start + 1; start < hit.end; start++)
      if (byStart.get(start)?.some((other) => runsInto(hit, other))) return false
    return true
  })
}

/** Corrects one slip or a same-sounding spelling; null when there is none, or under five letters. */
export function mend(book: PatternBook, word: string): string | null {
  if (word.length < 4 || /\d/.test(word)) return null
  if (word.length === 4) return book.sounds.get(soundOf(word)) ?? null
  const whole = mended(book, word)
  if (whole || word.length < 7) return whole
  return (/[sn]$/.test(word) ? mended(book, word.slice(0, -1)) : null) ?? started(book, word)
}

/** "recommendez" becomes `recommand*`. */
function started(book: PatternBook, word: string): string | null {
  for (let size = Math.min(word.length, LONGEST_START); size >= STARTS - 1; size--) {
    const start = word.slice(0, size)
    for (const key of dropOne(start))
      for (const known of book.starts.get(key) ?? [])
        if (
          known.slice(0, 2) === word.slice(0, 2) &&
          (known.length > STARTS || word.length - size <= 1) &&
          oneSlip(start, known)
        )
          return known + word.slice(size)
  }
  return null
}
const LONGEST_START = 14

function mended(book: PatternBook, word: string): string | null {
  for (const key of dropOne(word))
    for (const known of book.slips.get(key) ?? [])
      if (sameStart(word, known) && oneSlip(word, known)) return known
  return book.sounds.get(soundOf(word)) ?? null
}
