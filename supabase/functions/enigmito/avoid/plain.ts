import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Telling } from '../care/follow.ts'
import type { Hints } from '../hints.ts'
import type { Hit } from '../phrases.ts'
import type { Allergen } from '../words/shape.ts'

/** What a message says before it is known what is avoided. */
export type Plain = Telling & {
  lang: Locale
  hits: readonly Hit[]
  marks: readonly { id: string; start: number; end: number }[]
  breaks: ReadonlySet<number>
  words: readonly string[]
  /** Foods that the guests say they eat themselves. */
  eaten: readonly Hit[]
  allergens: readonly Allergen[]
  diets: readonly ('vegan' | 'vegetarian')[]
  hints: Hints
}

/** `labels`: those of `marks` that stand before a colon. */
export type Said = { r: Plain; marks: readonly Hit[]; labels: readonly Hit[] }
