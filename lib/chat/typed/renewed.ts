import { type HHmm, minutes } from '../../core/dates.ts'
import { PLANE } from '../idioms.ts'
import { asksFavour, type Certainty, hasQuestionMark, proposes } from '../questions.ts'
import { COMING, somebodyComes } from '../slots/days/arrival.ts'
import { lexiconPattern } from '../slots/number.ts'
import { values } from '../slots/values.ts'
import { type Finding, isAllTold, type Situation } from '../state.ts'
import { namesNeed } from '../text/need.ts'
import { isAboutCasa } from '../topics.ts'
import type { Lexicon } from '../words/shape.ts'

/** Up to so many minutes somebody is late, and the table is kept at its hour. */
const LATE = 20

/** "We fly on Sunday", "we stay until Thursday": the day of a journey. */
const JOURNEY = new RegExp(
  `${PLANE}|hotel|(?<![a-z])(?:fly|stay|travel|viaj|aloj|vuel|voya|loge|part(?:ons|iamo)|reis|flieg|wohn|alloggi|until|hasta|jusqu|bis |fino )`,
)

const THEORY = /theor|teori/

/** A cake, a birthday, a high chair: the day or the number beside it may be of that. */
export const tellsWish = (text: string, lex: Lexicon): boolean => {
  const { told, ...wishes } = lex.wishes
  return namesNeed(text) || lexiconPattern(lex, Object.values(wishes).join('|')).test(text)
}

/** The values that take the place of the ones there are. */
function renewedIn(text: string, lex: Lexicon, s: Situation): Finding[] {
  const { known } = s
  if (!known) return []
  return values(text, lex, { ...s, asking: 'confirm' }).filter(
    ({ slot, values: [said, other] }) =>
      (slot === 'date' || slot === 'time' || slot === 'guests' || slot === 'seating') &&
      said !== undefined &&
      other === undefined &&
      known[slot] != null &&
      String(known[slot]) !== said,
  )
}

/**
 * Whether a message puts another day, hour, party or place where there is one: all of them are told, and the notes are asked
 * or the summary is shown. Whoever wants the old one sees at once what was changed; a change that is kept as a note leads
 * to a table at the wrong hour.
 */
export function renews(text: string, lex: Lexicon, s: Situation, certainty: Certainty): boolean {
  const { asking, known } = s
  if (!isAllTold(asking)) return false
  const anew = renewedIn(text, lex, s)
  if (anew.length === 0 || THEORY.test(text)) return false
  const hour = anew.find(({ slot }) => slot === 'time')?.values[0]
  const isLate =
    hour !== undefined &&
    anew.length === 1 &&
    Math.abs(minutes(hour as HHmm) - minutes(known?.time ?? (hour as HHmm))) <= LATE &&
    COMING.test(text)
  if (isLate) return false
  const asks = hasQuestionMark(text) || certainty === 'word' || certainty === 'verb'
  const wants =
    asksFavour(text, lex) || proposes(text, lex) || lexiconPattern(lex, lex.told.renews).test(text)
  if (asks && (certainty === 'word' || isAboutCasa(text) || anew.every(({ slot }) => slot === 'seating')))
    return wants
  if (wants) return true
  // "Stop, Saturday! I forgot my nephew's birthday": of the clause that has the value.
  const clauses = text.split(/(?<=[a-z0-9])[,;:.!?…]+ /)
  return clauses.some(
    (clause) =>
      renewedIn(clause, lex, s).length > 0 &&
      !tellsWish(clause, lex) &&
      !somebodyComes(clause, lex) &&
      !JOURNEY.test(clause),
  )
}
