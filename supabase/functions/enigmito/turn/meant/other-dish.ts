import type { Talk } from '../../../../../lib/chat/talk.ts'
import { holdsKind, isKind } from '../../frame/held.ts'
import type { Kind } from '../../kinds.ts'
import type { Hit } from '../../phrases.ts'
import type { Index } from '../../search.ts'
import { refOf } from '../../talk/known.ts'
import type { Marked } from '../marks.ts'

/** Animals that name an allergen as often as a dish. */
const ANIMALS: ReadonlySet<Kind> = new Set<Kind>([
  ...(['octopus', 'squid', 'prawns', 'lobster', 'oysters', 'clams', 'mussels', 'tuna', 'cod'] as const),
  ...(['hake', 'seabass', 'bream', 'turbot', 'monkfish', 'anchovies'] as const),
])
const OF_SEA = /^allergen:(?:pescado|crustaceos|moluscos)$/
const FOOD = /^(?:kind|allergen|group):/
const BRIEF = 4

/**
 * "Is there gluten in the hake? And octopus?": another dish, of which the same is asked. Where what is asked lives in the sea
 * too, or the dish in hand is made with the animal, it may be meant as what is in it.
 */
export function asksOtherDish(
  hits: readonly Hit[],
  words: readonly string[],
  index: Index,
  { talk, marks }: { talk: Talk; marks: readonly Marked[] },
): boolean {
  const { frame, about, avoid } = talk
  const asked = frame?.act === 'allergens' ? frame.ask.filter((key) => key.startsWith('allergen:')) : []
  const known = avoid.flatMap(({ allergens }) => allergens.map((key) => `allergen:${key}`))
  if (asked.length === 0 || [...asked, ...known].some((key) => OF_SEA.test(key))) return false
  if (words.length > BRIEF || !marks.some(({ id, start }) => id === 'and' && start === 0)) return false
  const food = hits.filter(({ id }) => FOOD.test(id))
  const kinds = food.flatMap(({ id }) => {
    const kind = id.slice('kind:'.length)
    return id.startsWith('kind:') && isKind(kind) ? [kind] : []
  })
  const [kind, more] = kinds
  if (!kind || more || !ANIMALS.has(kind) || food.some(({ start }) => start !== food[0]?.start)) return false
  const inHand = [...index.kindsOf.keys()].find((item) => refOf(item) === about)
  return (index.byKind.get(kind)?.length ?? 0) > 0 && !(inHand && holdsKind(inHand, kind))
}
