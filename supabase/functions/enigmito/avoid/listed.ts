import type { Hit } from '../phrases.ts'

type Spoken = { words: readonly string[]; breaks: ReadonlySet<number> }

/** What stands between the foods of a list: nothing that asks or wishes. */
const BETWEEN =
  /^(?:y|e|o|u|ni|and|n|or|nor|et|ou|und|oder|sowie|ed|plus|also|too|as|well|auch|tambien|tampoco|aussi|anche|pure|no|not|kein\w*|sin|sans|senza|ohne|a|al|au|aux|to|gegen|auf|ai|agli|alle|alla|allo|all|el|la|los|las|the|le|les|l|der|die|das|den|il|lo|i|gli|de|del|des|du|d|of|any|all|my|mi|mis|mon|ma|mes|mein\w*|mia|mio|miei|mie|yo|ich|io|moi|me|she|he|ella|elle|lui|lei|er|sie|is|es|est|ist|has|tiene|hat|ha)$/

/** "But to eggs too": more of the list, where it says so. */
const BUT = /^(?:pero|but|mais|aber|ma)$/
const ALSO = /^(?:tambien|tampoco|too|also|either|auch|aussi|anche|pure|neanche|nemmeno)$/

/** "One to mustard, the other to soya": the next one of several who have an allergy. */
const ONE_MORE = /^(?:un[aeo]?|otr[oa]s?|one|another|others?|eine[rs]?|ander\w+|autres?|altr[oaei])$/
const TO = /^(?:al?|to|au|aux|gegen|auf|alla|allo|all|ai|agli|alle)$/

/** The clause that a word stands in, by its place among all of them. */
export const clauseAt = ({ breaks }: Spoken, at: number): number =>
  [...breaks].filter((start) => start <= at).length

/**
 * "Allergic to eggs, nuts and milk": the clauses in which that is said, with those beside them that only list more of it,
 * or whose it is ("my wife to nuts").
 */
export function withListed(
  said: Spoken,
  clauses: ReadonlySet<number>,
  foods: readonly Hit[],
  people: readonly Hit[],
): ReadonlySet<number> {
  const starts = [0, ...[...said.breaks].toSorted((a, b) => a - b)]
  const covered = (at: number): boolean =>
    [...foods, ...people].some(({ start, end }) => start <= at && end > at)
  const lists = (clause: number): boolean => {
    const [from = 0, to = said.words.length] = [starts[clause], starts[clause + 1]]
    const inside = said.words.slice(from, to).map((word, i) => ({ word, at: from + i }))
    const more = inside.some(({ word }) => ALSO.test(word))
    const isPerson = ({ at }: { at: number }): boolean =>
      people.some(({ start, end }) => start <= at && end > at)
    // "Priya: sesame": whose it is, in a clause of its own.
    if (inside.length > 0 && inside.every(isPerson)) return true
    return (
      inside.some(({ at }) => foods.some(({ start, end }) => start <= at && end > at)) &&
      inside.every(
        ({ word, at }) =>
          covered(at) ||
          BETWEEN.test(word) ||
          (ONE_MORE.test(word) && TO.test(said.words[at + 1] ?? '')) ||
          (more && (BUT.test(word) || ALSO.test(word))),
      )
    )
  }
  const all = new Set(clauses)
  for (const step of [1, -1])
    for (const clause of clauses)
      for (let next = clause + step; next >= 0 && next < starts.length && lists(next); next += step)
        all.add(next)
  return all
}
