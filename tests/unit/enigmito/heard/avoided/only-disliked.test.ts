import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { told } from '../../talking.ts'

describe('T-ALG what is only not liked is no allergy, wherever it is said', () => {
  test.each<[Locale, string]>([
    ['es', 'sin almendras por favor, no me gustan'],
    ['en', "no almonds please I don't like them"],
    ['fr', "pas d'amandes svp j'aime pas ça"],
    ['de', 'keine mandeln bitte die mag ich nicht'],
    ['it', 'senza mandorle per favore, non mi piacciono'],
  ])('%s: "%s"', (lang, said) => {
    const { talk, message } = told(lang, said)
    expect(talk.avoid).toEqual([])
    expect(message).not.toMatch(/turr/i)
  })

  test.each<[Locale, string]>([
    ['es', 'no me gusta la leche, me sienta mal'],
    ['en', "i don't like milk, it makes me ill"],
    ['fr', "je n'aime pas le lait, je le digère pas"],
    ['de', 'ich mag keine milch, ich bin allergisch'],
    ['it', 'non mi piace il latte, mi fa male'],
  ])('%s: an allergy beside it is heard: "%s"', (lang, said) => {
    expect(told(lang, said).talk.avoid.flatMap(({ allergens }) => allergens)).toEqual(['leche'])
  })
})

describe('T-ALG what must not be eaten is kept beside what is only not liked', () => {
  test.each<[Locale, string, string]>([
    ['es', 'sin gluten, no me gusta la cebolla', 'gluten'],
    ['es', 'sin gluten para mi hija, y no me gusta la cebolla', 'gluten'],
    ['en', "no milk for me, and my son doesn't like fish", 'leche'],
    ['en', "I'm coeliac and I don't like fish", 'gluten'],
    ['fr', "sans gluten svp, j'aime pas les oignons", 'gluten'],
    ['de', 'ohne milch bitte, oliven mag ich nicht', 'leche'],
    ['it', 'senza glutine per favore, non mi piace la cipolla', 'gluten'],
  ])('%s: "%s"', (lang, said, allergen) => {
    expect(told(lang, said).talk.avoid.flatMap(({ allergens }) => allergens)).toContain(allergen)
  })
})
