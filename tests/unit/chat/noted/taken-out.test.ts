import { expect, test } from 'vitest'
import { converse, DRAFT, MODES } from '../converse.ts'

const confirming = (notes: string) =>
  ({ ...MODES.confirming, draft: { ...DRAFT, notes } }) as typeof MODES.confirming

test.each([
  ['en', 'we celebrate our anniversary', 'remove the note about the anniversary', null],
  ['de', 'Dann die Dorade', 'Bitte löschen Sie die Dorade aus den Anmerkungen', null],
  ['es', 'trona y carrito', 'quita lo del carrito', 'trona'],
  ['it', 'veniamo con il cane', 'togli il cane dalle note', null],
  ['fr', "une chaise haute et c'est mon anniversaire", 'enlevez la chaise haute', "c'est mon anniversaire"],
] as const)('18 in %s, of "%s", "%s" leaves %j', (locale, notes, said, left) => {
  const chat = converse(locale, {}, confirming(notes))
  const { asked } = chat.say(said)
  expect(asked).toEqual([])
  expect(chat.draft()?.notes).toBe(left)
  expect(chat.step()).toBe('confirm')
})

test.each([
  ['en', 'a nut allergy', 'can you take out the nuts?'],
  ['de', 'Nussallergie', 'nimm die Nüsse raus'],
  ['es', 'alergia a las nueces', 'quita las nueces'],
] as const)('18.4 in %s, "%s" stays behind "%s"', (locale, notes, said) => {
  const chat = converse(locale, {}, confirming(notes))
  chat.say(said)
  expect(chat.draft()?.notes).toContain(notes)
})

test.each([
  [
    'de',
    'bitte beachten: Nussallergie. Dorade',
    'Bitte löschen Sie die Dorade aus den Anmerkungen',
    'bitte beachten: Nussallergie',
  ],
  ['en', 'my wife is coeliac', 'please take a note: my wife likes the window', 'my wife is coeliac'],
  [
    'en',
    'my wife is coeliac. pram',
    'delete the pram from the notes, my wife comes alone',
    'my wife is coeliac',
  ],
] as const)('18.4 in %s, of "%s", "%s" takes no need away', (locale, notes, said, need) => {
  const chat = converse(locale, {}, confirming(notes))
  chat.say(said)
  expect(chat.draft()?.notes).toContain(need)
})
