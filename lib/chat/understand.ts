import { createReader } from './reader.ts'
import { kindsIn } from './slots/kinds.ts'
import { wishesIn } from './slots/wishes.ts'
import type { Understand } from './state.ts'
import { LEXICON } from './words/all.ts'

/** The reader with all five languages at hand. */
export const understand: Understand = createReader(LEXICON, () => {}, { wishes: { wishesIn, kindsIn } })
