import { ask, onAnswer } from './answer.ts'
import { askChange, correct, editing, notUnderstood, type Transition, take, whileBooking } from './book.ts'
import { MAX_MESSAGE } from './contract.ts'
import { cancelled, greet, offerTo, startBooking, whileOffered, whileTalking } from './offer.ts'
import { pending, sayThen } from './prompt.ts'
import { confirm, onRefused, onSaved, onUnreachable } from './send.ts'
import type { ChatContext, ChatEvent, ChatState, Effect, Finding, Reading, Slot } from './state.ts'
import { emptyDraft, stepOf } from './view.ts'

export const initialState: ChatState = { mode: 'talking', invited: false, farewell: 0, context: null }

/** Number of messages after which a thanks or a goodbye no longer counts (§4). */
const FAREWELL = 3

const repeat = (state: ChatState): Transition => {
  const open = pending(state)
  return [state, open ? [sayThen(null, open)] : []]
}

export function step(state: ChatState, event: ChatEvent, ctx: ChatContext): [ChatState, Effect[]] {
  switch (event.type) {
    case 'open':
      return greet(state, ctx)
    case 'book':
      if (state.mode === 'talking') return offerTo(state, emptyDraft(ctx.visited), [], ctx)
      return state.mode === 'completed'
        ? startBooking(state, emptyDraft(ctx.visited), ctx, 'Eco.otra')
        : repeat(state)
    case 'text':
      return invite(onText(state, event.text, ctx))
    case 'pick':
      return onPick(state, event.slot, event.value, ctx)
    case 'yes':
      return onYes(state, ctx)
    case 'no':
      if (state.mode === 'offered') return [cancelled(state), [{ type: 'say', say: { key: 'Oferta.no' } }]]
      return state.mode === 'confirming' ? askChange(state) : repeat(state)
    case 'cancel':
      return cancel(state, ctx)
    case 'edit':
      if (state.mode === 'booking' || state.mode === 'confirming' || state.mode === 'offered')
        return editing(state, state.draft, event.slot)
      return [state, []]
    case 'answer':
      return onAnswer(state, event.answer, ctx)
    case 'saved':
      return state.mode === 'sending' ? onSaved(state, event) : [state, []]
    case 'refused':
      return state.mode === 'sending' ? onRefused(state, event.aviso, event.alternativas, ctx) : [state, []]
    case 'unreachable':
      return state.mode === 'sending' ? onUnreachable(state, ctx) : [state, []]
  }
}

function onYes(state: ChatState, ctx: ChatContext): Transition {
  if (state.mode === 'offered') return startBooking(state, state.draft, ctx, 'Eco.empezamos')
  if (state.mode === 'confirming') return confirm(state, ctx)
  return state.mode === 'sending' ? [state, []] : repeat(state)
}

function onPick(state: ChatState, slot: Slot, value: string, ctx: ChatContext): Transition {
  const found: Finding[] = [{ slot, values: [value] }]
  if (state.mode === 'offered') return offerTo(state, state.draft, found, ctx)
  if (state.mode === 'booking') return take(state, found, ctx)
  return state.mode === 'confirming' ? correct(state, found, ctx) : [state, []]
}

/** §4: a cancellation empties the draft. A booking that is being sent or is saved cannot be undone here. */
function cancel(state: ChatState, ctx: ChatContext): Transition {
  const say = (key: string): Effect => ({ type: 'say', say: { key, values: { telefono: ctx.telefono } } })
  if (state.mode === 'sending') return [state, [say('Error.waiting')]]
  if (state.mode === 'talking') return [state, [say('Cancelar.nada')]]
  if (state.mode === 'completed') {
    const links = [{ key: 'llamar', url: `tel:${ctx.telefono.replace(/[^\d+]/g, '')}` }]
    return [
      cancelled(state),
      [{ type: 'say', say: { key: 'Cancelar.guardada', values: { telefono: ctx.telefono }, links } }],
    ]
  }
  return [cancelled(state), [say('Cancelar.hecho')]]
}

function onText(before: ChatState, text: string, ctx: ChatContext): Transition {
  if (before.mode === 'sending') return [before, [{ type: 'say', say: { key: 'Error.waiting' } }]]
  if (text.trim() === '') return [before, []]
  if (text.length > MAX_MESSAGE)
    return [
      before,
      [
        { type: 'refusal', code: 'too_long' },
        { type: 'say', say: { key: 'Error.long' } },
      ],
    ]
  const at = before.mode === 'booking' ? before.step : stepOf(before)
  const asking = at === 'completed' ? null : at
  // Without the reader the chat answers as when offline; all buttons still work.
  if (!ctx.understand) return onAnswer(before, null, ctx)
  const r = ctx.understand(text, { asking, ahora: ctx.ahora, rules: ctx.rules, locale: ctx.locale })
  const state: Exclude<ChatState, { mode: 'sending' }> = {
    ...before,
    farewell: r.thanks ? FAREWELL : Math.max(0, before.farewell - 1),
  }
  switch (state.mode) {
    case 'talking':
    case 'completed':
      if (r.cancel && (state.mode === 'completed' || text.trim().split(/\s+/).length <= 2))
        return cancel(state, ctx)
      return whileTalking(state, r, text, ctx)
    case 'offered':
      if (r.cancel) return cancel(state, ctx)
      return r.question ? ask(state, text, r.topic) : whileOffered(state, r, ctx)
    case 'booking': {
      if (r.cancel) return cancel(state, ctx)
      if (r.question && !r.why) return ask(state, text, r.topic)
      const which = state.draft.doubt?.slot === state.step ? r.which : null
      const chosen = which === null ? undefined : state.draft.doubt?.options[which]
      if (chosen !== undefined) return take(state, [{ slot: state.step, values: [chosen] }], ctx)
      return whileBooking(state, r, ctx)
    }
    case 'confirming':
      if (r.cancel) return cancel(state, ctx)
      return r.question ? ask(state, text, r.topic) : whileConfirming(state, r, ctx)
  }
}

function whileConfirming(
  state: Extract<ChatState, { mode: 'confirming' }>,
  r: Reading,
  ctx: ChatContext,
): Transition {
  const valued = r.found.filter(({ values }) => values.length > 0)
  if (r.edit && !valued.some(({ slot }) => slot === r.edit)) return editing(state, state.draft, r.edit)
  if (r.found.length > 0) return correct(state, r.found, ctx)
  if (r.yes) return confirm(state, ctx)
  if (r.no || r.change) return askChange(state)
  return r.onlyThanks ? repeat(state) : notUnderstood(state, ctx)
}

/** §4: once after thanks or goodbye, when nothing is being booked, the invitation to the experiences wall. */
function invite([state, effects]: Transition): Transition {
  const free = state.mode === 'talking' || state.mode === 'completed'
  if (!free || state.invited || state.farewell === 0) return [state, effects]
  const say = { key: 'Fin.muro', links: [{ key: 'experiencias', url: '/gallery' }] }
  return [{ ...state, invited: true }, [...effects, { type: 'say', say, delayMs: 1000 }]]
}
