import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { told } from '../../talking.ts'

describe('18.3 an order is added up as people say it', () => {
  test.each<[Locale, string, RegExp]>([
    ['en', "2 chicken strips 2 colas and an entrecote, what's the check before tip", /51\.20/],
    ['en', '2 chicken strips and 2 colas, the bill please', /23\.20/],
    ['en', 'two big beers and a plate of the patatas bravas, how much is that', /17\.00/],
    ['es', 'po ponme dos cañas y unas bravas, eso cuanto e', /13,00/],
    ['es', 'dos chelas sin gluten y unos mejillones cuánto sale', /19,30/],
    ['es', 'un hummus y una burrata cuanto valen', /24,00/],
    ['fr', 'ok deux grosses en fût, un coke pis des bravas, ça fait combien', /19,80/],
    ['fr', 'une daurade et une morue, ça fait combien', /45,00/],
    ['de', 'de nime mer zwe milchriis u zwe milchkaffee, was macht das', /18,20/],
    ['de', 'zwa glasln tardana und vier schinkenkroketten, wos mocht des', /19,60/],
    ['de', 'knorke, zwee lamm und zwee gläser casa benisoda, zusammen?', /59,00/],
    ['it', 'do bicchieri de tardana e na porzion de alici marinate, quanto me vien', /18,20/],
    ['it', 'una burrata e due birre grandi, quanto fa', /23,70/],
  ])('%s: "%s"', (lang, text, sum) => expect(told(lang, text).message).toMatch(sum))

  test.each<[Locale, string, string, RegExp]>([
    [
      'en',
      '2 glasses of verdil and one sparkling water, how much',
      'swap the water for a horchata',
      /13\.60/,
    ],
    ['en', '2 cañas and a hummus how much', 'and a third caña?', /17\.30/],
    ['es', 'dos cañas y unas bravas, eso cuanto es', 'y si meto tb una jarra pa mi cuñao', /17,60/],
    ['es', '2 raviolis y 2 cañas cuanto sube?', 'y si en vez de las cañas pedimos 1 agua con gas', /35,20/],
    [
      'fr',
      '3 moules, 3 chopes et une bouteille de tardana, ça fait combien',
      'avec une quatrième chope?',
      /71,90/,
    ],
    ['de', 'zwei mal lamm und zwei gläser casa benisoda, zusammen?', 'nee warte, ein glas reicht', /53,50/],
    [
      'it',
      'quanto viene una burrata e i calamari mezza porzione',
      'anzi no, i calamari porzione intera',
      /32,00/,
    ],
    ['it', 'quanto vengono le crocchette di prosciutto', '5 di quelle e 2 cole?', /19,60/],
  ])('%s: behind "%s", "%s"', (lang, first, next, sum) =>
    expect(told(lang, first, next).message).toMatch(sum),
  )

  test.each<[Locale, string, string]>([
    ['en', 'how much is a small beer', 'Caña'],
    ['it', 'una birra piccola quanto costa', 'Caña'],
    ['es', 'una cerveza grande cuanto', 'Jarra'],
    ['fr', 'une grande bière combien', 'Chope'],
  ])('%s: "%s" is %s', (lang, text, name) => expect(told(lang, text).message).toContain(name))
})

describe('18.3 what is exchanged for what, and what is at most spent', () => {
  test.each<[Locale, string, string, RegExp]>([
    ['es', 'un pulpo y un arroz con leche, cuanto', 'en vez del pulpo la carrillera', /27,50/],
    [
      'es',
      'unos calamares a la andaluza y una caña cuanto',
      'en vez de los calamares a la andaluza un hummus',
      /12,10/,
    ],
    ['en', 'an octopus and a rice pudding how much', 'instead of the octopus the beef cheek', /27\.50/],
    ['fr', 'un poulpe et un riz au lait, combien', 'au lieu du poulpe la joue de boeuf', /27,50/],
    [
      'de',
      'einmal oktopus und einmal milchreis was kostet das zusammen',
      'dann statt oktopus die rinderbacke',
      /27,50/,
    ],
    ['it', 'un polpo e un riso al latte, quanto', 'al posto del polpo la guancia', /27,50/],
    ['en', 'tuna tartare hows it dressed', 'vegetable fideuà for me and my gf, total for 2', /33\.00/],
  ])('%s: behind "%s", "%s"', (lang, first, next, sum) =>
    expect(told(lang, first, next).message).toMatch(sum),
  )

  test.each<[Locale, string, RegExp]>([
    ['es', 'no puedo pasar de 70 euros: 3 mejillones y 3 cañas, cuanto es', /42,30/],
    ['en', 'i cant go over 70 euros: 3 mussels and 3 cañas, how much', /42\.30/],
    ['fr', 'je ne veux pas dépasser 70 euros : 3 moules et 3 chopes, ça fait combien', /48,30/],
    ['de', 'höchstens 70 euro: 3 mal muscheln und 3 cañas, was macht das', /42,30/],
    ['it', 'massimo 70 euro: 3 cozze e 3 boccali, quanto fa', /48,30/],
    ['en', 'so paella for two, 2 glasses of verdil and one sparkling water, cuanto sería', /49\.80/],
  ])('%s: "%s"', (lang, text, sum) => expect(told(lang, text).message).toMatch(sum))
})
