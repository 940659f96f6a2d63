import { GROUPS } from '../allergy.ts'
import type { Draft } from '../draft.ts'
import type { IntentId } from '../intents/ids.ts'
import type { Item } from '../menu.ts'
import type { Reading } from '../reading.ts'
import { actOf } from '../talk/acts.ts'
import { stems } from '../text/fold.ts'
import { nameStems } from '../text/name-stems.ts'
import type { Allergen } from '../words/shape.ts'

/** Allergens that were asked about in so many words, of one dish, and of which an answer says nothing. */
export function owedOf(
  r: Reading,
  intent: IntentId,
  { about, claims }: Pick<Draft, 'about' | 'claims'>,
): { item: Item; allergens: readonly Allergen[] } | null {
  // "Il y a de la moutarde dedans", "elle a de l'œuf": whether a thing has it is asked as whether it holds it.
  const holds = r.hits.filter(({ id }) => /^concept:(?:contains|inside|within|have)$/.test(id))
  const act = actOf(intent)
  if (holds.length === 0 || act === 'care' || act === 'booking') return null
  if (r.has('without', 'allergy', 'cannot', 'severe')) return null
  const [only, more] = r.targets.items
  const item = only && !more ? only : about
  if (!item || item.kind === 'wine') return null
  const name = nameStems(item)
  const spoken = r.hits.flatMap(({ id, start, end }): readonly Allergen[] => {
    // "Does the anchovy contain milk?": its own name asks nothing.
    const isName = r.words
      .slice(start, end)
      .flatMap(stems)
      .some((stem) => name.has(stem))
    if (isName || holds.every((hit) => hit.start > start)) return []
    if (id.startsWith('allergen:')) return [id.slice('allergen:'.length) as Allergen]
    return id.startsWith('group:') ? (GROUPS[id.slice('group:'.length)] ?? []) : []
  })
  const allergens = [...new Set(spoken)].filter(
    (key) => !claims.some((one) => one.item === item && one.allergen === key),
  )
  return allergens.length > 0 ? { item, allergens } : null
}
