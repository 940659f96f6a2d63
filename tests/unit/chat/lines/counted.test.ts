import { expect, test } from 'vitest'
import { converse, DRAFT, MODES } from '../converse.ts'

test.each([
  ['es', 'mesa el viernes a las 14, somos 7, dos niños', 7],
  ['en', 'table on friday at 2pm, we are 7, two kids', 7],
  ['fr', 'table vendredi à 14h, on est 7, deux enfants', 7],
  ['de', 'tisch am freitag um 14 uhr, wir sind 7, zwei kinder', 7],
  ['it', 'tavolo venerdì alle 14, siamo in 7, due bambini', 7],
] as const)('18 in %s "%s": the children are some of those who are told whole', (locale, said, guests) => {
  const chat = converse(locale)
  chat.say(said)
  expect(chat.draft()).toMatchObject({ guests })
})

test.each([
  ['en', 'me and my 2 kids on friday at 7', 3],
  ['es', 'voy con mis 2 hijos el viernes a las 14', 3],
  ['de', 'ich komme mit meinen zwei kindern am freitag um 14 uhr', 3],
  ['fr', 'je viens avec mes 2 enfants vendredi à 14h', 3],
  ['it', 'vengo con i miei 2 figli venerdì alle 14', 3],
] as const)('18 in %s "%s": who comes with children comes, too', (locale, said, guests) => {
  const chat = converse(locale)
  chat.say(said)
  expect(chat.draft()).toMatchObject({ guests })
})

test.each([
  ['en', "we're coming on friday at 7 with our 2 kids"],
  ['es', 'venimos el viernes a las 14 con nuestros 2 hijos'],
  ['fr', 'on vient vendredi à 14h avec nos 2 enfants'],
  ['de', 'wir kommen am freitag um 14 uhr mit unseren zwei kindern'],
  ['it', 'veniamo venerdì alle 14 con i nostri 2 figli'],
  ['es', 'mesa el viernes a las 14, con una trona para el pequeño de 1 año'],
] as const)('18 in %s "%s": how many come is asked', (locale, said) => {
  const chat = converse(locale)
  chat.say(said)
  expect(chat.draft()?.given).not.toContain('guests')
})

test.each([
  ['es', 'mejor el domingo a la misma hora y somos 5'],
  ['en', 'rather sunday at the same time, and we are 5'],
  ['fr', 'plutôt dimanche à la même heure et on est 5'],
  ['de', 'lieber sonntag zur gleichen zeit und wir sind 5'],
  ['it', 'meglio domenica alla stessa ora e siamo in 5'],
] as const)('18 in %s "%s": beside the same hour, the number counts people', (locale, said) => {
  const chat = converse(locale, {}, { ...MODES.offered, draft: { ...DRAFT, time: '14:30' } } as never)
  chat.say(said)
  expect(chat.draft()).toMatchObject({ date: '2026-11-29', time: '14:30', guests: 5 })
})

test('18 an hour before a party that is told is not the party', () => {
  const chat = converse('it')
  chat.say('stasera 21 siamo in 3, prenoto')
  expect(chat.draft()).toMatchObject({ guests: 3 })
  const inGerman = converse('de')
  inGerman.say('heute abend 21 sind wir 3')
  expect(inGerman.draft()).toMatchObject({ guests: 3 })
})

test.each([
  ['en', 'table for 4 or 5 on friday at 8'],
  ['es', 'mesa para 4 o 5 el viernes a las 20'],
  ['fr', 'table pour 4 ou 5 vendredi à 20h'],
  ['de', 'tisch für 4 oder 5 am freitag um 20 uhr'],
  ['it', 'tavolo per 4 o 5 venerdì alle 20'],
] as const)('18 in %s "%s": both readings are named where one of them is asked for', (locale, said) => {
  const chat = converse(locale)
  expect(
    chat
      .say(said)
      .text.split('\n')
      .find((line) => /\b4 .*\b5 /.test(line)),
  ).toMatch(/[?] *$/)
})
