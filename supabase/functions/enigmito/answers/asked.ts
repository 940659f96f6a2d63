import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Faq, Menu } from '../menu.ts'
import { said } from '../said.ts'
import { tokens } from '../text/fold.ts'
import { STOP } from '../text/lexicon.ts'
import type { Context } from './context.ts'
import { sayStored } from './topics.ts'

const forms = (word: string): string[] =>
  /[sn]$/.test(word) && word.length > 4 ? [word, word.slice(0, -1)] : [word]

type Words = ReadonlyMap<string, ReadonlySet<Faq>>
type Book = { question: Words; whole: Words }
const books = new WeakMap<Menu, Map<Locale, Book>>()

function bookOf(menu: Menu, lang: Locale): Book {
  const known = books.get(menu) ?? new Map<Locale, Book>()
  books.set(menu, known)
  const found = known.get(lang)
  if (found) return found
  const gather = (textsOf: (faq: Faq) => (string | undefined)[]): Map<string, Set<Faq>> => {
    const words = new Map<string, Set<Faq>>()
    for (const faq of menu.faqs.values())
      for (const word of tokens(textsOf(faq).join(' ')))
        if (word.length > 3 && !STOP.has(word))
          for (const form of forms(word)) words.set(form, (words.get(form) ?? new Set()).add(faq))
    return words
  }
  const book = {
    question: gather(({ question, tema }) => [said(question, lang)?.value, tema.replaceAll('_', ' ')]),
    whole: gather(({ question, answer }) => [said(question, lang)?.value, said(answer, lang)?.value]),
  }
  known.set(lang, book)
  return book
}

/** The question that shares a unique word, or two words also in its answer. Null for none or a tie. */
function closest({ r, menu }: Context): Faq | null {
  const { question, whole } = bookOf(menu, r.lang)
  const scores = new Map<Faq, number>()
  for (const word of new Set(r.words)) {
    if (word.length < 4 || STOP.has(word)) continue
    const best = (book: Words): ReadonlySet<Faq> =>
      forms(word)
        .map((form) => book.get(form))
        .find((found) => found !== undefined) ?? new Set()
    const [own, shared] = [best(question), best(whole)]
    if (own.size === 1) for (const faq of own) scores.set(faq, (scores.get(faq) ?? 0) + 2)
    else if (shared.size <= 2)
      for (const faq of shared)
        scores.set(faq, (scores.get(faq) ?? 0) + (r.has('have') && word.length > 5 ? 2 : 1))
  }
  const [first, second] = [...scores].toSorted((a, b) => b[1] - a[1])
  return first && first[1] >= 2 && first[1] > (second?.[1] ?? 0) ? first[0] : null
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
