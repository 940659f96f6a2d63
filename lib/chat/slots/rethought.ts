import type { Finding } from '../state.ts'
import { matchesOf, wordPattern } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'

/** "…no" and "no," between two values take back the first. */
const NO =
  /(?<=[.…]{2,} ?)(?:no|nein|non|nan|nee)(?![a-z])|(?<=[,.;] ?)(?:no|nein|non|nee|nah),(?= )|(?<=, )(?:no|nein|non|nee|nah)(?= \d\d?(?:[.:h]\d| ?[ap]m))|(?<=[a-z0-9.] )(?:no|nicht|pas|non|not)(?: (?:puedo|podemos|va|vale|geht|possiamo|posso))?(?=[,;] )/g

/** Where the words of correction inside a message end, in their order. */
export const secondThoughts = (text: string, lex: Lexicon): number[] =>
  [...matchesOf(wordPattern(`(?:${lex.told.again}|${lex.told.decides})`, 'g'), text), ...matchesOf(NO, text)]
    .map((match) => match.index + match[0].length)
    // "Plutôt qu'en salle" corrects nothing.
    .filter(
      (from) =>
        /[a-z0-9]/.test(text.slice(from)) && !/^ ?(?:que |qu'|than |als |che )/.test(text.slice(from)),
    )
    .sort((a, b) => a - b)

/** What was said last of a field wins, when it was said as a correction and has one reading. */
export function rethought(found: readonly Finding[], later: readonly Finding[]): Finding[] {
  return found.map((one) => {
    const other = later.find(({ slot }) => slot === one.slot)
    // "Eight, no, nine with my mother": "with my mother" alone would be two.
    return other && (other.said ?? other.values.length === 1) ? other : one
  })
}
