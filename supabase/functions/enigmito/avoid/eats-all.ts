import type { Avoided, Eater } from '../../../../lib/chat/talk.ts'
import type { Hit } from '../phrases.ts'

const NOT = /^(?:no|not|n|don|doesn|t|pas|ne|nicht|non)$/
const BUT =
  /^(?:menos|excepto|salvo|except|but|apart|sauf|hormis|mais|ausser|aber|bis|tranne|eccetto|meno|ma|pero|senza|sin|sans|ohne|without)$/

/** "My husband eats everything": said of somebody of whom nothing else is known, with no exception. */
export const isForAll = (
  words: readonly string[],
  marks: readonly Hit[],
  whoAt: (at: number) => Eater,
  avoided: readonly Avoided[],
): boolean =>
  marks.some(({ start, end }) => {
    const denied = words.slice(Math.max(0, start - 2), start).some((word) => NOT.test(word))
    const excepts = words.slice(end, end + 3).some((word) => BUT.test(word))
    return !denied && !excepts && !avoided.some(({ who }) => who === whoAt(start))
  })
