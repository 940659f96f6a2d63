import { CONTACT } from '../slots/contact.ts'
import { cachedRegExp, type FoldedText } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'

/** "Maria do Carmo" asks nothing. */
const DO = '(?!(?:do|does|did) (?!you|u|i|we|they))'
/** Before what begins a question, without a sign. */
export const asidesIn = ({ text, at }: FoldedText, lex: Lexicon): number[] =>
  [
    ...text.matchAll(
      cachedRegExp(`(?<![.!?…,;:]) +(?=(?:${DO}(?:${lex.questionVerb})|${lex.idioms.wonders}) )`, 'g'),
    ),
  ]
    // "Si può venire senza prenotare" begins with no yes.
    .filter(
      ({ index }) =>
        !(
          /(?<![a-z])si$/.test(text.slice(0, index)) &&
          /^ +(?:puo|possono|potrebbe)(?![a-z])/.test(text.slice(index))
        ),
    )
    .map(({ index }) => at[index] ?? 0)
const TURN = new RegExp(`(?<=[.!?…,;:]| [-–]) +|(?<=${CONTACT}) +(?=[a-z¿])`, 'g')
/** Behind a sign, an address or a whole number; else before "and" and "but", which also join numbers. */
export const turnsIn = ({ original, text, at }: FoldedText, lex: Lexicon): number[] => {
  const places = (turn: RegExp): number[] => [...text.matchAll(turn)].map(({ index }) => at[index] ?? 0)
  const joins = places(cachedRegExp(` +(?=(?:${lex.and}|${lex.but}) )`, 'g'))
  // The Italian "è" is no "and".
  const own = joins.filter((from) => original[from + 1] !== 'è')
  return [...new Set([...places(TURN), ...own])]
}
