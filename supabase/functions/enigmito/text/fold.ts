/** Invisible characters: controls, zero width, bidirectional marks, tags. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu

/** Maximum characters: a message has 2,000, but normalising can make eighteen of one. */
const LINE = 4_000

export const clean = (text: string): string =>
  text
    .replace(/[\r\n\t\u2028\u2029]/g, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .slice(0, LINE)
    .replace(/\s+/g, ' ')
    .trim()

export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

/** Maximum letters: protects against huge words. */
const LETTERS = 48

/** Three or more equal letters count as one ("postressss"). */
export const tokens = (text: string): string[] =>
  (fold(text).match(/[\p{L}]+|\d+/gu) ?? []).map((word) =>
    word.replace(/([a-z])\1{2,}/g, '$1').slice(0, LETTERS),
  )

export function stems(word: string): string[] {
  const found = [word]
  for (const ending of ['s', 'es', 'n', 'en', 'er', 'e', 'a', 'o', 'i', 'as', 'os'])
    if (word.endsWith(ending) && word.length - ending.length >= 4)
      found.push(word.slice(0, word.length - ending.length))
  // "Shandies", "anchovies".
  if (word.length > 5 && word.endsWith('ies')) found.push(`${word.slice(0, -3)}y`)
  return found
}

/** Phonetic key: ll/y, v/b, k/c/qu, z/s/c, silent h, double letters. */
export const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/ch/g, 'x')
    .replace(/h/g, '')
    .replace(/ll|y/g, 'i')
    .replace(/v|w/g, 'b')
    .replace(/qu?|k/g, 'k')
    .replace(/c(?=[ei])/g, 's')
    .replace(/c/g, 'k')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1')

export function oneSlip(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let endA = a.length - 1
  let endB = b.length - 1
  while (endA >= start && endB >= start && a[endA] === b[endB]) {
    endA--
    endB--
  }
  const [restA, restB] = [a.slice(start, endA + 1), b.slice(start, endB + 1)]
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}

/** Short words must share two letters ("pillo" is no "pollo"). */
export const sameStart = (a: string, b: string): boolean =>
  a[0] === b[0] && (Math.min(a.length, b.length) > 5 || a[1] === b[1])

export const dropOne = (word: string): string[] => [
  word,
  ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1)),
]

export const range = (start: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i)
