import { describe, expect, test } from 'vitest'
import { opposesPlaces, readMesa } from '../../../../lib/chat/slots/seating.ts'
import { fold } from '../../../../lib/chat/text/fold.ts'
import { converse } from '../converse.ts'

const placed = (said: string): string => readMesa(fold(said), true)?.values.join('|') ?? ''

describe('18 a place that is refused, or spoken against, is not the place', () => {
  test.each([
    ['no dai dentro', 'indoor'],
    ['no mejor fuera', 'outdoor'],
    ['fuera no q hace rasca', 'indoor'],
    ['drinnen, draußen friert man sich den arsch ab', 'indoor'],
    ['innen, draußen is ja schweinekalt', 'indoor'],
    ['outside will be freezing so inside', 'indoor'],
    ["i'd rather be outside, inside is loud", 'outdoor'],
    ['terrace. no wait, my mum gets cold, in', 'indoor'],
    ['dehors y a trop de bruit, dedans', 'indoor'],
    ['fuera, que dentro me agobio', 'outdoor'],
    ['inside not terrace', 'indoor'],
    ["draußen, aber wenn's regnet drinnen", 'outdoor'],
    ['fuori fa un freddo cane, dentro va', 'indoor'],
    ['inside, tis baltic out', 'indoor'],
    ['out on the deck if its not blowing a gale', 'outdoor'],
    ['an der frischen luft', 'outdoor'],
    ["all'aria aperta", 'outdoor'],
  ])('"%s" is %s', (said, place) => {
    expect(placed(said)).toBe(place)
  })

  test.each(['dentro o fuera', 'fuera por favor, o dentro', 'inside or outside'])(
    '"%s" leaves it open',
    (said) => {
      expect(placed(said).split('|')).toHaveLength(2)
    },
  )

  test.each([
    'hace mucho frio ahi fuera de noche?',
    'is it cold on the terrace at night?',
    'wird es draussen nicht zu kalt?',
    'fait froid en terrasse le soir ?',
    'fa freddo fuori la sera?',
    'fuori si gela?',
  ])('"%s" asks, and chooses nothing', (said) => {
    expect(placed(said)).toBe('')
  })

  test('one place is set against the other, in a few words', () => {
    expect(opposesPlaces('inside not terrace')).toBe(true)
    expect(opposesPlaces('inside please')).toBe(false)
    expect(opposesPlaces('a table inside, far from the door to the terrace')).toBe(false)
  })
})

describe('18 where notes are asked, what puts a value right is no note', () => {
  const atNotes = (locale: 'en' | 'fr', said: string) => {
    const chat = converse(locale)
    const start = {
      en: ['table for 2 on friday at 9pm', 'yes', 'Ann Lee', 'ann@example.com', '+447700900123', 'terrace'],
      fr: [
        'une table pour 2 vendredi à 21h',
        'oui',
        'Noé Carron',
        'n@example.com',
        '+41787654321',
        'terrasse',
      ],
    }
    for (const text of [...start[locale], said]) chat.say(text)
    return chat.draft()
  }

  test('the other place', () => {
    const { seating, notes } = atNotes('en', 'and inside not terrace, forecast looks rubbish')
    expect({ seating, notes }).toEqual({ seating: 'indoor', notes: null })
  })

  test('another number, with why', () => {
    const { phone, notes } = atNotes('fr', "et mon numero c'est +41 78 765 43 22 en fait, faute de frappe")
    expect({ phone, notes }).toEqual({ phone: '+41787654322', notes: null })
  })
})

test.each(['si fuera posible', 'si no fuera mucha molestia'])('"%s" is a courtesy, and no place', (said) => {
  expect(placed(said)).toBe('')
})

describe('issue 18: a question about the cold outside', () => {
  test.each(['its cold outside, could we sit inside?', 'can we sit inside, its cold on the terrace?'])(
    '"%s" chooses a place, though it asks',
    (said) => expect(readMesa(fold(said), false)?.values).toEqual(['indoor']),
  )

  test('who asks how cold it is outside chooses no place', () => {
    expect(readMesa(fold('is it very cold outside at night?'), false)).toBeNull()
  })
})
