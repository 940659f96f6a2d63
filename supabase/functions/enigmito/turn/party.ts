import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Reading } from '../reading.ts'
import { stems } from '../text/fold.ts'
import { nameStems } from '../text/name-stems.ts'
import { numberOf } from '../text/numbers.ts'
import { marked } from './reference.ts'

const ARTICLE = /^(all|the|los|las|die|le|les|i|noi|nous|nosotros)$/

/** "Zu zweit". */
const TOGETHER = ['zweit', 'dritt', 'viert', 'funft', 'sechst', 'siebt', 'acht']
const together = (word: string, lang: Locale): number =>
  lang === 'de' ? (TOGETHER.includes(word) ? TOGETHER.indexOf(word) + 2 : 0) : 0

const UNIT = /^(?:kind:|style:|concept:(?:wine|glass|portion|drink)$)/
/** "How much for three bottles of that": a number of things, and of nobody. */
export function countsThing(r: Reading, at: number): boolean {
  const word = r.words[at] ?? ''
  // "For two kids": who eats; "for two kids' menus": what is eaten.
  const ofKids = r.hits.some(({ id, start }) => start === at && id === 'kind:kids')
  if (ofKids && !r.words.slice(at, at + 3).some((one) => /^menu/.test(one))) return false
  const isName = [...r.targets.items, ...r.targets.wines].some((item) => {
    const name = nameStems(item)
    return stems(word).some((stem) => name.has(stem))
  })
  return isName || r.hits.some(({ id, start }) => start === at && UNIT.test(id))
}

/** "Two of us", "in due", "somos dos": how many say so of themselves; 0 where nobody does. */
const COUNTED =
  /\b(?:siamo in|in|a|somos|siamo|we are|there are|nous sommes|on est|wir sind) (\w+)\b|\b(\w+) (?:of us|de nosotros|von uns|di noi)\b/g
export const headsSaid = ({ words, lang }: Reading): number =>
  [...words.join(' ').matchAll(COUNTED)]
    .map(([, before = '', behind = '']) => numberOf(before || behind, lang))
    .find((count) => count > 1) ?? 0

/** How many times the price is asked for: "for the four of us", "for the same", "we are four: for everyone". */
export function timesIn(r: Reading): number {
  if (r.guests) return r.guests
  for (let i = 0; i < r.words.length; i++) {
    if (!/^(para|for|pour|fur|per|por|zu)$/.test(r.words[i] ?? '')) continue
    const at = ARTICLE.test(r.words[i + 1] ?? '') ? i + 2 : i + 1
    const count = numberOf(r.words[at] ?? '', r.lang) || together(r.words[at] ?? '', r.lang)
    if (count > 1 && !/^(euros?|eur|e)$/.test(r.words[at + 1] ?? '') && !countsThing(r, at + 1)) return count
  }
  return marked(r, 'same') ? headsSaid(r) || (r.talk.guests ?? 1) : 1
}
