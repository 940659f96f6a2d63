import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { aboutAfter, saidLast, slugsAfter } from '../../talking.ts'

describe('18.2 a food that is put aside is wished no more', () => {
  test.each<[Locale, string]>([
    ['es', 'olvida el arroz. la lubina, cuánto es para uno'],
    ['en', 'ok forget rice. sea bass, how much is it for one'],
    ['fr', 'oublie le riz. le bar, c’est combien pour un'],
    ['de', 'lassen wir den reis. der wolfsbarsch, was kostet der'],
    ['it', 'lascia perdere il riso. il branzino, quanto costa per uno'],
  ])('%s "%s"', (lang, message) => {
    expect(aboutAfter(saidLast(lang, [message]))).toBe('lubina-sal')
  })
})

describe('T-ALG-01 what is wished behind what cannot be had is not avoided', () => {
  test.each<[Locale, string]>([
    ['es', '¿entonces no puedo comer arroz? ¿hay algo de pescado?'],
    ['en', 'so i cant have any rice?? is there anything fishy instead'],
    ['fr', 'je ne peux pas prendre de riz ? vous avez du poisson ?'],
    ['de', 'ich kann keinen reis haben? gibts was fischiges?'],
    ['it', 'non posso avere il riso? c’è qualcosa di pesce?'],
  ])('%s "%s"', (lang, message) => {
    const answered = saidLast(lang, [message])
    expect(answered.talk.avoid).toEqual([])
    expect(slugsAfter(answered).length).toBeGreaterThan(0)
  })

  test.each<[Locale, string, string]>([
    ['en', 'i can’t have milk. do you have fish without it?', 'leche'],
    ['en', 'i can’t eat rice or fish. is there anything with fish in it?', 'pescado'],
    ['es', 'no puedo comer pescado. ¿hay algo de pescado en la paella?', 'pescado'],
    ['fr', 'je ne peux pas manger de poisson. vous avez du poisson dans la paella ?', 'pescado'],
    ['de', 'ich kann keinen fisch essen. ist in der paella fisch?', 'pescado'],
    ['it', 'non posso mangiare pesce. c’è pesce nella paella?', 'pescado'],
  ])('%s "%s": what is told stays', (lang, message, allergen) => {
    expect(saidLast(lang, [message]).talk.avoid.flatMap(({ allergens }) => allergens)).toContain(allergen)
  })
})

describe('T-ALG-01 whoever eats neither meat nor fish, and asks whether there is fish in it, eats neither', () => {
  test.each<[Locale, string]>([
    ['es', 'no puedo comer carne ni pescado. ¿hay algo de pescado en la paella?'],
    ['en', 'i can’t eat meat or fish. is there any fish in the paella?'],
    ['fr', 'je ne peux manger ni viande ni poisson. y a-t-il du poisson dans la paella ?'],
    ['de', 'ich darf weder fleisch noch fisch essen. ist fisch in der paella?'],
    ['it', 'non posso mangiare né carne né pesce. c’è pesce nella paella?'],
  ])('%s "%s"', (lang, message) => {
    const { avoid } = saidLast(lang, [message]).talk
    expect(avoid.flatMap(({ diets }) => diets)).toEqual(['vegetarian'])
  })

  test.each<[Locale, string, string]>([
    ['es', 'no puedo comer arroz ni pescado. ¿hay algo de pescado en la paella?', 'pescado'],
    ['en', 'i can’t have rice and no eggs. is there anything with fish?', 'huevos'],
  ])('%s "%s": a second food', (lang, message, allergen) => {
    expect(saidLast(lang, [message]).talk.avoid.flatMap(({ allergens }) => allergens)).toContain(allergen)
  })
})
