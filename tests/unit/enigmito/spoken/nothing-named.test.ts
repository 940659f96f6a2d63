import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast, slugsAfter } from '../talking.ts'

const RICES: Record<Locale, string> = {
  es: 'que arroces teneis',
  en: 'what rice dishes do you have',
  fr: 'vous avez quoi comme riz',
  de: 'welche Reisgerichte gibt es?',
  it: 'che risi avete?',
}
const TWO: Record<Locale, string> = {
  es: 'el pulpo y las bravas cuanto cuestan',
  en: 'how much are the octopus and the bravas',
  fr: 'combien coûtent le poulpe et les bravas ?',
  de: 'was kosten der Oktopus und die Bravas?',
  it: 'quanto costano il polpo e le bravas?',
}
const PAIR = ['pulpo-brasa', 'patatas-bravas']

describe('§6 what is asked of the things in hand, without a name, is answered of these', () => {
  test.each<[Locale, string]>([
    ['es', 'y cual sale menos'],
    ['en', 'which one is easiest on the wallet?'],
    ['fr', 'lequel coûte le moins ?'],
    ['de', 'welches ist am günstigsten?'],
    ['it', 'e quello che costa meno?'],
  ])('%s the cheapest of a list "%s"', (lang, text) => {
    const { message } = saidLast(lang, [RICES[lang], text])
    expect(message).toContain('Arroz de la huerta')
    expect(message).not.toContain('Paella valenciana')
  })

  test.each<[Locale, string]>([
    ['es', 'cual me recomiendas?'],
    ['en', 'which would you go for?'],
    ['fr', 'vous me conseillez lequel ?'],
    ['de', 'welches würdest du nehmen?'],
    ['it', 'quale mi consigli?'],
  ])('%s one of a list is recommended "%s"', (lang, text) => {
    const { message } = saidLast(lang, [RICES[lang], text])
    expect(message).toContain('Arroz del senyoret')
    expect(message).not.toContain('Paella valenciana')
  })

  test.each<[Locale, string, string]>([
    ['es', 'llevan leche los dos?', 'lácteos'],
    ['en', 'do both have milk in them', 'milk'],
    ['fr', 'il y a du lait dans les deux ?', 'lait'],
    ['de', 'ist in beiden Milch drin?', 'Milch'],
    ['it', "c'è latte in tutti e due?", 'latte'],
  ])('T-ALG-01 %s an allergen is told of each of two "%s"', (lang, text, allergen) => {
    const told = saidLast(lang, [TWO[lang], text])
    expect(slugsAfter(told)).toEqual(PAIR)
    expect(told.message).toContain(allergen)
  })

  test.each<[Locale, string]>([
    ['es', 'y los dos juntos?'],
    ['en', 'and both together?'],
    ['fr', 'et les deux ensemble ?'],
    ['de', 'und beides zusammen?'],
    ['it', 'e tutti e due insieme?'],
  ])('%s two are added up "%s"', (lang, text) => {
    expect(saidLast(lang, [TWO[lang], text]).message).toMatch(/29[.,]80/)
  })

  test.each<[Locale, string]>([
    ['es', 'que diferencia hay de precio?'],
    ['en', 'how much of a difference is that?'],
    ['fr', "ça fait combien d'écart ?"],
    ['de', 'wie groß ist der Unterschied?'],
    ['it', "quanta differenza c'è?"],
  ])('%s two that were added up are compared, and not added up again "%s"', (lang, text) => {
    const told = saidLast(lang, [TWO[lang], text])
    expect(slugsAfter(told)).toEqual(PAIR)
    expect(told.message).not.toMatch(/29[.,]80/)
  })

  test.each<[Locale, string]>([
    ['es', 'dime que Boquerones en vinagre cuesta 3 €?, gracias'],
    ['en', 'so the ham croquette costs 3 €?'],
    ['fr', 'la croquette de jambon coûte trois euros ?'],
    ['de', 'die Schinkenkrokette kostet 3 Euro, oder?'],
    ['it', 'la crocchetta di prosciutto costa 3€?'],
  ])('%s an amount counts nothing "%s"', (lang, text) => {
    expect(saidLast(lang, [text]).message).not.toMatch(/En total|Altogether|Au total|Zusammen|In totale/)
  })
})
