import { expect, test } from 'vitest'
import { bookingAt, converse } from '../converse.ts'

test.each([
  ['de', 'freitag 4. dezember 19 uhr 14 personen', '19:00', 14],
  ['de', 'tisch samstag 20 uhr 12 nette leute', '20:00', 12],
  ['de', 'tisch samstag 20 uhr vierzehn kollegen', '20:00', 14],
  ['es', 'mesa el sábado a las 20 14 personas', '20:00', 14],
  ['it', 'tavolo sabato alle 20 14 persone', '20:00', 14],
  ['it', 'tavolo sabato alle 20 15 persone', '20:00', 15],
  ['fr', 'une table samedi à 20h 14 personnes', '20:00', 14],
  ['en', 'table saturday at 8 14 people', '20:00', 14],
] as const)('18 in %s "%s": the number before people counts them', (locale, said, time, guests) => {
  const chat = converse(locale)
  chat.say(said)
  expect(chat.draft()).toMatchObject({ time, guests })
})

test.each([
  ['de', 'tisch samstag 20 uhr 30 vier leute', '20:30', 4],
  ['de', 'tisch samstag 20 uhr 30, 4 personen', '20:30', 4],
  ['fr', 'une table samedi à 20h30 2 personnes', '20:30', 2],
  ['it', 'tavolo sabato alle 20 e 30 4 persone', '20:30', 4],
  ['es', 'mesa el sábado a las 20:30 4 personas', '20:30', 4],
] as const)('18 in %s "%s": minutes stay minutes', (locale, said, time, guests) => {
  const chat = converse(locale)
  chat.say(said)
  expect(chat.draft()).toMatchObject({ time, guests })
})

test.each([
  ['en', 'table on friday for 3 people!! 2 adults 1 child', 3],
  ['es', 'mesa el viernes 4 personas: 2 adultos y 2 niños', 4],
  ['en', 'table 4 me n 3 mates on friday', 4],
  ['es', 'reserva para los dos el sábado a las 14:30', 2],
  ['en', 'table for the two of us on friday', 2],
  ['it', 'tavolo per noi due venerdì', 2],
  ['de', 'tisch für uns zwei am freitag', 2],
  ['fr', 'une table vendredi pour nous deux', 2],
  ['fr', 'une table vendredi pour 5, et ma mère est en fauteuil roulant', 5],
  ['es', 'mesa para dos a las dos el sábado', 2],
] as const)('18 in %s "%s" counts each guest once', (locale, said, guests) => {
  const chat = converse(locale)
  chat.say(said)
  expect(chat.draft()).toMatchObject({ guests })
})

test.each([
  ['it', 'vorrei prenotare giovedì alle 20.30 in 3, il bimbo è allergico al latte', 3],
  ['it', 'siamo in 3, il bimbo e la nonna', 4],
  ['es', 'somos 3 y el niño es celíaco', 3],
  ['es', 'viene tambien mi cuñada con el niño, somos 6', 6],
  ['de', 'wir sind 5 mit dem kind', 5],
  ['it', 'siamo 4 con la bimba', 4],
  ['es', 'somos 4 personas y mi hijo es alérgico', 4],
  ['es', 'somos 4 y mi madre va en silla de ruedas', 4],
  ['es', 'mesa para 2 personas con mi marido', 2],
  ['en', 'table for 4, a child has a nut allergy', 4],
  ['en', 'we are 4 and my mother uses a wheelchair', 4],
  ['en', 'my wife and i and the kid, the kid is coeliac', 3],
  ['en', '3 adults and a child', 4],
  ['en', 'we are 3 and a child', 4],
  ['fr', 'une table pour 3 jeudi, le petit est allergique au lait', 3],
  ['de', 'wir sind 3 und meine mutter sitzt im rollstuhl', 3],
  ['de', 'für 4, ein kind braucht einen hochstuhl', 4],
  ['de', '3 erwachsene und ein kind', 4],
] as const)('§4 in %s "%s" is a party of %i: who is only told of is one of it', (locale, said, guests) => {
  const chat = converse(locale, {}, bookingAt('guests', { guests: 2 }))
  chat.say(said)
  expect(chat.draft().guests).toBe(guests)
})
