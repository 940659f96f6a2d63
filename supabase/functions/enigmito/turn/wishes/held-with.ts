import { holdsKind, ofKind } from '../../frame/keys.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'

/** "Paella with chicken": of the first kind those that hold the other, where each alone would name many. */
export function heldWith(r: Reading, index: Index): Reading {
  const { kinds, named, wines, items } = r.targets
  if (named || wines.length > 0 || kinds.length !== 2 || items.length < 2) return r
  if (r.has('without', 'pairing', 'wine', 'glass', 'drink') || r.allergens.length > 0) return r
  const places = kinds.map((kind) => r.hits.find(({ id }) => id === `kind:${kind}`))
  const [first, second] = places.toSorted((a, b) => (a?.start ?? 0) - (b?.start ?? 0))
  if (!first || !second) return r
  const joined = r.marks.some(
    ({ id, start, end }) => id === 'with' && start === first.end && second.start - end <= 1,
  )
  const [head, held] = [first, second].map(({ id }) => kinds.find((kind) => id === `kind:${kind}`))
  if (!joined || !head || !held) return r
  const some = (index.byKind.get(head) ?? []).filter(
    (item) => ofKind(item, held, index) || holdsKind(item, held),
  )
  const [only, more] = some
  if (!only) return r
  return {
    ...r,
    targets: { ...r.targets, items: some, kinds: [head], akin: false, absent: [], named: !more },
  }
}
