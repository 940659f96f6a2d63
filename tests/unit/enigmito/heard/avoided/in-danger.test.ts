import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { told } from '../../talking.ts'

const avoided = (lang: Locale, said: string): readonly string[] =>
  told(lang, said).talk.avoid.flatMap(({ allergens }) => allergens)

describe('T-ALG a food beside an EpiPen or a hospital is an allergy, in whatever words', () => {
  test.each<[Locale, string, string]>([
    ['es', 'mi hijo lleva epipen, con el huevo se nos fue a urgencias', 'huevos'],
    ['es', 'lo de las avellanas de mi mujer es de llevar siempre adrenalina', 'frutos_cascara'],
    ['en', 'our lass cant be doin wi nuts, shes reight bad wi em, carries an epipen', 'frutos_cascara'],
    ['en', 'nuts put my husband in A&E last year, what can he have', 'cacahuetes'],
    ['fr', "mon fils, les noix, il a fini aux urgences, il a son stylo d'adrénaline", 'frutos_cascara'],
    ['de', 'mit nüssen landet meine frau in der notaufnahme', 'frutos_cascara'],
    ['de', 'unser sohn und erdnüsse, da hat er immer den epipen dabei', 'cacahuetes'],
    ['it', 'mia figlia con le nocciole è finita in ospedale, che dolci ci sono?', 'frutos_cascara'],
    ['it', "per il latte mio marito gira con l'epipen", 'leche'],
  ])('%s: "%s"', (lang, said, allergen) => {
    expect(avoided(lang, said)).toContain(allergen)
  })

  test('what is wished beside a hospital that is asked for is no allergy', () => {
    expect(avoided('en', 'fish for us please, is there a hospital near')).toEqual([])
    expect(avoided('en', 'what fish do you have? we come from the hospital nearby')).toEqual([])
  })
})

describe('T-ALG the words of this coast are those of allergens too', () => {
  test.each<[string, string, string]>([
    ['el xiquet es alergic a la llet, que pot menjar?', 'leche', 'child'],
    ['la meua filla és al·lèrgica als fruits secs', 'cacahuetes', 'child'],
    ['soc al·lèrgic al peix', 'pescado', 'guest'],
    ['el meu marit és al·lèrgic als ous, què pot menjar?', 'huevos', 'companion'],
  ])('"%s"', (said, allergen, who) => {
    const { avoid } = told('es', said).talk
    expect(avoid.flatMap(({ allergens }) => allergens)).toContain(allergen)
    expect(avoid.map((one) => one.who)).toContain(who)
  })
})
