import { expect, test } from 'vitest'
import { createReader } from '../../../lib/chat/reader.ts'
import type { Asking } from '../../../lib/chat/state.ts'
import { understand } from '../../../lib/chat/understand.ts'
import { LEXICON } from '../../../lib/chat/words/all.ts'
import type { Lexicons } from '../../../lib/chat/words/shape.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { eachNth } from '../../runner/long.ts'
import { fixture, WEDNESDAY } from './converse.ts'

const phrases: { lang: Locale; asking: Asking; text: string }[] = JSON.parse(
  fixture('understand.phrases.json'),
)
const at = (locale: Locale, asking: Asking) => ({ asking, ahora: WEDNESDAY, rules: DEFAULT_RULES, locale })

function readWith(lexicons: Lexicons, locale: Locale, asking: Asking, text: string) {
  let isLacking = false
  const reading = createReader(lexicons, () => {
    isLacking = true
  })(text, at(locale, asking))
  return { reading, isLacking }
}

test.each(LOCALES)(
  '§4 on a page in %s its own words alone read as all five do, or say that they lack the others',
  (locale) => {
    const own = { [locale]: LEXICON[locale] }
    const lacked = new Set<boolean>()
    for (const { asking, text } of eachNth(phrases, 3)) {
      const { reading, isLacking } = readWith(own, locale, asking, text)
      lacked.add(isLacking)
      const all = understand(text, at(locale, asking))
      if (!isLacking) expect([text, reading]).toEqual([text, { ...all, noting: null }])
    }
    expect(lacked).toEqual(new Set([true, false]))
  },
)

test('§4 what the page’s language understands asks for no other language', () => {
  const own = { de: LEXICON.de }
  expect(readWith(own, 'de', null, 'Ich möchte einen Tisch reservieren').isLacking).toBe(false)
  expect(readWith(own, 'de', 'guests', 'wir sind vier').isLacking).toBe(false)
  expect(readWith(own, 'de', 'guests', 'siamo in quattro').isLacking).toBe(true)
  expect(readWith(LEXICON, 'de', 'guests', 'siamo in quattro').isLacking).toBe(false)
})

test('§9 right after a change of language, the words at hand read until the new ones have come', () => {
  const { reading, isLacking } = readWith({ es: LEXICON.es }, 'fr', null, 'quiero reservar una mesa')
  expect([reading.wish, isLacking]).toEqual([true, true])
})
