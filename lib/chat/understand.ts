import { createReader } from './reader.ts'
import { names } from './slots/name-reader.ts'
import type { Understand } from './state.ts'
import { wishes } from './typed/wish-reader.ts'
import { LEXICON } from './words/all.ts'

/** The reader with all five languages at hand. */
export const understand: Understand = createReader(LEXICON, () => {}, { wishes, names })
