import { expect, test } from 'vitest'
import { bookingAt, converse, givenBut } from '../converse.ts'

const MAIL = 'lola@example.com'

test.each([
  ['es', '¿qué tenéis para año nuevo, hay menú especial?'],
  ['en', 'what do you have for new year is it a special menu?'],
  ['de', 'was habt ihr an Neujahr gibts ein Menü?'],
  ['fr', "qu'est-ce que vous avez pour le nouvel an il y a un menu spécial ?"],
  ['it', "cosa avete per capodanno c'è un menu speciale?"],
] as const)('in %s a day that "%s" asks about does not move the booking', (locale, question) => {
  for (const [step, value] of [
    ['email', MAIL],
    ['phone', '+34 600 123 456'],
    ['name', 'Ingrid Berg'],
  ] as const) {
    const chat = converse(locale, {}, bookingAt(step, { given: givenBut(step, 'notes') }))
    const turn = chat.say(`${value}, ${question}`)
    expect(chat.draft().date).toBe('2026-11-27')
    expect(chat.step()).toBe('notes')
    expect(turn.asked).toHaveLength(1)
  }
})

test.each([
  ['es', 'no, el 31, no el 1'],
  ['en', 'no no its the 31st!! not the 1st'],
  ['de', 'nein, am 31., nicht am 1.'],
  ['fr', 'non, le 31, pas le 1er'],
  ['it', 'no, il 31, non il primo'],
] as const)('in %s "%s" goes back over the turn of the month', (locale, said) => {
  const chat = converse(locale, {}, bookingAt('notes', { date: '2027-01-01' }))
  chat.say(said)
  expect(chat.draft().date).toBe('2026-12-31')
})
