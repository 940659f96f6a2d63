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

const made = new Map<string, RegExp>()
/** Cached: the lexicons build the same expressions for every message. */
export function cachedRegExp(source: string, flags = ''): RegExp {
  const key = `${flags}/${source}`
  const known = made.get(key) ?? new RegExp(source, flags)
  made.set(key, known)
  known.lastIndex = 0
  return known
}

export const wordPattern = (source: string, flags = ''): RegExp =>
  cachedRegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, flags)
