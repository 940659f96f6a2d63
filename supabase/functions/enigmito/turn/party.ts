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

/** How many times the price is asked for: "for the four of us", "for the same". */
export function timesIn(r: Reading): number {
  if (r.guests) return r.guests
  for (let i = 0; i < r.words.length; i++) {
    if (!/^(para|for|pour|fur|per|por|zu)$/.test(r.words[i] ?? '')) continue
    const at = ARTICLE.test(r.words[i + 1] ?? '') ? i + 2 : i + 1
    const count = numberOf(r.words[at] ?? '', r.lang) || together(r.words[at] ?? '', r.lang)
    if (count > 1 && !/^(euros?|eur|e)$/.test(r.words[at + 1] ?? '') && !countsThing(r, at + 1)) return count
  }
  return marked(r, 'same') ? (r.talk.guests ?? 1) : 1
}

const WE_ARE =
  /\b(?:somos|seremos|vamos|we are|we re|were|on est|on sera|nous sommes|wir sind|siamo(?: in)?|saremo(?: in)?) (?:a |zu )?(\w+)\b|\b(\w+) of us\b/
const FOR_EVERYONE =
  /\b(?:para|for|pour|fur|per) (?:tod[oa]s|todo el mundo|everyone|everybody|all|tout le monde|tous|toutes|alle|tutt[ie])\b/
/** "Four of us: senyoret for everyone": how many eat of what all take, as it is said or was told; null where that is not said. */
export function everyone({ words, lang, guests, talk }: Reading): number | null {
  const line = words.join(' ')
  if (!FOR_EVERYONE.test(line)) return null
  const [, one = '', other = ''] = WE_ARE.exec(line) ?? []
  return guests ?? (numberOf(one, lang) || numberOf(other, lang) || talk.guests)
}
