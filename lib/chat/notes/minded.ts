import { echoOf, type Transition } from '../book.ts'
import { withNotes } from '../fill.ts'
import { append, pending, sayThen } from '../prompt.ts'
import type { ChatContext, ChatState, Draft, Effect, Say } from '../state.ts'
import type { Need } from '../talk.ts'
import { cachedRegExp, fold } from '../text/fold.ts'

const SEPARATOR = '. '

/** Whether notes, folded, say that this must be avoided. */
export const saysNeed = (notes: string, { known }: Need): boolean =>
  cachedRegExp(`(?<![a-z])(?:${known})`).test(notes)

/**
 * The draft with what must be avoided and no note says, each once: what the guest takes out stays out. What is avoided no more
 * leaves the notes.
 */
function mindedIn(draft: Draft, needs: readonly Need[]): { draft: Draft; fresh: readonly string[] } | null {
  const { notes, minded = [] } = draft
  const ended = minded.filter((one) => needs.every(({ note }) => note !== one))
  const kept = (notes ?? '').split(SEPARATOR).filter((one) => one !== '' && !ended.includes(one))
  const unseen = needs.filter(({ note }) => !minded.includes(note))
  if (unseen.length + ended.length === 0) return null
  const said = fold(kept.join(SEPARATOR))
  const fresh = unseen.filter((need) => !saysNeed(said, need)).map(({ note }) => note)
  const all = [...kept, ...fresh].join(SEPARATOR) || null
  const next = all === notes ? draft : withNotes(draft, all)
  return next && { draft: { ...next, minded: needs.map(({ note }) => note) }, fresh }
}

/** §4: an allergy that was told reaches the notes, in whatever words it was told, before they are asked or a booking is sent. */
export function withNeeds(state: ChatState, ctx: ChatContext): [ChatState, Say | null] {
  if (state.mode !== 'confirming' && state.mode !== 'booking') return [state, null]
  if (state.mode === 'booking' && state.step !== 'notes') return [state, null]
  const found = mindedIn(state.draft, state.talk.needs ?? [])
  if (!found) return [state, null]
  const { draft, fresh } = found
  const told = fresh.length > 0 ? echoOf(fresh.join(SEPARATOR), true) : null
  if (draft.notes === state.draft.notes || state.mode === 'booking') return [{ ...state, draft }, told]
  return [{ ...state, draft, clave: ctx.newKey, unshown: true }, told]
}

const isQuestion = ({ key }: Say): boolean => /^(?:Pregunta|Resumen)\./.test(key)
/** A message without the question that it ends with. */
const withoutQuestion = ({ next, ...say }: Say): Say | null => {
  if (isQuestion(say)) return null
  const rest = next && withoutQuestion(next)
  return rest ? { ...say, next: rest } : say
}

/** A step after which a need is noted: it is said, and what was open is asked with it. `late`: noted before the step. */
export function minding([before, effects]: Transition, late: Say | null, ctx: ChatContext): Transition {
  const [state, added] = withNeeds(before, ctx)
  const told = late && added ? append(late, added) : (late ?? added)
  if (!told) return [state, effects]
  const open = added && pending(state)
  // What is asked first is answered first; then what is open comes again.
  if (!open || effects.some(({ type }) => type === 'ask'))
    return [state, [{ type: 'say', say: told }, ...effects]]
  const said = effects.flatMap((effect): Effect[] => {
    if (effect.type !== 'say') return [effect]
    const say = withoutQuestion(effect.say)
    return say ? [{ type: 'say', say }] : []
  })
  return [state, [...said, sayThen(told, open)]]
}
