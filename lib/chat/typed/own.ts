import { correct, type Transition, take } from '../book.ts'
import type { Open } from '../change.ts'
import { fill } from '../fill.ts'
import { parts, pending, sayThen } from '../prompt.ts'
import { TAG } from '../questions.ts'
import type { ChatContext, ChatState, Finding, Reading, Say, Slot } from '../state.ts'
import { SLOTS } from '../state.ts'
import { acknowledged } from './acknowledged.ts'

type Read = (text: string) => Reading
type Hear = (state: ChatState, text: string) => Transition

const CONTACT: readonly Slot[] = ['email', 'phone']
const isOpen = ({ mode }: ChatState): boolean => mode === 'booking' || mode === 'confirming'

/** "Did you put half past two?", "we said 1 pm, no? Ann Lee": answered from the draft, and what follows is heard. */
export function ownAsked(
  state: Open,
  text: string,
  r: Reading,
  read: Read,
  hear: Hear,
  ctx: ChatContext,
): Transition | null {
  if (!r.asksPut) return null
  const end = text.lastIndexOf('?') + 1 || text.length
  const asked = read(text.slice(0, end).replace(TAG, '?')).spoken.filter(({ values }) => values.length === 1)
  if (asked.length === 0) return null
  // "ann@…, you put us inside, yes?": what is told beside it is kept.
  const found = [...asked, ...r.found.filter((one) => CONTACT.includes(one.slot))]
  const { draft, changed, refusals } = fill(state.draft, found, ctx)
  const rest = text.slice(end).replace(/^[ ?!.,]+/, '')
  const slots = found.map(({ slot }) => slot)
  const right: Say = { key: 'Eco.asi', parts: parts(slots, draft) }
  const isRight = changed.length === 0 && refusals.length === 0
  const corrected = (): Transition =>
    state.mode === 'booking' ? take(state, found, ctx) : correct(state, found, ctx)
  if (!isRight && (rest === '' || refusals.length > 0)) return corrected()
  const [next] = isRight ? [state] : corrected()
  const said: Say = isRight ? right : { key: 'Eco.cambiado', parts: parts(changed, draft) }
  if (rest !== '' && isOpen(next)) {
    const [last, effects] = hear(next, rest)
    return [last, acknowledged(said, effects)]
  }
  const open = pending(next)
  return [next, open ? [sayThen(said, open)] : [{ type: 'say', say: said }]]
}

/** "What time did I say again?": all that is noted is told, and what was open is asked again. */
export function recalled(state: Open, r: Reading): Transition | null {
  // "Yes. Is that fixed now?": the yes to a prefix is heard first.
  const isPrefix = state.mode === 'booking' && state.draft.doubt?.slot === 'phone' && (r.yes || r.consent)
  if (
    !r.recalls ||
    isPrefix ||
    r.found.some(({ slot }) => CONTACT.includes(slot)) ||
    r.spoken.some(({ slot, values }) => slot !== 'seating' && values.length > 0)
  )
    return null
  const open = pending(state)
  if (!open) return null
  // The summary tells all by itself.
  if (state.mode === 'confirming') return [state, [sayThen(null, open)]]
  const { draft } = state
  const told = SLOTS.filter((slot) => draft.given.includes(slot) && slot !== 'notes')
  return told.length > 0 ? [state, [sayThen({ key: 'Eco.anotado', parts: parts(told, draft) }, open)]] : null
}

/** "Lukas Brandl. And yes, the number is right": the prefix that was asked about is agreed to beside another value. */
export function numberAgreed(state: Open, text: string, r: Reading, read: Read): Reading {
  if (state.mode !== 'booking' || r.question || r.no || r.found.length === 0) return r
  const { doubt } = state.draft
  const [supposed, other] = doubt?.slot === 'phone' ? doubt.options : []
  if (!supposed || other || r.found.some(({ slot }) => slot === 'phone')) return r
  const isAgreed = r.turns.some((at, i) => read(text.slice(at, r.turns[i + 1]).trim()).yes)
  const phone: Finding = { slot: 'phone', values: [supposed] }
  return isAgreed ? { ...r, found: [...r.found, phone] } : r
}
