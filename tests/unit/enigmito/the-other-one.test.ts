import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { aboutAfter, saidLast, slugsAfter } from './talking.ts'

describe('the other one of two things', () => {
  test.each<[Locale, readonly string[], string]>([
    [
      'es',
      ['cuánto cuestan el pulpo y el secreto', 'el más caro lleva mostaza?', 'y el otro?'],
      'secreto-iberico',
    ],
    [
      'en',
      ['is there egg in the torrija', 'and in the cheesecake?', 'and the other one?'],
      'torrija-horchata',
    ],
    [
      'fr',
      ['il y a du gluten dans les canelones', "et dans l'agneau ?", "et dans l'autre ?"],
      'canelones-asado',
    ],
    [
      'de',
      ['was kosten das lamm und die secreto', 'ist im günstigeren senf', 'und im anderen?'],
      'cordero-brasa',
    ],
    ['it', ['che croquetas avete', 'la meno cara contiene latte?', "e l'altra?"], 'croqueta-sepia-tinta'],
  ])('%s %j: the allergen of the turn before is asked of it', (lang, said, slug) => {
    const answered = saidLast(lang, said)
    expect([answered.intent, aboutAfter(answered)]).toEqual(['allergen_dish', slug])
  })

  test.each<[Locale, readonly string[], string]>([
    ['it', ['vini bianchi italiani?', 'il meno caro dei due?', "e l'altro di che annata è"], '2022'],
    ['de', ['was habt ihr für wermut', 'der mit fenchel, was kostet der', 'und der andere'], '4,20'],
    ['es', ['cuánto cuesta el pulpo', 'y la carrillera', 'y el otro?'], '22,00'],
  ])('%s %j: so is its price or vintage', (lang, said, figure) => {
    expect(saidLast(lang, said).message).toContain(figure)
  })

  test('of many that were shown it is asked which', () => {
    expect(saidLast('de', ['was habt ihr für wermut', 'und der andere']).intent).toBe('clarify')
  })
})

describe('the cheapest of what was shown', () => {
  test.each<[Locale, readonly string[], string]>([
    ['es', ['qué vinos dulces tenéis', 'el más caro de qué uva es'], 'siete-paseros-naturalmente-dulce'],
    ['en', ['which beers do you have', 'the cheapest one, is it gluten free?'], 'cana-rubia'],
    ['fr', ['quelles croquettes avez-vous', 'la moins chère, il y a du lait dedans ?'], 'croqueta-jamon'],
    ['de', ['welche croquetas habt ihr', 'ist in der billigsten ei drin'], 'croqueta-jamon'],
    ['it', ['avete vini bianchi della galizia?', 'il più caro di che annata è'], 'pedra-do-cuncheiro'],
  ])('%s %j: what is asked beside is asked of that one', (lang, said, slug) => {
    expect(aboutAfter(saidLast(lang, said))).toBe(slug)
  })

  test('two at the same price are both told of', () => {
    const answered = saidLast('en', ['desserts under 7 euros', 'the cheapest one, does it have milk in it?'])
    expect(answered.intent).toBe('allergen_dish')
    expect(slugsAfter(answered)).toEqual(['sorbete-limon', 'naranja-canela'])
  })

  test('a thing of a few is known by the one word that only it has', () => {
    const answered = saidLast('de', [
      'welche alkoholfreien cocktails gibt es',
      'ist in dem tomate von der bar sellerie drin',
    ])
    expect(aboutAfter(answered)).toBe('tomate-barra')
  })
})
