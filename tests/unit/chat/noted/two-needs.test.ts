import { expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { bookingAt, converse, givenBut } from '../converse.ts'

/** The notes after a second need is told where the notes are asked, of which one was told on the way. */
function notesAfter(locale: Locale, first: string, second: string): string | null {
  const chat = converse(
    locale,
    {},
    bookingAt('notes', { notes: first, unasked: true, given: [...givenBut('notes'), 'notes'] }),
  )
  chat.say(second)
  return chat.draft().notes
}

test.each<[Locale, string, string]>([
  ['en', 'my son has an egg allergy', 'my wife has a nut allergy'],
  ['en', 'my son is allergic to egg', 'my wife is allergic to nuts'],
  ['es', 'mi hijo tiene alergia al huevo', 'mi hija tiene alergia al apio'],
  ['fr', 'mon fils est allergique au blé', 'ma fille est allergique au lait'],
  ['de', 'mein sohn hat eine ei allergie', 'meine frau hat eine nussallergie'],
  ['it', 'mio figlio è allergico alle uova', 'mia figlia è allergica alle noci'],
])('18 the law: in %s "%s" stays beside "%s"', (locale, first, second) => {
  expect(notesAfter(locale, first, second)).toBe(`${first}. ${second}`)
})

test.each<[Locale, string, string]>([
  ['es', 'mi hijo es alérgico al huevo', 'mi hijo es alérgico al huevo y necesitamos una trona'],
  ['en', 'my son has an egg allergy', 'my son has an egg allergy and we need a high chair'],
  ['de', 'mein sohn hat eine nussallergie', 'mein sohn hat eine nussallergie, bitte einen hochstuhl'],
])('18 in %s "%s", told again in "%s", stands once', (locale, first, second) => {
  expect(notesAfter(locale, first, second)).toBe(second)
})
