import { LOCALES } from '../../../../lib/i18n/locales.ts'
import type { Item } from '../menu.ts'
import { fold } from '../text/fold.ts'
import { TOLD } from './words.ts'

/** `unsaid`: the row neither calls it raw nor says plainly that it is cooked. */
export type Heat = 'raw' | 'hot' | 'unsaid'

const known = new WeakMap<Item, Heat>()

/** What a dish is by the mark and the words of its own row, in any of its languages; the most careful word counts. */
export function heatOf(item: Item): Heat {
  const found = known.get(item) ?? read(item)
  known.set(item, found)
  return found
}

function read(item: Item): Heat {
  if (item.raw) return 'raw'
  const says = (lang: (typeof LOCALES)[number]): Heat | 'open' => {
    const name = fold(item.names.get(lang) ?? '')
    const text = fold(item.descriptions.get(lang) ?? '')
    const all = [name, text, ...(item.ingredients.get(lang) ?? []).map(fold)]
    const { raw, open, hot, beside } = TOLD[lang]
    if (raw.test(name) || raw.test(text)) return 'raw'
    if (all.some((one) => open.test(one))) return 'open'
    const own = text.split(/[,;.:]/).filter((part) => !beside.test(part))
    return [name, ...own].some((part) => hot.test(part)) ? 'hot' : 'unsaid'
  }
  const told = LOCALES.map(says)
  if (told.includes('raw')) return 'raw'
  // The owner writes in Spanish: what is cooked is taken from there, what speaks against it from anywhere.
  return says('es') === 'hot' && !told.includes('open') ? 'hot' : 'unsaid'
}
