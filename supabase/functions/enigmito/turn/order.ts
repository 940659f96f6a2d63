import type { Locale } from '../../../../lib/i18n/locales.ts'
import { type Ordered, sayOrder } from '../answers/total.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import { fold, tokens } from '../text/fold.ts'
import { countable, focusOf } from './focus.ts'
import type { Chosen } from './narrow.ts'
import { numberOf } from './numbers.ts'
import { marked } from './reference.ts'

type Read = (text: string) => Reading
/** The things of a message with their numbers. `whole`: each number belongs to a thing that is found. */
export type Order = { things: readonly Ordered[]; whole: boolean }

const JOIN = /[,+&?:.;!]\s|[,+&?:]|\s(?:y|e|ed|and|n|plus|et|und|u|mas|más|piu|più)\s/giu
const WITH = /\s(?:con|with|avec|mit)\s/giu
const ONE: Record<Locale, RegExp> = {
  es: /\bun[ao]?\b/,
  en: /\b(?:an?|one)\b/,
  fr: /\bune?\b/,
  de: /\b(?:eine?[nmr]?|ne|nen)\b/,
  it: /\bun[ao]?\b|\bun'/,
}
const MOST = 8

const numbersIn = ({ words, lang }: Reading): readonly number[] =>
  words.map((word) => numberOf(word, lang)).filter((number) => number > 1)

/** A number of something that no name of a row says, and that is no number of people. */
const isUnknown = (r: Reading): boolean =>
  r.guests === null &&
  !r.has('people', 'table', 'open') &&
  r.words.some((word, at) => numberOf(word, r.lang) > 1 && (r.words[at + 1]?.length ?? 0) > 3)

const isNumbered = (text: string, lang: Locale): boolean =>
  ONE[lang].test(fold(text)) || tokens(text).some((word) => numberOf(word, lang) > 1)

/** "A bottle of the house wine", "a coffee": something, but not which. */
const namesSome = (r: Reading): boolean =>
  r.has('wine', 'glass') || r.styles.length + r.targets.wines.length + r.targets.kinds.length > 0

function partsOf(line: string, lang: Locale): readonly string[] {
  const numbered = (text: string): boolean => isNumbered(text, lang)
  return ` ${line} `
    .split(JOIN)
    .flatMap((part) => {
      const pieces = part.split(WITH)
      return pieces.every(numbered) ? pieces : [part]
    })
    .slice(0, MOST)
}

export function orderIn({ line, lang }: Reading, read: Read, index: Index): Order {
  const things: Ordered[] = []
  let whole = true
  for (const part of partsOf(line, lang)) {
    if (part.trim().length < 3) continue
    const r = read(part)
    const item = focusOf(r, index)
    if (!item) whole &&= !isUnknown(r) && !(namesSome(r) && isNumbered(part, lang))
    if (!item || things.some((one) => one.item === item)) continue
    const [times = 1] = numbersIn({ ...r, words: countable({ ...r, line: part }, item) })
    const format = item.kind === 'wine' && r.has('glass') ? 'copa' : marked(r, 'half') ? 'media' : null
    things.push({ item, times, format })
  }
  return { things, whole }
}

/** Ways to ask for a sum without a word for a price. */
const SPENDS: Record<Locale, RegExp> = {
  es: /\bcuanto\b.*\b(?:sube|sale|salen|saldria|seria|es|hace|gasta\w*|pon\w*|queda|dejamos)\b|\bgasta\w*|\bla (?:broma|dolorosa)|\bcuanto\W*$/,
  en: /\bspend|\bcomes? to\b|\bset (?:us|me) back|\bdamage\b|\bhow much\b|\bwhat (?:does|would|will) (?:that|it|this) (?:make|be|cost)/,
  fr: /\bcombien\b|\bdepens\w*|\ben (?:a|aura|aurait|aurons) pour|\brevient a|\bnote\b/,
  de: /\bwas macht|\bmacht das|\bwie ?viel\b|\bausgeben|\bgeben wir|\bkommen wir|\blanden wir|\bzahlen\b|\bkommt das/,
  it: /\bquanto\b|\bspend\w*|\bspes\w*|\bfa in tutto|\bconto\b/,
}

const asksSum = (r: Reading): boolean =>
  r.has('price', 'bill', 'range') || SPENDS[r.lang].test(fold(r.line)) || marked(r, 'together')

/** Whether the message has numbers of things that the menu does not name: then no sum of the others is right. */
export function isPartly(r: Reading, order: () => Order): boolean {
  if (r.guests !== null || marked(r, 'both') || numbersIn(r).length === 0 || !asksSum(r)) return false
  const { things, whole } = order()
  return things.length > 0 && !whole
}

/** "3 croquettes and a bottle of X, how much": an order is added up, whatever else the message says. */
export function ordered(r: Reading, order: () => Order): Chosen | null {
  const before = r.talk.frame?.ask.includes('price') ?? false
  const asks = asksSum(r)
  if (!(asks || before) || r.allergens.length > 0 || r.diets.length > 0) return null
  if (r.targets.items.length + r.targets.wines.length === 0) return null
  const { things, whole } = order()
  const numbered = things.some(({ times }) => times > 1)
  const measured = things.some(({ format }) => format) || r.has('glass')
  // "Does it cost 3 euros?" counts nothing.
  const ofMoney = /€|\beuros?\b/i.test(r.line)
  if (!whole && !ofMoney && things.length > 0 && (things.length > 1 || numbered) && asks)
    return {
      id: 'total',
      answer: (context) => {
        sayOrder(things, r.guests, context)
        context.c.next()
        context.c.say(context.c.texts.Hilo.faltaAlgo)
      },
      frame: { act: 'price', ask: ['price'] },
    }
  if (!whole || things.length < 2 || !(numbered || (asks && measured))) return null
  return {
    id: 'total',
    answer: (context) => sayOrder(things, r.guests, context),
    frame: { act: 'price', ask: ['price'] },
  }
}
