import { isSimilar } from '../slots/spelling.ts'
import type { ChatState, Finding, Reading } from '../state.ts'
import { fold } from '../text/fold.ts'

const isAlike = (a: string, b: string): boolean => isSimilar(fold(a), fold(b))

/** "It is spelled Prichard", of Dai Pritchard: one word of the name is put right, the others stay. */
export function putRight(r: Reading, state: ChatState): Reading {
  const words = (state.mode === 'talking' ? null : state.draft.name)?.split(' ') ?? []
  if (words.length === 0 || (state.mode === 'booking' && state.step === 'name')) return r
  const found = r.found.map((one): Finding => {
    const [word = ''] = one.values
    if (one.slot !== 'name' || word === '') return one
    const at = words.findIndex((own) => own !== word && isAlike(own, word))
    return at < 0 ? one : { ...one, values: [words.with(at, word).join(' ')] }
  })
  return { ...r, found }
}
