import { isSimilar } from '../slots/spelling.ts'
import type { ChatState, Finding, Reading } from '../state.ts'
import { fold } from '../text/fold.ts'

/** Shorter words are alike by chance. */
const LETTERS = 4
const isAlike = (a: string, b: string): boolean => isSimilar(fold(a), fold(b))

/** "It is spelled Prichard", of Dai Pritchard: one word of the name is put right, the others stay. */
export function putRight(r: Reading, text: string, state: ChatState): Reading {
  const words = (state.mode === 'talking' ? null : state.draft.name)?.split(' ') ?? []
  if (words.length === 0 || (state.mode === 'booking' && state.step === 'name')) return r
  const withWord = (word: string): Finding[] => {
    const at = words.findIndex((own) => own !== word && isAlike(own, word))
    return at < 0 ? [] : [{ slot: 'name', values: [words.with(at, word).join(' ')] }]
  }
  const found = r.found.map((one) => (one.slot === 'name' ? (withWord(one.values[0] ?? '')[0] ?? one) : one))
  // "With a v, Alverola", at the summary, where nothing else is understood.
  const isOpen = state.mode === 'confirming' && found.length === 0 && !r.question && !r.yes && !r.cancel
  const written = isOpen
    ? (text.match(/\p{Lu}\p{Ll}+/gu) ?? []).filter(({ length }) => length >= LETTERS)
    : []
  return { ...r, found: [...found, ...written.flatMap(withWord).slice(0, 1)] }
}
