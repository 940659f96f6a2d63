import { isSimilar } from '../slots/spelling.ts'
import type { ChatState, Reading } from '../state.ts'
import { fold } from '../text/fold.ts'

const isAlike = (a: string, b: string): boolean => isSimilar(fold(a), fold(b))

/** "It is spelt Prichard", of Dai Pritchard: one word of the name is put right, the others stay. */
export function respelt(r: Reading, state: ChatState): Reading {
  const known = state.mode === 'talking' ? null : state.draft.name
  if (state.mode === 'booking' && state.step === 'name') return r
  const words = known?.split(' ') ?? []
  const found = r.found.map((one) => {
    const [name = ''] = one.values
    const at = words.findIndex((word) => isAlike(word, name))
    return one.slot === 'name' && words.length > 1 && at >= 0
      ? { ...one, values: [words.with(at, name).join(' ')] }
      : one
  })
  return { ...r, found }
}
