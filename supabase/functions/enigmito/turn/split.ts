import type { Act } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { asksVerdict, asksWhetherNo } from '../avoid/asked-as.ts'
import type { IntentId } from '../intents/ids.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import { actOf } from '../talk/acts.ts'
import { refOf } from '../talk/known.ts'
import { tokens } from '../text/fold.ts'
import { ASKS_FOR_ITSELF } from '../words/asking.ts'
import { concludes } from './meant/concludes.ts'
import { JOINS, opensAsking } from './meant/joints.ts'
import { hasNothing, isLikened } from './meant/likened.ts'
import { behindTold } from './meant/tells.ts'
import { eatsAndDrinks, explains, narrows, ordersDrink, type Part, pricesBoth } from './meant/two-wishes.ts'
import { marked } from './reference.ts'
import { takesApart } from './sums/order-told.ts'

const BETWEEN = /(?<!\p{L})(?:entre|between|zwischen|tra|fra)(?!\p{L})/iu
const [MOST, TRIES] = [3, 6]

const STANDS: ReadonlySet<Act> = new Set<Act>([
  'list',
  'item',
  'price',
  'compare',
  'allergens',
  'pairing',
  'hours',
  'house',
])

/** What is raw, what is cooked and for whom is one question. */
const OF_HEAT: ReadonlySet<IntentId> = new Set<IntentId>(['pregnancy', 'heat'])
const WHOLE: ReadonlySet<Act> = new Set<Act>(['book', 'booking', 'care', 'small'])
type Read = (text: string) => Part

const asks = ({ r }: Part): boolean =>
  r.has(...ASKS_FOR_ITSELF) ||
  asksWhetherNo(r) ||
  marked(r, 'origin') ||
  r.topics.length > 0 ||
  (marked(r, 'inside') && r.hits.some(({ id }) => /^(?:allergen|group):/.test(id))) ||
  (r.targets.named && (r.has('allergy') || (r.allergens.length > 0 && r.has('without'))))

/** What was listed may be meant by "it", but no word of this part says so. */
const namesNothing = ({ targets, talk, hits }: Reading): boolean =>
  targets.items.length === 0 ||
  (targets.items.length > 1 &&
    targets.items.every((item) => talk.listed.includes(refOf(item))) &&
    !hits.some(({ id }) => id.startsWith('kind:')))

const IT = /^(?:it|that|lo|la|ese|esa|le|l|den|ihn|der|quello)$/

/** "Does it have gluten", "is it vegan": asked of the thing in the part before. */
const ofIt = ({ r }: Part): boolean =>
  namesNothing(r) &&
  ((r.allergens.length > 0 && !r.has('allergy', 'cannot', 'without', 'have')) ||
    (r.diets.length > 0 && r.has('copula')) ||
    // "And is it served by the glass?"
    (r.has('glass') && r.targets.wines.length === 0 && r.words.some((word) => IT.test(word))) ||
    (r.has('price', 'spicy', 'ingredients', 'portion') && r.targets.wines.length === 0))

/** A statement about the guest, or what is to be left out, belongs to the question beside it. */
const states = ({ r, intent }: Part): boolean =>
  (r.has('allergy', 'cannot') &&
    !r.has('contains', 'inside', 'within', 'have') &&
    !r.targets.named &&
    // "And which rice may my coeliac father eat?"
    !(r.has('what') && r.has('eat') && r.targets.kinds.length > 0 && !/[.;!]\s/.test(r.line))) ||
  (intent.frame.exclude.length > 0 &&
    marked(r, 'dislike', 'not') &&
    intent.frame.want.length === 0 &&
    actOf(intent.id) !== 'house' &&
    !r.has('have', 'what', 'price', 'contains', 'inside', 'within', 'recommend', 'pairing', 'copula'))

const stands = (part: Part): boolean =>
  STANDS.has(actOf(part.intent.id)) && asks(part) && !states(part) && part.r.length >= 2

const tells = (part: Part): boolean =>
  states(part) &&
  part.r.has('allergy', 'cannot') &&
  !hasThing(part) &&
  !part.r.has('what', 'eat', 'recommend')
const ofHouse = (part: Part): boolean =>
  stands(part) &&
  ['house', 'hours'].includes(actOf(part.intent.id)) &&
  part.r.allergens.length === 0 &&
  !part.r.has('eat', 'recommend', 'menu', 'food')

const hasThing = ({ r }: Part): boolean => r.targets.items.length + r.targets.wines.length > 0
/** "The Barolo": the only wine of a place or a grape. */
const hasWine = ({ r }: Part): boolean => (r.targets.fromPlace ?? r.targets.fromGrape ?? []).length === 1
/** "Does it have celery?", of the thing in hand. */
const ofLast = ({ r }: Part): boolean => {
  const [only, more] = r.targets.items
  return (
    only === r.last && !more && r.allergens.length > 0 && !r.hits.some(({ id }) => id.startsWith('kind:'))
  )
}

/** What an answer is about: two parts about the same are one question. */
const matter = ({ r, intent: { id } }: Part): string => {
  const act = actOf(id)
  return act === 'house' ? `house:${r.topics.join()}:${r.topics.length > 0 ? '' : id}` : act
}

/** "Pan con tomate y ajo" is one name. */
function insideName(left: string, right: string, index: Index): boolean {
  const [before, after] = [tokens(left).at(-1) ?? '', tokens(right)[0] ?? '']
  for (const item of index.byWord.get(before) ?? [])
    if (index.names.get(item)?.some((name) => name.has(before) && name.has(after))) return true
  return false
}

/** "Which is the cheapest, and which has flour?" */
const ranks = (left: Part, right: Part): boolean =>
  left.intent.frame.sort !== null && right.intent.frame.sort === null && right.r.allergens.length > 0

/** "Is the cheesecake all right, and do you have a gluten-free beer?" */
const asksOther = (left: Part, right: Part): boolean =>
  right.r.has('have') &&
  hasThing(left) &&
  hasThing(right) &&
  !right.r.targets.items.some((item) => left.r.targets.items.includes(item))

/** "What about the cake, yes or no, and how much": the price of the matter. */
const priceOfIt = (left: Part, right: Part): boolean =>
  actOf(left.intent.id) === 'house' && ['price_which', 'price_range'].includes(right.intent.id)

const ASKING: ReadonlySet<string> = new Set(
  ASKS_FOR_ITSELF.filter((concept) => concept !== 'copula').map((concept) => `concept:${concept}`),
)
/** "Can the dog come? It is small": what is told of it asks nothing. */
const remarks = ({ r, intent }: Part): boolean =>
  (actOf(intent.id) === 'house' && isLikened(r, ASKING)) ||
  (actOf(intent.id) === 'list' &&
    // As it was said, not as it was guessed.
    r.hits.every(({ id }) => !ASKING.has(id)) &&
    r.topics.length + r.targets.kinds.length + r.allergens.length + r.diets.length + r.styles.length === 0)

/** "The terrace, then. Do you have heaters?" */
const settles = ({ r, intent }: Part): boolean =>
  actOf(intent.id) === 'house' &&
  !r.has(...ASKS_FOR_ITSELF) &&
  r.topics.every((topic) => topic === 'terrace' || topic === 'sea_view') &&
  r.length <= SETTLED

/** "The cheapest red and the cheapest white": each end of what it names. */
const bothEnds = (left: Part, right: Part): boolean => {
  const [one, other] = [left.intent.frame, right.intent.frame]
  const kinds = ({ want }: typeof one): string => want.filter((key) => /^(?:kind|style):/.test(key)).join()
  const wishes = kinds(one) !== '' && kinds(other) !== '' && kinds(one) !== kinds(other)
  return one.sort !== null && other.sort !== null && wishes
}

/** "Is the cheesecake gluten-free, and does the coca have egg?": another allergen of another thing. */
const otherAllergens = (left: Part, right: Part): boolean =>
  actOf(left.intent.id) === 'allergens' &&
  actOf(right.intent.id) === 'allergens' &&
  hasThing(left) &&
  hasThing(right) &&
  !right.r.targets.items.some((item) => left.r.targets.items.includes(item)) &&
  !right.r.allergens.some((allergen) => left.r.allergens.includes(allergen))

/** "How much is an oyster? And the red prawns?": behind a question mark, the same is asked of another thing. */
const asksOn = (left: Part, right: Part): boolean => {
  const other = right.r.targets.items.some((item) => !left.r.targets.items.includes(item))
  const names = right.r.targets.items.length <= FEW && (other || marked(right.r, 'nth1', 'nth2', 'nth3'))
  // "Have you bar? The fish, not the counter": what was asked is only made plain.
  const isPlain = marked(right.r, 'not')
  // "The hummus is a no, I suppose? And the aubergine?"
  const isAsked = stands(left) || asksVerdict(left.r)
  return (
    isAsked &&
    hasThing(left) &&
    names &&
    !isPlain &&
    right.r.length <= SHORT &&
    !right.r.has(...ASKS_FOR_ITSELF)
  )
}
/** "Have you a gluten-free beer? And one without alcohol?": another wish. */
const wishesOn = (left: Part, right: Part): boolean => {
  const [one, other] = [kindsOf(left), kindsOf(right)]
  const lists = ['list', 'price'].includes(actOf(left.intent.id)) && actOf(right.intent.id) === 'list'
  return (
    lists &&
    stands(left) &&
    !states(right) &&
    one.length > 0 &&
    other.length > 0 &&
    other.every((key) => !one.includes(key) && key !== 'kind:grilled') &&
    marked(right.r, 'something')
  )
}
const kindsOf = ({ intent }: Part): readonly string[] =>
  intent.frame.want.filter((key) => /^(?:kind|style):/.test(key))
const [FEW, SHORT, SETTLED] = [3, 6, 4]

const differ = (left: Part, right: Part): boolean =>
  ordersDrink(left, right) || eatsAndDrinks(left, right) || pricesBoth(left, right) || standApart(left, right)

const standApart = (left: Part, right: Part): boolean =>
  stands(left) &&
  !priceOfIt(left, right) &&
  !(actOf(left.intent.id) === 'house' && !right.r.targets.named && remarks(right)) &&
  (((hasThing(left) || hasWine(left)) && asks(left) && ofIt(right)) ||
    // "How much is it, and the entrecote?", of the thing that was told.
    ((ofIt(left) || ofLast(left)) && left.r.last !== null && hasThing(right) && asks(right)) ||
    (stands(right) &&
      (matter(left) !== matter(right) ||
        ranks(left, right) ||
        bothEnds(left, right) ||
        otherAllergens(left, right) ||
        asksOther(left, right)) &&
      !(actOf(left.intent.id) === 'list' && actOf(right.intent.id) === 'pairing')))

/** "Is in the buñuelos and in the fideuà any egg?": what is asked behind the "and" is asked of both. */
const asksBoth = (join: string, left: Part, right: Part): boolean =>
  !/[?!.;+]/.test(join) &&
  hasThing(left) &&
  left.r.allergens.length + left.r.diets.length === 0 &&
  actOf(right.intent.id) === 'allergens' &&
  right.r.has('contains', 'inside', 'within') &&
  hasThing(right) &&
  !left.r.has('price', 'spicy', 'ingredients', 'portion', 'recommend', 'have', 'what', 'pairing')

/** "My mother is coeliac, is there anything for her?", "on Friday, are you open?": one question, though a comma parts it. */
const dependsOn = (left: Part, right: Part): boolean =>
  states(left) ||
  left.r.avoidance.noted.length > 0 ||
  left.r.day !== null ||
  (namesNothing(right.r) &&
    right.r.styles.length + right.r.diets.length === 0 &&
    !right.r.has('have', 'food', 'menu') &&
    !['house', 'hours'].includes(actOf(right.intent.id)))

const IDLE: ReadonlySet<Act> = new Set<Act>(['unknown', 'small', 'clarify'])
/** "By the kilo, oh dear. Is there egg in it?": a sentence in which nothing is named and nothing told. */
const idles = ({ r, intent }: Part): boolean =>
  IDLE.has(actOf(intent.id)) &&
  r.hits.length === 0 &&
  hasNothing(r.targets) &&
  r.topics.length + r.allergens.length + r.diets.length + r.styles.length + r.cares.length === 0 &&
  r.avoidance.noted.length === 0 &&
  [r.day, r.guests, r.matter, r.money.max, r.money.min].every((told) => told === null)

/** A wish for a table, an emergency and the like are one matter, whatever else they say. */
export const isJoinable = ({ r, intent }: Part): boolean =>
  !r.has('reserve', 'modify', 'inject') &&
  (!WHOLE.has(actOf(intent.id)) || intent.id === 'groups') &&
  !OF_HEAT.has(intent.id)

const FORE =
  /\b(?:things?|questions?|cosas?|cosillas|preguntas?|choses?|sachen|fragen|dinge|cose|domande)\b/iu

/** "Coeliac here, two things to start: …": what stands before the colon only announces the questions. */
function asked(line: string, read: Read): string {
  const at = line.indexOf(': ')
  if (at < 0) return line
  const [fore, rest] = [line.slice(0, at), line.slice(at + 2).trim()]
  if (!FORE.test(fore) || asks(read(fore))) return line
  return asks(read(rest)) ? rest : line
}

/** The questions of a message, in their order; one when it cannot be split without breaking a wish or a name. */
export function partsOf(
  line: string,
  lang: Locale,
  read: Read,
  index: Index,
  whole: Part['intent'] | null = null,
): readonly string[] {
  let tries = 0
  const split = (text: string, most: number): readonly string[] => {
    if (most < 2) return [text]
    for (const match of text.matchAll(JOINS[lang])) {
      // A tag keeps its question mark: "you have it by the glass, no?"
      const left = text.slice(0, match.index + (match[0].startsWith('?') ? 1 : 0)).trim()
      const right = text.slice(match.index + match[0].length).trim()
      if (tokens(left).length < 2 || right === '' || insideName(left, right, index)) continue
      if (explains(right, lang)) continue
      if (++tries > TRIES) break
      // "The croquette with ham and the one with cuttlefish": what is compared or added up is not taken apart.
      if (whole && takesApart(read(left).intent, whole)) continue
      // "One more of those, what is it now?"
      const comma = /^,\s*$/.test(match[0])
      if (whole?.id === 'total' && comma) continue
      // "Between the squid and the calamares, which one …": one question.
      if (BETWEEN.test(left) && !/[?!.]/.test(left)) continue
      const [one, other] = [read(left), read(right)]
      if (narrows(one, other) || asksBoth(match[0], one, other)) continue
      // "My mother is coeliac, is there anything for her?": one question.
      if (comma && (/^\S+\s*\?/.test(right) || !opensAsking(left, lang) || dependsOn(one, other))) continue
      if (/^[.!;]/.test(match[0]) && concludes(left, one.r, other.r)) return split(right, most)
      // "My wife bears no celery. Are you open on Sunday?": what is told is kept, and the house is asked.
      if (tells(one) && ofHouse(other)) return split(right, most)
      if (ofHouse(one) && tells(other)) return [left]
      // "All right, I'll call. From when is somebody there?" is one question.
      const ofHouseAlone = whole !== null && actOf(whole.id) === 'house'
      if (/^[^?]*[.!;]/.test(match[0]) && !ofHouseAlone && idles(one) && stands(other))
        return split(right, most)
      const behind = match[0].startsWith('?') && (asksOn(one, other) || wishesOn(one, other))
      if (!behind && !differ(one, other)) continue
      const rest = split(right, most - 1)
      return settles(read(left)) && !left.includes('?') ? rest : [left, ...rest]
    }
    return [text]
  }
  return tokens(line).length < 5 ? [line] : split(asked(behindTold(line, read), read), MOST)
}
