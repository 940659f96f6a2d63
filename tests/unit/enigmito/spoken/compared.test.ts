import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { aboutAfter, saidLast, slugsAfter } from '../talking.ts'

describe('two things that are named with the word between them', () => {
  test.each<[Locale, string, string]>([
    ['es', 'entre el cordero y el entrecot cual sale mas caro', 'entrecot-vaca-madurada'],
    ['en', 'Between Pazo do Mar Vello and Tres Mareas, which is the less expensive?', 'tres-mareas'],
    ['fr', 'Entre Pazo do Mar Vello et Tres Mareas, lequel est le moins cher ?', 'tres-mareas'],
    ['de', 'zwischen dem lamm und dem entrecote, was ist da teurer', 'entrecot-vaca-madurada'],
    ['it', 'tra il polpo e il calamaro quale costa meno?', 'calamar-potera-plancha'],
    ['fr', 'le bar et la daurade, lequel est le plus cher', 'lubina-sal'],
    ['es', 'que es mas barato, el hummus o las bravas?', 'patatas-bravas'],
  ])('%s %s: are compared, and never added up', (lang, said, best) => {
    const answered = saidLast(lang, [said])
    expect([answered.intent, aboutAfter(answered), slugsAfter(answered).length]).toEqual(['compare', best, 2])
  })

  test.each<[Locale, readonly string[], string]>([
    [
      'en',
      ['Between Pazo do Mar Vello and Tres Mareas, which is cheaper?', 'And the other one, by the glass?'],
      '6.00',
    ],
    [
      'fr',
      [
        'Entre Pazo do Mar Vello et Tres Mareas, lequel est le moins cher ?',
        "Et l'autre, on peut l'avoir au verre ?",
      ],
      '6,00',
    ],
    [
      'en',
      [
        'between the salmonete and the garbinada, which is cheaper?',
        'and the other one, can i get it by the glass?',
      ],
      'bottle only',
    ],
  ])('%s %j: the other one of them is asked about next', (lang, said, figure) => {
    expect(saidLast(lang, said).message).toContain(figure)
  })

  test.each<[Locale, readonly string[], string]>([
    [
      'es',
      ['entre el cordero y el entrecot cual sale mas caro', 'y el otro lleva mostaza?'],
      'cordero-brasa',
    ],
    [
      'de',
      ['zwischen dem lamm und dem entrecote, was ist da teurer', 'und das andere, ist da senf drin?'],
      'cordero-brasa',
    ],
  ])('%s %j: and so is an allergen of it', (lang, said, slug) => {
    expect(aboutAfter(saidLast(lang, said))).toBe(slug)
  })
})

describe('what is asked of both', () => {
  test.each<[Locale, readonly string[]]>([
    ['fr', ['combien le suquet et la burrata ensemble ?', 'Il y a des fruits à coque dans les deux ?']],
    ['es', ['cuanto seria el suquet y la burrata juntos?', 'hay frutos secos en los dos?']],
    ['en', ['how much are the suquet and the burrata together?', 'are there nuts in both?']],
    ['de', ['was kosten suquet und burrata zusammen?', 'sind in beiden nüsse drin?']],
    ['it', ['quanto fanno il suquet e la burrata insieme?', "c'è frutta a guscio in tutti e due?"]],
  ])('%s %j: its state is told of each', (lang, said) => {
    const answered = saidLast(lang, said)
    expect([answered.intent, slugsAfter(answered)]).toEqual([
      'allergen_dish',
      ['suquet-rape-patata', 'burrata-tomate-seco'],
    ])
  })

  test('a word that is a kind of dish too names what is asked for, and no other dish', () => {
    const said = ['le bar et la daurade, lequel est le plus cher', 'ya des fruits de mer dans les deux ?']
    expect(saidLast('fr', said).intent).toBe('allergen_dish')
  })

  test.each<[Locale, string]>([
    ['fr', 'c quoi le prix des deux melosos'],
    ['es', 'cuanto cuestan los dos melosos?'],
    ['de', 'was kosten die zwei melosos'],
  ])('%s %s: two that are called so are two prices, and no number of one', (lang, said) => {
    expect(saidLast(lang, [said]).message).toMatch(/28,00[\s\S]*17,50/)
  })
})
