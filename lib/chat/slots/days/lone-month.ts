import type { Lexicon } from '../../words/shape.ts'
import { lexiconPattern } from '../number.ts'

/** What may stand beside a month that is said after its day: "the one in December", "el de diciembre", "December I mean". */
const BESIDE =
  /^(?:the|one|in|of|i|mean|meant|el|la|lo|de|del|en|digo|quiero|decir|le|celui|ce|d|du|je|veux|dire|der|den|dem|im|vom|ich|mein|meine|il|quello|di|a|dico|intendo|mese|mes|mois|monat|month|eh|no|sorry|perdon|pardon|scusa|also)$/

/**
 * The clause of a folded text that is nothing but a month, for "the 24th at night? the one in December". A month that has
 * company of its own ("we marry in January") says nothing of the day. Null when there is none.
 */
export const monthClause = (text: string, month: RegExp): string | null =>
  text.split(/[.,;:!?…()]+|§/).find((clause) => {
    const words = clause.split(/[^\p{L}]+/u).filter(Boolean)
    return (
      words.length > 0 &&
      words.length <= 5 &&
      words.filter((word) => month.test(word)).length === 1 &&
      words.every((word) => month.test(word) || BESIDE.test(word))
    )
  }) ?? null

/** "In spring", "nächstes Jahr", "für den Mai": when it is to be, without a day. The last of the words before are per, for, für, pour, para. */
export const namesSeason = (text: string, lex: Lexicon): boolean =>
  lexiconPattern(
    lex,
    `(?:in|en|im|ad?|au|l'|el|next|nachst\\w*|[fp][aeou]+ra?) ?(?:${lex.months.join('|')}|${lex.idioms.seasons})`,
  ).test(text)
