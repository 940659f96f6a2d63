import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { TEXTS } from '../../../../../supabase/functions/enigmito/texts.ts'
import { told } from '../../talking.ts'

const YES = /^(?:S[íì]|Yes|Oui|Ja)\b|^(?:S[íì]|Oui|Ja|Yes) ?:/m

describe('T-ALG "can you leave the egg off?": no yes, the kitchen alone can say', () => {
  test.each<[Locale, string]>([
    ['es', 'el arroz a la cubana, ¿podéis quitar el huevo?'],
    ['en', "what's in the arroz a la cubana, can you leave the egg off"],
    ['fr', "le riz à la cubaine, vous pouvez enlever l'œuf ?"],
    ['de', 'das arroz a la cubana, könnt ihr das ei weglassen?'],
    ['it', "il riso alla cubana, potete togliere l'uovo?"],
  ])('%s: "%s"', (lang, said) => {
    const { message } = told(lang, said)
    expect(message).toContain(TEXTS[lang].Alergenos.quitar)
    expect(message).not.toMatch(YES)
  })
})

describe('T-ALG whether a thing is fine is never answered with a yes before what it contains', () => {
  test.each<[Locale, string]>([
    ['es', 'mi mujer no puede la leche cruda. ¿la tarta de queso va bien?'],
    ['en', 'she cannot have raw milk. is the cheesecake ok?'],
    ['fr', "le lait pasteurisé elle peut hein, c'est juste le lait cru. le cheesecake ca va?"],
    ['de', 'sie darf keine rohmilch. ist der käsekuchen ok?'],
    ['it', 'non può il latte crudo. la cheesecake va bene?'],
  ])('%s: "%s"', (lang, said) => {
    expect(told(lang, said).message).not.toMatch(YES)
  })
})
