import type { Talk } from '../../../../lib/chat/talk.ts'
import { withoutRaw } from '../heat/fried.ts'
import { KINDS, type Kind } from '../kinds.ts'
import type { Hit } from '../phrases.ts'
import type { Index } from '../search.ts'
import { STOP } from '../text/lexicon.ts'
import type { Marked } from './marks.ts'
import { asksOtherDish } from './meant/other-dish.ts'

/** "A bottle of the Arcediana Reserva", "the Blanco de Arena": a word inside the full name of a wine asks for no table and no matter of the house. */
export function withoutWines(hits: readonly Hit[], words: readonly string[], index: Index): readonly Hit[] {
  const said = new Set(words)
  const inWine = ({ id, start, end }: Hit): boolean =>
    (id === 'concept:reserve' || id.startsWith('topic:')) &&
    end - start === 1 &&
    [...(index.byWord.get(words[start] ?? '') ?? [])].some(
      (item) =>
        item.kind === 'wine' &&
        index.names.get(item)?.some((name) => name.size > 1 && [...name].every((word) => said.has(word))),
    )
  return hits.filter((hit) => !inWine(hit))
}

const FREE_OF = /^(allergen|group):|^concept:without$/
const ALLERGIC: readonly string[] = ['allergy', 'cannot', 'severe', 'trace', 'contains', 'inside', 'within']

/** "Milchreis" is the whole name of a row, though it begins like an allergen; who is allergic has named that elsewhere. */
function withoutWhole(hits: readonly Hit[], words: readonly string[], index: Index): readonly Hit[] {
  const isWhole = (word: string): boolean =>
    [...(index.byWord.get(word) ?? [])].some(
      (item) =>
        item.kind !== 'wine' && index.names.get(item)?.some((name) => name.size === 1 && name.has(word)),
    )
  const whole = hits.filter(
    ({ id, start, end }) => FREE_OF.test(id) && end - start === 1 && isWhole(words[start] ?? ''),
  )
  const avoids = hits.some(({ id }) => /^concept:(?:allergy|cannot|severe|without|trace)$/.test(id))
  const elsewhere = (hit: Hit): boolean => hits.some((one) => one.id === hit.id && !whole.includes(one))
  return hits.filter((hit) => !whole.includes(hit) || (avoids && !elsewhere(hit)))
}

const OF = /^(?:de|del|du|des|d|dell|della|dello|dei|of|from|vom|aus|la|l|le|the|dem)$/

/** In a price question, "gluten-free" in a drink's name is no allergy. Elsewhere it is: the safer error. */
export function withoutNames(all: readonly Hit[], words: readonly string[], index: Index): readonly Hit[] {
  const hits = withoutWhole(all, words, index)
  const has = (concept: string): boolean => hits.some(({ id }) => id === `concept:${concept}`)
  const free = hits.filter(({ id }) => FREE_OF.test(id))
  if (free.length === 0 || !has('price') || ALLERGIC.some(has)) return hits
  const said = new Set(words)
  const covered = ({ start, end }: Hit): readonly string[] => words.slice(start, end)
  const names = [...index.names.values()]
    .flat()
    .filter(
      (name) =>
        name.size > 1 &&
        free.some((hit) => covered(hit).some((word) => name.has(word))) &&
        [...name].every((word) => said.has(word)),
    )
  // "How much is the lupin bread?": beside the other word of the name.
  const besideName = ({ start, end }: Hit): boolean => {
    const [only, more] = end - start === 1 ? [...(index.byWord.get(words[start] ?? '') ?? [])] : []
    let before = start - 1
    while (before > 0 && OF.test(words[before] ?? '')) before--
    const near = [words[before], words[end]]
    return (
      only !== undefined &&
      !more &&
      (index.names
        .get(only)
        ?.some((name) => near.some((word) => word && name.has(word) && !STOP.has(word))) ??
        false)
    )
  }
  const own = (hit: Hit): boolean =>
    besideName(hit) || names.some((name) => covered(hit).every((word) => name.has(word) || STOP.has(word)))
  return hits.filter((hit) => !(FREE_OF.test(hit.id) && own(hit)))
}

const TELLS = /^concept:(?:allergy|cannot|severe)$/

/**
 * "No lactose for me, and the arroz con leche?": beside another allergen, or one that is known, a word inside the whole name
 * of a dish asks for the dish. Beside the word of an allergy it is what is told.
 */
export function withoutDishes(
  all: readonly Hit[],
  words: readonly string[],
  index: Index,
  said: { talk: Talk; marks: readonly Marked[]; breaks: ReadonlySet<number> },
): readonly Hit[] {
  const hits = withoutRaw(all, words, said.talk)
  const food = hits.filter(({ id }) => /^(allergen|group):/.test(id))
  if (food.length === 0) return hits
  if (asksOtherDish(hits, words, index, said)) return hits.filter((hit) => !food.includes(hit))
  const { talk, breaks } = said
  const named = food.flatMap(({ start, end }) => words.slice(start, end))
  const dishes = new Set(named.flatMap((word) => [...(index.byWord.get(word) ?? [])]))
  const spans = [...dishes].flatMap((item) =>
    item.kind !== 'dish'
      ? []
      : (index.names.get(item) ?? []).flatMap((name) => {
          const at = [...name].map((word) => words.indexOf(word))
          const [from, to] = [Math.min(...at), Math.max(...at) + 1]
          return from >= 0 && to - from <= name.size + 1 ? [{ from, to }] : []
        }),
  )
  const apart = (from: number, to: number): boolean => [...breaks].some((at) => at >= from && at <= to)
  const told = (from: number, to: number): boolean =>
    hits.some(({ id, start, end }) => {
      const before = start < from && from - end <= 2 && !apart(end, from)
      if (id === 'concept:without') return before && from - end === 0
      const behind = start >= to && start - to <= 3 && !apart(to, start)
      return TELLS.test(id) && (before || behind)
    })
  const inside = ({ start, end }: Hit): boolean =>
    spans.some(
      ({ from, to }) =>
        start >= from &&
        end <= to &&
        (to - from > 1 || !hits.some(({ id, start: at }) => at === start && id.startsWith('kind:'))) &&
        !told(from, to) &&
        (talk.avoid.length > 0 || food.some((other) => other.start < from || other.start >= to)),
    )
  return hits.filter((hit) => !(food.includes(hit) && inside(hit)))
}

/** "Garden rice", "le riz du jardin": a word of the names of dishes, said of a kind of dish, is no matter of the house. */
export function withoutPlaces(hits: readonly Hit[], words: readonly string[], index: Index): readonly Hit[] {
  const kinds = hits.filter(({ id }) => id.startsWith('kind:'))
  const isOf = ({ start, end }: Hit): boolean => {
    let before = start
    while (OF.test(words[before - 1] ?? '')) before--
    return kinds.some((kind) => (before < start && kind.end === before) || kind.start === end)
  }
  const inNames = (word: string | undefined): boolean =>
    [...(index.byWord.get(word ?? '') ?? [])].some(({ kind }) => kind === 'dish')
  // "Pas du Bierzo": where wines come from is no beer.
  const isPlace = (word = ''): boolean => index.places.has(word) && !index.byWord.has(word)
  return hits.filter(
    (hit) =>
      hit.end - hit.start > 1 ||
      !(
        (hit.id.startsWith('topic:') && inNames(words[hit.start]) && isOf(hit)) ||
        (hit.id.startsWith('kind:') && isPlace(words[hit.start]))
      ),
  )
}

/** "A rice to share": the rice is wished for, no starters. */
export function withoutShared(hits: readonly Hit[]): readonly Hit[] {
  const shared = hits.filter(
    ({ id, start }) =>
      id === 'kind:starters' && hits.some((hit) => hit.id === 'concept:portion' && hit.start === start),
  )
  const other = hits.some(
    ({ id }) =>
      id.startsWith('kind:') &&
      id !== 'kind:starters' &&
      KINDS[id.slice('kind:'.length) as Kind].of === 'dish',
  )
  return other ? hits.filter((hit) => !shared.includes(hit)) : hits
}
