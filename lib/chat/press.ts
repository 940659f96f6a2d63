import type { HHmm, IsoDate } from '../core/dates.ts'
import { another, askChange, consentedOnce, correct, editing, type Transition, take } from './book.ts'
import { keepAsWas } from './change.ts'
import { greet } from './greet.ts'
import { minding, withNeeds } from './notes/minded.ts'
import { cancelled, declined, offerTo, spokenDraft, startBooking } from './offer.ts'
import { pending, sayThen, tellsAll } from './prompt.ts'
import { confirm, onRefused, onSaved, onUnreachable } from './send.ts'
import { remembering, spokenOf } from './spoken.ts'
import {
  type ChatContext,
  type ChatEvent,
  type ChatState,
  type Effect,
  type Finding,
  isTalked,
  type Slot,
  type Talked,
} from './state.ts'
import { noteVisit } from './visit.ts'

export const repeat = (state: ChatState): Transition => {
  const open = pending(state)
  return [state, open ? [sayThen(null, open)] : []]
}

export type Step = (state: ChatState, event: ChatEvent, ctx: ChatContext) => Transition
type Hear = (state: ChatState, event: Talked, ctx: ChatContext) => Transition

/** §4: a draft that has changed is shown whole before a yes sends it. */
function marked(before: ChatState, [after, effects]: Transition): Transition {
  if (after.mode !== 'confirming') return [after, effects]
  const { unshown = false, ...state } = after
  const isShown = effects.some((effect) => effect.type === 'say' && tellsAll(effect.say))
  const isNew = !('clave' in before) || before.clave !== after.clave
  return [!isShown && (unshown || isNew) ? { ...state, unshown: true } : state, effects]
}

/** One event: the next state and what is to be done. What the draft knows is spoken of from then on. */
export const stepWith =
  (hear: Hear): Step =>
  (state, event, ctx) => {
    // What is heard meanwhile is told with the next step: what was to be said is under way.
    const isMeanwhile = event.type === 'heard'
    const [from, late] = isMeanwhile ? [state, null] : withNeeds(state, ctx)
    const heard = isTalked(event) ? hear(from, event, ctx) : after(from, event, ctx)
    const [next, effects] = marked(state, isMeanwhile ? heard : minding(heard, late, ctx))
    return [{ ...remembering(state, next), talk: spokenOf(state, next) }, consentedOnce(state, effects)]
  }

/** Everything but what is talked, which needs the larger part of the conversation's code (`machine.ts`). */
export const press: Step = stepWith((state) => [state, []])

const offered = ({ fecha, hora }: { fecha: IsoDate; hora: HHmm }): Finding[] => [
  { slot: 'date', values: [fecha] },
  { slot: 'time', values: [hora] },
]

/** An unfinished draft is continued. */
function goesOn(state: ChatState): Transition | null {
  const open = pending(state)
  return open && [state, [sayThen({ key: 'Fin.seguir' }, open)]]
}

type Pressed = Exclude<ChatEvent, Talked>

function after(state: ChatState, event: Pressed, ctx: ChatContext): Transition {
  switch (event.type) {
    case 'open':
      return goesOn(state) ?? greet(state, ctx)
    case 'book':
      if (state.mode === 'talking') {
        const found = event.at ? offered(event.at) : []
        return offerTo(state, spokenDraft(state, found, ctx), found, ctx)
      }
      return state.mode === 'completed'
        ? startBooking(state, spokenDraft(state, [], ctx), ctx, 'Eco.otra')
        : repeat(state)
    case 'pick':
      return onPick(state, event.slot, event.value, ctx)
    case 'yes':
      return onYes(state, ctx)
    case 'no':
      if (state.mode === 'offered') return declined(state)
      if (state.mode === 'booking' && state.draft.doubt?.slot === state.step) return another(state)
      if (state.proposed && (state.mode === 'booking' || state.mode === 'confirming')) {
        const { proposed, undo, ...open } = state
        return keepAsWas(open, ctx)
      }
      return state.mode === 'confirming' ? askChange(state) : repeat(state)
    case 'cancel':
      return cancel(state, ctx)
    case 'edit':
      if (state.mode === 'booking' || state.mode === 'confirming' || state.mode === 'offered')
        return editing(state, state.draft, event.slot)
      return [state, []]
    case 'visited':
      return noteVisit(state, false, ctx)
    case 'saved':
      return state.mode === 'sending' ? onSaved(state, event) : [state, []]
    case 'refused':
      return state.mode === 'sending' ? onRefused(state, event.aviso, event.alternativas, ctx) : [state, []]
    case 'unreachable':
      return state.mode === 'sending' ? onUnreachable(state, event, ctx) : [state, []]
  }
}

function onYes({ proposed, ...state }: ChatState, ctx: ChatContext): Transition {
  if (proposed && state.mode === 'booking') return take(state, proposed, ctx)
  if (proposed && state.mode === 'confirming') return correct(state, proposed, ctx)
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
export function cancel(state: ChatState, ctx: ChatContext): Transition {
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
