import type { Lexicon } from '../words/shape.ts'
import { captured, lexiconPattern, numberValue, weAre } from './number.ts'

/** One child, also without its article: "plus baby". */
export const BABY = 'baby|bebe|kleinkind|kind|child|toddler|infant|nourrisson|neonato'
export const WITH = 'con|with|avec|mit'
const INCLUDED =
  /\(|in[ck]l|(?:en|in) (?:total|tout|all|tutto)|altogether|insgesamt|de (?:ellos|ellas|los cuales|las cuales)|contando|davon|darunter|dont|of (?:them|which|whom)|di cui|tra cui|parmi|compri[st]|counting|mitgez|(?:con|with|avec|mit|coi|con i) (?:los|las|el|the|les|den|dem|der|l[aei]|il|i) /

const THERE =
  "son|hay|habra|vienen|there(?:'?s|'?re| is| are| will be)|(?:il )?y a(?:ura)?|ya|ci sono|ci saranno|c'e|es sind|da sind|sind"
/** "Una amiga es alérgica": somebody of the party of whom something is told, counted already. The Italian "e la" joins. */
export const PREDICATE =
  " (?:es|esta|tiene|no|puede|is|has|can'?t|can not|cannot|(?:do|is|wo)(?:es)?n'?t|uses|eats|sleeps|est|ne|n'a|peut|ist|hat|kann|darf|isst|sitzt|schlaft|braucht|vertragt|ha|non|puo|dorme|sta|va|needs?|us[ae]|llev[ao]|necesita|come|duerme|mange|dort|mangia|(?:a|e)(?= (?!(?:l[aeo]s?|il|i|gli|mi[ao]|mi|un[ao]?|due|tre|at|\\d)(?![a-z])|l'))|[a-z]*al+erg[a-z]*|[ck]o?eli[a-z]*)(?![a-z])"

/** "For 11, there are two prams and 3 children", "we are 7, two kids": they are some of them. */
export const isIncluded = (text: string, lex: Lexicon): boolean =>
  INCLUDED.test(text) ||
  (!isGrown(text) &&
    lexiconPattern(
      lex,
      `${weAre(lex)}, {N} (?:${lex.children})|{N}(?! ?(?:${lex.and})(?![a-z])).*?(?:${THERE}) (?:[a-z0-9]+ ){0,5}?(?:${lex.children})`,
    ).test(text))

/** "6 with two kids", where a party is known: the whole put right, and the children are some of it. */
export const wholeWith = (text: string, lex: Lexicon): boolean =>
  !isGrown(text) &&
  lexiconPattern(
    lex,
    `{N}(?: (?:${lex.people}))?,? (?:${WITH}|mitsamt|samt)(?: (?:{N}|[a-z]{1,6})){0,2} (?:${lex.children}|${BABY})`,
  ).test(text)
export const isGrown = (text: string): boolean => GROWN.test(text)
const GROWN = /adult|erwachs|erw\.|grown|mayores|grand[ie]|plus|noch|mas |more|mehr|dazu|piu|encore/

/** How many children a text names with an article or a number; "for the children" is none. */
export function childrenIn(text: string, lex: Lexicon): number {
  const match = lexiconPattern(lex, `({N}|${lex.article}) (?:${lex.children})(?!${PREDICATE})`).exec(text)
  return match ? (numberValue(lex, captured(match)) ?? 1) : 0
}
