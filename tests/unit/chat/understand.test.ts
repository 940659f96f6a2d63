import { describe, expect, test } from 'vitest'
import type { Asking } from '../../../lib/chat/state.ts'
import { understand } from '../../../lib/chat/understand.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { fixture, WEDNESDAY } from './converse.ts'

/** `found`: what a message gives, per field; no value for one that is unreal. `flags`: what else it means. */
type Phrase = { lang: Locale; asking: Asking; text: string; found: Record<string, string[]>; flags: string[] }
const phrases: Phrase[] = JSON.parse(fixture('understand.phrases.json'))

describe('what guests mean', () => {
  test.each(phrases)('$lang at $asking: $text', ({ lang, asking, text, found, flags }) => {
    const reading = understand(text, { asking, ahora: WEDNESDAY, rules: DEFAULT_RULES, locale: lang })
    for (const flag of flags) {
      const [name = '', value] = flag.split('=')
      expect([name, reading[name as keyof typeof reading]]).toEqual([name, value ?? true])
    }
    if (!flags.includes('cancel')) expect(reading.cancel).toBe(false)
    if (!flags.includes('why')) expect(reading.question).toBe(flags.includes('question'))
    const decided = asking === 'confirm' && flags.length > 0 && Object.keys(found).length === 0
    if (decided || flags.includes('cancel')) return
    expect(Object.fromEntries(reading.found.map(({ slot, values }) => [slot, [...values]]))).toEqual(found)
  })
})
