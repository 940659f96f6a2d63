import { week } from '../answers/hours.ts'
import * as special from '../answers/special.ts'
import type { Intent } from './signs.ts'

/** What is asked of the house that no row has a text for, or only a part of one. */
export const SPECIAL: readonly Intent[] = [
  { id: 'holidays', when: special.asksFeast, answer: special.feast },
  { id: 'topic', when: special.asksAge, answer: special.age },
  { id: 'groups', when: special.asksGroupMenu, answer: special.groupMenu },
  { id: 'topic', when: special.asksFrozen, answer: special.frozen },
  { id: 'hours', when: special.asksStill, answer: week },
]
