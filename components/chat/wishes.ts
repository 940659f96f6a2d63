import { kindsIn } from '@/lib/chat/slots/kinds.ts'
import { type WishReader, wishesIn } from '@/lib/chat/slots/wishes.ts'

/** What reads wishes; it comes with the first message that may tell one. */
export const wishes: WishReader = { wishesIn, kindsIn }
