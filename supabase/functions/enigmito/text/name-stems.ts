import type { Item } from '../menu.ts'
import { stems, tokens } from './fold.ts'

/** The stems of the words in a thing's name, in every language. */
export const nameStems = ({ names }: Item): ReadonlySet<string> =>
  new Set([...names.values()].flatMap(tokens).flatMap(stems))
