import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { saidLast } from '../../talking.ts'

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const told = (lang: Locale, said: readonly string[]): string => plain(saidLast(lang, said).message)

describe('18.3 an order with a kind and no name is asked back, and goes on with the answer', () => {
  test.each<[Locale, string, RegExp, RegExp]>([
    ['es', 'cuanto son dos cervezas y un hummus', /Hummus de garbanzo: 9,50/, /Caña: 2,60/],
    ['en', 'two beers and a hummus, how much', /Chickpea hummus: €9\.50/, /Caña: €2\.60/],
    ['fr', 'deux bières et un houmous, ça fait combien', /Houmous/, /Chope : 4,60/],
    ['de', 'zwei kaffee und ein käsekuchen, was macht das', /Käsekuchen: 7,50/, /Espresso: 2,20/],
    ['it', 'due birre e un hummus, quanto fa', /Hummus di ceci: 9,50/, /Boccale: 4,60/],
  ])('%s: "%s" names what it knows, and each that may be meant with its price', (lang, said, known, one) => {
    const answer = told(lang, [said])
    expect(answer).toMatch(known)
    expect(answer).toMatch(one)
    expect(answer).not.toMatch(/[Tt]otal|Altogether|Zusammen/)
  })

  test.each<[Locale, readonly string[], RegExp]>([
    ['es', ['cuanto son dos cervezas y un hummus', 'las jarras'], /18,70/],
    ['es', ['cuanto son dos cervezas y un hummus', 'las jarras', 'y una caña mas'], /21,30/],
    ['es', ['cuanto son dos cervezas y un hummus', 'una caña y una jarra'], /16,70/],
    ['es', ['cuanto son dos cervezas y un hummus', 'la mas barata'], /14,70/],
    ['es', ['dos croquetas y un hummus cuanto', 'las de jamon'], /15,10/],
    ['es', ['dos croquetas y un hummus cuanto', 'una de cada'], /15,50/],
    ['en', ['two beers and a hummus, how much', 'the craft ales'], /19\.10/],
    ['en', ['how much are two coffees and a hummus', 'the espresso'], /13\.90/],
    ['fr', ['deux bières et un houmous, ça fait combien', 'des cañas'], /14,70/],
    ['de', ['zwei bier und ein hummus, was macht das', 'die großen'], /18,70/],
    ['it', ['due birre e un hummus, quanto fa', 'le prime'], /14,70/],
  ])('%s %s', (lang, said, sum) => {
    expect(told(lang, said)).toMatch(sum)
  })

  test('a question of one of them is answered, and orders nothing', () => {
    const answer = told('es', ['cuanto son dos cervezas y un hummus', 'tiene gluten la caña?'])
    expect(answer).toMatch(/Caña figura gluten/)
    expect(answer).not.toMatch(/total/)
  })
})

describe('18.3 an order says its things in other ways', () => {
  test.each<[Locale, readonly string[], RegExp]>([
    ['es', ['somos cuatro: senyoret para todos y una botella de sant jaumet brut, cuanto sale'], /102,00/],
    [
      'fr',
      ['on est quatre: senyoret pour tout le monde et une bouteille de sant jaumet brut, combien'],
      /102,00/,
    ],
    ['de', ['was kosten die calamares', 'einmal die kleine portion und zwei radler, was macht das'], /15,80/],
    ['de', ['was kosten die calamares', 'oamoi de kloane portion und zwoa radler, wos macht des'], /15,80/],
    ['de', ['zwei gläser vom malaga und ein käsekuchen, was macht das'], /22,50/],
    [
      'it',
      ['rossi bio sotto i 30 la bottiglia?', 'il meno caro dei due, al calice?', '4 calici, totale'],
      /22,00/,
    ],
    [
      'fr',
      [
        'quatre senyoret et une bouteille de sant jaumet brut, combien',
        'et avec le riz au homard à la place, toujours la bouteille',
      ],
      /136,00/,
    ],
    ['es', ['q teneis de arroz', 'el de pollo y conejo pa 4 cuanto sale en total'], /74,00/],
    ['en', ['what rice is there', 'the one with chicken and rabbit for four, how much'], /74\.00/],
    [
      'es',
      ['si cojo media de calamares y dos cañas cuanto', 'y si en ve de la media pillo la entera'],
      /22,70/,
    ],
  ])('%s %s', (lang, said, sum) => {
    expect(told(lang, said)).toMatch(sum)
  })
})
