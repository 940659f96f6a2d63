import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Reading } from '../reading.ts'
import { numberOf } from './numbers.ts'
import { marked } from './reference.ts'

const ARTICLE = /^(all|the|los|las|die|le|les|i|noi|nous|nosotros)$/

/** "Zu zweit". */
const TOGETHER = ['zweit', 'dritt', 'viert', 'funft', 'sechst', 'siebt', 'acht']
const together = (word: string, lang: Locale): number =>
  lang === 'de' ? (TOGETHER.includes(word) ? TOGETHER.indexOf(word) + 2 : 0) : 0

/** How many times the price is asked for: "for the four of us", "for the same". */
export function timesIn(r: Reading): number {
  if (r.guests) return r.guests
  for (let i = 0; i < r.words.length; i++) {
    if (!/^(para|for|pour|fur|per|por|zu)$/.test(r.words[i] ?? '')) continue
    const at = ARTICLE.test(r.words[i + 1] ?? '') ? i + 2 : i + 1
    const count = numberOf(r.words[at] ?? '', r.lang) || together(r.words[at] ?? '', r.lang)
    if (count > 1 && !/^(euros?|eur|e)$/.test(r.words[at + 1] ?? '')) return count
  }
  return marked(r, 'same') ? (r.talk.guests ?? 1) : 1
}
