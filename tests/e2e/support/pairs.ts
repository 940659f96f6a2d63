/** One choice of every factor: the position of the value taken. */
export type Case = readonly number[]

/** All pairs of values of two different factors, as `i:a|j:b` with i < j. */
function pairsOf(example: Case): string[] {
  return example.flatMap((a, i) => example.slice(i + 1).map((b, k) => `${i}:${a}|${i + 1 + k}:${b}`))
}

/**
 * The fewest cases found, by a greedy walk, in which every value of each factor meets every value of every other one.
 * The same sizes give the same cases: a failing one is found again.
 *
 * @param sizes how many values each factor has
 */
export function couples(sizes: readonly number[]): Case[] {
  const missing = new Set<string>()
  sizes.forEach((size, i) => {
    for (let j = i + 1; j < sizes.length; j++)
      for (let a = 0; a < size; a++)
        for (let b = 0; b < (sizes[j] ?? 0); b++) missing.add(`${i}:${a}|${j}:${b}`)
  })
  const order = sizes.map((_, i) => i).sort((x, y) => (sizes[y] ?? 0) - (sizes[x] ?? 0) || x - y)
  const cases: Case[] = []
  const key = (i: number, a: number, j: number, b: number) =>
    i < j ? `${i}:${a}|${j}:${b}` : `${j}:${b}|${i}:${a}`
  while (missing.size > 0) {
    const [first = ''] = missing
    const chosen = new Map(first.split('|').map((part) => part.split(':').map(Number) as [number, number]))
    for (const i of order) {
      if (chosen.has(i)) continue
      let best = 0
      let most = -1
      for (let turn = 0; turn < (sizes[i] ?? 0); turn++) {
        // Begin where the last case ended: equal candidates take turns.
        const a = (turn + cases.length) % (sizes[i] ?? 1)
        let gain = 0
        for (const [j, b] of chosen) if (missing.has(key(i, a, j, b))) gain++
        if (gain > most) [best, most] = [a, gain]
      }
      chosen.set(i, best)
    }
    const example = sizes.map((_, i) => chosen.get(i) ?? 0)
    for (const pair of pairsOf(example)) missing.delete(pair)
    cases.push(example)
  }
  return cases
}

export const all = (sizes: readonly number[]): Case[] =>
  sizes.reduce<Case[]>(
    (cases, size) =>
      cases.flatMap((example) => Array.from({ length: size }, (_, value) => [...example, value])),
    [[]],
  )
