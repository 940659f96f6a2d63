import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Context } from '../../answers/context.ts'
import { type Ordered, portionOf, sayOrder } from '../../answers/total.ts'
import type { Item } from '../../menu.ts'
import { asksQuality } from '../../qualities/quality.ts'
import type { Reading } from '../../reading.ts'
import { itemAt } from '../../talk/known.ts'
import { fold, range } from '../../text/fold.ts'
import { STOP } from '../../text/lexicon.ts'
import type { Concept } from '../../words/shape.ts'
import type { Chosen } from '../narrow.ts'
import { numberOf, uncounted } from '../numbers.ts'
import { timesIn } from '../party.ts'
import { listedIn, marked } from '../reference.ts'
import type { Turn } from '../turn.ts'
import { asksSum } from './asks-sum.ts'
import { orderKeys, orderOf } from './order-told.ts'

/** Words around a number that name nothing: pieces, ways to take them, ways to ask what they come to. */
const AROUND: Record<Locale, RegExp> = {
  es: /^(?:menus?|botellas?|copas?|raciones|racion|unidades|piezas|platos|seria\w*|serian|son|sale[ns]?|sube[ns]?|hace[ns]?|suma\w*|pedimos|pido|pedir|cojo|cogemos|coge\w*|quiero|queremos|quisiera|pon\w*|tomamos|tomo|llevo|entonces|pues|cada|uno|una|todo|junt[oa]s?|si|vamos|venimos|seamos|fuera\w*|pa|x|tios|colegas|total|en|ver|esas?|esos?|echa|haz|hazme|calcula|cuentas?|yo|mis?|amig[oa]s|herman[oa]s|hij[oa]s|padres|docenas?|ke|q|sea[ns]?)$/,
  en: /^(?:menus?|bottles?|glasses|glass|portions?|pieces?|plates?|pints?|servings?|lots|come|comes|to|make|makes|would|be|is|are|that|s|if|get|got|have|order|take|took|having|want|em|them|those|each|one|all|then|so|for|us|people|persons?|came|just|say|lets|let|x|what|there|re|ll|do|maths?|work|out|me|my|mates|friends|kids|brothers|sisters|parents|only|just|s|damage|whats)$/,
  fr: /^(?:menus?|bouteilles?|verres?|portions?|pieces?|parts?|assiettes?|fait|font|faire|ferait|feraient|ferais|si|en|prend|prends|prenons|prenait|veut|voudrait|commande|alors|donc|chaque|chacun|on|nous|est|sommes|sera|etait|du|coup|ca|revient|a|x|tout|ceux|celles|la|personnes?|pers|serait|serons|serions|seront|fais|calcul|compte|moi|mes|potes|amis|enfants|freres|parents|dit|ceux|monte|combien)$/,
  de: /^(?:menus?|flaschen?|glas|glaser|portionen?|portion|stuck|stucke|teller|macht|machen|ware[n]?|sind|san|ist|is|war|war[en]*|wurde[n]?|kommt|kommen|zahl\w*|nehm\w*|nimm\w*|bestell\w*|will|wollen|wenn|dann|also|davon|jeweils|je|jedem|jeder|von|wir|mir|ich|zu|das|des|mal|x|fur|leute|personen|nur|alle|so|mer|wird|rechne|rechnest|mann|mich|meine[nr]?|freunde|kumpels|kinder|eltern|kostet|kosten|dem|der|denen)$/,
  it: /^(?:menu|bottigli[ae]|calic[ei]|bicchier[ei]|porzion[ei]|pezzi|piatti|fanno|fa|sarebbero|sarebbe|sono|viene|vengono|prend\w*|ordin\w*|vogli\w*|vorre\w*|quindi|allora|ognuno|ognuna|ciascun[oa]?|ogni|se|ne|siamo|fossimo|in|per|x|tutto|di|quelli|quelle|questi|queste|persone|tot|saremmo|saremo|fai|conti|conto|io|me|miei|amici|figli|fratelli|genitori|invece)$/,
}
/** "Two of each". */
const OF_EACH: Record<Locale, RegExp> = {
  es: /\bde cada\b|\bcada un[oa]\b/,
  en: /\b(?:of )?each\b/,
  fr: /\bde chaque\b|\bde chacune?\b/,
  de: /\bvon jede[mr]\b|\bje(?:weils)?\b/,
  it: /\bdi (?:ogn\w+|ciascun\w*)\b|\bper tipo\b/,
}
/** "We are three", "for five", "x 5": so many eat. */
const WE: Record<Locale, RegExp> = {
  es: /\b(?:mi|yo|somos|seamos|fueramos|seremos|vamos|venimos|entre|para|pa|x)\b/,
  en: /\b(?:we|us|for|people|x|me|mates|friends)\b/,
  fr: /\b(?:on est|on ser\w+|on etait|nous ser\w+|nous sommes|pour|personnes?|pers|x)\b/,
  de: /\b(?:wir|mir|fur|personen|leute|zu|x)\b/,
  it: /\b(?:siamo|sarem+o|fossimo|per|in|persone|x)\b/,
}
const BOTTLE = /\b(?:botellas?|bottles?|bouteilles?|flaschen?|bottigli[ae])\b/

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

/** The number of a text in which nothing else is named; 0 where there is none, or more. */
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
      .flatMap(({ start, end }) => range(start, end).map((at) => r.words[at])),
  )
  const isIdle = (word: string): boolean =>
    word.length < 2 ||
    numberOf(word, r.lang) > 0 ||
    STOP.has(word) ||
    AROUND[r.lang].test(word) ||
    TOGETHER.test(word) ||
    covered.has(word)
  return count > 0 && words.every(isIdle) ? count + self : 0
}

/** "Zu dritt". */
const TOGETHER = /^(?:zweit|dritt|viert|funft|sechst|siebt)$/
const dozens = (words: readonly string[], lang: Locale): number => {
  const at = lang === 'de' ? words.findIndex((word) => TOGETHER.test(word)) : -1
  return at < 0 ? 0 : ['zweit', 'dritt', 'viert', 'funft', 'sechst', 'siebt'].indexOf(words[at] ?? '') + 2
}

const perHead = (item: Item): boolean => portionOf(item, null)?.formato === 'persona'

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
  const { items, wines } = r.targets
  if (!r.talk.frame || r.length > BRIEF || r.day !== null || items.length + wines.length > (r.last ? 1 : 0))
    return null
  if (items.some((item) => item !== r.last) || wines.some((item) => item !== r.last)) return null
  if (r.allergens.length + r.diets.length + asked.exclude.length > 0 || asked.sort !== null) return null
  if (r.has('table', 'open', 'recommend', 'eat') || r.money.max !== null || r.money.min !== null) return null
  // "Is the portion enough for two?" counts nothing.
  if (asksQuality(r)) return null
  const count = bareCount(r)
  if (count === 0 || marked(r, 'both')) return null
  const { ask } = r.talk.frame
  // "A glass of that?", then "three glasses?": its price was told.
  const before = ask.includes('price') || (ask.includes('glass') && r.has('glass'))
  if (!before && !asksSum(r)) return null
  const told = orderOf(ask, x.menu)
  const [ordered] = told.length === 1 ? told : []
  const listed = listedIn(r, x.menu)
  const line = fold(r.line)
  const each = OF_EACH[r.lang].test(line) && listed.length > 1 && listed.length <= MOST
  const last = ordered?.item ?? itemAt(r.talk.about, x.menu) ?? (listed.length === 1 ? listed[0] : null)
  const eaters = !marked(r, 'those') && (WE[r.lang].test(line) || timesIn(r) > 1 || r.guests !== null)
  if (each && !eaters)
    return ofOrder(listed.map((item) => ({ item, times: count, format: formatIn(item, r) })))
  // "28 a head, or in all?" says the price again.
  if (last?.prices.some(({ cents }) => cents === count * 100)) return null
  if (!last || (eaters && !perHead(last) && !r.has('price', 'bill'))) return null
  return ofOrder([{ item: last, times: count, format: formatIn(last, r) }])
}

/** By the glass where that is said, or was asked before of the same wine. */
function formatIn(item: Item, r: Reading): string | null {
  if (item.kind !== 'wine') return marked(r, 'half') ? 'media' : null
  const glass = r.has('glass') || (r.talk.frame?.ask.includes('glass') && !BOTTLE.test(fold(r.line)))
  return glass ? 'copa' : 'botella'
}
