import { noteWishes, seatedWithDog, waitingFor } from '../typed/noting.ts'
import { kindsIn } from './kinds.ts'
import { type WishReader, wishesIn } from './wishes.ts'

/** What reads wishes and notes them; a browser brings it with the first message that may tell one. */
export const wishes: WishReader = { wishesIn, kindsIn, noteWishes, seatedWithDog, waitingFor }
