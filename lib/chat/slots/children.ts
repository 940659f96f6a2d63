import type { Lexicon } from '../words/shape.ts'
import { captured, lexiconPattern, numberValue } from './number.ts'

/** One child, also without its article: "plus baby". */
export const BABY = 'baby|bebe|kleinkind|kind|child|toddler|infant|nourrisson|neonato'
export const WITH = 'con|with|avec|mit'
const INCLUDED =
  /\(|in[ck]l|(?:en|in) (?:total|tout|all|tutto)|altogether|insgesamt|de (?:ellos|ellas|los cuales|las cuales)|contando|davon|darunter|dont|of (?:them|which|whom)|di cui|tra cui|parmi|compri[st]|counting|mitgez|(?:con|with|avec|mit|coi|con i) (?:los|las|the|les|den|l[ei]|i) /

const THERE =
  "son|hay|habra|vienen|there(?:'?s|'?re| is| are| will be)|(?:il )?y a(?:ura)?|ya|ci sono|ci saranno|c'e|es sind|da sind|sind"
/** "For 11, there are two prams and 3 children": they are some of the 11. */
export const isIncluded = (text: string, lex: Lexicon): boolean =>
  INCLUDED.test(text) ||
  (!GROWN.test(text) &&
    lexiconPattern(
      lex,
      `{N}(?! ?(?:${lex.and})(?![a-z])).*?(?:${THERE}) (?:[a-z0-9]+ ){0,5}?(?:${lex.children})`,
    ).test(text))

/** "6 with two kids", where a party is known: the whole put right, and the children are some of it. */
export const wholeWith = (text: string, lex: Lexicon): boolean =>
  !GROWN.test(text) &&
  lexiconPattern(
    lex,
    `{N}(?: (?:${lex.people}))?,? (?:${WITH}|mitsamt|samt)(?: (?:{N}|[a-z]{1,6})){0,2} (?:${lex.children}|${BABY})`,
  ).test(text)
const GROWN = /adult|erwachs|erw\.|grown|mayores|grand[ie]|plus|noch|mas |more|mehr|dazu|piu|encore/

/** How many children a text names with an article or a number; "for the children" is none. */
export function childrenIn(text: string, lex: Lexicon): number {
  const match = lexiconPattern(lex, `({N}|${lex.article}) (?:${lex.children})`).exec(text)
  return match ? (numberValue(lex, captured(match)) ?? 1) : 0
}
