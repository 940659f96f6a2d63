import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const told = (lang: Locale, said: readonly string[]): string => plain(saidLast(lang, said).message)

describe('18.2 a thing that is pointed at by what it is made of', () => {
  test.each<[Locale, readonly string[], RegExp, RegExp]>([
    ['es', ['cuanto vale la tarta de queso', 'y el de limon a cuanto?'], /Sorbete de limón: 6,00/, /Tarta/],
    ['en', ['how much is the cheesecake', 'and the lemon one?'], /Lemon sorbet: €6\.00/, /Cheesecake/],
    ['fr', ['combien le cheesecake', 'et celui au citron ?'], /Sorbet au citron : 6,00/, /Cheesecake/],
    ['it', ['quanto costa il cheesecake', 'e quello al limone?'], /Sorbetto al limone: 6,00/, /Cheesecake/],
    [
      'es',
      ['la tarta de queso lleva gluten?', 'y la de avellana?'],
      /Crema de chocolate y avellana/,
      /Tarta/,
    ],
    [
      'it',
      ['cocktail analcolici?', 'quello al pomodoro… è per mio figlio, allergico al pesce'],
      /Pomodoro condito \(analcolico\) figura pesce/,
      /Burrata/,
    ],
  ])('%s %s', (lang, said, right, wrong) => {
    const answer = told(lang, said)
    expect(answer).toMatch(right)
    expect(answer).not.toMatch(wrong)
  })

  test.each<[Locale, string, string, RegExp]>([
    ['es', 'cuanto vale la tarta de queso', 'otro postre entonces', /Tarta de queso/],
    ['en', 'how much is the cheesecake', 'ok another dessert then', /Cheesecake/],
    ['de', 'was kostet der käsekuchen', 'dann einen anderen nachtisch', /Käsekuchen/],
  ])('%s: "%s", then "%s": another one', (lang, first, then, before) => {
    const answer = told(lang, [first, then])
    expect(answer.split('\n').length).toBeGreaterThan(3)
    expect(answer).not.toMatch(before)
  })
})

describe('a thing that is called by its whole name is told, and not all of its kind', () => {
  test.each<[Locale, string, RegExp]>([
    ['es', 'una caña', /^- Caña: 2,60 €$/m],
    ['en', 'how much is an espresso', /^- Espresso: €2\.20$/m],
    ['de', 'was kostet ein radler', /^- Radler: 3,00 €$/m],
  ])('%s "%s"', (lang, said, line) => {
    const answer = told(lang, [said])
    expect(answer).toMatch(line)
    expect(answer).not.toMatch(/0[.,]0/)
  })

  test.each<[Locale, string, RegExp, RegExp]>([
    ['es', 'una caña y unas bravas', /Caña: 2,60/, /Patatas bravas: 7,80/],
    ['en', 'a caña and the bravas', /Caña: €2\.60/, /Patatas bravas: €7\.80/],
    ['es', 'arroz negro y caña', /Arroz negro de sepia/, /Caña: 2,60/],
  ])('%s "%s" names both', (lang, said, one, other) => {
    expect(told(lang, [said])).toMatch(one)
    expect(told(lang, [said])).toMatch(other)
  })
})

describe('wines asked of by themselves', () => {
  test.each<[Locale, readonly string[], RegExp]>([
    ['es', ['cuanto cuesta la dorada', 'cuanto cuesta el barolo?'], /118,00/],
    ['it', ["quanto costa l'orata", 'il barolo quanto costa?'], /118,00/],
    ['es', ['cuanto cuesta la dorada', 'el chablis a cuanto?'], /52,00/],
    ['en', ['the dearest red by the glass'], /Arcediana Reserva.*€9\.50 a glass/],
    ['es', ['el tinto mas caro por copas'], /Arcediana Reserva.*9,50 € la copa/],
    ['fr', ['le rouge le plus cher au verre'], /Arcediana Reserva.*9,50 € le verre/],
    ['de', ['der teuerste rote im glas'], /Arcediana Reserva.*9,50 € das Glas/],
    ['it', ['il rosso piu caro al calice'], /Arcediana Reserva.*9,50 € il calice/],
  ])('%s %s', (lang, said, price) => {
    expect(told(lang, said)).toMatch(price)
  })

  test('en: which of those are poured, whatever is asked behind it', () => {
    const answer = told('en', [
      'which whites under 40 have you got',
      'which of those can i get by the glass and what does it run me',
    ])
    expect(answer).toMatch(/Tardana de Cañada/)
    expect(answer).not.toMatch(/red\)|rosé\)/)
  })
})

describe('days asked together', () => {
  test.each<[Locale, string]>([
    ['de', 'habt ihr heut auf? und morgen?'],
    ['de', 'habt ihr heute auf und morgen?'],
    ['es', 'abris hoy? y mañana?'],
    ['en', 'are you open today? and tomorrow?'],
    ['fr', "c'est ouvert ce soir ? et demain ?"],
  ])('%s "%s" is answered of both', (lang, said) => {
    expect(told(lang, [said]).match(/2026/g)?.length).toBe(2)
  })
})
