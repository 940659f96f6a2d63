import { press } from '@/lib/chat/press.ts'
import { bringLexicon } from './lexicons.ts'

/**
 * What buttons need. Typed text is fetched from here, so that what buttons have brought already is not brought again.
 */
export const presses = { press, bringLexicon, typing: async () => (await import('./typing.ts')).typing }
