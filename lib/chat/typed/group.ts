import { advance, type Transition } from '../book.ts'
import { call } from '../fallback.ts'
import { fill } from '../fill.ts'
import { offerTo } from '../offer.ts'
import { parts } from '../prompt.ts'
import type { ChatContext, ChatState, Draft, Reading, Say, Slot } from '../state.ts'
import { SLOTS } from '../state.ts'
import type { Talk } from '../talk.ts'
import { common, emptyDraft } from '../view.ts'
import { acknowledged } from './acknowledged.ts'

/** The party of a message, when it is larger than the guest may book; else null. */
export function largeParty(r: Reading, ctx: ChatContext): number | null {
  const said = r.found.find(({ slot }) => slot === 'guests')?.values.map(Number) ?? []
  const many = said.find((n) => n > ctx.rules.personasMax)
  return many !== undefined && said.every((n) => n > ctx.rules.personasMax) ? many : null
}

const callsToo = (state: ChatState, { rules }: ChatContext): boolean =>
  state.mode === 'offered' &&
  rules.grupoDesde !== undefined &&
  state.draft.given.includes('guests') &&
  state.draft.guests >= rules.grupoDesde

/** A party for which the house asks for a call too: said once, where a table is offered. */
export function withCall(before: ChatState, [next, effects]: Transition, ctx: ChatContext): Transition {
  if (!callsToo(next, ctx) || callsToo(before, ctx)) return [next, effects]
  const values = { desde: ctx.rules.grupoDesde ?? 0, telefono: ctx.telefono }
  return [next, acknowledged({ key: 'Grupo.llamad', values }, effects)]
}

/** The booking that had grown too large goes on where it was. */
export function resume(parked: Draft, state: ChatState, r: Reading, ctx: ChatContext): Transition {
  const from: ChatState = { ...state, talk: { ...state.talk, guests: parked.guests } }
  if (!parked.given.includes('name')) return offerTo(from, parked, r.found, ctx)
  const { draft } = fill(parked, r.found, ctx)
  const changed = SLOTS.filter((slot) => draft.given.includes(slot) && draft[slot] !== parked[slot])
  const echo: Say = { key: 'Eco.cambiado', parts: parts(changed, draft) }
  return advance(from, draft, ctx, changed.length > 0 ? echo : { key: 'Cambio.igual' })
}

/** A party that the house arranges itself: its phone and its form, with the wish as it is known so far. */
export function leadGroup(state: ChatState, r: Reading, ctx: ChatContext): Transition {
  const { telefono, rules } = ctx
  const { draft } = fill(
    emptyDraft(ctx.visited),
    r.found.filter(({ slot }) => slot !== 'guests'),
    ctx,
  )
  const old = state.mode === 'talking' || state.mode === 'completed' ? null : state.draft
  const guests = largeParty(r, ctx) ?? state.talk.guests ?? rules.personasMax
  const talk: Talk = {
    ...state.talk,
    guests,
    day: draft.date ?? old?.date ?? state.talk.day,
    time: draft.time ?? old?.time ?? state.talk.time,
  }
  // "In spring, 35 people": not on the day that was spoken of before.
  const { date: day, time } = r.season ? draft : { date: talk.day, time: talk.time }
  const known: Slot[] = ['guests', ...(day ? ['date' as const] : []), ...(time ? ['time' as const] : [])]
  const say = {
    key: 'Grupo.casa',
    values: { max: rules.personasMax, telefono },
    parts: parts(known, { ...draft, guests, date: day, time }),
    links: [...call(ctx), { key: 'escribir', url: '/contact#mensaje' }],
  }
  const parked = old ?? state.parked
  const next: ChatState = { mode: 'talking', ...common(state), talk, ...(parked ? { parked } : {}) }
  return [
    next,
    [
      { type: 'refusal', code: 'invalid_guests' },
      { type: 'say', say },
    ],
  ]
}
