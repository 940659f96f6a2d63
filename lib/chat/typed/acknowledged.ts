import type { Effect, Say } from '../state.ts'

/** One sentence, and the other behind it. */
export const before = (say: Say, next: Say): Say => ({
  ...say,
  next: say.next ? before(say.next, next) : next,
})
/** "Noted: ana@example.com, a high chair": one sentence of two, and what is to be said of the note right behind it. */
const joined = (said: Say, say: Say): Say => {
  const next = said.next && say.next ? before(said.next, say.next) : (said.next ?? say.next)
  return { ...say, parts: [...(say.parts ?? []), ...(said.parts ?? [])], ...(next ? { next } : {}) }
}

/** What was noted, before what else is said. */
export function acknowledged(said: Say, effects: readonly Effect[]): Effect[] {
  const at = Math.max(
    0,
    effects.findIndex(({ type }) => type === 'say' || type === 'ask'),
  )
  const first = effects[at]
  if (first?.type !== 'say') return effects.toSpliced(at, 0, { type: 'say', say: said })
  const say = first.say.key === said.key ? joined(said, first.say) : before(said, first.say)
  return effects.with(at, { ...first, say })
}
