import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { saidLast } from '../../talking.ts'

/** The sum in the last answer, as the language writes it. */
describe('issue 18: an order that was added up goes on', () => {
  test.each<[Locale, readonly string[], string]>([
    ['es', ['cuanto seria dos cañas y unas bravas', 'y dos cañas más? cuanto en total'], '18,20'],
    ['en', ['two glasses of Perla de Sal and four oysters = ?', 'and two more oysters?'], '46.00'],
    ['fr', ["combien pour 3 huîtres et 2 verres d'Olatuarri ?", 'et avec trois huîtres de plus'], '43,80'],
    ['de', ['was machen zwei große bier vom fass und einmal bravas?', 'und noch zwei große dazu?'], '26,20'],
    ['it', ['due bravas e tre cañas quanto fa', 'e altre tre cañas? totale'], '31,20'],
  ])('%s %j: more of it is added', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toContain(sum)
  })

  test.each<[Locale, readonly string[], string]>([
    [
      'es',
      ['fideuá de gambas y rape para 4', 'y una copa de verdil de nit cada uno', 'y si yo no bebo, cuánto?'],
      '90,40',
    ],
    [
      'en',
      [
        'how much is the fideuà with prawns and monkfish for 4',
        'and a glass of verdil de nit each',
        "what if I don't drink, how much?",
      ],
      '90.40',
    ],
    [
      'fr',
      [
        'fideuà aux gambas et à la lotte pour 3 quel prix',
        'on est un de plus, 4',
        'et un verre de verdil de nit chacun',
        'et si moi je bois pas, total ?',
      ],
      '90,40',
    ],
    [
      'de',
      [
        'was kostet die Fideuà mit Garnelen und Seeteufel für 4',
        'und jeder ein Glas Verdil de Nit',
        'und wenn ich nichts trinke, wie viel?',
      ],
      '90,40',
    ],
    [
      'it',
      [
        'quanto costa la fideuà gamberi e rana pescatrice per 4',
        'e un bicchiere di verdil de nit a testa',
        'e se mia moglie non beve, quanto?',
      ],
      '90,40',
    ],
  ])('%s %j: a glass each, but for who drinks none', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toContain(sum)
  })

  test.each<[Locale, readonly string[], string]>([
    ['es', ['seis ostras y dos copas de tardana cuanto es', 'y seis ostras pero con la botella'], '52,00'],
    [
      'en',
      [
        'how much are three glasses of Casa Benisoda and the gambas al ajillo',
        'make it a bottle instead of the glasses',
      ],
      '42.50',
    ],
    [
      'fr',
      ['deux menus enfants et une portion de poulpe, combien', 'non, une demi-portion de poulpe plutôt'],
      '41,00',
    ],
    [
      'de',
      ['zweimal secreto und eine flasche cueva honda, was macht das', 'lieber zwei gläser statt der flasche'],
      '51,00',
    ],
    [
      'it',
      ['quanto viene mezza porzione di polpo e due calici di Lombo Branco', 'e la porzione intera di polpo?'],
      '33,60',
    ],
  ])('%s %j: another size', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toContain(sum)
  })

  test.each<[Locale, readonly string[], string]>([
    [
      'es',
      ['dos cañas y unas bravas, cuánto', 'quita las bravas y pon media de calamares a la andaluza'],
      '15,00',
    ],
    [
      'en',
      ['paella valenciana for two and a garden salad, how much', 'scrap the salad, add four ham croquettes'],
      '48.20',
    ],
    ['fr', ['deux fideuàs aux légumes et deux sorbets citron, combien ?', 'et sans les sorbets'], '33,00'],
    [
      'de',
      ['vier austern, eine flasche sant jaumet brut, wieviel', 'statt dem brut eine flasche perla de sal'],
      '56,00',
    ],
    [
      'en',
      ['paella valenciana for two and two oysters, how much', 'swap the paella for the lobster rice'],
      '67.00',
    ],
  ])('%s %j: something goes, or another comes in its place', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toContain(sum)
  })

  test.each<[Locale, readonly string[], string]>([
    ['es', ['dos cañas y unas bravas, cuánto', 'por cabeza si somos 4'], '3,25'],
    [
      'en',
      ['two oysters and a garden salad, how much', 'so split between 3 of us'],
      '€7.17 each, rounded up',
    ],
    ['fr', ['deux huîtres et une burrata, combien', 'par personne, on est 2'], '12,75'],
    ['de', ['zwei austern und einmal bravas, was macht das', 'geteilt durch 4'], '4,70'],
    ['it', ['due bravas e tre cañas quanto fa', 'a testa in due?'], '11,70'],
  ])('%s %j: what each pays', (lang, said, share) => {
    expect(saidLast(lang, said).message.replaceAll(' ', ' ')).toContain(share)
  })

  test('a question of something in it does not end it', () => {
    const said = ['dos cañas y unas bravas, cuánto', 'las bravas pican?', 'y otra caña, total']
    expect(saidLast('es', said).message).toContain('15,60')
  })

  test('an order of its own begins anew', () => {
    const said = [
      'two oysters and a garden salad, how much',
      'two croquettes with ham and a burrata, how much?',
    ]
    expect(saidLast('en', said).message).toContain('20.10')
  })

  test('what somebody avoids is told of it, and hinders no sum', () => {
    const said = [
      'what do you have without gluten for my wife',
      'two of the lamb and a bottle of Cueva Honda?',
    ]
    const { message } = saidLast('en', said)
    expect(message).toContain('78.00')
    expect(message).toContain('free of gluten')
  })

  test('nobody asks for a share of an order: "to share" is only said', () => {
    const said = ['deux fideuàs aux légumes, combien ?', 'avec un riz au lait à partager en plus, total ?']
    expect(saidLast('fr', said).message).not.toContain('chacun')
  })
})

describe('issue 18: an order shrinks by what is said, and no more', () => {
  test.each<[Locale, readonly string[], string]>([
    ['de', ['zwei doraden und drei gläser blanco de arena, macht?', 'ein glas weniger'], '56,00'],
    [
      'de',
      ['3 schinkenkroketten und 2 tinto de verano, was macht das', 'und eine krokette weniger'],
      '14,60',
    ],
    ['en', ['3 glasses of blanco de arena and a burrata, how much?', 'a glass less'], '24.50'],
    ['en', ['2 bottles of blanco de arena and four ham croquettes, total?', 'one bottle fewer'], '35.20'],
    ['en', ['3 ham croquettes and 2 tinto de verano how much', 'also take out a croquette'], '14.60'],
    ['en', ['3 ham croquettes and 2 tinto de verano how much', 'one less tinto de verano'], '12.90'],
    ['es', ['tres copas de blanco de arena y una burrata, cuanto?', 'una copa menos'], '24,50'],
    ['es', ['dos botellas de blanco de arena y 4 cañas, cuanto', 'quitame una caña'], '55,80'],
    ['es', ['4 croquetas de jamon cuanto es', 'una menos'], '8,40'],
    ['es', ['4 croquetas de jamon y una burrata, cuanto', 'quita 2 croquetas'], '20,10'],
    ['de', ['3 gläser perla de sal und eine burrata, wieviel', 'n glas weniger'], '27,50'],
    ['en', ['2 burratas and a hummus, how much', 'swap a burrata for a rice pudding'], '30.50'],
    ['en', ['3 oysters and 2 burratas how much', '2 oysters is plenty'], '40.00'],
    ['en', ['3 oysters and 2 burratas how much', 'just one more oyster'], '51.00'],
    ['fr', ['2 paella valenciana et trois croquettes de jambon, combien', 'enlève une croquette'], '42,60'],
    ['fr', ['3 croquettes de jambon et une burrata, combien', 'une en moins'], '20,10'],
    [
      'it',
      ['2 fideuà di verdure e due tinto de verano, quanto', 'e togli anche un tinto de verano'],
      '37,50',
    ],
    ['it', ['3 ostriche e due burrate, quanto fa', "un'ostrica in meno e una burrata in meno"], '25,50'],
  ])('%s %j: so many are taken from it', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toContain(sum)
  })

  test.each<[Locale, readonly string[], string]>([
    ['it', ['2 fideuà di verdure e una burrata, quanto', 'togli la burrata'], '33,00'],
    ['es', ['dos ostras y una burrata, cuanto', 'quita una burrata'], '11,00'],
    ['en', ['3 ham croquettes and a burrata, how much', 'and also drop the burrata'], '8.40'],
  ])('%s %j: of the last one the line goes', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toContain(sum)
  })

  test.each<[Locale, string, string, string]>([
    [
      'en',
      'arroz negro for 2 and a bottle of blanco de arena, how much',
      'no bottle, two glasses of it instead',
      '48.00',
    ],
    [
      'en',
      'arroz negro for 2 and a bottle of blanco de arena, how much',
      'not a bottle, two glasses',
      '48.00',
    ],
    ['en', 'arroz negro for 2 and a bottle of blanco de arena, how much', 'no, better by the glass', '43.00'],
    [
      'de',
      'arroz negro für 2 und eine flasche blanco de arena, wieviel',
      'keine flasche, lieber zwei gläser davon',
      '48,00',
    ],
    ['de', 'arroz negro für 2 und eine flasche blanco de arena, wieviel', 'doch lieber glasweise', '43,00'],
    [
      'es',
      'arroz negro para 2 y una botella de blanco de arena, cuanto',
      'la botella no, ponme dos copas',
      '48,00',
    ],
    ['es', 'arroz negro para 2 y una botella de blanco de arena, cuanto', 'no, mejor por copas', '43,00'],
    [
      'fr',
      'riz noir pour 2 et une bouteille de blanco de arena, combien',
      'pas une bouteille, 3 verres',
      '53,00',
    ],
    [
      'en',
      'arroz negro for 2 and a bottle of blanco de arena, how much',
      'by the glass instead, three of them',
      '53.00',
    ],
    [
      'it',
      'riso nero per 2 e una bottiglia di blanco de arena, quanto',
      'niente bottiglia, due calici piuttosto',
      '48,00',
    ],
  ])('%s "%s", "%s": the size changes and the rest stays', (lang, first, then, sum) => {
    expect(saidLast(lang, [first, then]).message).toContain(sum)
  })

  test.each<[Locale, readonly string[], string]>([
    ['de', ['zwei doraden, was kosten die', 'plus 2 mal milchreis, summe?', 'nur einen milchreis'], '52,50'],
    ['de', ['zwei doraden, was kosten die', 'plus 2 mal milchreis, summe?', 'nur einer'], '52,50'],
    ['es', ['2 doradas y 2 arroz con leche cuanto', 'solo un arroz con leche', 'entre dos?'], '26,25'],
    ['en', ['2 bream a la espalda and 3 rice puddings, how much', 'only one rice pudding'], '52.50'],
    [
      'fr',
      ['2 burratas et deux riz au lait, combien', 'seulement un riz au lait', 'divisé par trois ?'],
      '11,84',
    ],
    ['it', ['2 orate e due riso al latte, quanto', 'una sola orata', 'diviso due?'], '18,00'],
    ['es', ['arroz negro para 2 cuanto', 'y una copa de blanco de arena ademas', 'que sean dos'], '48,00'],
  ])('%s %j: only so many of it', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toContain(sum)
  })

  test('T-ALG-01 what is avoided is told of the order that shrinks too', () => {
    const said = ['im allergic to nuts', '3 oysters and 2 burratas, how much?', 'one burrata less']
    const { message } = saidLast('en', said)
    expect(message).toContain('31.00')
    expect(message).toContain('include tree nuts: Burrata')
  })

  test.each<[Locale, string]>([
    ['en', 'one person less'],
    ['es', 'seremos uno menos'],
    ['en', 'and a less spicy one?'],
    ['en', 'only one question, do you take amex?'],
  ])('%s "%s" takes nothing from it', (lang, text) => {
    const first = { en: '3 ham croquettes, how much', es: '3 croquetas de jamon, cuanto' }
    expect(saidLast(lang, [lang === 'es' ? first.es : first.en, text]).message).not.toContain('2 ×')
  })
})
