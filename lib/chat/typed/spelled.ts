import { isSimilar } from '../slots/spelling.ts'
import type { ChatState, Finding, Reading } from '../state.ts'
import { fold } from '../text/fold.ts'

const isAlike = (a: string, b: string): boolean => isSimilar(fold(a), fold(b))

const MOST = 4
/** "I told you, marc lefebvre", of a Lefebvre: a clause that holds the whole name is the name, told again or in full. */
function withNameAgain(r: Reading, state: ChatState, text: string): Reading {
  const name = state.mode === 'booking' && state.step !== 'notes' ? state.draft.name : null
  const known = fold(name ?? '').split(' ')
  const isFree = name !== null && name !== '' && !r.question && !r.found.some(({ slot }) => slot === 'name')
  if (!isFree || text.includes('@')) return r
  const again = text
    .split(/[,.;:!?]+/)
    .map((clause) => clause.trim())
    .find((clause) => {
      const words = fold(clause).split(' ')
      return words.length > 1 && words.length <= MOST && known.every((word) => words.includes(word))
    })
  // Words beside a surname alone may be any: "herr moser kommt".
  const isName = again && (known.length > 1 || /^\S+ \S+$/.test(again))
  return isName ? { ...r, found: [...r.found, { slot: 'name', values: [again] }] } : r
}

/** "It is spelled Prichard", of Dai Pritchard: one word of the name is put right, the others stay. */
export function putRight(heard: Reading, state: ChatState, text: string): Reading {
  const r = withNameAgain(heard, state, text)
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
