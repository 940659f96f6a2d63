import { byHead, type Ordered, sayOrder } from '../../answers/total.ts'
import type { Item, Menu } from '../../menu.ts'
import { asksQuality } from '../../qualities/quality.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import { refOf } from '../../talk/known.ts'
import { fold } from '../../text/fold.ts'
import { numberOf } from '../../text/numbers.ts'
import { keepNames } from '../../text/whole-names.ts'
import type { Chosen } from '../narrow.ts'
import { timesIn } from '../party.ts'
import { marked } from '../reference.ts'
import { saysSum } from './asks-sum.ts'
import { changedAtOnce } from './at-once.ts'
import { type Cues, cuesIn } from './cues.ts'
import { keepTaken } from './fewer.ts'
import { withoutOneGlass } from './one-drinks-none.ts'
import { ONE_EACH } from './one-each.ts'
import { type Applied, addsIn, applied, sized } from './order-change.ts'
import { isNumber, type Part, partOf } from './order-part.ts'
import { eatersFirst, keptOrder, orderKeys, orderOf, waiting } from './order-told.ts'
import { partsOf } from './parts-of-order.ts'
import { pointsInHand } from './pointed.ts'
import { takenOut } from './taken-out.ts'
import { asking, asksWhich } from './unclear.ts'
import { pickedOf } from './which-one.ts'

type Read = (text: string) => Reading
type Order = readonly Ordered[]
const [LONG, BRIEF, FEW] = [24, 12, 4]
/** "Can everybody pay for themselves?" asks how one pays. */
const ASKS_LEAVE =
  /\b(?:can|could|possible|peut|peux|pouvons|kann|konnen|pued[eo]n?|podemos|puo|possiamo|possibile|posible|accept\w*|nehmt|nehmen|prenez)\b/

/** "By the glass instead, three of them", "the squid, but the half portion, also two": the number belongs to the size before it. */
function joinedSize(parts: readonly Part[], part: Part): readonly Part[] {
  const last = parts.at(-1)
  const sized = last?.bySize || (last?.own.length === 1 && last.format !== null)
  return last && sized && last.times === null && isNumber(part)
    ? [...parts.slice(0, -1), { ...last, times: part.times }]
    : [...parts, part]
}

/** "Take one bravas off, and one caña": what is counted behind what goes, and comes by no word of its own, goes too. */
const alsoTaken = (part: Part, at: number, all: readonly Part[]): Part => {
  const [first] = all
  const follows = at > 0 && first?.cues.takes && first.own.length === 1 && all.every((one) => !one.fresh)
  const isPlain = !Object.values(part.cues).some(Boolean)
  return follows && isPlain && part.own.length === 1 && (part.isOne || part.times !== null)
    ? { ...part, times: part.times ?? 1, cues: { ...part.cues, takes: true, removes: true } }
    : part
}

/** "Cañas", of the two beers that were ordered: what was asked back is named. */
const nowNamed = (part: Part, times: number | null, { listed }: Reading['talk']): Part =>
  times !== null && part.fresh && listed.includes(refOf(part.fresh))
    ? { ...part, times: part.times ?? (part.isOne ? 1 : times), cues: { ...part.cues, adds: true } }
    : part

/** "A glass each" is a number of glasses. */
const eachOne = (part: Part, r: Reading, order: Order): Part =>
  part.cues.shares && part.isOne && part.times === null && (part.own.length === 1 || part.fresh)
    ? { ...part, times: sharers(r, order), isOne: false }
    : part

/** So many of a thing of the order go. */
const isTaken = ({ cues, own, times }: Part): boolean => cues.takes && own.length === 1 && times !== null

/** "No, take the prawns off, and put mussels": what is an allergen too is food here; it goes or comes, and nobody avoids it. */
function isFoodOf({ hits }: Reading, going: readonly Part[], index: Index): boolean {
  const kindsAt = (at: number): readonly string[] =>
    hits.filter(({ id, start }) => start === at && id.startsWith('kind:')).map(({ id }) => id.slice(5))
  const foods = hits.filter(({ id }) => /^(?:allergen|group):/.test(id)).map(({ start }) => kindsAt(start))
  const gone = going.flatMap(({ own }) => own).flatMap((item) => index.kindsOf.get(item) ?? [])
  return (
    foods.every((kinds) => kinds.length > 0) &&
    foods.some((kinds) => gone.some((kind) => kinds.includes(kind)))
  )
}

/**
 * What asks for something else than a change of an order; "dazu" and "what is the total" also ask for a sum.
 *
 * @param leaves something of the order is said to go
 * @param ofFood and the allergen that is named is that
 */
function isElse(
  r: Reading,
  { adds, shares, removes, keeps, putsRight }: Cues,
  leaves: boolean,
  ofFood: boolean,
  parts: readonly Part[],
): boolean {
  const takes = parts.some(isTaken) && !ASKS_LEAVE.test(fold(r.line))
  // "No bottle, two glasses of it".
  const sizes =
    (removes || putsRight) &&
    parts.some(({ own, format, cues }) => own.length === 1 && (format !== null || cues.only))
  // "One of that, and one of the Tres Mareas".
  const besideThat =
    parts.some(({ isBare, times }) => isBare && times !== null) && parts.some(({ fresh }) => fresh !== null)
  const sums = marked(r, 'together') || shares || (saysSum(r) && r.topics.length === 0)
  const ofHouse = r.topics.some((topic) => topic !== 'groups' && topic !== 'payment')
  return (
    (r.has('pairing') && !adds) ||
    (r.has('ingredients') && !sums) ||
    (r.has('have') && !sums && !adds && !leaves) ||
    (r.has('recommend') && !leaves) ||
    (ofHouse && !sums && !takes && !takenOut(r.line, r.lang)) ||
    (shares && ASKS_LEAVE.test(fold(r.line))) ||
    (pointsInHand(r) && !adds && !takes && !sizes && !besideThat) ||
    (r.has('contains') && !takes) ||
    r.has('inside', 'within', 'allergy', 'reserve', 'open') ||
    // "Niente bottiglia" is no "I cannot have".
    (r.has('cannot') && !sizes && !takes && !leaves) ||
    (r.has('cheap', 'dear') && !removes) ||
    // "A glass is enough" asks nothing of its size.
    (asksQuality(r) && !removes && !sizes) ||
    marked(r, 'cheaper', 'dearer', 'which') ||
    (marked(r, 'other') && !keeps) ||
    (!ofFood && r.allergens.length > 0 && r.has('without', 'copula', 'have')) ||
    r.diets.length + (ofFood ? 0 : r.avoidance.noted.length) > 0 ||
    r.day !== null ||
    r.money.max !== null
  )
}

const GIVES = /^(?:\W|\p{L}+ ){0,2}?(?:pon(?:me|nos|le)?|give (?:me|us)) /iu
/** "Give me two beers and some bravas", of which one is ordered already: an order of its own. */
const beginsAnew = (r: Reading, parts: readonly Part[]): boolean =>
  GIVES.test(r.line) &&
  parts.some(({ own, times }) => own.length > 0 && times !== null) &&
  parts.some(({ fresh }) => fresh)

/** "How much just for that": without what was added up before. */
const ONLY_THAT =
  /\b(?:(?:just|only) (?:for )?(?:that|those|this)|solo (?:es[eoa]s?|de es[eoa]|quell[oia])|(?:juste|seulement|rien que) (?:ca|cela)|nur (?:das|dafur))\b/

/** How many share it: as the message says, else as many as were told, or as eat of it. */
const saidSharers = (r: Reading): number | null => r.guests ?? (timesIn(r) > 1 ? timesIn(r) : null)
function sharers(r: Reading, order: Order): number | null {
  const said = saidSharers(r)
  const [number] = r.words.map((word) => numberOf(word, r.lang)).filter((one) => one > 1)
  const heads = order.find(({ item, times }) => byHead(item) && times > 1)?.times
  // "One more, four": what is eaten by the head may count more than were told before.
  const told = Math.max(r.talk.guests ?? 0, heads ?? 0)
  return said ?? number ?? (told || null)
}

/** "And cocktails?", "how much is the Barolo?": something that is not in it. */
const namesMore = ({ hits, targets }: Reading): boolean =>
  targets.fromPlace !== null ||
  targets.fromGrape !== null ||
  hits.some(({ id }) => /^(?:kind|style|allergen|group):/.test(id))

const AND = /^(?:y|e|and|et|und|ed|con|with|avec|mit|plus|mas|piu)\b/

/** "Without that, how much?" is not the same sum. */
const LEAVES = /\b(?:sin|ohne|without|sans|senza|minus|menos|moins|meno|weniger)\b/

/** Whether the message says that the order goes on; "two beers and a hummus, how much?" is one of its own. */
function goesOn(
  r: Reading,
  whole: Cues,
  parts: readonly Part[],
  taken: boolean,
  isLast: boolean,
  isCounted: boolean,
): boolean {
  const named = parts.filter(({ own, fresh }) => own.length > 0 || fresh)
  // "The bottle then, plus two hakes": the word for it stands alone.
  const besides = parts.some(({ cues, own, fresh }) => cues.adds && own.length === 0 && !fresh)
  const others = besides || named.some((part) => addsIn(part, named.length === 1, whole))
  const allOwn = named.every(({ own }) => own.length > 0)
  const numbered = allOwn && named.some(({ times }) => times !== null)
  // "And a glass of Verdil each", right behind the sum.
  const toEach = isLast && named.every(({ times }) => times !== null) && ONE_EACH.test(fold(r.line))
  return (
    named.length === 0 ||
    toEach ||
    taken ||
    others ||
    whole.removes ||
    whole.putsRight ||
    whole.returns ||
    ((whole.half || whole.whole) && allOwn) ||
    // "If we leave it at two spaghetti?", right behind the sum.
    (isCounted && allOwn && named.every(({ times }) => times !== null) && !saysSum(r)) ||
    (AND.test(fold(r.line)) && (numbered || marked(r, 'together')))
  )
}

/**
 * What leaves the order: what is said to go; and right behind the sum, what is named without a number beside a no, or beside
 * something with a number that comes ("three glasses, and not the sorbet").
 */
function goingIn(parts: readonly Part[], whole: Cues, isLast: boolean, r: Reading): readonly Part[] {
  const comes = parts.some(({ fresh, times, isOne }) => fresh && (times !== null || isOne))
  const denied = isLast && (comes || whole.removes || marked(r, 'not'))
  return parts.filter(({ own, fresh, times, format, isOne, bySize, cues }) => {
    if (fresh || cues.adds || bySize) return false
    // "Another rice pudding for the sorbet": that one comes.
    // "The bottle then, and two hakes": another size of what there is.
    const stays = isOne || cues.others || format !== null
    if (own.length > 0) return times === null && (cues.removes || (denied && !stays))
    return cues.removes && format !== null
  })
}

/**
 * "Two more of those", "scrap the salad", "a bottle instead of the glasses", "split between four": a change of the order that
 * was added up before, also behind a question of something in it. Null where the message says nothing of it.
 */
export const running = (message: Reading, read: Read, index: Index, menu: Menu): Chosen | null =>
  runningOf(besideDay(message, read), read, index, menu)

/** "With six beers, how much? And Friday at nine, please": what is said of the day stands in a sentence of its own. */
function besideDay(r: Reading, read: Read): Reading {
  if (r.day === null) return r
  const sentences = r.line.split(/(?<=[.?!;])\s+/u)
  const kept = sentences.filter((one) => read(one).day === null)
  return kept.length > 0 && kept.length < sentences.length ? read(kept.join(' ')) : r
}

function runningOf(message: Reading, read: Read, index: Index, menu: Menu): Chosen | null {
  const told = keptOrder(message.talk.frame?.ask ?? [], menu)
  // "For four, and two bottles of that": so many eat now.
  const first = eatersFirst(message)
  const eaters = first?.eaters ?? null
  const r = first ? read(first.rest) : message
  const before = eaters ? told.map((one) => (byHead(one.item) ? { ...one, times: eaters } : one)) : told
  const said = cuesIn(r.line, r.lang)
  const isLast = orderOf(r.talk.frame?.ask ?? [], menu).length > 0
  const open = waiting(r.talk.frame?.ask ?? [])
  if (before.length === 0 || r.length > LONG) return null
  const picked = open !== null ? pickedOf(r, before, open, menu, index) : null
  if (picked) return summed({ order: [...before, ...picked], changed: true, last: null }, r, null)
  const taken = takenOut(r.line, r.lang)
  const oneEach = ONE_EACH.test(fold(r.line))
  const texts = partsOf(keepTaken(keepNames(taken?.rest ?? r.line, index.wholeNames), r.lang), r.lang).filter(
    (text) => text.trim().length > 1 || /\d/.test(text),
  )
  const own = texts.map((text) => partOf(text, before, read, index))
  const parts = own
    .map((part) => (oneEach ? eachOne(part, r, before) : part))
    .map((part) => nowNamed(part, open, r.talk))
    .map(alsoTaken)
    .reduce<readonly Part[]>(joinedSize, [])
  const whole = {
    ...said,
    adds: said.adds || /^\s*\+/.test(r.line) || eaters !== null,
    putsRight: said.putsRight || parts.some(({ cues }) => cues.putsRight),
  }
  const named = parts.some(({ own, fresh }) => own.length > 0 || fresh)
  const fewer = isLast && !named ? withoutOneGlass(r, before) : null
  if (fewer) return summed({ order: fewer, changed: true, last: null }, r, null)
  // Two of something unknown are not passed over; "ponme dos cañas y unas bravas" begins anew.
  const anew = beginsAnew(r, parts) || (parts.some(({ fresh }) => fresh) && ONLY_THAT.test(fold(r.line)))
  if (named && (anew || parts.some(({ unknown }) => unknown))) return null
  // Behind something else, "one less" is of that.
  if (!isLast && parts.some(({ isBare }) => isBare)) return null
  const going = goingIn(parts, whole, isLast, r)
  const changes = { ...whole, removes: whole.removes || taken !== null }
  const someGoes = isLast && going.some(({ own }) => own.length > 0)
  const ofFood = someGoes && changes.removes && isFoodOf(r, going, index)
  if (isElse(r, changes, someGoes, ofFood, parts)) return null
  const which = isLast && !taken && going.length === 0 ? asksWhich(r, texts, own, read) : null
  if (which) {
    const rest = own.filter((_, at) => at !== which.at)
    return asking(applied(before, [], rest, whole, r, index)?.order ?? before, which, r)
  }
  const all = isLast ? changedAtOnce({ r, order: before, parts, cues: whole, named }) : null
  if (all) return summed({ order: all, changed: true, last: null }, r, null)
  if (whole.shares && !named && r.targets.kinds.length + r.styles.length === 0) {
    const people = sharers(r, before)
    return people ? summed({ order: before, changed: false, last: null }, r, people) : null
  }
  // "With the changes, what is it now?"
  const again =
    !named &&
    !taken &&
    !LEAVES.test(fold(r.line)) &&
    (marked(r, 'together') || (isLast && saysSum(r) && r.topics.length === 0)) &&
    r.length <= BRIEF
  if (again && !namesMore(r)) return summed({ order: before, changed: false, last: null }, r, null)
  // "And another one": of what was told last.
  const line = before.find(({ item }) => item === r.last)
  const isOneMore = whole.others || (whole.adds && parts.some(({ isOne }) => isOne))
  if (line && !named && !taken && isLast && isOneMore && r.length <= FEW && !namesMore(r))
    return summed(
      {
        order: before.map((one) => (one === line ? { ...one, times: one.times + 1 } : one)),
        changed: true,
        last: line.item,
      },
      r,
      null,
    )
  const leaves = ({ own, format }: Part): readonly Item[] => {
    const one = sized(before, format)
    return own.length > 0 ? own : one ? [one] : []
  }
  const out = [...(taken ? [partOf(taken.out, before, read, index)] : []), ...going]
  const unclear = out.length === 0 && parts.some(({ cues, own }) => cues.removes && own.length === 0)
  if (unclear || out.some((part) => leaves(part).length === 0)) return null
  if (
    !(
      going.length > 0 ||
      goesOn(r, whole, parts, taken !== null, isLast, isLast && before.some(({ times }) => times > 1))
    )
  )
    return null
  const leaving = new Set(out.flatMap(leaves))
  const [kept, gone] = [true, false].map((stays) => before.filter(({ item }) => leaving.has(item) !== stays))
  const staying = parts.filter((part) => !going.includes(part))
  const done = applied(kept ?? [], gone ?? [], staying, whole, r, index)
  // "Only one burrata", of one: the sum stays as it is.
  const same =
    isLast &&
    parts.some(
      ({ own, cues, times }) => own.length === 1 && (cues.only || (cues.putsRight && times !== null)),
    )
  if (!done || done.order.length === 0 || !(done.changed || same)) return null
  // "With a rice pudding to share" splits nothing.
  return summed(done, r, whole.shares && !oneEach ? saidSharers(r) : null)
}

const summed = ({ order, last }: Applied, { guests }: Reading, people: number | null): Chosen => ({
  id: 'total',
  answer: (context) => {
    sayOrder(order, guests, context, people)
    if (last) context.c.about(last)
  },
  frame: { act: 'price', ask: ['price', ...orderKeys(order)] },
})
