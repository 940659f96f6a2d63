import { describe, expect, test } from 'vitest'
import { understand } from '../../../lib/chat/understand.ts'
import { isIsoDate, type Now } from '../../../lib/core/dates.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { fixture } from './converse.ts'

/** `fecha`: the readings that are right; where there are two, the reader offers both or takes one. */
type Phrase = { lang: Locale; now: string; text: string; fecha: string[]; hora: string | null }
const phrases: Phrase[] = JSON.parse(fixture('dates.phrases.json'))

describe('dates and times as people say them', () => {
  test.each(phrases)('$lang: $text', ({ lang, now, text, fecha, hora }) => {
    const clock = { fecha: now.slice(0, 10), hora: now.slice(11, 16) } as Now
    const { found } = understand(text, { asking: 'date', ahora: clock, rules: DEFAULT_RULES, locale: lang })
    const dates = found.find(({ slot }) => slot === 'date')?.values ?? []
    const times = found.find(({ slot }) => slot === 'time')?.values ?? []
    expect(dates.length).toBeGreaterThan(0)
    for (const date of dates) expect(fecha).toContain(date)
    expect(dates.every(isIsoDate)).toBe(true)
    expect(times).toEqual(hora === null ? [] : [hora])
  })
})
