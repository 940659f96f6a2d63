import { createReader } from './reader.ts'
import { wishes } from './slots/wish-reader.ts'
import type { Understand } from './state.ts'
import { LEXICON } from './words/all.ts'

/** The reader with all five languages at hand. */
export const understand: Understand = createReader(LEXICON, () => {}, { wishes })
