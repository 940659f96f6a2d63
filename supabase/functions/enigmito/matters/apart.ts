import type { Locale } from '../../../../lib/i18n/locales.ts'
import { wordsOf } from '../examples/all.ts'
import type { Faq } from '../menu.ts'
import { said } from '../said.ts'
import type { Index } from '../search.ts'
import { fold, stems, tokens } from '../text/fold.ts'
import { BOOKS, STOP } from '../text/lexicon.ts'

/** A stored answer that opens with a yes. */
const YES: Record<Locale, RegExp> = {
  es: /^si\b/,
  en: /^yes\b/,
  fr: /^oui\b/,
  de: /^ja\b/,
  it: /^si\b/,
}
export const opensWithYes = (text: string, lang: Locale): boolean => YES[lang].test(fold(text))

/** What stands behind the yes that opens a stored text; the text as it is, where none does. */
export const withoutYes = (text: string, lang: Locale): string =>
  opensWithYes(text, lang) ? text.replace(/^\p{L}+\s?[,.:;]?\s*/u, '') : text

const BARE: Record<Locale, RegExp> = {
  es: /^(?:si|no)\s?[,.:;]/,
  en: /^(?:yes|no)\s?[,.:;]/,
  fr: /^(?:oui|non)\s?[,.:;]/,
  de: /^(?:ja|nein)\s?[,.:;]/,
  it: /^(?:si|no)\s?[,.:;]/,
}
/** A yes or a no alone: beside another answer nobody sees what it answers. */
export const lacksSubject = (text: string, lang: Locale): boolean => BARE[lang].test(fold(text))

const LONG = 5

/**
 * Whether the message says something that neither the row nor any list of words knows ("self-baked", "alpaca"): then the yes of
 * the row answers its own question, perhaps not this one.
 */
export function asksApart(
  words: readonly string[],
  { question, answer }: Faq,
  lang: Locale,
  index: Index,
): boolean {
  const { all, common } = BOOKS[lang]
  const own = new Set(
    [question, answer].flatMap((text) => tokens(said(text, lang)?.value ?? '')).flatMap(stems),
  )
  const begins = (word: string): boolean =>
    (all.prefix.get(word.slice(0, 2)) ?? []).some(
      ({ steps: [first] }) => first && word.startsWith(first.text),
    )
  return words.some(
    (word) =>
      word.length >= LONG &&
      !STOP.has(word) &&
      !common.has(word) &&
      !wordsOf(lang).has(word) &&
      !all.words.has(word) &&
      !begins(word) &&
      !index.byWord.has(word) &&
      !stems(word).some((stem) => own.has(stem)),
  )
}
