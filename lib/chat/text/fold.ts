export type FoldedText = {
  original: string
  text: string
  at: readonly number[]
}

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\t': ' ',
  '\n': ' ',
  '\r': ' ',
}

/** Folds accents and case. `at` is needed because ß and œ become two letters. */
export function foldText(raw: string): FoldedText {
  const original = raw.normalize('NFC').trim()
  let text = ''
  const at: number[] = []
  for (let i = 0; i < original.length; i++) {
    const char = original.charAt(i).toLowerCase()
    const plain = LETTERS[char] ?? char.normalize('NFD').replace(/\p{M}/gu, '')
    for (const letter of plain) {
      text += letter
      at.push(i)
    }
  }
  return { original, text, at }
}

export const fold = (raw: string): string => foldText(raw).text

export const asWritten = (foldedText: FoldedText, from: number, to: number): string =>
  foldedText.original.slice(
    foldedText.at[from] ?? foldedText.original.length,
    foldedText.at[to] ?? foldedText.original.length,
  )

/** Words of a text as it is typed. */
export const wordCount = (text: string): number => text.trim().split(/\s+/).length

type Make = (source: string) => string

/** Keeps patterns by their source, apart for each set of flags: a key joined of the two would be hashed at each look-up. */
export function keepPatterns(): (source: string, flags: string, make: Make) => RegExp {
  const kept: Record<string, Map<string, RegExp>> = {}
  return (source, flags, make) => {
    kept[flags] ??= new Map()
    const made = kept[flags]
    const known = made.get(source) ?? new RegExp(make(source), flags)
    if (!made.has(source)) made.set(source, known)
    known.lastIndex = 0
    return known
  }
}

const plain = keepPatterns()
const bounded = keepPatterns()
const same = (source: string): string => source
export const withBorders = (source: string): string => `(?<![a-z0-9])(?:${source})(?![a-z0-9])`

/** Cached: the lexicons build the same expressions for every message. */
export const cachedRegExp = (source: string, flags = ''): RegExp => plain(source, flags, same)

/**
 * Every match of a pattern that has the flag `g`, in order. `matchAll` copies its pattern at each call: with patterns as
 * long as these, a quarter of the time that reading a message takes.
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex++
  }
  return found
}

export const wordPattern = (source: string, flags = ''): RegExp => bounded(source, flags, withBorders)
