import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { saidLast, slugsAfter } from '../../talking.ts'

type Said = [Locale, readonly string[], string]

describe('a limit of the price', () => {
  test.each<[Locale, string, readonly string[]]>([
    ['de', 'welche roten gibts im glas unter 6 euro', ['casa-benisoda', 'pizarra-fria']],
    ['es', 'copas de tinto por debajo de 6', ['casa-benisoda', 'pizarra-fria']],
    ['en', 'any rosé for less than 21 a bottle', ['rosado-del-cantizal']],
    ['fr', 'un rouge au verre a moins de 6€', ['casa-benisoda', 'pizarra-fria']],
    ['it', 'rosati sotto i 21 euro', ['rosado-del-cantizal']],
  ])('%s %s: below leaves out the amount itself', (lang, text, slugs) => {
    expect([...slugsAfter(saidLast(lang, [text]))].sort()).toEqual(slugs)
  })

  test('up to keeps it', () => {
    expect(slugsAfter(saidLast('de', ['rote im glas bis 6 euro']))).toContain('cueva-honda')
  })

  test.each<[Locale, string]>([
    ['en', 'which desserts are exactly 6.50'],
    ['de', 'nachtisch für genau 6,50'],
    ['es', 'postres de 6,50 justos'],
  ])('%s %s: an amount with cents, and nothing beside it', (lang, text) => {
    const slugs = [...slugsAfter(saidLast(lang, [text]))].sort()
    expect(slugs).toEqual(['arroz-leche', 'flan-calabaza', 'helado-turron'])
  })
})

describe('a sum of what was told', () => {
  test.each<Said>([
    [
      'en',
      ['how much is an oyster and how much are the mussels', 'six of the first and one of the second'],
      '44.50',
    ],
    [
      'en',
      ['which reds by the glass under 6 euros', 'two of the cheapest and one of the other, how much?'],
      '16.80',
    ],
    ['fr', ['un rouge au verre a moins de 6€', 'deux du moins cher et un de l’autre, combien'], '16,80'],
    ['it', ['che crocchette avete', 'allora 4 della prima e 2 della seconda tot?'], '18,40'],
    ['es', ['que croquetas hay', 'la mas cara cual es', 'y si pido 6 de la otra'], '16,80'],
    ['fr', ['le poulpe', "c'est combien", '2 demies alors'], '26,00'],
    [
      'de',
      ['was kostet ein glas vom casa benisoda', 'also 3 davon und ein wasser mit kohlensäure, summe?'],
      '19,70',
    ],
    [
      'de',
      ['was is der unterschied zwischen caña und jarra', '2 von den kleinen und 2 große zusammen?'],
      '14,40',
    ],
    [
      'en',
      [
        'whats your cheapest bottle of red and your cheapest bottle of white',
        'so one bottle of each comes to?',
      ],
      '39.00',
    ],
  ])('%s %j: by what points at it', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toContain(sum)
  })

  test.each<Said>([
    ['de', ['paella für vier was macht des', 'naa doch lieber den schwarzen reis, a für vier'], '76,00'],
    [
      'en',
      ['2 people paella please what does that come to', 'actually make it the black rice instead, still two'],
      '38.00',
    ],
    ['it', ['paella per 3 quanto viene', 'anzi no meglio il riso nero sempre per 3'], '57,00'],
  ])('%s %j: a change of mind adds nothing', (lang, said, sum) => {
    const { message } = saidLast(lang, said)
    expect(message).toContain(sum)
    expect(message).not.toContain('Paella')
  })

  test.each<Said>([
    ['en', ['how much per kilo is the sea bass', 'if its 1.2 kg what do we pay'], '64.80'],
    ['es', ['la lubina a cuanto va?', 'y una de kilo y medio por cuanto saldria'], '81,00'],
    ['de', ['was kostet der wolfsbarsch', 'einer mit 900 gramm wär dann?'], '48,60'],
    ['it', ['il branzino quanto al chilo', 'uno da 700 grammi quindi'], '37,80'],
    ['fr', ['le bar au sel c est combien', 'un de 800 g alors'], '43,20'],
  ])('%s %j: so much of what is sold by weight', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toContain(sum)
  })
})

describe('two questions in one message', () => {
  test.each<[Locale, string, readonly string[]]>([
    [
      'es',
      'cual es el tinto mas barato y el rosado mas barato',
      ['majuelo-del-mochuelo', 'rosado-del-cantizal'],
    ],
    [
      'it',
      'lo spumante piu caro e il rosso piu caro quali sono',
      ['fauvel-drouard-extra-brut', 'la-font-amagada'],
    ],
    [
      'it',
      "quanto costa un'ostrica? e i gamberi rossi?",
      ['ostra-granizado-limon-pepino', 'gamba-roja-lonja'],
    ],
  ])('%s %s: each has its answer, and both are spoken of', (lang, text, slugs) => {
    expect(slugsAfter(saidLast(lang, [text]))).toEqual(slugs)
  })

  test('another allergen of another thing is told of each', () => {
    const { message } = saidLast('en', ['is the cheesecake gluten free and does the almond coca have egg?'])
    expect(message).toMatch(/Cheesecake[\s\S]*gluten|gluten[\s\S]*Cheesecake/)
    expect(message).toMatch(/Almond coca[\s\S]*eggs|eggs[\s\S]*Almond coca/)
  })
})

describe('what was told before', () => {
  test.each<Said>([
    [
      'en',
      ['your most expensive red and most expensive white which are they', "where's the red from"],
      'Priorat',
    ],
    ['fr', ["le turbot c'est combien le kilo", 'et il en reste ?'], 'Turbot'],
    ['fr', ['quels cocktails sans alcool', 'celui au concombre combien', 'et les 2 autres'], '8,00'],
    ['de', ['welche roséweine habt ihr im glas', 'der günstigere, was kostet da die flasche'], '22,00'],
  ])('%s %j', (lang, said, text) => {
    expect(saidLast(lang, said).message).toContain(text)
  })

  test('a cocktail without gin has none in what it is made of', () => {
    const slugs = slugsAfter(saidLast('de', ['welche cocktails habt ihr', 'einen ohne gin bitte']))
    expect(slugs).toContain('sour-nispero')
    expect(slugs).not.toContain('negroni-levantino')
  })
})
