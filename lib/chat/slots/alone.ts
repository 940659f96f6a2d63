import type { Situation } from '../state.ts'
import { cachedRegExp, matchesOf } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { corrected, MY, THEREFORE, withoutUncounted } from './guests.ts'
import { captured, lexiconPattern, numberValue } from './number.ts'

/** The end of a clause, or a reason or more people behind it: a number before it stands alone. */
export const alone = (lex: Lexicon): string =>
  `(?= *(?:[,;.:!?)…§]|$)| (?:${lex.told.why}|${lex.people}|${lex.correction}|${lex.thanks})(?![a-z]))`

const isNumber = /^[^a-z0-9]*(\d{1,2})[^a-z0-9]*$/
/** No party is as large; such a number is something else. */
const MOST = 100

/** A number that is a whole clause, where a party is known or a table is wished: ", four", "better 5", "5, my sister comes". */
export function partyAlone(
  text: string,
  lex: Lexicon,
  { asking, known, party }: Situation,
  isTimed: boolean,
): string | null {
  // "2", while a table is offered for a day or an hour and nobody has said for how many.
  const isOffered = asking === 'offer' && known !== undefined && known.guests === null && isNumber.test(text)
  if (isOffered && known.time !== null) return isNumber.exec(text)?.[1] ?? null
  const isWish =
    (asking === null || asking === 'offer') && (isTimed || lexiconPattern(lex, lex.freeTable).test(text))
  if (!isWish && !party && (known?.guests ?? null) === null) return null
  const lead = `(?:${lex.correction}|${lex.and}|${lex.told.decides}|${lex.told.only}|${lex.beforePeople}|${lex.yes}|ja|na|oh|ah|pues|al final|alla fine|doch|${lex.told.again}|${lex.no}|${THEREFORE}|(?:[a-z]+ ){1,2}(?:says?|dice|dit|sagt|meint)(?: [a-z]{1,5})?)`
  const source = `(?:(?<=^[^a-z0-9]*|(?:[,;!…§]|(?<!\\d)\\.) *)(?:(?:${lead})[ ,.]+){0,4}|(?<= (?:${THEREFORE}) )){N}${alone(lex)}`
  for (const match of matchesOf(
    lexiconPattern(lex, source, 'g'),
    withoutUncounted(corrected(text, lex), lex),
  )) {
    const said = captured(match)
    const n = numberValue(lex, said) ?? MOST
    if (n < MOST && !cachedRegExp(`^(?:${lex.article})$`).test(said)) return String(n)
  }
  return null
}

/**
 * Whether what is left of a message, once its values are taken out, is courtesy, small words and the weather.
 * @param may whether words that propose a value count as such
 */
export function saysLittle(rest: string, lex: Lexicon, may = false): boolean {
  const left = rest
    .split(/[,.;!:…]/)
    // A clause of the weather only says why.
    .filter((clause) => !lexiconPattern(lex, lex.told.weather).test(clause))
    .join(' ')
    .replace(
      lexiconPattern(
        lex,
        `${lex.correction}|${lex.change}|${lex.beforePeople}|${lex.beforeTime}|${lex.dayArticle}|${lex.people}|${lex.thanks}|${lex.comida}|${lex.cena}|(?:${MY}|la|the|die|der) (?:${lex.relative})|${lex.relative}|${lex.told.decides}|${lex.told.only}`,
        'g',
      ),
      ' ',
    )
  const more = may ? `|${lex.told.may}|${lex.told.push}|${lex.told.pull}` : ''
  const small = cachedRegExp(
    `^(?:${lex.yes}|${lex.filler}|${lex.told.small}${more}|o?[cu]?h|a[chy]+|uy|eh|hm+|na)$`,
  )
  return left.split(/[^a-z0-9']+/).every((word) => word === '' || small.test(word))
}
