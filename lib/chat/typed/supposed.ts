import { correct, type Transition, take } from '../book.ts'
import { keepAsWas, type Open } from '../change.ts'
import { fill } from '../fill.ts'
import { confirmation, parts, question, sayThen } from '../prompt.ts'
import { refuseWith } from '../refuse.ts'
import type { ChatContext, Finding, Reading } from '../state.ts'

const asked = (state: Open) =>
  state.mode === 'booking' ? question(state.step, state.draft) : confirmation(state.draft)

/** A change that was only supposed: it is offered, and nothing changes before the guest says so. */
function propose(state: Open, found: readonly Finding[], ctx: ChatContext): Transition {
  const { draft, changed, refusals } = fill(state.draft, found, ctx)
  const [refused] = refusals
  if (refused) return [state, refuseWith(refused, state.draft, ctx, asked(state))]
  if (changed.length === 0) return [state, [sayThen(null, asked(state))]]
  const say = { key: 'Cambio.propuesto', parts: parts(changed, draft) }
  const choices = [
    { key: 'Boton.cambiar', event: { type: 'yes' } },
    { key: 'Boton.dejar', event: { type: 'no' } },
  ] as const
  return [{ ...state, proposed: found }, [{ type: 'say', say, choices }]]
}

/** A message about a change: one that is only supposed, the answer to one that was offered, or one taken back. */
export function changeOfMind(
  state: Open,
  proposed: readonly Finding[] | undefined,
  r: Reading,
  ctx: ChatContext,
): Transition | null {
  const valued = r.found.filter(
    ({ slot, values }) => slot !== 'notes' && slot !== 'name' && values.length > 0,
  )
  if (r.supposes && !r.question && valued.length > 0) return propose(state, valued, ctx)
  // A child counts as a guest. Whether it is counted already, only the guest knows.
  if (r.children > 0 && !r.question && valued.length === 0 && state.draft.given.includes('guests'))
    if (state.mode === 'confirming' || (state.step !== 'notes' && state.step !== 'guests'))
      return propose(state, [{ slot: 'guests', values: [String(state.draft.guests + r.children)] }], ctx)
  const { changed } = fill(state.draft, valued, ctx)
  if (changed.length > 0) return null
  if (proposed && (r.yes || r.consent) && !r.no && !r.keeps)
    return state.mode === 'booking' ? take(state, proposed, ctx) : correct(state, proposed, ctx)
  const closed = r.yes && state.mode === 'confirming'
  if (closed || !(r.keeps || (proposed && r.no))) return null
  // What was only offered is dropped; a change before it stays.
  const { undo, ...unchanged } = state
  return keepAsWas(proposed ? unchanged : state, ctx)
}
