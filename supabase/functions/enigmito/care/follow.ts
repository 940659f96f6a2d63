import type { Talk } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { asksToEat } from '../avoid/to-eat.ts'
import { signsIn as mattersIn } from '../matters/signs.ts'
import type { Hit } from '../phrases.ts'
import { fold, tokens } from '../text/fold.ts'
import type { Concept, Topic } from '../words/shape.ts'
import { CARES, type Care } from './needs.ts'
import { protests } from './protesting.ts'
import { signsIn } from './signs.ts'

export type Telling = {
  cares: readonly Care[]
  has: (...concepts: Concept[]) => boolean
  topics: readonly Topic[]
  targets: {
    items: readonly unknown[]
    wines: readonly unknown[]
    kinds: readonly unknown[]
    named: boolean
  }
  hits: readonly Hit[]
  length: number
  talk: Talk
  day: unknown
  guests: number | null
  line: string
  lang: Locale
}

/** With one of these the guest turns to something else. */
const ELSE = ['reserve', 'available', 'open', 'modify', 'thanks', 'bye', 'greet', 'wine'] as const
/** In an emergency "what shall I do?" and "we are at table 7" are still of it. */
const CALM = ['recommend', 'table'] as const
const URGENT: ReadonlySet<Care> = new Set<Care>(['reaction', 'illness'])
const OF_IT: ReadonlySet<Care> = new Set<Care>(['bill', 'complaint'])
/** Where the guest sits. */
const PLACES: ReadonlySet<Topic> = new Set<Topic>(['terrace', 'sea_view', 'private_room'])
const SHORT = 3
/** "Table 12". */
const SAT_AT = /\b(?:table|mesa|tisch|tavolo) (?:n(?:o|um\w*|r)?\.? ?)?\d{1,2}\b/

/** "Do you have rice?" asks for a dish; "have you seen it?" and "he has got a dodgy stomach" are still of the mishap. */
function asksFor(r: Telling, lost: boolean): boolean {
  if (!r.has('have', 'eat')) return false
  const { items, wines, kinds } = r.targets
  const spotted = lost && signsIn(tokens(r.line), r.lang, true, () => false).has('spotted')
  return !spotted && items.length + wines.length + kinds.length > 0
}

const BRIEF = 5
const REACH = 12
/** "We are lost, what is your address?" */
const TOLD_ON: ReadonlySet<Care> = new Set<Care>(['complaint', 'late', 'lost'])
/** "He made her feel stupid for asking about the menu" tells of it; "the menu" alone asks for it. */
const asks = (r: Telling): boolean =>
  /\?\W*$/.test(r.line) || r.length <= BRIEF || r.has('have', 'what', 'recommend', 'address')

/**
 * "We were three, by the window": where somebody sat who lost something, as the house asks them. A party or a day alone, with
 * nothing said of then, is of a table to come.
 */
function tellsWhere(r: Telling, satThere: boolean): boolean {
  const { wines, kinds, named } = r.targets
  if (named || wines.length + kinds.length > 0 || /\?\W*$/.test(r.line) || r.has('recommend')) return false
  const isOfThen = satThere || (r.topics.length > 0 && r.guests === null && r.day === null)
  return isOfThen && r.topics.every((topic) => PLACES.has(topic))
}

/** "The ambulance is here, thanks. She is allergic to prawns": told of what happened, and nothing is asked. */
const goesOn = (r: Telling, ambulance: boolean): boolean =>
  (ambulance || (r.has('allergy') && !r.has('what', 'contains', 'inside', 'within'))) &&
  !r.targets.named &&
  !/\?\W*$/.test(r.line) &&
  !r.has('recommend', 'reserve', 'available', 'allergens') &&
  !asksFor(r, false)

/** "My card was charged twice" is a matter of its own, and so is a rude waiter; "will you give the money back?" is of the illness. */
function isOwnMatter(r: Telling): boolean {
  const told = signsIn(tokens(r.line), r.lang, true, () => false)
  return (r.cares.includes('bill') && !told.has('refund')) || told.has('rude')
}

const AND_THE = /^(?:y|e|and|et|und|la|las|el|los|the|le|les|die|der|das|il|lo|i|gli)$/
/** "And the ham croquettes?", behind what was told of an allergy: whether they hold it, whatever happened before. */
function asksOfDish({ talk, targets, line, length, has }: Telling): boolean {
  const knows = has('allergy') || talk.avoid.some(({ allergens }) => allergens.length > 0)
  if (!knows || !(targets.named || targets.items.length > 0)) return false
  return /\?\W*$/.test(line) || (length <= BRIEF && AND_THE.test(tokens(line)[0] ?? ''))
}

const AMENDS: ReadonlySet<Topic> = new Set<Topic>(['gift_card', 'promo'])
/** "All right." */
const AGREES =
  /^(?:(?:ok|okay|okey|vale|bueno|bien|gracias|right|fine|thanks|d.accord|bon|bien|merci|gut|na gut|danke|va bene|bene|grazie)[ .,!]+)+/
/** Nothing but a question, or one that begins and is explained: "which fish is raw? I am pregnant now". */
const isQuestion = (line: string): boolean => /^[^.!?]*\?/.test(fold(line).replace(AGREES, ''))

/** "And is bread charged for?", behind a wrong bill: a question of the house, which names what it asks of. */
function asksOfHouse({ cares, targets, topics, line, has }: Telling, before: readonly Care[]): boolean {
  const isCalm = before.every((care) => OF_IT.has(care)) && cares.length === 0
  // "And a voucher for it?" asks for amends.
  const ofAmends = topics.some((topic) => AMENDS.has(topic))
  const names = targets.named || targets.items.length + targets.kinds.length + topics.length > 0
  return isCalm && names && !ofAmends && isQuestion(line) && !has('cannot', 'medical')
}

/** "Gets hives", "krieg Ausschlag": what happens each time. */
const HABIT =
  /\b(?:gets?|gives?|brings?|comes? out in|breaks? out in|kriegt?|kriege|bekomm(?:t|e)?|salen|se pone|vengono|viennent|gonfle|hincho|hincha|gonfi[oa]|schwell\w*|schwillt)\b/
/** "Er reagiert auf Sesam mit Atemnot. Kann er das Brot essen": no reaction that goes on ("is reacting"). */
const REACTS = /\b(?:reagier(?:t|en)|reacts?|reacciona|reagisce|reagit)\b/
/** "Does it have celery? My kid gets hives": nothing has happened yet, and it is asked so that nothing will. */
function tellsHabit(r: Telling): boolean {
  const told = signsIn(tokens(r.line), r.lang, true, () => false)
  const foods = r.hits.filter(({ id }) => /^(?:allergen|group):/.test(id))
  const other = r.hits.some(
    ({ id, start }) => id.startsWith('kind:') && !foods.some((one) => one.start === start),
  )
  // "Avec les crevettes je gonfle, quelles entrées ?": what there is to eat is asked.
  const asksList = /\?\W*$/.test(r.line) && other
  const line = fold(r.line)
  const mayEat = REACTS.test(line) && other && (r.has('eat') || asksToEat(r))
  return (
    r.cares.includes('reaction') &&
    foods.length > 0 &&
    (mayEat || (HABIT.test(line) && (asksList || r.has('contains', 'inside', 'within', 'have')))) &&
    !told.has('soon', 'after', 'ambulance', 'reaction')
  )
}

/** The mishap spoken of one line before, while the guest goes on telling of it. */
export function caresAfter(r: Telling): readonly Care[] {
  const { frame } = r.talk
  if (tellsHabit(r)) return []
  if (frame?.act !== 'care') return r.cares
  const before = CARES.filter((care) => frame.ask.includes(`care:${care}`) && care !== 'person')
  const urgent = before.some((care) => URGENT.has(care))
  // "And the e-mail for complaints?", and where the house is, asked by who was ill; in an emergency it waits.
  const reach =
    (urgent
      ? !before.includes('reaction') && r.has('address', 'email')
      : r.has('email', 'phone', 'address')) &&
    asks(r) &&
    r.length <= REACH
  if (reach && r.cares.every((care) => TOLD_ON.has(care))) return []
  const told = signsIn(tokens(r.line), r.lang, true, () => false)
  // "Something else: which Sunday are you open?", "they pay it back. Now then: how much is the stew?"
  const asksElse = /\?\W*$/.test(r.line) || r.has('price', 'contains')
  if (!before.includes('reaction') && told.has('elsewise') && asksElse) return []
  // In an emergency all else waits.
  if (r.cares.length > 0)
    return urgent &&
      r.cares.every((care) => OF_IT.has(care)) &&
      (before.includes('reaction') || !isOwnMatter(r))
      ? before
      : r.cares
  if (asksOfDish(r) || asksOfHouse(r, before)) return []
  // "But will you keep the table?", of who runs late.
  const asked = mattersIn(tokens(r.line), r.lang)
  const kept = asked.has('lose') || asked.has('hold')
  if (before.includes('late') && kept && (asked.has('table') || r.length <= BRIEF)) return before
  // "Do you sell vouchers?"
  if (told.has('trade') && asks(r)) return []
  if (told.has('amends', 'review', 'rota', 'passOn') && !told.has('compliment')) return before
  const { wines, kinds, named, items } = r.targets
  const things = named || wines.length + kinds.length > 0
  // "The ambulance is here. Was there sesame in the tartare?"
  const inside = r.hits.some(({ id }) => /^(?:allergen|group):/.test(id)) && (things || items.length > 0)
  if (told.has('ambulance') && inside && /\?\W*$/.test(r.line)) return []
  // "Could the croquette have crustaceans? It's what he ate": an allergen that is no dish.
  const isAllergen = r.hits.some(
    ({ id, start }) =>
      /^(?:allergen|group):/.test(id) &&
      !r.hits.some((hit) => hit.id.startsWith('kind:') && hit.start === start),
  )
  if (isAllergen && named && r.line.includes('?')) return []
  if (urgent && goesOn(r, told.has('ambulance'))) return before
  const elsewhere = r.has(...ELSE)
  if (!elsewhere && before.includes('lost') && tellsWhere(r, told.has('satThere'))) return before
  if (elsewhere || (r.has('menu') && asks(r)) || asksFor(r, before.includes('lost'))) return []
  // The doctor asks what was in the dish.
  if (r.has('price', 'contains', 'allergens') && (things || (items.length > 0 && urgent))) return []
  if (urgent) return r.topics.every((topic) => PLACES.has(topic)) && !(r.has(...CALM) && things) ? before : []
  // "May I drop by tomorrow at midday?"
  if (r.day && /\?\W*$/.test(r.line)) return []
  if (protests(r.line, r.lang) && !asks(r)) return before
  // "Table 12 if that helps, about a quarter past 9".
  if (SAT_AT.test(fold(r.line)) && !asks(r) && !things) return before
  const ofBill = before.includes('bill') && !asks(r) && r.topics.every((topic) => topic === 'payment')
  if ((r.topics.length > 0 && !ofBill) || r.has(...CALM) || r.length < SHORT) return []
  return before
}
