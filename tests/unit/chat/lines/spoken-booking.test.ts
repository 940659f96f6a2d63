import { expect, test } from 'vitest'
import { CARE, converse, MODES } from '../converse.ts'

const TOLD = { ...CARE, frame: { ...CARE.frame, act: 'booking', ask: ['told:enlace'] } } as const
const COMPLAINT = ['care:complaint', 'told:complaint', 'told:compensacion']

test('who cannot reach the house and names the booking there is begins no second one', () => {
  const chat = converse('en', {}, { ...MODES.talking, talk: TOLD })
  const said = 'the phone just rings. can you not just tell them? name is Carter, table for 2 at 8'
  expect(chat.say(said).text).toContain('+34 900 000 000')
  expect(chat.state().mode).toBe('talking')
})

test('"name is Carter" tells the name alone', () => {
  const chat = converse('en')
  chat.say('table for 2 at 8 tomorrow, name is Carter')
  expect(chat.draft().name).toBe('Carter')
})

test.each([
  ['es', 'ya pero la reserva mia es a las 2 o a las 3? no me acuerdo'],
  ['it', 'sì ma la prenotazione mia è alle 2 o alle 3? non ricordo'],
  ['fr', 'oui mais la réservation à nous est à 2h ou à 3h ? je sais plus'],
] as const)('in %s "%s" is of the booking there is', (locale, said) => {
  const chat = converse(locale)
  expect(chat.say(said).text).toContain('+34 900 000 000')
  expect(chat.state().mode).toBe('talking')
})

test.each([
  ['en', 'no i already HAVE a booking!! just want to tell u im late'],
  ['de', 'ich hab ne reservierung für morgen um 8 und schaff das erst halb 9, is das ok?'],
  ['de', 'nee ich will nix ändern, nur ob ihr den tisch freihaltet wenn ich 30 min zu spät komm'],
] as const)('in %s "%s" is heard as being late', (locale, said) => {
  const chat = converse(locale, {}, { ...MODES.talking, talk: TOLD })
  expect(chat.say(said).asked).toEqual([said])
  expect(chat.state().mode).toBe('talking')
})

test('a table that is wished after a complaint is offered for all that', () => {
  const chat = converse('en', {}, { ...MODES.talking, talk: CARE })
  const said = 'fine. book me a table for 2 on friday then, they better make up for it. 9pm'
  chat.say(said)
  const talk = { ...CARE, frame: { ...CARE.frame, ask: COMPLAINT } }
  chat.send({ type: 'heard', answer: { message: 'RESPUESTA', suggestions: [], talk } })
  expect(chat.state().mode).toBe('offered')
})

test('in es "mi sola mañana" keeps the day', () => {
  const chat = converse('es')
  chat.say('reservame para mi sola mañana a las 2 y media')
  expect(chat.draft()).toMatchObject({ date: '2026-11-26', time: '14:30', guests: 1 })
})
