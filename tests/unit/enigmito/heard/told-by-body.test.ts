import { describe, expect, test } from 'vitest'
import type { Avoided, Eater } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { told } from '../talking.ts'

type Allergens = Avoided['allergens']
describe('18.4 an allergy is told as people tell it', () => {
  test.each<[Locale, string, Eater, Allergens]>([
    ['es', 'con las gambas me hincho como un globo. que entrantes hay', 'guest', ['crustaceos']],
    ['es', 'con los sulfitos me ahogo. q blanco iria con unas ostras', 'guest', ['sulfitos']],
    ['es', 'mi mujer es siliaca, que arroces puede comer', 'companion', ['gluten']],
    ['en', 'i blow up like a balloon with prawns. what starters', 'guest', ['crustaceos']],
    ['en', 'nuts put me in hospital, what puddings can i have', 'guest', ['frutos_cascara', 'cacahuetes']],
    ['en', 'allergic to tofu, edamame, all that. whats good to share', 'guest', ['soja']],
    ['fr', 'avec les crevettes je gonfle, quelles entrées ?', 'guest', ['crustaceos']],
    ['fr', "les noix m'envoient à l'hôpital, quels desserts ?", 'guest', ['frutos_cascara']],
    ['de', 'von garnelen schwell ich an, was für vorspeisen', 'guest', ['crustaceos']],
    ['de', 'hab laktoseintolleranz', 'guest', ['leche']],
    ['de', 'ich hab ne erdnussalergie, was für desserts gehen', 'guest', ['cacahuetes']],
    ['de', 'samstag mit unserm sohn (6), der verträgt keine haselnüsse', 'child', ['frutos_cascara']],
    ['it', 'io col sedano divento un pallone. che zuppe avete', 'guest', ['apio']],
    ['it', "mia moglie è ciliaca, x lei che birra c'è", 'companion', ['gluten']],
    ['it', 'con i crostacei mi gonfio, che antipasti posso prendere', 'guest', ['crustaceos']],
  ])('T-ALG-01 %s: "%s"', (lang, text, who, allergens) => {
    expect(told(lang, text).talk.avoid).toMatchObject([{ who, allergens, diets: [] }])
  })

  test('es: "me hincho a gambas siempre que puedo" is a feast', () => {
    expect(told('es', 'me hincho a gambas siempre que puedo, que gambas teneis').talk.avoid).toEqual([])
  })
})
