import type { Item, Menu } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import { itemAt } from '../../talk/known.ts'
import { listedIn } from '../reference.ts'

/** "The two", "both": the two that were told alone, one after the other, else the last two of what was listed. */
export function twoMeant(r: Reading, menu: Menu): readonly Item[] {
  const [, kind, slug] =
    r.talk.frame?.ask.map((key) => /^before:(dish|wine|drink)-(.+)$/.exec(key)).find(Boolean) ?? []
  const [first, last] = [menu.bySlug.get(`${kind}:${slug}`), itemAt(r.talk.about, menu)]
  return first && last && first !== last ? [first, last] : listedIn(r, menu).slice(-2)
}
