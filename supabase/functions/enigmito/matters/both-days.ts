import { type IsoDate, isIsoDate } from '../../../../lib/core/dates.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { findAll } from '../phrases.ts'
import { tokens } from '../text/fold.ts'
import { MATTER_BOOKS } from './signs.ts'

const DAY = /^(\d{1,2})(?:st|nd|rd|th)?$/
const ORDINAL = /^(?:st|nd|rd|th)$/
const dayAt = (word: string | undefined): number | null => {
  const day = Number(DAY.exec(word ?? '')?.[1] ?? 0)
  return day >= 1 && day <= 31 ? day : null
}

/** Two days of one month that are asked together, in their order; null for one. `known`: the day that was read. */
export function daysJoined(line: string, lang: Locale, known: IsoDate): readonly IsoDate[] | null {
  const words = tokens(line).filter((word) => !ORDINAL.test(word))
  const own = Number(known.slice(8))
  for (const { id, start, end } of findAll(MATTER_BOOKS[lang], words)) {
    if (id !== 'andDay') continue
    const pair = [dayAt(words[start - 1]), dayAt(words[end])]
    if (!pair.includes(own) || pair[0] === pair[1]) continue
    const dates = pair.map((day) => `${known.slice(0, 8)}${String(day).padStart(2, '0')}`)
    if (pair.every((day) => day !== null) && dates.every(isIsoDate)) return dates
  }
  return null
}
