import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { knowing } from '../support.ts'
import { saidLast } from '../talking.ts'

const demo = knowing()
const LOCALES: readonly Locale[] = ['es', 'en', 'fr', 'de', 'it']
const winesAfter = (lang: Locale, said: readonly string[]) => {
  const { named, message } = saidLast(lang, said)
  const items = named.flatMap((ref) => demo.menu.bySlug.get(ref) ?? [])
  return { items, wines: items.flatMap(({ wine }) => wine ?? []), message }
}

const FOR_LAMB: Record<Locale, string> = {
  es: 'que tinto va con el cordero',
  en: 'what red goes with the lamb',
  fr: 'quel vin rouge avec l’agneau',
  de: 'welcher rotwein passt zum lamm',
  it: 'che vino rosso con l’agnello',
}
const WHITES: Record<Locale, string> = {
  es: 'que blancos teneis',
  en: 'what whites have you got',
  fr: 'vous avez quoi comme vins blancs',
  de: 'welche weißweine habt ihr',
  it: 'che vini bianchi avete',
}

describe('18.3 how the wines that were told taste, from their rows', () => {
  const DRY: Record<Locale, readonly [string, RegExp]> = {
    es: ['¿son secos?', /^Es seco: /],
    en: ['is it dry', /^It is dry: /],
    fr: ['ils sont secs ?', /^Il est sec : /],
    de: ['ist der trocken?', /^Er ist trocken: /],
    it: ['sono secchi?', /^È secco: /],
  }
  test.each(LOCALES)('%s: whether they are dry is told of each, and names no dish with that word', (lang) => {
    const [asked, told] = DRY[lang]
    const { message } = winesAfter(lang, [FOR_LAMB[lang], asked])
    expect(message).toMatch(told)
    expect(message.split(/,| y | and | et | und | e /).length).toBeGreaterThan(2)
  })

  const LIGHTEST: Record<Locale, string> = {
    es: 'cual es el mas suave?',
    en: 'which is the lightest',
    fr: 'lequel est le plus léger',
    de: 'welcher ist am leichtesten',
    it: 'qual è il più leggero',
  }
  test.each(LOCALES)('%s: the lightest of those has the least body', (lang) => {
    const before = winesAfter(lang, [WHITES[lang]]).wines.map(({ cuerpo }) => cuerpo ?? 9)
    const { wines } = winesAfter(lang, [WHITES[lang], LIGHTEST[lang]])
    expect(wines.length).toBeGreaterThan(0)
    for (const { cuerpo } of wines) expect(cuerpo).toBe(Math.min(...before))
  })

  const FULLER: Record<Locale, string> = {
    es: 'alguno con mas cuerpo?',
    en: 'anything more full bodied?',
    fr: 'quelque chose de plus corsé ?',
    de: 'was kräftigeres?',
    it: 'qualcosa di più corposo?',
  }
  test.each(LOCALES)('%s: one with more body is of the same colour, and has body', (lang) => {
    const { wines } = winesAfter(lang, [WHITES[lang], FULLER[lang]])
    expect(wines.length).toBeGreaterThan(0)
    for (const { estilo } of wines) expect(estilo).toBe('blanco')
    for (const { cuerpo } of wines) expect(cuerpo).toBeGreaterThanOrEqual(4)
  })

  const SWEET: Record<Locale, readonly [string, string]> = {
    es: ['que postres hay', 'y un vino dulce para acompañar'],
    en: ['what desserts are there', 'and a sweet wine to go with it'],
    fr: ['quels desserts vous avez', 'et un vin doux pour accompagner'],
    de: ['was gibt es als nachtisch', 'und ein süßer wein dazu'],
    it: ['che dolci avete?', 'e un vino dolce da abbinarci'],
  }
  test.each(LOCALES)('%s: a sweet wine with the desserts that were listed is sweet', (lang) => {
    const { wines, items } = winesAfter(lang, SWEET[lang])
    expect(wines.length).toBeGreaterThan(0)
    expect(items.every(({ kind }) => kind === 'wine' || kind === 'dish')).toBe(true)
    for (const { dulzor } of wines) expect(dulzor).toBeGreaterThanOrEqual(4)
  })
})

test('a dessert under a price is a dessert, though one word is both in Italian', () => {
  const { items } = winesAfter('it', ['che vino con il polpo?', 'dolci sotto i 7 euro?'])
  expect(items.length).toBeGreaterThan(0)
  expect(items.every(({ kind }) => kind === 'dish')).toBe(true)
})
