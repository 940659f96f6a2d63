import { GROUPS } from '../allergy.ts'
import type { Draft } from '../draft.ts'
import type { IntentId } from '../intents/ids.ts'
import type { Item } from '../menu.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import { actOf } from '../talk/acts.ts'
import { stems } from '../text/fold.ts'
import { nameStems } from '../text/name-stems.ts'
import type { Allergen } from '../words/shape.ts'
import { joinsSeveral, namedHere } from './named-here.ts'

/** What an answer still has to tell: of each of these things, whether it holds these allergens. */
export type Owed = { items: readonly Item[]; allergens: readonly Allergen[] }

/** Whether a thing has it is asked in many ways: "il y a de la moutarde dedans", "elle a de l'œuf". */
const HOLDS = /^concept:(?:contains|inside|within|have)$/

/** The allergens that a message asks about in so many words; a word inside the name of one of `items` asks nothing. */
function askedOf(r: Reading, items: readonly Item[]): readonly Allergen[] {
  const holds = r.hits.filter(({ id }) => HOLDS.test(id))
  if (holds.length === 0 || r.has('without', 'allergy', 'cannot', 'severe')) return []
  const names = items.map(nameStems)
  return r.hits.flatMap(({ id, start, end }): readonly Allergen[] => {
    const isName = r.words
      .slice(start, end)
      .flatMap(stems)
      .some((stem) => names.some((name) => name.has(stem)))
    if (isName || holds.every((hit) => hit.start > start)) return []
    if (id.startsWith('allergen:')) return [id.slice('allergen:'.length) as Allergen]
    return id.startsWith('group:') ? (GROUPS[id.slice('group:'.length)] ?? []) : []
  })
}

/**
 * What was asked and is not told: allergens named in so many words, of the one thing in hand or of each that the message
 * names; and where the answer is about allergens, those too that somebody avoids.
 */
export function owedOf(
  r: Reading,
  intent: IntentId,
  { about, claims }: Pick<Draft, 'about' | 'claims'>,
  index: Index,
): Owed | null {
  const act = actOf(intent)
  if (act === 'care' || act === 'booking') return null
  const told = (item: Item, allergen: Allergen): boolean =>
    claims.some((claim) => claim.item === item && claim.allergen === allergen)
  // Nothing is asked of what anything holds.
  if (act !== 'allergens' && !r.hits.some(({ id }) => HOLDS.test(id))) return null
  const [only, more] = r.targets.items
  const one = only && !more ? only : about
  const named = namedHere(r, index)
  const missing = (items: readonly Item[], allergens: readonly Allergen[]): Owed | null => {
    const left = items.filter((item) => allergens.some((key) => !told(item, key)))
    const due = allergens.filter((key) => left.some((item) => !told(item, key)))
    return left.length > 0 ? { items: left, allergens: [...new Set(due)] } : null
  }
  const asked = [...new Set([one && one.kind !== 'wine' ? one : [], named].flat())]
  const avoided = act === 'allergens' ? r.avoidance.all.flatMap(({ allergens }) => allergens) : []
  return (
    missing(asked, askedOf(r, asked)) ??
    // "The café con leche, would you make it with oats?" names one thing by another.
    (joinsSeveral(r) && !r.has('without') ? missing(named, [...r.allergens, ...avoided]) : null)
  )
}
