/** So many letters of a word may be wrong. */
const allowedTypos = (word: string): number => (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0)

/** The letters to change, add, leave out or swap to make one word of the other. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}

/** Where the words of a folded text stand that are `word` with a typing error; the first letter is always right. */
export function typosIn(text: string, word: string): readonly (readonly [from: number, to: number])[] {
  const allowed = allowedTypos(word)
  if (allowed === 0) return []
  return [...text.matchAll(/[a-z0-9]+/g)]
    .filter(
      ([found]) =>
        found[0] === word[0] &&
        Math.abs(found.length - word.length) <= allowed &&
        distance(found, word) <= allowed,
    )
    .map((match) => [match.index, match.index + match[0].length])
}
