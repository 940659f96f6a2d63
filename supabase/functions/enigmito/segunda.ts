import { type Like, MATTERS, type Matter, WANTS, type Want } from './ejemplos/forma.ts'
import type { Concept, Topic } from './lexico/forma.ts'
import type { Reading } from './reading.ts'

/**
 * Answers that say little: there a question like one we know is believed. How like it must be, from 0 to 1; "avete il …"
 * is half of many examples.
 */
const WEAK: Readonly<Record<string, number>> = { unknown: 0.3, absent_unknown: 0.5 }
/** How much more like it than like the next thing. */
const LEAD = 0.04

/** Concepts that say what is wanted. A second look replaces them; the others (when, who, what) it leaves. */
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
}

const isMatter = (like: Like): like is Matter => MATTERS.some((matter) => matter === like)
const wantOf = (like: Want): { concepts: readonly Concept[]; food?: true } => WANTS[like]

/** Whether what was read already says so. */
function agrees(r: Reading, like: Like): boolean {
  return isMatter(like) ? r.topics.includes(like) : wantOf(like).concepts.every((concept) => r.has(concept))
}

/** The reading of a question as the one it is like. */
function readAs(r: Reading, like: Like): Reading {
  const { concepts, food }: { concepts: readonly Concept[]; food?: true } = isMatter(like)
    ? { concepts: [] }
    : wantOf(like)
  const topics: readonly Topic[] = isMatter(like) ? [like] : []
  return {
    ...r,
    topics,
    has: (...asked) =>
      asked.some((concept) => concepts.includes(concept) || (!WANTING.has(concept) && r.has(concept))),
    targets: food ? r.targets : { ...r.targets, ...NO_FOOD },
    styles: food ? r.styles : [],
  }
}

/**
 * A question that is said in words the lexicon does not have, read as the one of our examples it is most like; null when
 * the first reading stands. Allergies and diets are read by their words alone: likeness only says that a list is wanted.
 */
export function secondLook(r: Reading, intent: string): Reading | null {
  if (!r.like || agrees(r, r.like.like)) return null
  const { like, score, lead } = r.like
  const careful = r.allergens.length > 0 || r.diets.length > 0
  if (careful && like !== 'allergen_list') return null
  if (/^(allergen|allergy|diet)/.test(intent)) return null
  // Asked whether we have something nobody knows: a matter of the house perhaps, never a list of other things.
  if (intent === 'absent_unknown' && !isMatter(like)) return null
  // What the words say outright stands: likeness mistakes "más barato" for "más caro".
  const enough = WEAK[intent]
  return enough !== undefined && score >= enough && lead >= LEAD ? readAs(r, like) : null
}
