import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast, slugsAfter } from '../talking.ts'

describe('a list that is left behind', () => {
  test.each<[Locale, readonly string[]]>([
    ['es', ['que arroces teneis sin marisco', 'y de todos los arroces que teneis cual es el mas caro?']],
    ['en', ['which rices are without shellfish', 'and the dearest of all the rices you have?']],
    [
      'fr',
      ['quels riz avez-vous sans crustacés ?', 'et de tous les riz de la carte, lequel est le plus cher ?'],
    ],
    ['de', ['welche reisgerichte ohne krebstiere?', 'und das teuerste von allen reisgerichten?']],
    ['it', ['che risi avete senza crostacei', 'e er più caro de tutti i risi che ciavete qual è?']],
  ])('%s %j: of all of a kind, what it left out counts no more', (lang, said) => {
    expect(slugsAfter(saidLast(lang, said))).toEqual(['meloso-bogavante'])
  })

  test('what somebody must not eat is left out of all', () => {
    const said = ['soy alergica a los crustaceos', 'de todos los arroces que teneis cual es el mas caro?']
    expect(slugsAfter(saidLast('es', said))).not.toContain('meloso-bogavante')
  })
})

describe('a list that goes on', () => {
  test('"alles mit Gluten raus" keeps its diet and its limit', () => {
    const { talk } = saidLast('de', [
      'was habt ihr veganes unter 12 euro',
      'und da bitte alles mit gluten raus',
    ])
    expect([talk.frame?.want, talk.frame?.exclude, talk.frame?.max]).toEqual([
      ['diet:vegan'],
      ['allergen:gluten'],
      1199,
    ])
  })

  test('"not fried please" is said of it', () => {
    const said = ['what squid dishes do you have', 'not fried please']
    expect(slugsAfter(saidLast('en', said))).toEqual(['arroz-negro-sepia', 'calamar-potera-plancha'])
  })

  test('who prefers it without something wishes for the same kind', () => {
    const said = [
      'mia suocera è celiaca. potreste consigliarle un secondo di carne?',
      'preferirebbe senza senape',
    ]
    expect(saidLast('it', said).talk.frame?.want).toContain('kind:meat')
  })

  test.each<[Locale, string]>([
    ['fr', 'un autre poisson alors, mais pas de thon ni de morue'],
    ['es', 'otro pescado entonces, pero nada de atun'],
    ['en', 'another fish then, but no cod'],
  ])('%s %s: the fish is wished for, and one of its kind is not', (lang, said) => {
    const { frame } = saidLast(lang, [said]).talk
    expect(frame?.want).toContain('kind:fish')
    expect(frame?.exclude).not.toContain('allergen:pescado')
  })

  test('a greeting with a question is answered', () => {
    expect(saidLast('fr', ['Bonsoir, quels vins orange avez-vous ?']).intent).toBe('wine_list')
  })

  test('the same list is not told twice for its prices', () => {
    const { message } = saidLast('en', [
      'My mother is pure vegetarian, which rice dishes she can have and what is the price?',
    ])
    expect(message.match(/Arroz de la huerta: /g)).toHaveLength(1)
    expect(message).toContain('Before you order')
  })

  test('"then" in passing asks for no hours', () => {
    const said = [
      'does the thursday stew have celery? my mum is allergic to it',
      'best leave it then. what other meat mains can she have wi no celery',
    ]
    expect(saidLast('en', said).message).not.toContain('13:00')
  })

  test('who would die for a steak is in no danger', () => {
    expect(saidLast('en', ["i'd die for a steak, how much is the entrecote"]).message).toContain('28.00')
  })
})

describe('meat beside somebody who eats none', () => {
  test.each<[Locale, string]>([
    ['de', 'oma isst nur vegetarisch und der opa will ein stück fleisch, was empfiehlst du'],
    ['es', 'mi mujer es vegetariana y yo quiero carne, que nos recomiendas?'],
    ['en', 'my wife is vegan, i want a steak. what do you have?'],
  ])('%s %s: is for the other, and the diet is kept', (lang, said) => {
    const { talk, named } = saidLast(lang, [said])
    expect(named).toContain('dish:entrecot-vaca-madurada')
    expect(talk.avoid.map(({ who }) => who)).toEqual(['companion'])
  })
})

describe('meat that is asked for inside a dish', () => {
  test.each<[Locale, string]>([
    ['es', 'la fideuà lleva carne?'],
    ['en', 'is there meat in the fideua?'],
    ['fr', 'il y a de la viande dans la fideuà ?'],
    ['de', 'ist in der fideua fleisch'],
    ['it', "c'è carne nella fideuà?"],
  ])('%s %s: the dish is told with what is in it, and no meat', (lang, said) => {
    expect(slugsAfter(saidLast(lang, [said]))).toEqual(['fideua-gamba-rape', 'fideua-verduras'])
  })
})
