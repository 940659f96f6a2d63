import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { holdsWord } from '../../frame/keys.ts'
import type { Item, Menu } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import { range, stems } from '../../text/fold.ts'
import { STOP } from '../../text/lexicon.ts'
import { numberOf } from '../../text/numbers.ts'
import { heldIn } from '../focus.ts'

/** More than one sentence: "paella then. Tell me about the mushroom one". */
export const GOES_ON = /[.!?;]\s+\S/

/** "The lemon one": several hold lemon, and one is called so. */
export function namedWith(
  few: readonly Item[],
  said: readonly string[],
  lang: Locale,
  index: Index,
): Item | null {
  const words = said.filter((word) => word.length > 3 && !STOP.has(word))
  // "Zitrone", of the Zitronensorbet.
  const isIn = (word: string, item: Item): boolean =>
    index.names
      .get(item)
      ?.some((name) =>
        [...name].some(
          (one) =>
            stems(one).some((stem) => stems(word).includes(stem)) ||
            (lang === 'de' && one.startsWith(word.slice(0, -1))),
        ),
      ) ?? false
  const own = words.filter((word) => few.some((item) => isIn(word, item)))
  if (own.length === 0) return null
  const [only, more] = [...new Set(few.filter((item) => own.every((word) => isIn(word, item))))]
  return only && !more ? only : null
}

/** "The one with chicken and rabbit": the only one listed that holds both; its "and" joins no two things. */
export function heldOfAll(r: Reading, listed: readonly Item[], index: Index): Item | null {
  const points = r.marks.some(({ id }) => id === 'that')
  if (!points || r.targets.named || GOES_ON.test(r.line)) return null
  const spoken = new Set(
    r.hits.filter(({ id }) => id.startsWith('concept:')).flatMap(({ start, end }) => range(start, end)),
  )
  const said = r.words.filter(
    (word, at) =>
      word.length > 3 &&
      !(spoken.has(at) || STOP.has(word) || numberOf(word, r.lang) > 0) &&
      listed.some((item) => holdsWord(item, word, r.lang, index)),
  )
  return said.length > 1 ? heldIn(listed, said, r.lang, index) : null
}

/** "And the one with hazelnut?", after a cake: the food says which, though it is an allergen too. */
export function describedBy(r: Reading, { items }: Menu, index: Index): Item | null {
  const section = r.last?.section?.id
  const [hit] = r.hits.filter(
    ({ id, start }) =>
      id.startsWith('allergen:') && r.marks.some((mark) => mark.id === 'that' && mark.end === start),
  )
  if (!section || !hit || r.targets.named) return null
  const beside = items.filter((item) => item !== r.last && item.section?.id === section)
  return namedWith(beside, r.words.slice(hit.start, hit.end), r.lang, index)
}
