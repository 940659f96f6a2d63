/** How many texts are remembered before all are forgotten. */
const REMEMBERS = 20_000

/** A function of a text that remembers what it has made: rows are read again for every answer. */
export function remembering<T>(make: (texto: string) => T): (texto: string) => T {
  const made = new Map<string, T>()
  return (texto) => {
    const done = made.get(texto)
    if (done !== undefined) return done
    if (made.size >= REMEMBERS) made.clear()
    const fresh = make(texto)
    made.set(texto, fresh)
    return fresh
  }
}

/** Letters without accents, ligatures opened, one kind of apostrophe, space and dash. Same length is not kept. */
export const fold = remembering((text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/[–—−‑]/g, '-')
    .replace(/\u00b7/g, '')
    .replace(/\s+/g, ' ')
    .trim(),
)

/** Only words of letters and digits, one space between them. */
export const words = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a folded text contains another one, whole words at both ends. */
export function contains(where: string, que: string): boolean {
  const wanted = fold(que)
  return wanted !== '' && new RegExp(`(?<![a-z0-9])${literal(wanted)}(?![a-z0-9])`).test(fold(where))
}

/** A text without these others, the longest first; whole words only, letters compared without accents. */
export function remove(text: string, others: Iterable<string>): string {
  let rest = fold(text)
  for (const other of [...new Set([...others].map(fold))]
    .filter((one) => one !== '')
    .sort((a, b) => b.length - a.length))
    if (rest.includes(other))
      rest = rest.replace(new RegExp(`(?<![a-z0-9])${literal(other)}(?![a-z0-9])`, 'g'), ' · ')
  return rest
}
