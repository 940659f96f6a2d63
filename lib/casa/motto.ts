export type MottoLines = { first: string; small: string; last: string }

/**
 * A motto in two lines: the second begins where both are about as long, and all of it but its last word is `small` (set in
 * italics). "Cocina con Alma" gives "Cocina", "con", "Alma". Null when it has fewer than three words.
 */
export function mottoLines(text: string): MottoLines | null {
  const words = text.split(' ')
  if (words.length < 3) return null
  const lengthAt = (at: number): number =>
    Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length)
  const at = words
    .slice(2)
    .map((_, i) => i + 1)
    .reduce((best, next) => (lengthAt(next) < lengthAt(best) ? next : best))
  return {
    first: words.slice(0, at).join(' '),
    small: words.slice(at, -1).join(' '),
    last: words.at(-1) ?? '',
  }
}
