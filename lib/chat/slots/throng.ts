import { EAT } from '../questions.ts'
import type { Lexicon } from '../words/shape.ts'
import {
  blankOutMatch,
  lexiconPattern,
  notPeople,
  numberValue,
  one,
  perLexicon,
  type SlotReading,
} from './number.ts'

/** From so many on, whoever they are called are people, where a table or a meal is spoken of. */
const MANY = 20
const MEAL = `${EAT}|fit|come[rn]?|venir|mocht\\w*|voudr\\w+`

/** Behind no day: "den 24. mittags" counts nobody. */
const patterns = perLexicon((lex) => {
  const day = [lex.dayArticle, ...lex.days].join('|')
  const other = [lex.partOfDay, lex.beforeTime, ...lex.months].join('|')
  return {
    meal: lexiconPattern(lex, `${lex.book}|${lex.comida}|${lex.cena}|${MEAL}`),
    many: lexiconPattern(
      lex,
      `(?<!(?<![a-z])(?:${day}) |[\\d.:/-] ?){N}${notPeople(lex)} (?!(?:${other})(?![a-z]))[a-z]{3,}[seinrl](?:,? (?:${lex.and}) {N} [a-z]{3,})?`,
    ),
  }
})

/** "45 alumnos y 4 profes", "21 joueurs" */
export function throng(text: string, lex: Lexicon): SlotReading | null {
  const { meal, many } = patterns(lex)
  const match = meal.test(text) ? many.exec(text) : null
  const said = match?.slice(1).flatMap((n) => (n ? (numberValue(lex, n) ?? []) : [])) ?? []
  const all = said.reduce((a, b) => a + b, 0)
  return match && all > MANY ? one(all, blankOutMatch(text, match)) : null
}
