import { expect, test } from 'vitest'
import { createReader, type Lacking } from '../../../lib/chat/reader.ts'
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
  const lacking = new Set<Lacking>()
  const reading = createReader(lexicons, (what) => lacking.add(what), { wishes: null, names: null })(
    text,
    at(locale, asking),
  )
  return { reading, lacking }
}

test.each(LOCALES)(
  '§4 on a page in %s its own words alone read as all five do, or say that they lack the others',
  (locale) => {
    const own = { [locale]: LEXICON[locale] }
    const lacked = new Set<boolean>()
    for (const { asking, text } of eachNth(phrases, 3)) {
      const { reading, lacking } = readWith(own, locale, asking, text)
      const isLacking = lacking.size > 0
      lacked.add(isLacking)
      const all = understand(text, at(locale, asking))
      if (!isLacking) expect([text, reading]).toEqual([text, { ...all, noting: null, spell: null }])
    }
    expect(lacked).toEqual(new Set([true, false]))
  },
)

test('§4 what the page’s language understands asks for no other language', () => {
  const own = { de: LEXICON.de }
  const lacksLanguages = (lexicons: Lexicons, asking: Asking, text: string): boolean =>
    readWith(lexicons, 'de', asking, text).lacking.has('languages')
  expect(lacksLanguages(own, null, 'Ich möchte einen Tisch reservieren')).toBe(false)
  expect(lacksLanguages(own, 'guests', 'wir sind vier')).toBe(false)
  expect(lacksLanguages(own, 'guests', 'siamo in quattro')).toBe(true)
  expect(lacksLanguages(LEXICON, 'guests', 'siamo in quattro')).toBe(false)
})

test('§4 what reads a name is asked for where one may be told, and not by a first question or wish', () => {
  const lacksNames = (asking: Asking, text: string): boolean =>
    readWith(LEXICON, 'en', asking, text).lacking.has('names')
  for (const text of ['do you have rice dishes?', 'a table for four tomorrow at nine', 'are you open today'])
    expect([text, lacksNames(null, text)]).toEqual([text, false])
  for (const text of ['table for 4, my name is Ann Lee', 'ann@example.com', '+34 612 345 678'])
    expect([text, lacksNames(null, text)]).toEqual([text, true])
  expect(lacksNames('offer', 'yes')).toBe(true)
  expect(lacksNames('name', 'Ann Lee')).toBe(true)
})

test('§9 right after a change of language, the words at hand read until the new ones have come', () => {
  const { reading, lacking } = readWith({ es: LEXICON.es }, 'fr', null, 'quiero reservar una mesa')
  expect([reading.wish, [...lacking]]).toEqual([true, ['languages']])
})
