import type { Item, Menu } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import { itemAt } from '../../talk/known.ts'
import { fold } from '../../text/fold.ts'
import { listedIn } from '../reference.ts'

/** "What would that come to for the two of us?": the two are those who eat. */
const FOR_US_TWO =
  /\b(?:para (?:nosotr[oa]s |l[oa]s )(?:dos|2)|para ambos|for (?:(?:the )?(?:two|2)|both) of us|pour (?:nous |les )(?:deux|2)|fur uns (?:zwei|beide|2)|per (?:noi|tutti e) (?:due|2))\b/

/** "The two", "both": the two that were told alone, one after the other, else the last two of what was listed. */
export function twoMeant(r: Reading, menu: Menu): readonly Item[] {
  const [, kind, slug] =
    r.talk.frame?.ask.map((key) => /^before:(dish|wine|drink)-(.+)$/.exec(key)).find(Boolean) ?? []
  const [first, last] = [menu.bySlug.get(`${kind}:${slug}`), itemAt(r.talk.about, menu)]
  if (first && last && first !== last) return [first, last]
  const listed = listedIn(r, menu)
  // Of a longer list nobody has chosen anything.
  return listed.length > 2 && FOR_US_TWO.test(fold(r.line)) ? [] : listed.slice(-2)
}
