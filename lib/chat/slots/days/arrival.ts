import type { Lexicon } from '../../words/shape.ts'
import { MY } from '../guests.ts'
import { lexiconPattern } from '../number.ts'

const COMES = '(?:komm|ankomm|arriv|lleg|com[ei]|vien|join)[a-z]*'
export const COMING =
  /(?<![a-z])(?:komm|ankomm|arriv|lleg|late(?!r)|come|coming|vien|join|verspat|retard|ritard|retras|tard(?!e))/

/** "One of us comes at 9:30", "mi marido llega a las 22", "dass einer um 15:15 kommt": the hour of somebody, not of the table. */
export const somebodyComes = (text: string, lex: Lexicon): boolean =>
  COMING.test(text) &&
  lexiconPattern(
    lex,
    `(?:${lex.idioms.somebody}|(?:${MY}|${lex.article}) (?:[a-z]+ )?(?:${lex.relative}))(?! (?:${lex.and}) )(?: [a-z0-9':.]+){0,3}? ${COMES}`,
  ).test(text)
