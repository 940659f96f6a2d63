import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { told } from '../../talking.ts'

describe('T-ALG "the kid with the allergy" is the one that was told: it is not asked to what', () => {
  test.each<[Locale, string, string]>([
    [
      'es',
      'mi hijo es alérgico a los frutos secos, ¿qué puede comer?',
      'mesa para 3 mañana a las 20 a nombre de Lucy Grant, uno es el niño con la alergia',
    ],
    [
      'en',
      'my son is allergic to nuts, what can he eat?',
      'table for 3 tmrw 7pm under Lucy Grant, one is the kid with the allergy',
    ],
    [
      'fr',
      'mon fils est allergique aux noix, que peut-il manger ?',
      "une table pour 3 demain 20h au nom de Lucy Grant, dont l'enfant avec l'allergie",
    ],
    [
      'de',
      'mein Sohn hat eine Nussallergie, was kann er essen?',
      'Tisch für 3 morgen um 19 Uhr auf Lena Vogt, mit dem Kind mit der Allergie',
    ],
    [
      'it',
      'mio figlio è allergico alla frutta a guscio, cosa può mangiare?',
      "un tavolo per 3 domani alle 20, uno è il bambino con l'allergia",
    ],
  ])('%s %s', (lang, first, then) => {
    const before = told(lang, first).talk.avoid
    const after = told(lang, first, then)
    expect(after.intent).not.toMatch(/^allerg/)
    expect(after.talk.avoid).toEqual(before)
  })

  test('en another one is asked, and what was named is not lost', () => {
    expect(told('en', 'my son is allergic to nuts', 'my girl has an allergy too').intent).toBe(
      'allergy_unclear',
    )
    expect(
      told('en', 'my son is allergic to nuts', 'one is the kid with the allergy to kiwi').intent,
    ).toMatch(/^allerg/)
  })
})
