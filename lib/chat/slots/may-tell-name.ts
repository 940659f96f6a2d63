import type { FoldedText } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { FOR, lexiconPattern } from './number.ts'

/** Whether a message may tell a name, before what reads one is at hand: rather once too often. */
export function mayTellName({ text, original }: FoldedText, lex: Lexicon): boolean {
  const leads = `${lex.nameIntro}|${lex.selfIntro}|${lex.fields.name}|${lex.idioms.named}`
  return (
    /@|(?:\d[ ().\-/]*){7}/.test(text) ||
    // "A table for 4 on Friday, Ann Lee".
    /(?:^|[.,;!?] *)\p{Lu}\p{L}+ \p{Lu}\p{L}+(?: is| hier| here|[.,;!?]|$)/u.test(original) ||
    lexiconPattern(lex, leads).test(text) ||
    // "A table for Ann Lee", and not "for four".
    (/ \p{Lu}/u.test(original) && lexiconPattern(lex, `(?:${lex.book}) (?:${FOR})`).test(text))
  )
}
