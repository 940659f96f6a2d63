import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

const told = (lang: Locale, ...lines: readonly string[]): string => saidLast(lang, lines).message

describe('18.4 what is on the menu is never called something that we do not have', () => {
  test.each<[Locale, readonly string[], RegExp]>([
    ['de', ['meine frau hat zöliakie', 'ist das senyoret mit milch'], /^Unter den deklarierten.*Milch nicht/],
    [
      'it',
      ['siamo vegani in due', 'allora il riso dell orto quanto viene in due'],
      /Arroz de la huerta.*33,00/s,
    ],
    ['en', ['how much is the garden rice for two'], /Arroz de la huerta.*33\.00/s],
    ['it', ['il riso dell’orto quanto viene in due', 'c e sedano dentro? lui e allergico'], /Sì: .*sedano/],
  ])('%s: %j', (lang, lines, answer) => {
    expect(told(lang, ...lines)).toMatch(answer)
  })
})

describe('18.4 what may harm is told first', () => {
  test.each<[Locale, string, string, RegExp]>([
    [
      'es',
      'mi hijo es alérgico a los frutos secos',
      'entonces la tarta de queso queda descartada?',
      /^Mejor que no\.\n.*puede contener/,
    ],
    [
      'en',
      'my son is allergic to nuts',
      'so just to be clear the cheesecake is a no then?',
      /^Better not\.\n.*may contain tree nuts/,
    ],
    [
      'fr',
      'mon fils est allergique aux fruits à coque',
      'donc le cheesecake c’est non ?',
      /^Mieux vaut éviter\.\n/,
    ],
    ['de', 'mein sohn ist gegen nüsse allergisch', 'also ist der käsekuchen raus?', /^Besser nicht\.\n/],
    [
      'it',
      'mio figlio è allergico alla frutta a guscio',
      'quindi la cheesecake è da evitare?',
      /^Meglio di no\.\n/,
    ],
  ])('%s: a verdict is begun with: %s, %s', (lang, first, then, answer) => {
    expect(told(lang, first, then)).toMatch(answer)
  })

  test('18.4 en: of several allergens the worst state comes first', () => {
    expect(
      told(
        'en',
        'my son is allergic to nuts',
        'is the cheesecake a no then?',
        'and the kids pasta is that ok for him',
      ),
    ).toMatch(/^The declared allergens include tree nuts/)
  })

  test.each<[Locale, string]>([
    ['es', '¿cocináis con aceite de cacahuete?'],
    ['en', 'does the kitchen cook with peanut oil'],
    ['fr', 'vous cuisinez avec de l’huile d’arachide ?'],
    ['de', 'kocht ihr mit erdnussöl?'],
    ['it', 'cucinate con olio di arachidi?'],
  ])('%s: what the kitchen cooks with, the rows do not tell: %s', (lang, text) => {
    const { intent, named } = saidLast(lang, [text])
    expect([intent, named]).toEqual(['allergen_guarantee', []])
  })

  test('18.4 en: of a dish that is named it is told all the same', () => {
    expect(saidLast('en', ['do you use nuts in the cheesecake?']).intent).toBe('allergen_dish')
  })

  test('18.4 de: what she may not have is told of the wine that is pointed at', () => {
    const lines = ['meine frau hat zöliakie', 'welcher rotwein passt zum lamm']
    expect(told('de', ...lines, 'der zweite, ist da was drin was sie nicht darf')).toMatch(/Gluten nicht/)
  })
})

describe('18.4 wines: the cheapest of some, a cap beside a dish, the bottle of those told', () => {
  test.each<[Locale, string, RegExp]>([
    ['es', '¿cuál es el tinto más barato?', /^Vinos tintos: el más barato/],
    ['en', 'whats the cheapest red u have', /^Red wines: the cheapest/],
    ['fr', 'quel est le rouge le moins cher', /^Vins rouges : le moins cher/],
    ['de', 'was ist der günstigste rotwein', /^Rotweine: Am günstigsten/],
    ['it', 'il rosso più economico?', /^Vini rossi: il più economico/],
  ])('%s: %s', (lang, text, answer) => {
    expect(told(lang, text)).toMatch(answer)
  })

  test('18.4 en: under 25, with the lamb that was spoken of', () => {
    const answer = told('en', 'which reds go with the lamb', 'too dear. anything for under 25 with lamb')
    expect(answer).toContain('Esparto Negro')
    expect(answer).not.toContain('Cueva Honda')
  })

  test('18.4 it: the bottle is that of the two wines told', () => {
    const { named } = saidLast('it', ['che vino mi consigli col polpo', 'quanto costa la bottiglia'])
    expect(named).toEqual(saidLast('it', ['che vino mi consigli col polpo']).named)
  })

  test('18.4 de: a card after the car park is asked of the payment', () => {
    expect(told('de', 'wo kann ich parken', 'und mit amex zahlen?')).toContain('American Express')
  })
})
