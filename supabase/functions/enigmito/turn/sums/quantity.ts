import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Context } from '../../answers/context.ts'
import { byHead, type Ordered, sayOrder } from '../../answers/total.ts'
import type { Item } from '../../menu.ts'
import { asksQuality } from '../../qualities/quality.ts'
import type { Reading } from '../../reading.ts'
import { itemAt } from '../../talk/known.ts'
import { fold, range, tokens } from '../../text/fold.ts'
import { STOP } from '../../text/lexicon.ts'
import type { Concept } from '../../words/shape.ts'
import { twoMeant } from '../meant/two.ts'
import type { Chosen } from '../narrow.ts'
import { numberOf, uncounted } from '../numbers.ts'
import { timesIn } from '../party.ts'
import { listedIn, marked, namesBottle } from '../reference.ts'
import { bestOf } from '../superlative.ts'
import type { Turn } from '../turn.ts'
import { asksSum } from './asks-sum.ts'
import { orderKeys, orderOf, replaces } from './order-told.ts'
import { pointedIn, pointsInHand } from './pointed.ts'
import { takenOut } from './taken-out.ts'

/** Words around a number that name nothing: pieces, ways to take them, ways to ask what they come to. */
const AROUND: Record<Locale, RegExp> = {
  es: /^(?:todos|todas|mejor|espera|bueno|anda|menus?|botellas?|copas?|raciones|racion|unidades|piezas|platos|seria\w*|serian|son|sale[ns]?|sube[ns]?|hace[ns]?|suma\w*|pedimos|pido|pedir|cojo|cogemos|coge\w*|quiero|queremos|quisiera|pon\w*|tomamos|tomo|llevo|entonces|pues|cada|uno|una|todo|junt[oa]s?|si|vamos|venimos|seamos|fuera\w*|pa|x|tios|colegas|total|en|ver|esas?|esos?|echa|haz|hazme|calcula|cuentas?|yo|mis?|amig[oa]s|herman[oa]s|hij[oa]s|nin[oa]s|crios|peques|padres|docenas?|ke|q|sea[ns]?)$/,
  en: /^(?:oh|wait|actually|rather|instead|sorry|menus?|bottles?|glasses|glass|portions?|pieces?|plates?|pints?|servings?|lots|come|comes|to|make|makes|would|be|is|are|that|s|if|get|got|have|order|take|took|having|want|em|them|those|each|one|all|then|so|for|us|people|persons?|came|just|say|lets|let|x|what|there|re|ll|do|maths?|work|out|me|my|mates|friends|kids|children|brothers|sisters|parents|only|just|s|damage|whats)$/,
  fr: /^(?:plutot|finalement|non|attends|euh|menus?|bouteilles?|verres?|portions?|pieces?|parts?|assiettes?|fait|font|faire|ferait|feraient|ferais|si|en|prend|prends|prenons|prenait|veut|voudrait|commande|alors|donc|chaque|chacun|on|nous|est|sommes|sera|etait|du|coup|ca|revient|a|x|tout|ceux|celles|la|personnes?|pers|serait|serons|serions|seront|fais|calcul|compte|moi|mes|potes|amis|enfants|gamins|freres|parents|dit|ceux|monte|combien|tous|toutes)$/,
  de: /^(?:lieber|doch|na|naa|nee|warte|ach|menus?|flaschen?|glas|glaser|portionen?|portion|stuck|stucke|teller|macht|machen|ware[n]?|sind|san|ist|is|war|war[en]*|wurde[n]?|kommt|kommen|zahl\w*|nehm\w*|nimm\w*|bestell\w*|will|wollen|wenn|dann|also|davon|jeweils|je|jedem|jeder|von|wir|mir|ich|zu|das|des|mal|x|fur|leute|personen|nur|alle|so|mer|wird|rechne|rechnest|mann|mich|meine[nr]?|freunde|kumpels|kinder|kids|eltern|kostet|kosten|dem|der|denen)$/,
  it: /^(?:anzi|meglio|aspetta|no|menu|bottigli[ae]|calic[ei]|bicchier[ei]|porzion[ei]|pezzi|piatti|fanno|fa|sarebbero|sarebbe|sono|viene|vengono|prend\w*|ordin\w*|vogli\w*|vorre\w*|quindi|allora|ognuno|ognuna|ciascun[oa]?|ogni|se|ne|siamo|fossimo|in|per|x|tutto|di|quelli|quelle|questi|queste|persone|tot|saremmo|saremo|fai|conti|conto|io|me|miei|amici|figli|bambini|bimbi|fratelli|genitori|invece|tutti|tutte)$/,
}
/** "Two of each". */
const OF_EACH: Record<Locale, RegExp> = {
  es: /\bde cada\b|\bcada un[oa]\b/,
  en: /\b(?:of )?each\b/,
  fr: /\bde chaque\b|\bde chacune?\b/,
  de: /\bvon jede[mr]\b|\bje(?:weils)?\b/,
  it: /\b(?:di )?(?:ogn\w+|ciascun\w*)\b|\bper tipo\b/,
}
/** "We are three", "for five", "x 5": so many eat. */
const WE: Record<Locale, RegExp> = {
  es: /\b(?:mi|yo|somos|seamos|fueramos|seremos|vamos|venimos|entre|para|pa|x)\b/,
  en: /\b(?:we|us|for|people|x|me|mates|friends)\b/,
  fr: /\b(?:on est|on ser\w+|on etait|nous ser\w+|nous sommes|pour|personnes?|pers|x)\b/,
  de: /\b(?:wir|mir|fur|personen|leute|zu|x)\b/,
  it: /\b(?:siamo|sarem+o|fossimo|per|in|persone|x)\b/,
}

const IDLE: readonly Concept[] = ['price', 'bill', 'range', 'glass', 'portion', 'people', 'what', 'copula']
const BRIEF = 11
const MOST = 6

/** Before a number that counts nothing. */
const NO_COUNT: Record<Locale, RegExp> = {
  es: /^(?:las?|los|el|mesa|sobre|dia)$/,
  en: /^(?:at|by|around|until|till?|the|these|those|past|table|about)$/,
  fr: /^(?:vers|les?|ces|table)$/,
  de: /^(?:um|gegen|ab|bis|die|den|der|diese|am|tisch)$/,
  it: /^(?:alle|verso|i|le|gli|tutti|tavolo|il)$/,
}

const SELF =
  /\b(?:me|myself|yo|mi|moi|ich|mich|io) (?:and|n|y|con|et|avec|und|mit|e|plus|mas) (?:\p{L}+ )?(?:\d+|\p{L}{2,})(?: |$)|(?:and|y|et|und|e) (?:me|yo|moi|ich|io)$/u

/** Words that say which of the things told: "of the other", "of the first". */
const POINTS: ReadonlySet<string> = new Set([
  'other',
  'those',
  'nth1',
  'nth2',
  'nth3',
  'nth4',
  'nthLast',
  'half',
])

/** The number of a text in which nothing else is named; 0 where there is none, or more. "One of each" is one. */
export function bareCount(r: Reading): number {
  const { words } = r
  const idle = uncounted(r.line, r.lang)
  const numbers = words.map((word) => numberOf(word, r.lang)).filter((number) => number > 1)
  // "At nine" is an hour, "the three" are things that were listed.
  if (words.some((word, at) => numberOf(word, r.lang) > 1 && NO_COUNT[r.lang].test(words[at - 1] ?? '')))
    return 0
  // "Me and three mates" are four.
  const self = SELF.test(words.join(' ')) ? 1 : 0
  const [count = 0, more] = numbers.length > 0 ? numbers : [dozens(words, r.lang)]
  if (more !== undefined || idle.size > 0) return 0
  const covered = new Set(
    r.hits
      .filter(({ id }) => IDLE.some((concept) => id === `concept:${concept}`))
      .concat(r.marks.filter(({ id }) => POINTS.has(id)))
      .flatMap(({ start, end }) => range(start, end).map((at) => r.words[at])),
  )
  // "Six of the first and one of the second" is an order of two things.
  if (new Set(r.marks.flatMap(({ id }) => (POINTS.has(id) && id !== 'half' ? [id] : []))).size > 1) return 0
  const pronoun = pointsInHand(r) ? PRONOUN : null
  const isIdle = (word: string): boolean =>
    word.length < 2 ||
    numberOf(word, r.lang) > 0 ||
    STOP.has(word) ||
    AROUND[r.lang].test(word) ||
    TOGETHER.test(word) ||
    pronoun?.test(word) ||
    covered.has(word)
  if (!words.every(isIdle)) return 0
  return count > 0 ? count + self : numbers.length === 0 && isOneEach(r) ? 1 : 0
}

const PRONOUN = /^(?:celui|celle|ceux|celles|cela|ce|cet|cette|ci|quello|questo|ese|esa|diesem|dieser|em)$/
const ONE = /^(?:un[ao]?|une|one|ein[es]?|1)$/
const isOneEach = (r: Reading): boolean =>
  OF_EACH[r.lang].test(fold(r.line)) && r.words.some((word) => ONE.test(word))

/** "Zu dritt". */
const TOGETHER = /^(?:zweit|dritt|viert|funft|sechst|siebt)$/
const dozens = (words: readonly string[], lang: Locale): number => {
  const at = lang === 'de' ? words.findIndex((word) => TOGETHER.test(word)) : -1
  return at < 0 ? 0 : ['zweit', 'dritt', 'viert', 'funft', 'sechst', 'siebt'].indexOf(words[at] ?? '') + 2
}

const ofOrder = (things: readonly Ordered[]): Chosen => ({
  id: 'total',
  answer: (context) => {
    sayOrder(things, null, context)
    const [only, more] = things
    if (only && !more) context.c.about(only.item)
  },
  frame: { act: 'price', ask: ['price', ...orderKeys(things)] },
})

/** "So three of them is?", "and if we are four?": so many of what was told, and nothing else is named. */
export function manyOfTold({ r, asked }: Turn, x: Context): Chosen | null {
  // "Tre di quello": a number is a word of a name too.
  const items = pointsInHand(r) ? r.targets.items.filter((item) => !saysNumberOf(item, r)) : halved(r)
  const { wines } = r.targets
  if (!r.talk.frame || r.length > BRIEF || r.day !== null || items.length + wines.length > (r.last ? 1 : 0))
    return null
  // "With two bottles?", of what the house asks for each.
  if (takenOut(r.line, r.lang) || r.matter !== null) return null
  if (items.some((item) => item !== r.last) || wines.some((item) => item !== r.last)) return null
  if (r.allergens.length + r.diets.length + asked.exclude.length > 0) return null
  if (asked.sort !== null) return manyOfBest(r, x)
  const people = r.length <= FEW && timesIn(r) > 1
  if ((!people && r.has('table')) || (!replaces(r) && r.has('recommend'))) return null
  if (r.has('open', 'eat') || r.money.max !== null || r.money.min !== null) return null
  // "Is the portion enough for two?" counts nothing.
  if (asksQuality(r)) return null
  const count = bareCount(r)
  if (count === 0 || marked(r, 'both')) return null
  const { ask } = r.talk.frame
  // "A glass of that?", then "three glasses?": its price was told.
  const sized = pointedIn(r, x.menu, x.index)
  const pointed = r.marks.some(({ id }) => POINTS.has(id)) || pointsInHand(r) || sized !== null
  const before =
    ask.includes('price') ||
    (ask.includes('glass') && r.has('glass')) ||
    (pointed && TELLS_PRICES.has(r.talk.frame.act))
  if (!before && !asksSum(r)) return null
  const told = orderOf(ask, x.menu)
  const [ordered] = told.length === 1 ? told : []
  const listed = listedIn(r, x.menu)
  const line = fold(r.line)
  const each = OF_EACH[r.lang].test(line) && listed.length > 1 && listed.length <= MOST
  const [own] = [...items, ...wines]
  const last =
    own ?? sized ?? ordered?.item ?? itemAt(r.talk.about, x.menu) ?? (listed.length === 1 ? listed[0] : null)
  const eaters = !marked(r, 'those') && (WE[r.lang].test(line) || timesIn(r) > 1 || r.guests !== null)
  if (each && !eaters)
    return ofOrder(listed.map((item) => ({ item, times: count, format: formatIn(item, r) })))
  // "28 a head, or in all?" says the price again.
  if (last?.prices.some(({ cents }) => cents === count * 100)) return null
  if (!last || (eaters && !byHead(last) && !r.has('price', 'bill'))) return null
  return ofOrder([{ item: last, times: count, format: formatIn(last, r) }])
}

const FEW = 3

const saysNumberOf = (item: Item, { words, lang }: Reading): boolean => {
  const name = new Set([...item.names.values()].flatMap(tokens))
  const said = words.filter((word) => name.has(word) && !STOP.has(word))
  return said.length > 0 && said.every((word) => numberOf(word, lang) > 0)
}

/** "Two halves" of what is sold so: no half a litre of beer. */
const halved = (r: Reading): readonly Item[] =>
  marked(r, 'half') && r.length <= FEW && r.last?.prices.some(({ formato }) => formato === 'media')
    ? []
    : r.targets.items

const OF = /^(?:of|de|del|du|des|von|vom|di|del|della|dei|delle)$/
/** "Two of the cheapest": of what was told. */
function manyOfBest(r: Reading, x: Context): Chosen | null {
  const at = r.words.findIndex((word, i) => numberOf(word, r.lang) > 1 && OF.test(r.words[i + 1] ?? ''))
  const listed = listedIn(r, x.menu)
  const [best, equal] = at < 0 || listed.length < 2 ? [] : bestOf(r, listed)
  const people = timesIn(r)
  // "The cheaper of the two, for five?"
  if (at < 0 && people > 1 && marked(r, 'those', 'both', 'which')) {
    const [one, other] = bestOf(r, marked(r, 'both') ? twoMeant(r, x.menu) : listed)
    if (one && !other && asksSum(r)) return ofOrder([{ item: one, times: people, format: formatIn(one, r) }])
  }
  if (!best || equal || r.targets.items.length + r.targets.wines.length > 0) return null
  const times = (place: number): number => Math.max(1, numberOf(r.words[place] ?? '', r.lang))
  const first = { item: best, times: times(at), format: formatIn(best, r) }
  if (!marked(r, 'other')) return ofOrder([first])
  // "And one of the other": added up where it can be but one.
  const next = r.words.findIndex((word, i) => i > at + 1 && OF.test(word))
  const [other, more] = listed.filter((item) => item !== best)
  if (next < 0 || !other || more) return null
  return ofOrder([first, { item: other, times: times(next - 1), format: formatIn(other, r) }])
}

const TELLS_PRICES: ReadonlySet<string> = new Set(['price', 'list', 'item', 'compare', 'pairing'])

/** By the glass where that is said, or was asked before of the same wine. */
export function formatIn(item: Item, r: Reading): string | null {
  if (item.kind !== 'wine') return marked(r, 'half') ? 'media' : null
  const glass = r.has('glass') || (r.talk.frame?.ask.includes('glass') && !namesBottle(r))
  return glass ? 'copa' : 'botella'
}
