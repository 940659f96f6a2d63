import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { TEXTS } from '../../../../../supabase/functions/enigmito/texts.ts'
import { told } from '../../talking.ts'

const PREGNANT: Record<Locale, string> = {
  es: 'estoy embarazada',
  en: 'i am pregnant',
  fr: 'je suis enceinte',
  de: 'ich bin schwanger',
  it: 'sono incinta',
}

describe('7 who is pregnant and asks whether dishes must be left alone is told of these', () => {
  test.each<[Locale, string]>([
    ['es', 'entonces los boquerones y el tartar no?'],
    ['en', 'so the anchovies and the tartare no?'],
    ['fr', 'donc les anchois et le tartare non ?'],
    ['de', 'also die sardellen und das tatar nicht?'],
    ['it', 'quindi le acciughe e la tartare no?'],
  ])('%s: "%s"', (lang, said) => {
    const { message, intent } = told(lang, PREGNANT[lang], said)
    expect(intent).toBe('pregnancy')
    expect(message).toMatch(/tartare?|tatar/i)
    expect(message).toMatch(/boquer|anch|acciug|sardelle/i)
    expect(message).toContain(TEXTS[lang].Crudo.mejorNo)
    expect(message).not.toContain(TEXTS[lang].Hilo.nada)
  })

  test('de: of two dishes each hears its own', () => {
    const { message } = told('de', PREGNANT.de, 'thunfisch lieber nicht oder? und der käsekuchen?')
    expect(message).toMatch(/Besser nicht.*Tatar/)
    expect(message).toMatch(/steht nicht in unseren Angaben: Käsekuchen/)
  })
})

describe('7 which may be eaten and which not: both are told', () => {
  test.each<[Locale, string]>([
    ['es', 'que pescado puedo comer y cual no?'],
    ['en', 'which fish can i eat and which not?'],
    ['fr', 'quel poisson je peux manger et lequel pas ?'],
    ['de', 'welchen fisch darf ich essen und welchen nicht?'],
    ['it', 'quale pesce posso mangiare e quale no?'],
  ])('%s: "%s"', (lang, said) => {
    const { message } = told(lang, PREGNANT[lang], said)
    const { ejemplos, mejorNo, sinDato } = TEXTS[lang].Crudo
    for (const text of [ejemplos, mejorNo, sinDato]) expect(message).toContain(text)
  })
})
