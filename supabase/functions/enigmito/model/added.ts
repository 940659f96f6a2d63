import { type Answered, answer } from '../answer.ts'
import { difference, together } from '../avoid/lists.ts'
import { sayMinded } from '../avoid/minded.ts'
import { compose } from '../composer.ts'
import type { Reading } from '../reading.ts'
import { TEXTS } from '../texts.ts'
import type { Asked } from './apply.ts'
import type { Heard } from './heard.ts'
import { isProven, keeps } from './proven.ts'

/**
 * Where the rules read an allergy or a diet, their answer stands: it is given once more with what a model heard avoided
 * in it as well. Null when that is nothing new.
 */
export function addedBy(
  { avoid }: Heard,
  r: Reading,
  { message, page, knowledge, ahora, talk }: Asked,
  first: Answered,
): Answered | null {
  const fresh = difference(avoid, r.avoidance.all)
  if (!talk || fresh.length === 0) return null
  const again = answer(message, page, knowledge, ahora, {
    ...talk,
    avoid: together([...talk.avoid, ...fresh]),
  })
  const c = compose(knowledge.menu, r.lang, TEXTS[r.lang])
  const avoidance = { ...r.avoidance, ended: { allergens: [], diets: [] }, noted: fresh }
  sayMinded({ r: { ...r, avoidance }, c, ahora, ...knowledge })
  const note = c.done().message
  const told = note === '' ? again : { ...again, message: `${note}\n${again.message}` }
  return isProven(told) && keeps(told, first) ? told : null
}
