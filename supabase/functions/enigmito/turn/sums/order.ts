import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { byHead, type Ordered } from '../../answers/total.ts'
import type { Item, Menu } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import { fold, stems } from '../../text/fold.ts'
import { STOP } from '../../text/lexicon.ts'
import { nameStems } from '../../text/name-stems.ts'
import { numberOf, uncounted } from '../../text/numbers.ts'
import { besideNames, keepNames, wholeNamesIn } from '../../text/whole-names.ts'
import { bothOf, countable, focusOf, headOfName, saysKindAlone } from '../focus.ts'
import { thatThing } from '../meant/that-thing.ts'
import { headsSaid, timesIn } from '../party.ts'
import { marked, namesBottle } from '../reference.ts'
import { aroundNumber } from './around.ts'
import { asksSum } from './asks-sum.ts'
import { cuesIn } from './cues.ts'
import { ONE_EACH } from './one-each.ts'
import { onlyWine } from './only-wine.ts'
import { orderOf, replaces } from './order-told.ts'
import { isNumbered, partsOf } from './parts-of-order.ts'
import { pointedIn, SMALL } from './pointed.ts'
import { bareCount, formatIn } from './quantity.ts'
import { isNamedIn, takenOut } from './taken-out.ts'
import { byWeight, weightIn } from './weight.ts'

type Read = (text: string) => Reading
/** The things of a message with their numbers. `whole`: each number belongs to a thing that is found. */
export type Order = {
  things: readonly Ordered[]
  whole: boolean
  /** Something of it was only pointed at. */
  points: boolean
  /** Nothing of it could be another row. */
  sure: boolean
  /** What was added up before and is said to go. */
  gone: readonly Item[]
  /** What a part may mean, where it is more than one row, and how many of it. */
  unclear: { meant: readonly Item[]; times: number }
  /** Each word of it is a number, a part of a name, or names nothing. */
  plain: boolean
}

const PIECES = /\b(?:stuck|st|unidades|uds?|piezas|pieces?|pezzi|of them|of those)\b/

export const numbersIn = ({ words, lang }: Reading): readonly number[] =>
  words.map((word) => numberOf(word, lang)).filter((number) => number > 1)

/** A number of something that no name of a row says, and that is no number of people. */
export const isUnknown = (r: Reading): boolean =>
  r.guests === null &&
  !r.has('people', 'table', 'open') &&
  r.words.some((word, at) => numberOf(word, r.lang) > 1 && (r.words[at + 1]?.length ?? 0) > 3)

/** "A bottle of the house wine", "a coffee": something, but not which. */
const namesSome = (r: Reading): boolean =>
  r.has('wine', 'glass') || r.styles.length + r.targets.wines.length + r.targets.kinds.length > 0

/** "One of the other", of which nothing is known. */
const isPointing = (r: Reading): boolean =>
  marked(r, 'other', 'those', 'nth1', 'nth2', 'nth3', 'nth4', 'nthLast')

/** "Two like that", of the thing that was spoken of. */
const LIKE_THAT =
  /\b(?:comme (?:ca|cela)|de (?:ca|ceux|celles)|como es[eoa]s?|de es[eoa]s|like (?:that|those)|of (?:that|those|them)|davon|so was|di (?:quell[aeio]|quest[aeio]))\b/

/** "Two hummus", and nothing else; "vale" alone is nothing either. */
function saysOnly(r: Reading, part: string): boolean {
  const [item, more] = [...r.targets.items, ...r.targets.wines]
  const isAround = aroundNumber(r)
  // "Which of the two would you have with oysters?"
  if (marked(r, 'which', 'both', 'those', 'other') || r.has('pairing', 'recommend', 'eat', 'have'))
    return false
  if (!item) return r.words.every(isAround)
  const name = nameStems(item)
  return (
    (!more || r.targets.named) &&
    isNumbered(part, r.lang) &&
    r.words.every((word) => isAround(word) || stems(word).some((stem) => name.has(stem)))
  )
}

/** "We are two" counts who eats. */
export const EATERS = /\b(?:we|us|somos|seremos|nosotr[oa]s|nous|on (?:est|sera)|wir|uns|siamo|saremo|noi)\b/
/** "How much are two?", "two": a number of what was named, and of nobody. */
const asksNumber = (part: Reading, message: Reading): boolean =>
  part.guests === null &&
  message.guests === null &&
  !EATERS.test(fold(part.line)) &&
  (asksSum(message) || part.words.length === 1)

const SAYS_ONE = /^\W*(?:\S+ ){0,2}(?:un[ao]?|une|an?|one|eine?n?|1) /

const saysSmall = ({ words }: Reading, item: Item): boolean =>
  item.prices.some(({ formato }) => formato === 'media') &&
  words.some((word) => SMALL.test(word) && !stems(word).some((stem) => nameStems(item).has(stem)))

const NOTHING_UNCLEAR: Order['unclear'] = { meant: [], times: 0 }

/** "Hummus bravas", without an "and": two words, each of which calls one thing alone. */
function eachByItsWord(r: Reading, read: Read): readonly Item[] {
  const all = [...r.targets.items, ...r.targets.wines]
  if (all.length !== 2 || r.targets.named) return []
  const words = r.words.filter((word) => word.length > 3 && !STOP.has(word) && numberOf(word, r.lang) === 0)
  // "Sumo" is no juice ("zumo"), however alike.
  const isIn = (item: Item, word: string): boolean => stems(word).some((stem) => nameStems(item).has(stem))
  // "Esparto Negro" is one wine.
  if (all.some((item) => words.filter((word) => isIn(item, word)).length > 1)) return []
  const called = words.flatMap((word) => {
    const { items, wines } = read(word).targets
    const [item, more] = [...items, ...wines].filter((one) => isIn(one, word))
    return item && !more ? [item] : []
  })
  return called.length === 2 && all.every((item) => called.includes(item)) ? called : []
}

/** "The one with chicken and rabbit, for four": one thing, however many words say which. */
function pointedOne({ targets, known, marks, line, lang }: Reading, read: Read): Ordered | null {
  const [item, more] = [...targets.items, ...targets.wines]
  const points = marks.some(({ id }) => id === 'that')
  if (!known || !points || !item || more) return null
  const others = partsOf(line, lang).filter((part) => {
    const r = read(part)
    return r.targets.named && !r.targets.items.includes(item) && !r.targets.wines.includes(item)
  })
  const numbered = partsOf(line, lang)
    .slice(1)
    .some((part) => isNumbered(part, lang))
  return others.length === 0 && !numbered ? { item, times: 1, format: null } : null
}

export function orderIn(message: Reading, read: Read, index: Index, menu: Menu): Order {
  const { lang } = message
  const taken = takenOut(message.line, lang)
  const line = keepNames(taken?.rest ?? message.line, index.wholeNames)
  const out = taken && read(taken.out)
  const gone = orderOf(message.talk.frame?.ask ?? [], menu)
    .map(({ item }) => item)
    .filter((item) => out && isNamedIn(item, out, index))
  const instead = replaces(message)
  const one = pointedOne(message, read)
  if (one)
    return {
      things: [one],
      whole: true,
      points: true,
      sure: true,
      gone,
      unclear: NOTHING_UNCLEAR,
      plain: false,
    }
  const things: Ordered[] = []
  let [whole, points, sure, plain] = [true, false, true, true]
  let unclear: Order['unclear'] = NOTHING_UNCLEAR
  for (const part of partsOf(line, lang)) {
    if (part.trim().length < 3) continue
    const r = read(part)
    // "Budget 60 euros for two: …"
    if (r.money.max !== null && r.targets.items.length + r.targets.wines.length === 0) continue
    const that = thatThing(r, menu, index)
    plain &&= !that && saysOnly(r, part)
    const both = that ? [] : bothOf(r)
    const two = that || both.length > 0 || numbersIn(r).length > 0 ? both : eachByItsWord(r, read)
    if (two.length > 0) {
      things.push(...two.map((item) => ({ item, times: 1, format: null })))
      sure = false
      continue
    }
    const head = r.targets.named ? null : headOfName(r, r.targets.items, index)
    const likely = that ? null : (head ?? focusOf(r, index) ?? onlyWine(r, index))
    const named = likely && saysKindAlone(r, likely) ? null : likely
    const pointed = that ?? (named ? null : pointedIn(r, menu, index))
    // "The pork and the bream, for the two of us": who eats, and no two of anything.
    if (!named && !pointed && saysParty(part, lang)) continue
    // "If we get two, and a hummus": two of what was told. "The black rice, for four" counts who eats.
    const bare = named || pointed || timesIn(r) > 1 ? 0 : bareCount(r)
    const [only, more] = things
    // "Make it the black rice instead, still two."
    if (bare > 0 && instead && only && !more) {
      things.splice(0, 1, { ...only, times: bare })
      continue
    }
    const last = things.at(-1)
    // "The oysters, 6 pieces".
    if (last?.times === 1 && bareCount(r) > 1 && PIECES.test(fold(part))) {
      things.splice(-1, 1, { ...last, times: bareCount(r) })
      continue
    }
    // "Gluten-free beer, how much are two?": so many of the only thing that was named.
    if (only?.times === 1 && !more && !only.grams && bare > 1 && asksNumber(r, message)) {
      const glass = only.item.kind === 'wine' && r.has('glass')
      things.splice(0, 1, { ...only, times: bare, format: glass ? 'copa' : only.format })
      continue
    }
    const isPriced = r.talk.frame?.ask.includes('price') || (asksSum(message) && LIKE_THAT.test(fold(part)))
    // "The small portion", "a whole one": of what was told.
    const isSized =
      (marked(r, 'half') || cuesIn(part, lang).whole) &&
      r.last?.prices.some(({ formato }) => formato === 'media')
    const isOfLast = bare > 0 || (isSized && r.targets.items.length + r.targets.wines.length === 0)
    // "4 glasses": of the wine that was told.
    const isPoured =
      r.has('glass') &&
      r.last?.kind === 'wine' &&
      numbersIn(r).length > 0 &&
      r.styles.length + r.targets.items.length + r.targets.wines.length === 0
    const item = named ?? pointed ?? ((isOfLast && isPriced) || isPoured ? r.last : null)
    points ||= item !== null && !named
    sure &&= !item || named !== item || r.targets.named || r.targets.items.length + r.targets.wines.length < 2
    // "Fideuà de gamba y rape": the name goes on behind its "and".
    const said = things.at(-1)?.item
    if (!item && said && index.names.get(said)?.some((name) => r.words.some((word) => name.has(word))))
      continue
    const meant = item ? [] : [...r.targets.items, ...r.targets.wines]
    if (meant.length > 1) unclear = { meant, times: numbersIn(r)[0] ?? 1 }
    if (!item) whole &&= !isUnknown(r) && !((namesSome(r) || isPointing(r)) && isNumbered(part, lang))
    if (!item) continue
    const grams = byWeight(item) ? weightIn(part, lang) : null
    // "Tres botellas de Tres Balsas": a number of the name counts nothing, the same word before it does.
    const beside = wholeNamesIn(r.words, index.wholeNames).includes(item)
      ? besideNames(r.words, index.wholeNames).filter((word) => !uncounted(part, lang).has(word))
      : countable({ ...r, line: part }, item)
    // "A bottle of the Esparto for 2 people": one, and so many drink of it.
    const ofPeople = timesIn(r) > 1 && !byHead(item) && SAYS_ONE.test(fold(part))
    const eaters = ONE_EACH.test(fold(part)) ? (message.guests ?? (headsSaid(message) || null)) : null
    const [times = 1] = grams || ofPeople ? [1] : eaters ? [eaters] : numbersIn({ ...r, words: beside })
    // "Some beers, 4 beers": the same thing, now with its number.
    const same = things.findIndex((one) => one.item === item)
    if (same >= 0) {
      things.splice(
        same,
        1,
        ...things.slice(same, same + 1).map((one) => (one.times === 1 ? { ...one, times } : one)),
      )
      continue
    }
    const told = named ? null : formatIn(item, r)
    // "One glass of the white and one of the rosé": one of them is a glass too.
    const before = things.findLast((one) => one.item.kind === 'wine')?.format
    const glass = r.has('glass') || (before === 'copa' && !namesBottle(r) && isNumbered(part, lang))
    // "A small octopus".
    const half = marked(r, 'half') || saysSmall(r, item)
    const format = item.kind === 'wine' && glass ? 'copa' : half ? 'media' : told
    things.push({ item, times, format, ...(grams ? { grams } : {}) })
    // "The chocolate with oil and salt": behind its "and" it is said which.
    if (unclear.meant.includes(item)) unclear = NOTHING_UNCLEAR
  }
  whole &&= unclear.meant.length === 0
  return { things, whole, points, sure, gone, unclear, plain }
}

const PARTY: Record<Locale, RegExp> = {
  es: /\b(?:entre|para|a)? ?(?:l[oa]s|nosotr[oa]s) (?:dos|tres|cuatro|cinco|seis|\d+)\b/,
  en: /\b(?:two|three|four|five|six|\d+|both) of us\b|\bus (?:two|three|four|both)\b/,
  fr: /\bnous (?:deux|trois|quatre|cinq|six|\d+)\b/,
  de: /\bzu (?:zweit|dritt|viert|funft|sechst)\b|\b(?:wir|uns) (?:zwei|beiden?|drei|vier|\d+)\b/,
  it: /\bin (?:due|tre|quattro|cinque|sei|\d+)\b|\bnoi (?:due|tre|quattro|\d+)\b/,
}
const saysParty = (part: string, lang: Locale): boolean => PARTY[lang].test(fold(part))
