import { byHead } from '../../answers/total.ts'
import type { Menu } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import { numberOf } from '../../text/numbers.ts'
import { timesIn } from '../party.ts'
import { orderOf } from './order-told.ts'

/** How many eat of it: as the message says, else as many as of the only thing that was added up: "and the rice from the garden?" */
export function timesOrBefore(r: Reading, menu: Menu): number {
  const said = timesIn(r)
  if (said > 1 || r.words.some((word) => numberOf(word, r.lang) > 1)) return said
  const [only, more] = orderOf(r.talk.frame?.ask ?? [], menu)
  const [named, other] = r.targets.items
  return only && !more && named && !other && byHead(only.item) && byHead(named) ? only.times : said
}
