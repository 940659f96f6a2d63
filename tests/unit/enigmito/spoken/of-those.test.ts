import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

type Case = readonly [lang: Locale, said: readonly string[]]

describe('§16 a kind said of a list chooses from the list', () => {
  test.each<readonly [Locale, readonly string[], RegExp]>([
    ['es', ['¿qué arroces tenéis sin pescado?', 'y cuáles con carne?'], /De esos:[\s\S]*Arroz al horno/],
    [
      'en',
      ['which rice dishes have you got without fish?', 'and which of those with meat?'],
      /Of those:[\s\S]*Arroz al horno/,
    ],
    [
      'fr',
      ['vous avez quoi comme riz sans poisson', 'et lesquels avec de la viande ?'],
      /Parmi ceux-là[\s\S]*Riz au four/,
    ],
    [
      'de',
      ['habt ihr Reisgerichte ohne Fisch?', 'und welche davon mit Fleisch?'],
      /Davon:[\s\S]*Arroz al horno/,
    ],
    [
      'it',
      ['che risi avete senza pesce?', 'e quali di questi con carne?'],
      /Tra questi:[\s\S]*Riso al forno/,
    ],
  ])('%s: rices that hold meat, and no dish of meat: %j', (lang, said, told) => {
    const { message } = saidLast(lang, said)
    expect(message).toMatch(told)
    expect(message).not.toMatch(/Entrec|Secreto/)
  })
})

describe('§16 foods asked for "in it" are those of the dish in hand, whatever other dish is called after them', () => {
  test.each<Case>([
    ['es', ['cuánto cuestan los raviolis?', 'hay avellanas o nueces dentro?']],
    ['en', ['how much are the ravioli?', 'are there hazelnuts or walnuts in them?']],
    ['fr', ["c'est combien les raviolis ?", 'il y a des noisettes ou des noix dedans ?']],
    ['de', ['was kosten die Ravioli?', 'sind da Haselnüsse oder Mandeln drin?']],
    ['it', ['quanto costano i ravioli?', 'ci sono nocciole o mandorle dentro?']],
  ])('%s: %j', (lang, said) => {
    const { message } = saidLast(lang, said)
    expect(message).toMatch(/ravioli/i)
    expect(message).not.toMatch(/ajoblanco|coca|chocolat/i)
  })

  test('fruits de mer are no fruit, and ask of the paella in hand', () => {
    const { message } = saidLast('fr', [
      "la paella valenciana c'est combien",
      'il y a des fruits de mer dedans ?',
    ])
    expect(message).toMatch(/Paella valenciana\s:\svérifié sans crustacés/)
    expect(message).not.toMatch(/Orange|Poulpe/)
  })

  test('a dish that is named before is asked of, and not the one in hand', () => {
    const said = ["c'est combien les raviolis ?", 'et la crème au chocolat, il y a du lait dedans ?']
    expect(saidLast('fr', said).message).toMatch(/Crème au chocolat et noisettes\s:\speut contenir/)
  })
})

test.each<Case>([
  ['es', ['vale una botella y cuánto cuesta el cordero']],
  ['en', ['ok a bottle then and how much is the lamb']],
  ['fr', ["une bouteille alors, et c'est combien l'agneau ?"]],
  ['de', ['ok dann ne flasche und was kostet das lamm']],
  ['it', ["va bene una bottiglia, e quanto costa l'agnello?"]],
])('§16 a bottle taken beside the price of a dish asks for no wine with it, in %s: %j', (lang, said) => {
  const { message, intent } = saidLast(lang, said)
  expect(intent).toBe('price')
  expect(message).toMatch(/24[,.]00/)
})

test('§16 the price of a bottle for a dish is that of the wines that go with it', () => {
  expect(saidLast('de', ['was kostet eine flasche zum lamm?']).intent).toBe('wine_pairing')
})

test('§16 a wine with an article and a word that no dish has is no dish that is wished', () => {
  const said = [
    'cosa avete di carne?',
    'la guancia ha il sedano? mio padre lo odia',
    'il candil dulce è una candela?',
  ]
  expect(saidLast('it', said).message).toMatch(/Candil Dulce/)
})
