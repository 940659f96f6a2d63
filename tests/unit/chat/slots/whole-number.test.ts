import { describe, expect, test } from 'vitest'
import { spacedPhone } from '../../../../lib/chat/prompt.ts'
import { withPrefix } from '../../../../lib/chat/slots/national.ts'
import { LOCALES, type Locale } from '../../../../lib/i18n/locales.ts'
import { bookingAt, converse } from '../converse.ts'

const asked = (locale: Locale) => converse(locale, {}, bookingAt('phone', { phone: null }))

describe('§5 phone: a number without its prefix is asked for whole, never completed in silence', () => {
  test.each([
    ['es', '612 345 678', '+34612345678'],
    ['en', '612 345 678', '+34612345678'],
    ['en', '07911 123456', '+447911123456'],
    ['fr', '06 39 98 13 45', '+33639981345'],
    ['fr', '612 345 678', '+34612345678'],
    ['de', '0171 1234567', '+491711234567'],
    ['de', '079 123 45 67', '+41791234567'],
    ['de', '0664 123 45 67', '+436641234567'],
    ['de', '069 1234 5678', '+496912345678'],
    ['de', '0681 9123456', '+496819123456'],
    ['it', '333 123 4567', '+393331234567'],
    ['es', '34 612 345 678', '+34612345678'],
    ['es', 'seis uno dos tres cuatro cinco seis siete ocho', '+34612345678'],
    ['es', 'seis tres tres, cero cero uno, dos dos cuatro', '+34633001224'],
  ] as const)('in %s %s is asked as %s, and a yes takes it', (locale, said, whole) => {
    const chat = asked(locale)
    const turn = chat.say(said)
    expect([turn.codes, chat.step(), chat.draft().phone]).toEqual([['invalid_phone'], 'phone', null])
    expect(turn.text).toContain(spacedPhone(whole))
    chat.say({ es: 'sí', en: 'yes', fr: 'oui', de: 'ja', it: 'sì' }[locale])
    expect([chat.draft().phone, chat.step()]).toEqual([whole, 'confirm'])
  })

  test.each(LOCALES)('in %s a no asks again, and another number takes its place', (locale) => {
    const chat = asked(locale)
    chat.say('612345678')
    chat.say('no')
    expect([chat.draft().phone, chat.step(), chat.draft().doubt]).toEqual([null, 'phone', null])
    chat.say('612345678')
    chat.say('+34 699 888 777')
    expect(chat.draft().phone).toBe('+34699888777')
  })

  test('a question between leaves the number open', () => {
    const chat = asked('en')
    chat.say('612 345 678')
    const turn = chat.say('is there parking?')
    expect(turn.asked).toEqual(['is there parking?'])
    expect(turn.text).toContain('+34 612 345 678')
    chat.say('yes')
    expect(chat.draft().phone).toBe('+34612345678')
  })

  test('a form that no house uses is not guessed', () => {
    expect(withPrefix('12345678', 'es')).toBeNull()
    expect(asked('es').say('12345678').text).toContain('prefijo internacional')
  })

  test('a number is told in the groups of its country', () => {
    expect(
      ['+34612345678', '+447700900123', '+33612345678', '+4915112345678', '+393331234567'].map(spacedPhone),
    ).toEqual([
      '+34 612 345 678',
      '+44 7700 900123',
      '+33 6 12 34 56 78',
      '+49 151 12345678',
      '+39 333 123 4567',
    ])
  })
})
