import { ask } from './answer.ts'
import { advance, common, notUnderstood, type Offered, type Transition } from './book.ts'
import { fill } from './fill.ts'
import { BOOK, call, offer, pending, sayThen } from './prompt.ts'
import { refuseWith } from './refuse.ts'
import type { ChatContext, ChatState, Draft, Effect, Finding, Reading } from './state.ts'
import { emptyDraft } from './view.ts'

export const cancelled = (state: ChatState): ChatState => ({ mode: 'talking', ...common(state) })

/** The greeting says that the chat is automatic and gives the phone; an unfinished draft is continued. */
export function greet(state: ChatState, ctx: ChatContext): Transition {
  const open = pending(state)
  if (open) return [state, [sayThen({ key: 'Fin.seguir' }, open)]]
  const say = {
    key: ctx.visited ? 'Saludo.vuelve' : 'Saludo.hola',
    values: { telefono: ctx.telefono },
    links: call(ctx),
  }
  return [state, [{ type: 'say', say, choices: [BOOK] }]]
}

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
  const then = offer(filled.draft)
  const [refused] = filled.refusals
  return [state, refused ? refuseWith(refused, filled.draft, ctx, then) : [sayThen(null, then)]]
}

export const startBooking = (from: ChatState, draft: Draft, ctx: ChatContext, key: string): Transition =>
  advance(from, draft, ctx, { key })

const VALUES = ['date', 'time', 'guests']

export function whileTalking(state: ChatState, r: Reading, text: string, ctx: ChatContext): Transition {
  const several = r.found.filter(({ slot }) => VALUES.includes(slot)).length >= 2
  if (!r.question && (r.wish || r.again || several)) {
    const draft = emptyDraft(ctx.visited)
    if (state.mode !== 'completed') return offerTo(state, draft, r.found, ctx)
    const filled = fill(draft, r.found, ctx)
    const [next, effects] = startBooking(state, filled.draft, ctx, 'Eco.otra')
    const [refused] = filled.refusals
    return refused ? [next, refuseWith(refused, filled.draft, ctx, pending(next))] : [next, effects]
  }
  if (r.onlyThanks) return [state, [{ type: 'say', say: { key: 'Fin.denada' } }]]
  return ask(state, text, r.topic)
}

/** A message while the yes/no question is open. A "no" with a value is a correction, not a refusal. */
export function whileOffered(state: Offered, r: Reading, ctx: ChatContext): Transition {
  const notToday =
    r.no &&
    r.found.length === 1 &&
    r.found[0]?.values[0] === ctx.ahora.fecha &&
    !state.draft.given.includes('date')
  if (r.found.length > 0 && !notToday) {
    if (!r.consent && !r.wish) return offerTo(state, state.draft, r.found, ctx)
    const filled = fill(state.draft, r.found, ctx)
    const [next, effects] = startBooking(state, filled.draft, ctx, 'Eco.empezamos')
    const [refused] = filled.refusals
    const told: Effect[] = refused ? refuseWith(refused, filled.draft, ctx, pending(next)) : effects
    return [next, told]
  }
  if (r.no) return [cancelled(state), [{ type: 'say', say: { key: 'Oferta.no' } }]]
  if (r.yes || r.consent || r.wish) return startBooking(state, state.draft, ctx, 'Eco.empezamos')
  return notUnderstood(state, ctx)
}
