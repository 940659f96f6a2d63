import { fill, nextSlot, type Refusal, unread } from './fill.ts'
import { fold } from './fold.ts'
import { append, confirmation, EDITS, offer, part, parts, pending, question, sayThen } from './prompt.ts'
import { codeOf, explain, help, refuseWith } from './refuse.ts'
import type { ChatContext, ChatState, Draft, Effect, Finding, Reading, Say, Slot } from './state.ts'

export type Transition = [ChatState, Effect[]]
export type Booking = Extract<ChatState, { mode: 'booking' }>
export type Confirming = Extract<ChatState, { mode: 'confirming' }>
export type Offered = Extract<ChatState, { mode: 'offered' }>
type Common = Pick<ChatState, 'invited' | 'farewell' | 'context'>
export const common = ({ invited, farewell, context }: ChatState): Common => ({ invited, farewell, context })

const ALLERGY = /al+erg|celi[ac]|coelia|zoliak|intoler|unvertrag|anafil|anaphyl|glut[ei]n|la[ck]?t+[oe]s/

function echo(changed: readonly Slot[], draft: Draft, corrected: boolean): Say | null {
  if (changed.length === 0) return null
  const say: Say = { key: corrected ? 'Eco.cambiado' : 'Eco.anotado', parts: parts(changed, draft) }
  const allergy = changed.includes('notes') && ALLERGY.test(fold(draft.notes ?? ''))
  return allergy ? append(say, { key: 'Eco.alergia' }) : say
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
    ...common(from),
  }
  return [state, [sayThen({ key: 'Eco.cambiar' }, question(slot, draft))]]
}

function miss(
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

export function whileBooking(state: Booking, r: Reading, ctx: ChatContext): Transition {
  const { draft, step } = state
  const has = (slot: Slot): boolean => r.found.some((one) => one.slot === slot && one.values.length > 0)
  const repeat = (first: Say | null): Transition => [state, [sayThen(first, question(step, draft))]]
  if (r.why) return repeat({ key: `Porque.${step}` })
  if (r.edit && !has(r.edit))
    return r.edit === step ? repeat({ key: 'Eco.cambiar' }) : editing(state, draft, r.edit)
  if (state.refused && r.yes && !has(step)) return advance(state, draft, ctx, null)
  const empty = step === 'notes' && r.found.every((one) => one.values[0] === '')
  if (r.onlyThanks && !empty && step !== 'name') return repeat(null)
  if (r.wish && step === 'name' && !has('name') && r.found.every(({ slot }) => slot === 'name'))
    return repeat(null)
  const silent = step === 'seating' && r.found.length === 0
  const found = silent ? [{ slot: 'seating', values: ['indoor'] } as const] : r.found
  if (found.length === 0) return miss(state, draft, unread(step), null, ctx)
  return take(state, found, ctx)
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

export const askChange = (state: Confirming): Transition => [
  state,
  [{ type: 'say', say: { key: 'Resumen.queCambio' }, choices: EDITS }],
]

export function notUnderstood(state: Offered | Confirming, ctx: ChatContext): Transition {
  const misses = state.misses + 1
  const offered = state.mode === 'offered'
  const said = help(offered ? 'offer' : 'confirm', misses, ctx)
  const key = offered ? 'Oferta.noEntendido' : 'Resumen.noEntendido'
  const { choices } = offered ? offer(state.draft) : confirmation(state.draft)
  return [
    { ...state, misses },
    [
      { type: 'refusal', code: 'not_understood' },
      { type: 'say', say: said ?? { key }, choices },
    ],
  ]
}

export const saved = (draft: Draft, codigo: string): Say => ({
  key: 'Fin.guardada',
  values: { date: draft.date ?? '', time: draft.time ?? '', codigo },
  parts: [part('guests', draft)],
})
