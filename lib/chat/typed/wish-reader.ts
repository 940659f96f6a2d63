import { kindsIn } from '../slots/kinds.ts'
import { type WishReader, wishesIn } from '../slots/wishes.ts'
import { noteWishes, seatedWithDog, waitingFor, withTold } from './noting.ts'

/** What reads wishes and notes them; a browser brings it with the first message that may tell one. */
export const wishes: WishReader = { wishesIn, kindsIn, noteWishes, seatedWithDog, waitingFor, withTold }
