import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { told } from '../../talking.ts'

describe('#18 what leaves an order and what comes, though it is an allergen too', () => {
  test.each<[Locale, string, string, RegExp]>([
    ['it', '6 ostriche e i gamberi rossi quanto fa', 'anzi no togli i gamberi e metti le cozze', /44,50/],
    ['de', '6 austern und die roten garnelen was macht das', 'ohne garnelen, dafür die muscheln', /44,50/],
    ['es', '6 ostras y las gambas rojas cuánto es', 'no, quita las gambas y pon mejillones', /44,50/],
  ])('%s: "%s" … "%s"', (lang, first, then, sum) => {
    const { message, talk } = told(lang, first, then)
    expect(message).toMatch(sum)
    expect(talk.avoid).toEqual([])
  })

  test('fr: "et mets un houmous" comes beside the rest', () => {
    expect(
      told(
        'fr',
        '2 croquettes au jambon et 3 cañas ça fait combien',
        'enlève les cañas',
        'et mets un houmous',
      ).message,
    ).toMatch(/15,10/)
  })

  test('an allergy told with it is kept, and nothing is added up', () => {
    const { talk } = told(
      'en',
      '6 oysters and the red prawns how much',
      "no prawns, i'm allergic to shellfish",
    )
    expect(talk.avoid.flatMap(({ allergens }) => allergens)).toContain('crustaceos')
  })
})

describe('#18 the size of what was told begins an order', () => {
  test('it: the whole portion, then the half instead', () => {
    const said = ['quanto viene il polpo?', "porzione intera, insalata dell'orto e un acqua naturale quant'è"]
    expect(told('it', ...said).message).toMatch(/34,70/)
    expect(told('it', ...said, 'e con la mezza invece').message).toMatch(/25,70/)
  })

  test('en: "a full portion and a hummus"', () => {
    expect(told('en', 'how much is the octopus', "a full portion and a hummus, what's that").message).toMatch(
      /31\.50/,
    )
  })
})

test('#18 "just for that" is added up without what was before', () => {
  const said = [
    '4 turron ice creams how much',
    'ok n 2 portions of the valencian paella, how much just for that',
  ]
  expect(told('en', ...said).message).toMatch(/37\.00/)
})

describe('#18 "one of that" beside another thing is of what was ordered', () => {
  test.each<[Locale, string[], RegExp]>([
    [
      'es',
      [
        'y el mas barato de los blancos en botella?',
        'dos botellas d ese serian...',
        'mejor una de ese y otra del tres mareas. total?',
      ],
      /47,00/,
    ],
    [
      'en',
      [
        'the cheapest white by the bottle?',
        'two bottles of that, how much',
        'actually one of that and one of the tres mareas. total?',
      ],
      /47\.00/,
    ],
  ])('%s: %j', (lang, said, sum) => {
    expect(told(lang, ...said).message).toMatch(sum)
  })
})
