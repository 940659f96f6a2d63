import type { Hit } from '../phrases.ts'
import { tokens } from '../text/fold.ts'
import { isAnybody } from './people.ts'

const MYSELF = /^(?:me|yo|moi|ich|io)$/
type Spoken = {
  line: string
  words: readonly string[]
  breaks: ReadonlySet<number>
  hits: readonly Hit[]
}
const covers =
  (at: number) =>
  ({ start, end }: Hit): boolean =>
    start <= at && end > at

/**
 * "Me: no dairy. Jon: a nut allergy. Priya: sesame": the names before a colon, as people, where more than one has one.
 * "Starters: no nuts" names nobody, nor does "note: I am allergic", where somebody stands behind it.
 */
export function labelledIn({ line, words, breaks, hits }: Spoken, people: readonly Hit[]): readonly Hit[] {
  const starts = [0, ...[...breaks].toSorted((a, b) => a - b)]
  const parts = [...line.matchAll(/((?:[^,;:!?….]|\.(?=\d))+)([,;:!?….]*)/g)].flatMap(
    ([, part = '', end = '']) => {
      const said = tokens(part)
      return said.length > 0 ? [{ said, isLabel: said.length === 1 && end.startsWith(':') }] : []
    },
  )
  const found = parts.flatMap(({ said: [word = ''], isLabel }, clause): Hit[] => {
    const start = starts[clause] ?? words.length
    const [from, to] = [starts[clause + 1] ?? words.length, starts[clause + 2] ?? words.length]
    const isFood = words[start] === word && hits.some(covers(start))
    const isSomebody = people.some((hit) => isAnybody(hit) && hit.start >= from && hit.start < to)
    return isLabel && from === start + 1 && !isFood && !isSomebody
      ? [
          {
            id: MYSELF.test(word) ? 'self' : 'companion',
            start,
            end: from,
            letters: word.length,
            loose: false,
          },
        ]
      : []
  })
  return found.length > 1 ? found : []
}
