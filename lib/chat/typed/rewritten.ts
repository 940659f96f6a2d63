import type { Drafting } from '../book.ts'
import { saysNeed } from '../notes/minded.ts'
import { fold } from '../text/fold.ts'
import type { Kind, Wished } from '../words/wishes/shape.ts'

/** Whether a note gives way to what is written anew; what must not be eaten, to a need alone. */
export function givesWay(kinds: readonly Kind[], { anew, wishes }: Wished): boolean {
  if (!anew) return false
  const isNamed = (kind: Kind): boolean => wishes.some((one) => one.kinds.includes(kind))
  return kinds.includes('need') ? isNamed('need') : anew === 'all' || kinds.some(isNamed)
}

/** Notes that are written anew no longer say what they said: what must be avoided is looked for in the new ones. */
export function afresh<State extends Drafting>(state: State): State {
  const { minded = [], notes } = state.draft
  const said = fold(notes ?? '')
  const isSaid = (one: string): boolean =>
    state.talk.needs?.some((need) => need.note === one && saysNeed(said, need)) ?? false
  return { ...state, draft: { ...state.draft, minded: minded.filter((one) => !isSaid(one)) } }
}
