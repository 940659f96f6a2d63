import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Faq, Menu } from '../menu.ts'
import { said } from '../said.ts'
import { stems, tokens } from '../text/fold.ts'
import { STOP } from '../text/lexicon.ts'
import type { Context } from './context.ts'
import { sayStored } from './topics.ts'

type Words = ReadonlyMap<string, ReadonlySet<Faq>>
type Book = { question: Words; whole: Words; count: number }
const books = new WeakMap<Menu, Map<Locale, Book>>()

/** An amount is no matter of the house: "a dozen" minutes on foot. */
const AMOUNT =
  /^(?:docenas?|dozens?|douzaines?|dutzend|dozzin[ae]|medi[ao]s?|mezz[aeo]|demi\w*|halb\w*|hal(?:f|ves))$/
const isContent = (word: string): boolean => word.length > 3 && !STOP.has(word) && !AMOUNT.test(word)

function bookOf(menu: Menu, lang: Locale): Book {
  const known = books.get(menu) ?? new Map<Locale, Book>()
  books.set(menu, known)
  const found = known.get(lang)
  if (found) return found
  const gather = (textsOf: (faq: Faq) => (string | undefined)[]): Map<string, Set<Faq>> => {
    const words = new Map<string, Set<Faq>>()
    for (const faq of menu.faqs.values())
      for (const word of tokens(textsOf(faq).join(' ')).filter(isContent))
        for (const form of stems(word)) words.set(form, (words.get(form) ?? new Set()).add(faq))
    return words
  }
  const book = {
    question: gather(({ question, tema }) => [said(question, lang)?.value, tema.replaceAll('_', ' ')]),
    whole: gather(({ question, answer }) => [said(question, lang)?.value, said(answer, lang)?.value]),
    count: menu.faqs.size,
  }
  known.set(lang, book)
  return book
}

/** What a word weighs that only the answer has, against one of the question. */
const IN_ANSWER = 0.7
/** So much of what the message says must be in the text, and so far must the next one be behind. */
const COVERED = 0.4
const LEAD = 1.25
const ENOUGH = 2

/** The question and answer that share the rarest words with the message. Null when they leave most of it unsaid, or for a tie. */
function closest({ r, menu }: Context): Faq | null {
  const { question, whole, count } = bookOf(menu, r.lang)
  const scores = new Map<Faq, number>()
  let mass = 0
  for (const word of new Set(r.words.filter(isContent))) {
    const find = (words: Words): ReadonlySet<Faq> =>
      stems(word)
        .map((form) => words.get(form))
        .find((found) => found !== undefined) ?? new Set()
    const [own, shared] = [find(question), find(whole)]
    const weight = Math.log(1 + count / Math.max(1, shared.size))
    mass += weight
    for (const faq of shared)
      scores.set(faq, (scores.get(faq) ?? 0) + weight * (own.has(faq) ? 1 : IN_ANSWER))
  }
  const [first, second] = [...scores].toSorted((a, b) => b[1] - a[1])
  if (!first || first[1] < ENOUGH || first[1] < COVERED * mass) return null
  return first[1] >= LEAD * (second?.[1] ?? 0) ? first[0] : null
}

/** Returns false, and says nothing, when no question is close. */
export function sayClosest(context: Context): boolean {
  const faq = closest(context)
  const text = faq && said(faq.answer, context.c.lang)
  if (!text) return false
  sayStored(text, context)
  context.c.link('reservar', 'contacto')
  return true
}
