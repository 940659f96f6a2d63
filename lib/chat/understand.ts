import { LOCALES } from '../i18n/locales.ts'
import { type FoldedText, foldText } from './fold.ts'
import {
  chosenIndex,
  isCancellation,
  isOnlyThanks,
  isThanks,
  saysNo,
  startsWithYes,
  wantsAnother,
  wantsChange,
} from './intention.ts'
import { asksWhy } from './questions.ts'
import { foundIn, isQuestion, mayCancel, wishes } from './rules.ts'
import { signalsOf } from './signals.ts'
import type { Asking, Finding, Reading, Situation, Understand } from './state.ts'
import { topicOf } from './topics.ts'
import { LEXICON } from './words/all.ts'
import type { Lexicon } from './words/shape.ts'

function read(foldedText: FoldedText, lex: Lexicon, situation: Situation): Reading {
  const signals = signalsOf(foldedText, lex, situation)
  const { text } = signals
  const question = isQuestion(signals)
  return {
    cancel: mayCancel(signals) && isCancellation(text, lex),
    edit: signals.edit,
    change: wantsChange(text, lex),
    yes: signals.saysYes,
    consent: startsWithYes(text, lex) || signals.saysWhyNot,
    no: saysNo(text, lex),
    wish: !question && wishes(signals),
    again: wantsAnother(text, lex),
    thanks: isThanks(text, lex),
    onlyThanks: isOnlyThanks(text, lex),
    question,
    why: asksWhy(text, lex),
    correction: signals.isCorrection,
    which: chosenIndex(text),
    topic: topicOf(text),
    found: foundIn(signals),
  }
}

const means = (r: Reading, asking: Asking): boolean =>
  r.cancel ||
  r.edit !== null ||
  r.yes ||
  r.consent ||
  r.no ||
  r.wish ||
  r.again ||
  r.onlyThanks ||
  r.why ||
  r.question
    ? true
    : r.found.some(({ slot, values: got }) => got.length > 0 && (slot !== 'name' || asking !== 'name'))

/**
 * Reads a message in the page's language and, when it means nothing there, in the other four: guests do not always
 * write in the language of the page.
 */
export const understand: Understand = (raw, s) => {
  const foldedText = foldText(raw)
  const own = read(foldedText, LEXICON[s.locale], s)
  if (s.asking === 'name' || s.asking === 'notes') {
    if (own.cancel || own.edit || own.question || own.found.some(isFullName)) return own
    const other = others(foldedText, s).find((r) => r.cancel || r.edit)
    return other ?? own
  }
  // A day that does not exist or a number without its prefix is understood, and refused.
  if (means(own, s.asking) || own.found.some(({ slot }) => slot === s.asking)) return own
  return others(foldedText, s).find((r) => means(r, s.asking)) ?? own
}

/** Two capitalised words are a name, whatever they mean in another language. */
const isFullName = ({ slot, values: [name = ''] }: Finding): boolean =>
  slot === 'name' && /^\p{Lu}.* \p{Lu}/u.test(name)

const others = (foldedText: FoldedText, s: Situation): Reading[] =>
  LOCALES.filter((locale) => locale !== s.locale).map((locale) => read(foldedText, LEXICON[locale], s))
