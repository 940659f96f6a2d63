import { describe, expect, test } from 'vitest'
import { NO_TALK } from '../../../../lib/chat/talk.ts'
import { newChat } from '../../../../lib/chat/view.ts'
import { CARE, converse } from '../converse.ts'

describe('more than twenty are led to the telephone, whoever they are called', () => {
  test.each([
    ['es', 'queremos llevar a comer a 45 alumnos y 4 profes el lunes 14, ¿se puede?', 49],
    ['en', '25 blokes, can you book that in for saturday', 25],
    ['fr', 'on est un club de pétanque, 21 joueurs, on voudrait manger chez vous dimanche', 21],
    ['de', 'unser Verein, 22 Wanderer, möchte am Samstag bei euch essen', 22],
    ['it', 'vorrei prenotare per Santo Stefano, semu 27 tra grandi e picciriddi', 27],
  ] as const)('in %s "%s"', (locale, said, guests) => {
    const chat = converse(locale)
    const { text } = chat.say(said)
    expect([chat.step(), text.includes(String(guests))]).toEqual([null, true])
    expect(text).toContain('/contact#mensaje')
  })

  test.each([
    ['es', 'mesa para 2 el sábado 26 para cenar'],
    ['de', 'tisch für 2 am 24. mittags'],
    ['en', 'table for 2 on friday 25 for dinner'],
    ['en', 'table for 2 on saturday, we waited 40 minutes last time'],
    ['es', 'somos 2 para comer el viernes, venimos de 45 kilómetros'],
    ['it', 'siamo in 2 venerdì, vogliamo mangiare 25 crocchette'],
  ] as const)('in %s "%s" counts two', (locale, said) => {
    const chat = converse(locale)
    chat.say(said)
    expect(chat.draft()?.guests).toBe(2)
  })
})

describe('a party is told in words of the region', () => {
  test.each([
    ['es', 'mesa el sábado a las 21:30, semos cinco', 5],
    ['it', 'un tavolo sabato alle 20:30, cinque cristiani', 5],
    ['it', 'tavolo sabato alle 21 che la bimba crolla, e siamo in 3', 3],
    ['de', 'mir sind z dritt, händ ihr am Samschtig z Abig no es Tischli?', 3],
  ] as const)('in %s "%s"', (locale, said, guests) => {
    const chat = converse(locale)
    chat.say(said)
    expect([chat.step(), chat.draft()?.guests]).toEqual(['offer', guests])
  })
})

test('who arrives late and names another hour while a table is offered changes it', () => {
  const chat = converse('es')
  chat.say('mesa para 4 el sábado a las 15:00')
  chat.say('no, espera, q llegamos tarde, mejor cenar a las 21:15')
  expect([chat.step(), chat.draft()?.time]).toEqual(['offer', '21:15'])
})

test('the hour that is changed where a name is asked is no name', () => {
  const chat = converse('es')
  chat.say('mesa para 4 el sábado a las 15:00')
  chat.say('sí')
  chat.say('cambia la hora, a las 21:30')
  expect([chat.step(), chat.draft()?.time]).toEqual(['name', '21:30'])
})

test('lunch or dinner is no name', () => {
  const chat = converse('it')
  chat.say('un tavolo per 4 sabato')
  chat.say('sì')
  chat.say("sì, a pranzo, all'una e mezza")
  expect([chat.step(), chat.draft()?.time]).toEqual(['name', '13:30'])
})

test('§16 the number of a party that was led is asked of a price that was told, and led no second time', () => {
  const frame = { ...CARE.frame, act: 'price', ask: ['price'] } as const
  const chat = converse('de', {}, { ...newChat, talk: { ...NO_TALK, guests: 28, frame } })
  const sum = 'und 28 Kindermenüs zusammen?'
  expect([chat.say(sum).asked, chat.step()]).toEqual([[sum], null])
})

describe('one person who is told of beside the party is one of it', () => {
  test.each([
    ['es', 'mesa para 6 el viernes a las 21:00, una persona celiaca', 6],
    ['en', 'table for 5 on friday at 8pm, one person is vegan', 5],
    ['fr', 'une table pour 4 vendredi à 20h30, une personne allergique au poisson', 4],
    ['de', 'Tisch für 8 am Freitag um 19:30, eine Person mit Fischallergie', 8],
    ['it', 'tavolo per 7 venerdì alle 21, una persona celiaca', 7],
    ['es', 'mesa para 4 mañana a las 21, una persona en silla de ruedas', 4],
    ['en', 'table for 2 and one more person on friday at 8pm', 3],
    ['es', 'mesa para 2 y una persona más el viernes a las 21', 3],
    ['de', 'ein tisch für eine person morgen 20 uhr', 1],
  ] as const)('issue 18: in %s "%s"', (locale, said, guests) => {
    const chat = converse(locale)
    chat.say(said)
    expect(chat.draft()?.guests).toBe(guests)
  })
})
