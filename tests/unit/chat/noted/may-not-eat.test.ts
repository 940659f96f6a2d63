import { expect, test } from 'vitest'
import { bookingAt, converse } from '../converse.ts'

const asksNotes = () => bookingAt('notes', { notes: null })

test.each([
  [
    'de',
    'mein Schwiegervater darf keinen Sellerie, geht die Fischsuppe dann?',
    'mein Schwiegervater darf keinen Sellerie',
  ],
  ['es', 'mi suegro no puede comer apio, le va bien la sopa de pescado?', 'mi suegro no puede comer apio'],
  [
    'it',
    'mio suocero non può mangiare sedano, la zuppa di pesce va bene?',
    'mio suocero non può mangiare sedano',
  ],
  ['en', "my dad can't eat celery, is the fish soup ok?", "my dad can't eat celery"],
  [
    'fr',
    'mon beau-père ne peut pas manger de céleri, la soupe de poisson lui va ?',
    'mon beau-père ne peut pas manger de céleri',
  ],
  ['es', 'no puedo comer huevo, que tomo?', 'no puedo comer huevo'],
  ['de', 'darf kein sellerie. passt die paella?', 'darf kein sellerie'],
] as const)('18.4 in %s, where notes are asked, "%s" is noted and answered', (locale, said, notes) => {
  const chat = converse(locale, {}, asksNotes())
  const { asked } = chat.say(said)
  expect(chat.draft()).toMatchObject({ notes })
  expect(asked).toHaveLength(1)
})

test('18.4 in en, what is asked before "she is pregnant" is asked, and no note', () => {
  const chat = converse('en', {}, bookingAt('phone', { phone: null, notes: null, given: ['name', 'email'] }))
  const { asked } = chat.say("+44 7700 900777. Is the octopus ok for my wife, she's pregnant")
  expect(chat.draft()).toMatchObject({ phone: '+447700900777', notes: "she's pregnant" })
  expect(asked).toHaveLength(1)
})

test.each([
  ['it', 'Giulia Neri. ah e siamo allergici a niente'],
  ['es', 'Julia Mora. no somos alérgicos a nada'],
  ['en', 'Julia Moore. we are allergic to nothing'],
] as const)('18.4 in %s "%s": who is allergic to nothing has no need', (locale, said) => {
  const chat = converse(locale, {}, bookingAt('name', { name: null, notes: null, given: [] }))
  chat.say(said)
  expect(chat.draft()?.notes).toBeNull()
})

test.each([
  ['en', 'table for 3 on Saturday 28th, lunch at 1pm'],
  ['en', 'table for 3 on dec 28th at 1pm'],
] as const)('18 in %s "%s": the 28th of a month is nobody’s birthday', (locale, said) => {
  const chat = converse(locale)
  chat.say(said)
  expect(chat.draft()?.notes).toBeNull()
})

test.each([
  ['en', "it's my dad's 70th, table for 11 on saturday", "It's dad's 70th birthday"],
  ['de', 'meine Oma wird 80, Tisch für 11 am Samstag', 'Oma wird 80, bitte ein ruhiger Tisch'],
] as const)('18 in %s: a feast that is told twice is noted once', (locale, first, said) => {
  const chat = converse(locale)
  chat.say(first)
  const { notes } = chat.draft() ?? {}
  const again = converse(locale, {}, bookingAt('notes', { notes: notes ?? null, unasked: true }))
  again.say(said)
  expect(again.draft()).toMatchObject({ notes: said })
})

test.each([
  ['de', 'sina petersen. is da nüsse drin in der paella? bin allergisch', 'bin allergisch. nüsse'],
  ['en', "ann lee. are there nuts in the paella? i'm allergic", "i'm allergic. nuts"],
] as const)('18.4 in %s "%s": what was asked about is what one is allergic to', (locale, said, notes) => {
  const chat = converse(locale, {}, bookingAt('name', { name: null, notes: null, given: ['date', 'time'] }))
  chat.say(said)
  expect(chat.draft()).toMatchObject({ notes })
})

test('18.4 in en: a need told beside a question is in the notes of the booking that begins', () => {
  const chat = converse('en')
  chat.say('a table for 4 on saturday lunch please. Our daughter is coeliac, is that ok?')
  expect(chat.draft()).toMatchObject({ guests: 4, notes: 'Our daughter is coeliac' })
})

test.each([
  ['fr', 'et la mezzanine là elle fait combien de places'],
  ['it', 'ma nel soppalco si può?'],
] as const)('18 in %s "%s": the room upstairs is asked about, not wished', (locale, said) => {
  const chat = converse(locale, {}, bookingAt('name', { name: null, notes: null, given: ['date', 'time'] }))
  chat.say(said)
  expect(chat.draft()?.notes).toBeNull()
})
