import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Hit } from '../phrases.ts'
import { LEXICONS } from './lexicon.ts'

/** "Am 28. einen Tisch": the number is a day. */
const DATED = /^(am|den|dem|vom|zum|el|dia|the|le|il)$/
/** "A table at 21:15": the number is an hour. */
const AT = /^(las|at|um|alle|vers|gegen|sobre|around)$/
const QUARTER = /^(?:00|15|30|45)$/

/** The party that a message names. */
export function guestsIn(words: readonly string[], hits: readonly Hit[], lang: Locale): number | null {
  const numberAt = (at: number): number => {
    const word = words[at] ?? ''
    return /^\d{1,4}$/.test(word) ? Number(word) : (LEXICONS[lang].numbers[word] ?? Number.NaN)
  }
  for (const { id, start, end } of hits) {
    if (id !== 'concept:people' && id !== 'concept:reserve' && id !== 'topic:groups') continue
    for (const at of [start - 1, end, end + 1, start - 2]) {
      const count = numberAt(at)
      const before = words[at - 1] ?? ''
      const dated = id === 'concept:reserve' && at < start && DATED.test(before)
      const isHour =
        id === 'concept:reserve' &&
        (AT.test(before) ||
          QUARTER.test(words[at + 1] ?? '') ||
          (/^\d+$/.test(before) && QUARTER.test(words[at] ?? '')))
      if (
        count > 0 &&
        !dated &&
        !isHour &&
        !/^(euros?|eur|e|h|hs|uhr|heures?|horas|ore|pm|am)$/.test(words[at + 1] ?? '')
      )
        return count
    }
  }
  return null
}
