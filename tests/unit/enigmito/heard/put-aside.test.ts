import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { aboutAfter, saidLast, slugsAfter } from '../talking.ts'

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
