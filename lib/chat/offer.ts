import { advance, echoOf, type Transition } from './book.ts'
import { fill, withNotes } from './fill.ts'
import { append, offer, sayThen } from './prompt.ts'
import { refuseWith } from './refuse.ts'
import { recalled } from './spoken.ts'
import type { ChatContext, ChatState, Draft, Effect, Finding, Say } from './state.ts'
import { common, emptyDraft } from './view.ts'

export const cancelled = (state: ChatState): ChatState => ({ mode: 'talking', ...common(state) })
/** No table is wished. */
export const declined = (state: ChatState): Transition => [
  cancelled(state),
  [{ type: 'say', say: { key: 'Oferta.no' } }],
]

/**
 * §4: a wish to book leads to the yes/no question with the values already understood; refused values are told at once.
 */
export function offerTo(
  from: ChatState,
  draft: Draft,
  found: readonly Finding[],
  ctx: ChatContext,
): Transition {
  const filled = fill(draft, found, ctx)
  const state: ChatState = { mode: 'offered', draft: filled.draft, misses: 0, ...common(from) }
  const asked = offer(filled.draft, from.talk.part)
  const known = from.mode === 'talking' ? toldOf(filled.draft) : null
  const then = known ? { ...asked, say: append(known, asked.say) } : asked
  const [refused] = filled.refusals
  if (!refused) return [state, [sayThen(null, then)]]
  // One question at a time: what is refused or has two readings is asked first, the offer comes with its answer.
  const { parts } = asked.say
  const said = [...(known ? [known] : []), ...(parts ? [{ key: 'Oferta.datos', parts }] : [])]
  return [state, refuseWith(refused, filled.draft, ctx, null).map((effect) => after(said, effect))]
}

/**
 * A new draft with what was spoken of before, where it can still be booked, and with what the account knows. A diet is
 * health data: it is only offered as a note, for the guest to take.
 */
export function spokenDraft(state: ChatState, found: readonly Finding[], ctx: ChatContext): Draft {
  const spoken = recalled(state.talk, found)
  const isSaid = ({ slot }: Finding): boolean => [...spoken, ...found].some((one) => one.slot === slot)
  const known = (ctx.known ?? []).filter((one) => !isSaid(one))
  const [diet = null] = known.find(({ slot }) => slot === 'notes')?.values ?? []
  const taken = known.filter(({ slot }) => slot !== 'notes')
  const { parked } = state
  if (parked) return { ...fill(parked, spoken, ctx).draft, doubt: null }
  const draft: Draft = {
    ...fill(emptyDraft(ctx.visited), [...taken, ...spoken], ctx).draft,
    notes: diet,
    doubt: null,
  }
  return (state.told && withNotes(draft, diet ? `${diet}. ${state.told}` : state.told)) || draft
}

const after = (said: readonly Say[], effect: Effect): Effect =>
  effect.type === 'say'
    ? { ...effect, say: said.reduceRight((next, one) => append(one, next), effect.say) }
    : effect

/** What was told before the booking began is said back where it begins. */
const toldOf = ({ unasked, notes }: Draft): Say | null => (unasked && notes ? echoOf(notes) : null)

export function startBooking(from: ChatState, draft: Draft, ctx: ChatContext, key: string): Transition {
  const isNew = from.mode === 'talking' || from.mode === 'completed'
  const told = isNew ? toldOf(draft) : null
  return advance(from, draft, ctx, told ? append({ key }, told) : { key })
}
