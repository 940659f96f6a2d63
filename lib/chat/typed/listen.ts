import type { Transition } from '../book.ts'
import { namesDiet } from '../preferences.ts'
import { MY } from '../slots/guests.ts'
import { fold, wordPattern } from '../text/fold.ts'
import { withoutContacts } from '../text/mask.ts'

/** Beside the diets: stems of what must not be eaten, in five languages. */
const DIET =
  /(?<![a-z])(?:[a-z]*al+erg|intoler|toll?er[oa]|(?:un)?vertr(?:a|ae)g|supporte|diger|rea[gc]|sienta|vegetal|la[ck]tos)/
/** The function hears of a message too that is answered here: before the answer, so that help comes first. */
export function listened(text: string, [next, effects]: Transition): Transition {
  // The function is told no address and no telephone.
  const told = withoutContacts(text).trim()
  if (told === '' || effects.some(({ type }) => type === 'ask' || type === 'listen')) return [next, effects]
  return [next, [{ type: 'listen', text: told, talk: next.talk }, ...effects]]
}

const PERSON = wordPattern(
  `(?:${MY}|i|i'm|we|we're|soy|somos|tengo|tenemos|ich|wir|je|j'ai|nous|on|sono|siamo|ho|abbiamo|un[ao]? de nosotr[oa]s|one of us|somebody|someone|alguien|quelqu'un|jemand|einer? von uns|uno di noi|una di noi)`,
)
export const namesNeed = (folded: string): boolean => DIET.test(folded) || namesDiet(folded)

/** "My friend has a nut allergy": somebody and a need, and nothing asked. */
export function tellsNeed(text: string): boolean {
  const folded = fold(text)
  return namesNeed(folded) && PERSON.test(folded) && !/[?¿]/.test(text)
}

/** What somebody must not eat is kept, wherever in a booking it is said. */
export const listenedForDiets = (text: string, step: Transition): Transition =>
  namesNeed(fold(text)) ? listened(text, step) : step
