import type { Context } from '../answers/context.ts'
import { peopleIn } from '../avoid/people.ts'
import type { IntentId } from '../intents/ids.ts'
import { type Chosen, list, queryOf } from './narrow.ts'
import { marked } from './reference.ts'
import type { Turn } from './turn.ts'

const BRIEF = 5

/** "And for him?", where it is known what somebody must not eat: what there is to eat. */
export function forSomebody(first: IntentId, turn: Turn, x: Context): Chosen | null {
  const { r } = turn
  const { items, wines, kinds } = r.targets
  const brief = r.length <= BRIEF || r.avoidance.alone
  if (first !== 'unknown' || !brief || r.avoidance.all.length === 0) return null
  if (items.length + wines.length + kinds.length + r.topics.length > 0 || r.day || x.r.money.max !== null)
    return null
  const persons = peopleIn(r.words, r.lang).some(({ id }) =>
    /^(?:child|companion|he|she|they|self)$/.test(id),
  )
  return persons && (marked(r, 'and') || r.line.endsWith('?')) && r.talk.frame?.of !== 'wine'
    ? list(queryOf(turn), null)
    : null
}
