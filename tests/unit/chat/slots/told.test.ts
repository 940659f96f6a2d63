import { describe, expect, test } from 'vitest'
import type { Asking } from '../../../../lib/chat/state.ts'
import { understand } from '../../../../lib/chat/understand.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../../lib/reservas/default-rules.ts'

/** What a message gives, for a booking of four on Friday 27 November at 21:00. */
const given = (locale: Locale, asking: Asking, text: string): string =>
  understand(text, {
    ...{ asking, locale, rules: DEFAULT_RULES, ahora: { fecha: '2026-11-25', hora: '09:00' } },
    day: '2026-11-27',
    known: { date: '2026-11-27', time: '21:00', guests: 4 },
  })
    .found.map(({ slot, values }) => `${slot}=${slot === 'notes' ? '…' : values.join('|')}`)
    .join(' ')

describe('§5 what is told against the draft counts from it', () => {
  test.each([
    ['es', 'somos dos más', 'guests=6'],
    ['es', 'quita uno', 'guests=3'],
    ['es', 'media hora antes', 'time=20:30'],
    ['es', 'y seremos 5 no 4', 'guests=5'],
    ['es', 'ponme 3 que uno se cae', 'guests=3'],
    ['en', 'add one more', 'guests=5'],
    ['en', 'half an hour later pls', 'time=21:30'],
    ['en', 'and push it a day', 'date=2026-11-28'],
    ['en', 'the wednesday after', 'date=2026-12-02'],
    ['fr', 'une heure plus tôt', 'time=20:00'],
    ['fr', 'et 5 pas 4', 'guests=5'],
    ['fr', 'ajoutez une personne', 'guests=5'],
    ['de', 'es kommen noch zwei dazu', 'guests=6'],
    ['de', 'den freitag drauf', 'date=2026-12-04'],
    ['de', 'nicht diesen freitag, den nächsten', 'date=2026-12-04'],
    ['it', "un'ora prima", 'time=20:00'],
    ['it', 'anzi 3, mio cugino non viene', 'guests=3'],
    ['it', 'togli una persona', 'guests=3'],
  ] as const)('%s "%s" is %s', (locale, text, wanted) => {
    expect(given(locale, 'confirm', text)).toBe(wanted)
  })

  test.each([
    ['en', 'another one?'],
    ['es', 'una cosa más'],
    ['de', 'noch eine frage'],
    ['fr', 'encore une question'],
  ] as const)('%s "%s" adds nobody', (locale, text) => {
    expect(given(locale, 'confirm', text)).not.toContain('guests')
  })
})

describe('§5 while notes are asked, a value that stands alone is no note', () => {
  test.each([
    ['en', 'oh its gonna rain, inside then', 'seating=indoor'],
    ['de', 'und nur 5, der jonas kann nicht', 'guests=5'],
    ['fr', 'mets 21h45 stp 22h c trop tard', 'time=21:45'],
    ['it', 'uh piove, allora dentro', 'seating=indoor'],
    ['es', '+43 699 100 200 31', 'phone=+4369910020031'],
    ['en', 'near the window on the terrace', 'notes=…'],
    ['en', 'one of us comes at 9:30', 'notes=…'],
    ['de', 'wir kommen mit 2 kindern', 'notes=…'],
    ['es', 'una tarta con 30 velas', 'notes=…'],
  ] as const)('%s "%s" is %s', (locale, text, wanted) => {
    expect(given(locale, 'notes', text)).toBe(wanted)
  })
})

test('§5 numbers from thirty on are read in words, and dictated figures as a phone', () => {
  const party = (locale: Locale, text: string): string =>
    understand(text, {
      ...{ asking: 'guests', locale, rules: DEFAULT_RULES, ahora: { fecha: '2026-11-25', hora: '09:00' } },
    }).found.flatMap(({ values }) => values)[0] ?? ''
  expect(
    (
      [
        ['es', 'treinta y dos'],
        ['en', 'thirty-two'],
        ['fr', 'trente-deux'],
        ['de', 'zweiunddreißig'],
        ['it', 'trentadue'],
      ] as const
    ).map(([locale, text]) => party(locale, text)),
  ).toEqual(['32', '32', '32', '32', '32'])
  const phone = understand('oh seven seven double zero nine double zero one two three', {
    ...{ asking: 'phone', locale: 'en', rules: DEFAULT_RULES, ahora: { fecha: '2026-11-25', hora: '09:00' } },
  }).found[0]
  expect(phone?.said).toBe('+447700900123')
})

describe('18 what is said around a value', () => {
  test.each([
    ['it', 'confirm', 'senti facciamo domenica, alle 13:30', 'date=2026-11-29 time=13:30'],
    ['es', 'seating', 'qué padre. adentro', 'seating=indoor'],
    ['de', 'seating', 'wie schön, drinnen bitte', 'seating=indoor'],
    ['en', 'email', 'sorry put the name as Ann Walsh instead', 'name=Ann Walsh'],
    ['en', 'offer', 'for then at 1pm', 'date=2026-11-27 time=13:00'],
    ['fr', 'offer', 'réserve nous une table pour 5', 'guests=5'],
  ] as const)('%s, %s: "%s" is %s', (locale, asking, text, wanted) => {
    expect(given(locale, asking, text)).toBe(wanted)
  })

  test.each([
    ['de', 'seating', 'gibts draussen decken, is ja kalt'],
    ['en', 'email', 'and are yall open the day after'],
    ['en', 'email', 'can we sit in the sun'],
  ] as const)('%s, %s: "%s" gives nothing', (locale, asking, text) => {
    expect(given(locale, asking, text)).toBe('')
  })

  test('a party that is put right twice is the last one', () => {
    expect(given('fr', 'offer', 'on sera 3, euh non 4, enfin 5 je crois')).toBe('guests=5')
  })
})
