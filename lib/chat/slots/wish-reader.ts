import { kindsIn } from './kinds.ts'
import { type WishReader, wishesIn } from './wishes.ts'

/** What reads wishes; a browser brings it with the first message that may tell one. */
export const wishes: WishReader = { wishesIn, kindsIn }
