import { type Like, MATTERS, type Matter, WANTS, type Want } from './examples/shape.ts'
import { notFriedAt, notRawAt } from './heat/fried.ts'
import {
  CARE_IDS,
  CLOSE,
  FIRM,
  HOURS,
  HOUSE_MATTERS,
  type IntentId,
  LIKE_CHEAPEST,
  LIKE_DEAREST,
  LIKE_LIST,
  LIKE_WINE,
  ON_THE_MENU,
  SAFETY_IDS,
  WEAK,
} from './intents/ids.ts'
import { asksPlainly, speaksOfWine } from './intents/signs.ts'
import { asksQuality } from './qualities/quality.ts'
import type { Reading } from './reading.ts'
import type { Index } from './search.ts'
import { isMeant } from './text/loose.ts'
import type { Concept } from './words/shape.ts'

/** Minimum similarity (0 to 1) and lead over the next example, by how firm the first answer is. */
const ENOUGH = {
  weak: { score: 0.36, lead: 0.05 },
  /** "Avete il …" is half of many examples. */
  asked: { score: 0.5, lead: 0.05 },
  usual: { score: 0.58, lead: 0.12 },
  firm: { score: 0.66, lead: 0.15 },
} as const
const firmness = (intent: IntentId): keyof typeof ENOUGH =>
  intent === 'absent_unknown' ? 'asked' : WEAK.has(intent) ? 'weak' : FIRM.has(intent) ? 'firm' : 'usual'

/** Similarity needed to replace a topic that the words name. */
const NAMED = 0.85
/** Lower, because illness must not be missed. */
const ILL = { score: 0.42, lead: 0.15 }

const WITHOUT_WINE = 0.75

/** Concepts of a wish. A second look replaces them and keeps the others (when, who, what). */
const WANTING: ReadonlySet<Concept> = new Set<Concept>([
  'price',
  'cheap',
  'dear',
  'range',
  'budget',
  'recommend',
  'ingredients',
  'spicy',
  'open',
  'address',
  'maps',
  'phone',
  'email',
  'whatsapp',
  'instagram',
  'tripadvisor',
  'human',
  'max',
  'bill',
  'privacy',
  'terms',
  'photos',
  'profile',
  'reserve',
  'table',
  'available',
  'modify',
  'menu',
  'food',
  'drink',
  'about',
  'chef',
  'greet',
  'thanks',
  'bye',
  'identity',
  'capabilities',
  'oos',
  'medical',
  'freebie',
  'claim',
])

const NO_FOOD = {
  items: [],
  wines: [],
  named: false,
  kinds: [],
  absent: [],
  holding: [],
  akin: false,
  unknown: [],
  fromPlace: null,
  fromGrape: null,
}

const isMatter = (like: Like): like is Matter => MATTERS.some((matter) => matter === like)
const wantOf = (like: Want): { concepts: readonly Concept[]; food?: true } => WANTS[like]

function agrees(r: Reading, like: Like): boolean {
  return isMatter(like) ? r.topics.includes(like) : wantOf(like).concepts.every((concept) => r.has(concept))
}

const OF_WINE: ReadonlySet<Concept> = new Set<Concept>(['wine', 'glass', 'pairing'])

const ALSO: Partial<Record<Like, readonly Concept[]>> = { holidays: ['open'] }

function readAs(r: Reading, like: Like, index: Index): Reading {
  const matter = isMatter(like)
  const { concepts, food } = matter ? { concepts: ALSO[like] ?? [], food: undefined } : wantOf(like)
  const starters = like === 'snack' ? (index.byKind.get('starters') ?? []) : []
  const targets = food && like !== 'snack' ? r.targets : { ...r.targets, ...NO_FOOD, items: starters }
  return {
    ...r,
    topics: matter ? [like] : [],
    has: (...asked) =>
      asked.some(
        (concept) =>
          concepts.includes(concept) ||
          (!WANTING.has(concept) && (food || !OF_WINE.has(concept)) && r.has(concept)),
      ),
    targets,
    styles: food ? r.styles : [],
    guests: matter ? null : r.guests,
  }
}

const BRIEF = 5

/** The most similar example decides; allergies and diets still depend on the words alone. Null: none. */
export function secondLook(r: Reading, intent: IntentId, index: Index): Reading | null {
  if (!r.like || r.matter) return null
  const { like, score, lead } = r.like
  if (!isMatter(like) && wantOf(like).concepts.length === 0) return null
  if (isMatter(like) && !isMeant(like, r.words, r.lang)) return null
  // "Shall I bring it?" names nothing that a matter could be.
  if (
    isMatter(like) &&
    r.length <= 3 &&
    r.hits.every(({ id }) => /^concept:(?:in|have|what|without|copula)$/.test(id))
  )
    return null
  // "What have you got to drink?" needs no likeness.
  if ((intent === 'drinks' || intent === 'menu') && asksPlainly({ r }, 'eat', 'food', 'drink')) return null
  const { items, wines, kinds } = r.targets
  // "Good evening, which orange wines have you?" greets and asks.
  if (like === 'greet' && items.length + wines.length + kinds.length + r.styles.length > 0) return null
  // "What is the price of the set lunch?" is of the matter that the words name.
  if (like === 'price' && r.topics.length > 0) return null
  // "Not fried, please": said of what was told.
  if (notFriedAt(r, r.lang).length + notRawAt(r).length > 0 && WEAK.has(intent)) return null
  // "How long does the paella take?" is no illness.
  if (like === 'medical' && asksQuality(r)) return null
  const careful = r.allergens.length > 0 || r.diets.length > 0
  if (careful && like !== 'allergen_list') return null
  if (SAFETY_IDS.has(intent) || CARE_IDS.has(intent)) return null
  // The item is unknown: perhaps a matter of the house, never a list of other items.
  if (ON_THE_MENU.has(intent) && LIKE_LIST.has(like)) return null
  if (CLOSE.some(({ intents, likes }) => intents.has(intent) && likes.has(like))) return null
  if (HOUSE_MATTERS.has(intent) && isMatter(like) && score < NAMED) return null
  // "At most 24 euros" is no limit of people.
  if (r.money.max !== null && (like === 'max' || isMatter(like))) return null
  // "And up to 18?" after a list is no hour.
  if (r.money.max !== null && r.talk.frame?.act === 'list' && r.length <= BRIEF) return null
  // Short messages are similar to too many examples.
  if (r.length <= 3 && !WEAK.has(intent)) return null
  // "And some patatas a lo pobre?" names its dish.
  if (like === 'snack' && r.targets.named) return null
  // The answer on hours already says how to book.
  if (like === 'reserve' && HOURS.has(intent)) return null
  // "How much is the paella per head?"
  if (like === 'price_range' && intent === 'price' && r.targets.items.length > 0) return null
  if (like === 'children' && r.targets.kinds.length > 0) return null
  // The hours of a weekday answer it, holiday or not.
  if (like === 'holidays' && r.day?.of === 'weekday') return null
  if (LIKE_WINE.has(like) && score < WITHOUT_WINE && !speaksOfWine({ r })) return null
  // "Más barato" and "más caro" differ only in the word that matters.
  if (LIKE_CHEAPEST.has(like) && r.has('dear')) return null
  if (LIKE_DEAREST.has(like) && r.has('cheap')) return null
  const unsaid = intent === 'wine_one' && !r.has('wine', 'glass', 'pairing') && r.styles.length === 0
  const same = intent === 'dish' && (like === 'price' || like === 'ingredients')
  const enough = like === 'medical' ? ILL : ENOUGH[unsaid || same ? 'usual' : firmness(intent)]
  return score >= enough.score && lead >= enough.lead ? readAs(r, like, index) : null
}

export function isBetter(r: Reading, first: IntentId, second: IntentId): boolean {
  if (!r.like || second === 'unknown') return false
  return second !== first || !agrees(r, r.like.like)
}
