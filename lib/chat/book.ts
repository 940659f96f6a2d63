import { fill, nextSlot, type Refusal } from './fill.ts'
import { append, confirmation, EDITS, part, parts, pending, question, sayThen } from './prompt.ts'
import { codeOf, explain, help, refuseWith } from './refuse.ts'
import type { ChatContext, ChatState, Draft, Effect, Finding, Say, Slot } from './state.ts'
import { fold } from './text/fold.ts'
import { common } from './view.ts'

export type Transition = [ChatState, Effect[]]
export type Booking = Extract<ChatState, { mode: 'booking' }>
export type Confirming = Extract<ChatState, { mode: 'confirming' }>
export type Offered = Extract<ChatState, { mode: 'offered' }>
export type Drafting = Offered | Booking | Confirming

const ALLERGY = /al+erg|celi[ac]|coelia|zoli|intoler|unvertrag|anafil|anaphyl|glut[ei]n|la[ck]?t+[oe]s/
const isHealth = (notes: string | null): boolean => ALLERGY.test(fold(notes ?? ''))
const CONSENT = 'Eco.consentimiento'
const HEALTH: Say = { key: 'Eco.alergia', next: { key: CONSENT } }

const withoutConsent = ({ next, ...say }: Say): Say => {
  const rest = next?.key === CONSENT ? next.next : next
  return rest ? { ...say, next: withoutConsent(rest) } : say
}
/** What keeping health data means is said once in a booking: with the first note that tells some. */
export const consentedOnce = (before: ChatState, effects: Effect[]): Effect[] =>
  'draft' in before && before.draft.given.includes('notes') && isHealth(before.draft.notes)
    ? effects.map((one) => (one.type === 'say' ? { ...one, say: withoutConsent(one.say) } : one))
    : effects

/** A note that was told on the way, said back. */
export function echoOf(notes: string, allergy = isHealth(notes)): Say {
  const say: Say = { key: 'Eco.anotado', parts: [{ key: 'Parte.dicho', values: { notes } }] }
  return allergy ? append(say, HEALTH) : say
}

export function echo(changed: readonly Slot[], draft: Draft, corrected: boolean): Say | null {
  if (changed.length === 0) return null
  // "Noted: notes: …" would say it twice.
  if (changed.length === 1 && changed[0] === 'notes' && draft.notes && !corrected) return echoOf(draft.notes)
  const say: Say = { key: corrected ? 'Eco.cambiado' : 'Eco.anotado', parts: parts(changed, draft) }
  const allergy = changed.includes('notes') && isHealth(draft.notes)
  return allergy ? append(say, HEALTH) : say
}

/** Asks the next missing field, or shows the summary under a fresh key when none is missing (§4). */
export function advance(from: ChatState, draft: Draft, ctx: ChatContext, first: Say | null): Transition {
  const step = nextSlot(draft)
  if (step === null) {
    const state: ChatState = { mode: 'confirming', draft, clave: ctx.newKey, misses: 0, ...common(from) }
    return [state, [sayThen(first, confirmation(draft))]]
  }
  const state: ChatState = {
    mode: 'booking',
    draft,
    step,
    isEditing: false,
    misses: 0,
    refused: false,
    ...common(from),
  }
  return [state, [sayThen(first, question(step, draft))]]
}

/** §4, edit mode: asks one field again, then goes straight to the summary. */
export function editing(from: ChatState, draft: Draft, slot: Slot): Transition {
  const state: ChatState = {
    mode: 'booking',
    draft,
    step: slot,
    isEditing: true,
    misses: 0,
    refused: false,
    ...(from.mode === 'confirming' && from.unshown ? { unshown: true } : {}),
    ...common(from),
  }
  return [state, [sayThen({ key: 'Eco.cambiar' }, question(slot, draft))]]
}

export function miss(
  state: Booking,
  draft: Draft,
  refusal: Refusal,
  first: Say | null,
  ctx: ChatContext,
): Transition {
  const misses = state.misses + 1
  const { say, choices } = explain(refusal, draft, ctx)
  const said = help(state.step, misses, ctx) ?? say
  const own = choices.length > 0 ? choices : question(state.step, draft).choices
  return [
    { ...state, draft, misses },
    [{ type: 'refusal', code: codeOf(refusal) }, sayThen(first, { say: said, choices: own })],
  ]
}

export function take(state: Booking, found: readonly Finding[], ctx: ChatContext): Transition {
  const { draft, changed, refusals } = fill(state.draft, found, ctx)
  const own = refusals.find(({ slot }) => slot === state.step)
  const others = changed.filter((slot) => slot !== state.step)
  const known = others.filter((slot) => state.draft.given.includes(slot))
  const corrected = state.isEditing || (known.length > 0 && known.length === changed.length)
  const said = echo(changed, draft, corrected)
  if (own) return miss(state, draft, own, said, ctx)
  const answered = found.some(({ slot }) => slot === state.step)
  const [refused] = refusals
  if (refused) {
    const [next] = answered ? advance(state, draft, ctx, null) : [{ ...state, draft }]
    const told = refuseWith(refused, draft, ctx, pending(next)).map((effect) =>
      effect.type === 'say' && said ? { ...effect, say: append(said, effect.say) } : effect,
    )
    return [next, told]
  }
  if (answered) return advance(state, draft, ctx, said)
  return [{ ...state, draft }, [sayThen(said, question(state.step, draft))]]
}

/** None of the readings that were offered: the field is asked anew. */
export function another(state: Booking): Transition {
  const draft = { ...state.draft, doubt: null }
  return [{ ...state, draft }, [sayThen(null, question(state.step, draft))]]
}

/** A value at the summary changes the draft; the summary gets a fresh key and is shown again. Nothing is saved. */
export function correct(state: Confirming, found: readonly Finding[], ctx: ChatContext): Transition {
  const { draft, changed, refusals } = fill(state.draft, found, ctx)
  const [refused] = refusals
  if (nextSlot(draft)) {
    const [next, effects] = advance(state, draft, ctx, echo(changed, draft, true))
    return refused ? [next, refuseWith(refused, draft, ctx, pending(next))] : [next, effects]
  }
  const next: Confirming =
    changed.length > 0 ? { ...state, draft, clave: ctx.newKey, misses: 0 } : { ...state, draft }
  if (refused) return [next, refuseWith(refused, draft, ctx, confirmation(draft))]
  return [next, [sayThen(echo(changed, draft, true), confirmation(draft))]]
}

/** What is to be changed was asked: a yes to that sends nothing before the summary is shown again. */
export const askChange = (state: Confirming): Transition => [
  { ...state, unshown: true },
  [{ type: 'say', say: { key: 'Resumen.queCambio' }, choices: EDITS }],
]

export const saved = (draft: Draft, codigo: string): Say => ({
  key: 'Fin.guardada',
  values: { date: draft.date ?? '', time: draft.time ?? '', codigo },
  parts: [part('guests', draft)],
})
