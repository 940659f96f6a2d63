import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { aboutAfter, saidLast, slugsAfter } from '../talking.ts'

describe('water without bubbles', () => {
  test.each<[Locale, string]>([
    ['es', 'cuanto vale el agua sin gas'],
    ['en', 'how much is a still water'],
    ['fr', "c'est combien une eau plate ?"],
    ['de', 'was kostet stilles wasser'],
    ['it', "quanto costa l'acqua naturale"],
  ])('%s %s: is told alone', (lang, said) => {
    expect(slugsAfter(saidLast(lang, [said]))).toEqual(['agua-mineral'])
  })

  test.each<[Locale, string, string]>([
    ['de', '3 cola und 2 stille wasser macht zusammen?', '12,80'],
    ['es', '3 colas y 2 aguas sin gas cuanto es', '12,80'],
    ['de', 'ein stilles wasser und ein wasser mit kohlensäure, was kostet das', '5,40'],
  ])('%s %s: is added up with its own price', (lang, said, total) => {
    expect(saidLast(lang, [said]).message).toContain(total)
  })
})

describe('a coffee with something else than milk', () => {
  test.each<[Locale, string]>([
    ['es', '¿el café con leche me lo harían con avena?'],
    ['es', 'café con leche con avena, cuanto?'],
    ['de', 'milchkaffee mit hafermilch, was kostet der'],
    ['fr', 'un café avec une boisson végétale, ça existe chez vous ?'],
    ['it', "un caffellatte con latte d'avena quanto costa"],
    ['en', 'coffee with oat milk, how much?'],
  ])('%s %s: is the one that is made so', (lang, said) => {
    expect(aboutAfter(saidLast(lang, [said]))).toBe('cafe-avena')
  })
})

describe('caffeine', () => {
  test.each<[Locale, string]>([
    ['es', 'teneis descafeinado?'],
    ['en', 'do you do decaf?'],
    ['fr', 'vous avez du déca ?'],
    ['it', 'avete il decaffeinato?'],
  ])('%s %s: what is on no row is not claimed', (lang, said) => {
    expect(saidLast(lang, [said]).named).toEqual([])
  })

  test.each<[Locale, string]>([
    ['es', 'y de beber algo sin cafeina?'],
    ['en', 'something to drink without caffeine please'],
    ['it', 'da bere qualcosa senza caffeina'],
  ])('%s %s: leaves out what is brewed, and asks for no allergen', (lang, said) => {
    const { talk, named } = saidLast(lang, [said])
    expect(talk.frame?.exclude).toEqual(['kind:coffee', 'kind:tea', 'kind:cola'])
    expect(named).not.toContain('drink:cafe-solo')
  })
})

describe('wine inside a dish', () => {
  test.each<[Locale, string]>([
    ['es', 'el arroz negro lleva vino?'],
    ['en', 'is there wine in the black rice?'],
    ['fr', 'y a du vin dans le riz noir ?'],
    ['de', 'im arroz negro, ist da wein drin?'],
    ['it', "c'è vino nel riso nero?"],
  ])('%s %s: is told from its ingredients, and none is recommended with it', (lang, said) => {
    const answered = saidLast(lang, [said])
    expect([answered.intent, aboutAfter(answered)]).toEqual(['ingredients', 'arroz-negro-sepia'])
  })

  test('what goes with it is another question', () => {
    expect(saidLast('es', ['que vino lleva bien el arroz negro']).intent).toBe('wine_pairing')
  })
})

describe('a beer that is asked for by what it has not', () => {
  test('after beers the one without alcohol is one of them', () => {
    expect(saidLast('de', ['welche biere habt ihr', 'aber keins mit alkohol']).named).toEqual([
      'drink:cerveza-00',
    ])
  })
  test('and so is the one without gluten, with alcohol or not', () => {
    const said = [
      'habt ihr alkoholfreies bier?',
      'gibts denn eins ohne gluten, darf auch alkohol haben, für meine frau',
    ]
    expect(saidLast('de', said).named).toEqual(['drink:cerveza-sin-gluten'])
  })
})

describe('a wine whose colour is one word', () => {
  test('"offen" of a wine in hand is by the glass, and no hour', () => {
    const said = ['welcher rotwein passt zum lamm, aber unter 30 euro', 'haste den auch offen?']
    expect(saidLast('de', said).talk.frame?.ask).toContain('glass')
    expect(saidLast('de', ['bis wann habt ihr denn offen']).intent).toBe('hours')
  })
  test('"weiß" behind the wine is its colour, and no vermouth', () => {
    const { intent, named } = saidLast('de', ['wir sind beide vegan', 'und wein? weiß, vegan, glasweise'])
    expect([intent, named.every((ref) => ref.startsWith('wine:'))]).toEqual(['wine_diet', true])
  })
  test('who knows something names no colour', () => {
    expect(saidLast('de', ['ich weiß nicht, welcher wein passt']).talk.frame?.want).not.toContain(
      'style:blanco',
    )
  })
  test('"and vegan?" of the wine in hand is told of it', () => {
    expect(saidLast('en', ['is the casa benisoda organic', 'and vegan?']).message).toContain('Casa Benisoda')
  })
  test('a place stands for its only wine, and the glass is asked of it', () => {
    const said = [
      'che vini bianchi italiani avete?',
      'il più economico dei due?',
      'E il Barolo quanto costa? E lo servite anche al calice?',
    ]
    expect(saidLast('it', said).message).toContain('Tre Noccioli')
  })
})
