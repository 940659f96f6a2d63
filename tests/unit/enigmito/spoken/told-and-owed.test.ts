import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

const told = (lang: Locale, ...said: readonly string[]): string => saidLast(lang, said).message
const avoided = (lang: Locale, ...said: readonly string[]): readonly string[] =>
  saidLast(lang, said).talk.avoid.flatMap(({ allergens }) => allergens)

describe('issue 18: what is avoided, and stays so', () => {
  test.each<[Locale, string, readonly string[]]>([
    ['fr', 'un dessert sans gluten ni lait', ['gluten', 'leche']],
    ['fr', 'un truc avec du poulet mais sans fruits à coque ni lait svp', ['frutos_cascara', 'leche']],
    ['it', "ao ciao so allergico all'ovo, de riso che me posso magnà?", ['huevos']],
    ['en', 'what do yall have with fish but no tree nuts', ['frutos_cascara']],
    ['it', 'er latte nun lo reggo, che riso me posso magnà? senza pesce però', ['leche', 'pescado']],
    ['es', 'la leche no la soporto, qué arroz puedo comer? sin pescado', ['leche', 'pescado']],
    ['fr', 'le lait je le supporte pas, quel riz je peux prendre ? sans poisson', ['leche', 'pescado']],
  ])('%s "%s"', (lang, text, allergens) => {
    expect(avoided(lang, text)).toEqual(allergens)
  })
  test.each<[Locale, string, string, string]>([
    ['en', "my partner's allergic to prawns", 'before i forget, any prawn in the mussels?', 'crustaceos'],
    ['es', 'mi hija es alérgica al huevo', 'antes de que se me olvide, el huevo de la tortilla', 'huevos'],
  ])('%s behind "%s", "%s" forgets nothing', (lang, first, next, allergen) => {
    expect(avoided(lang, first, next)).toContain(allergen)
  })
  test('"forget the nuts" does', () =>
    expect(avoided('en', "i'm allergic to nuts", 'forget the nuts')).toEqual([]))
})

describe('issue 18: sums of what is named without an "and", or asked with other words', () => {
  test.each<[Locale, string, RegExp]>([
    ['en', 'hummus bravas and 2 canas how much', /22\.50/],
    ['fr', 'ok houmous bravas et 2 cañas ca donne', /22,50/],
    ['es', 'un cordero y una botella de majuelo, por cuánto me sale la broma?', /44,00/],
    ['es', '3 cañas y unos boquerones cuánto me sale', /17,60/],
    ['it', "una fideuà di verdure per due e un'acqua gassata quanto", /36,20/],
    ['de', 'de orange mit zimt und a weißbier, was macht des zam', /10,90/],
  ])('%s "%s"', (lang, text, sum) => {
    expect(told(lang, text)).toMatch(sum)
  })
  test.each<[Locale, string]>([
    ['en', 'decent white, 25 a bottle tops?'],
    ['en', 'a white, 25 euros a bottle or less'],
    ['fr', 'un blanc, 25 la bouteille maxi'],
    ['de', 'ein weisswein, 25 die flasche maximal'],
  ])('%s "%s" leaves out what costs more', (lang, text) => {
    expect(told(lang, text)).toMatch(/Blanco de Arena/)
    expect(told(lang, text)).not.toMatch(/Pazo do Mar Vello/)
  })
})

describe('issue 18: a range before what it is for', () => {
  test.each<[Locale, string]>([
    ['it', "un rosso sui 30-35 a bottiglia ce l'avete?"],
    ['en', 'a red for 30-35 a bottle?'],
    ['fr', 'un rouge à 30-35 la bouteille'],
    ['de', 'ein roter um 30-35 die flasche'],
  ])('%s "%s"', (lang, text) => {
    expect(told(lang, text)).toMatch(/Mandó de la Serreta/)
    expect(told(lang, text)).not.toMatch(/Costers de Pissarra|Casa Benisoda/)
  })
})

describe('issue 18: trouble', () => {
  test.each<[Locale, string, string]>([
    [
      'en',
      'we were in last night & my husband left his barbour over the chair. green waxed thing',
      'care_lost',
    ],
    ['fr', "la note qu'on m'a apportée dimanche, 12€ de trop", 'care_bill'],
    ['es', 'el domingo me cobrasteis 12 € de más', 'care_bill'],
    ['de', 'haben um acht reserviert aber der zug steht, wird eher halb neun sorry', 'care_late'],
  ])('%s "%s"', (lang, text, intent) => {
    expect(saidLast(lang, [text]).intent).toBe(intent)
  })
})

describe('§9 whether a request is a table', () => {
  test.each<[Locale, string, RegExp]>([
    ['es', 'está confirmada la mesa?', /pendiente/],
    ['en', 'so is the table definitely ours now?', /pending/],
    ['fr', 'la table est confirmée ?', /attente/],
    ['de', 'ist der tisch bestätigt?', /bleibt offen/],
    ['it', 'il tavolo è confermato?', /attesa/],
  ])('%s "%s"', (lang, text, state) => {
    expect(told(lang, text)).toMatch(state)
  })

  test.each<[Locale, string, RegExp]>([
    ['es', 'la mesa con vistas está asegurada?', /ventanales/],
    ['en', 'is the table with a view guaranteed?', /windows/],
    ['fr', 'la table avec vue mer est garantie ?', /baies/],
    ['de', 'ist der Tisch mit Meerblick garantiert?', /Fenstern/],
    ['it', 'il tavolo con vista è garantito?', /vetrate/],
  ])('%s "%s" asks for the view', (lang, text, tables) => {
    expect(told(lang, text)).toMatch(tables)
  })
})
