import { expect, test } from 'vitest'
import { knownAs } from '../../../../supabase/functions/enigmito/search.ts'
import { ask, knowing } from '../support.ts'
import { told } from '../talking.ts'

const { index } = knowing()

test.each([
  ['es', 'trago cerca calle perro dueno blando caldo'],
  ['en', 'lager friend bland bite treat seats waiter serve single'],
  ['fr', 'verre campagne poivre encore chose faites chere prise'],
  ['de', 'vater morgen scheibe ofen schiff weich'],
  ['it', 'sedia barca mancia candela rospo quanto molto caldo'],
] as const)('in %s a word of every day is no slip of a name: %s', (lang, words) => {
  for (const word of words.split(' ')) expect([word, ...knownAs(index, word, lang)]).toEqual([word])
})

test.each([
  ['es', '¿hay algún trago sin alcohol?'],
  ['en', 'is there a drink without alcohol?'],
] as const)('in %s no beer of wheat is among what is without alcohol: %s', (lang, line) => {
  expect(ask(line, lang).message).not.toMatch(/trigo|wheat|4,90|4\.90/)
})

test.each([
  ['en', 'a bottle of champagne on ice when we get there?'],
  ['fr', 'une bouteille de champagne dans un seau à glace ?'],
  ['de', 'habt ihr eine Flasche Champagner auf Eis, wenn wir kommen?'],
  ['es', '¿una botella de champagne en hielo?'],
  ['it', 'una bottiglia di champagne nel ghiaccio?'],
] as const)('in %s what cools a bottle is no ice cream: %s', (lang, line) => {
  expect(ask(line, lang).message).toMatch(/Fauvel/)
})

test('in German a wish for ice cream still is one', () => {
  expect(ask('ich hab Lust auf Eis', 'de').message).toMatch(/Turrón-Eis/)
})

test.each([
  ['es', '¿abrís el sábado 28 de noviembre?', '¿qué fecha era?'],
  ['en', 'are you open on 28 November?', "what's the date again?"],
  ['fr', 'vous ouvrez le 28 novembre ?', "c'est quelle date déjà ?"],
  ['de', 'habt ihr am 28. November offen?', 'welches Datum war das nochmal?'],
  ['it', 'siete aperti il 28 novembre?', 'che data era?'],
] as const)('in %s a date that is asked again is told, and no fruit: %s %s', (lang, first, line) => {
  expect(told(lang, first, line).message).toMatch(/28.{1,6}nov/i)
})
