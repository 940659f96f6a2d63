import type { Transition } from '../book.ts'
import { fold } from '../text/fold.ts'
import { withoutContacts } from '../text/mask.ts'
import { namesNeed } from '../text/need.ts'

/** The function hears of a message too that is answered here: before the answer, so that help comes first. */
export function listened(text: string, [next, effects]: Transition): Transition {
  // The function is told no address and no telephone.
  const told = withoutContacts(text).trim()
  if (told === '' || effects.some(({ type }) => type === 'ask' || type === 'listen')) return [next, effects]
  return [next, [{ type: 'listen', text: told, talk: next.talk }, ...effects]]
}

/** What somebody must not eat is kept, wherever in a booking it is said. */
export const listenedForDiets = (text: string, step: Transition): Transition =>
  namesNeed(fold(text)) ? listened(text, step) : step
