import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { TEXTS } from '../../../../../supabase/functions/enigmito/texts.ts'
import { slugsAfter, told } from '../../talking.ts'

const BREAM = 'dorada-espalda'

describe('T-ALG "fish without bones": the bones are left out, and the fish is wished', () => {
  test.each<[Locale, string]>([
    ['es', 'algún pescado blandito y sin espinas'],
    ['en', 'do you have a fish without bones?'],
    ['fr', 'y a-t-il un plat de poisson sans arêtes ?'],
    ['de', 'was habt ihr mit fisch ohne gräten'],
    ['de', 'Ich meinte doch MIT Fisch, nur ohne Gräten'],
    ['it', 'un pesce senza lische'],
  ])('%s: "%s"', (lang, said) => {
    const answered = told(lang, said)
    expect(slugsAfter(answered)).toContain(BREAM)
    expect(answered.message).toContain(TEXTS[lang].Carta.sinDatosEspinas)
    expect(answered.talk.avoid).toEqual([])
  })

  test.each<[Locale, string]>([
    ['es', 'pescado sin espinas ni leche'],
    ['en', 'fish without bones or milk'],
    ['fr', 'un poisson sans arêtes et sans lait'],
    ['de', 'fisch ohne gräten und ohne milch'],
    ['it', 'un pesce senza lische e senza latte'],
  ])('%s: an allergen beside them is left out: "%s"', (lang, said) => {
    expect(told(lang, said).talk.avoid.flatMap(({ allergens }) => allergens)).toEqual(['leche'])
  })
})

describe('T-ALG of salt no row tells: no dish is called suitable', () => {
  test.each<[Locale, string]>([
    ['es', 'mi padre es hipertenso, que pescado hay sin sal?'],
    ['en', 'what fish do you have without salt?'],
    ['fr', 'du poisson, mais sans sel pour ma mère'],
    ['de', 'was habt ihr an fisch ohne salz'],
    ['it', 'che pesce avete senza sale?'],
  ])('%s: "%s"', (lang, said) => {
    const { message } = told(lang, said)
    expect(message).toContain(TEXTS[lang].Carta.sinDatosSal)
    expect(message).not.toContain(TEXTS[lang].Hilo.encaja)
  })
})

describe('T-ALG of sugar no row tells: who is diabetic hears that, and who knows', () => {
  test.each<[Locale, string]>([
    ['es', 'soy diabetico, que postres puedo comer?'],
    ['en', "i'm diabetic, what can i eat?"],
    ['fr', 'je suis diabétique, que puis-je manger ?'],
    ['de', 'ich bin diabetiker, was kann ich essen?'],
    ['it', 'sono diabetico, cosa posso mangiare?'],
  ])('%s: "%s"', (lang, said) => {
    const { message } = told(lang, said)
    expect(message).toContain(TEXTS[lang].Carta.sinDatosAzucar)
    expect(message).toContain('900 000 000')
  })

  test('en: how much of a medicine is for a doctor to say', () => {
    expect(told('en', "i'm diabetic, how much insulin?").message).toContain(TEXTS.en.Nada.medico)
  })
})

describe('T-ALG what is asked for behind a "without" is not left out with it', () => {
  test.each<[Locale, string]>([
    ['es', 'sin ajo, ¿qué hay como pescado?'],
    ['fr', "elle digere pas l'ail, ya quoi sans ail comme poisson?"],
    ['de', 'ohne knoblauch, was gibt es an fisch'],
    ['it', "senza aglio, cosa c'è come pesce?"],
  ])('%s: "%s"', (lang, said) => {
    const { talk } = told(lang, said)
    expect(talk.avoid).toEqual([])
    expect(talk.frame?.exclude).not.toContain('allergen:pescado')
  })

  test('a list of what is left out stays one', () => {
    for (const said of ['sin ajo, pescado ni marisco', 'sin ajo ni pescado'])
      expect(told('es', said).message).toContain('pescado')
    expect(told('en', 'without garlic or fish').message).toMatch(/left out what contains.*fish/)
  })
})
