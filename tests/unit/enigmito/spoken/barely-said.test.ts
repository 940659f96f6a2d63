import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

describe('18.4 an allergy that is said in few words, behind a question of it', () => {
  test.each<[Locale, string, string, string]>([
    ['es', 'el tartar lleva sesamo?', 'uf es que mi hija es alergica. y la burrata?', 'child'],
    ['en', 'is there egg in the cheesecake?', 'rice pudding then? its for my lad, hes allergic', 'companion'],
    ['fr', 'y a de la moutarde dans la salade ?', 'zut je suis allergique. et la burrata ?', 'guest'],
    ['de', 'ist in der paella sellerie drin?', 'mist, ich bin allergisch. und in der burrata?', 'guest'],
    ['it', 'nel suquet c è frutta a guscio?', "mia nonna è allergica. l'agnello?", 'companion'],
  ])('T-ALG-01 %s: "%s", then "%s": to what was asked, and it stays', (lang, asked, said, who) => {
    const { talk, intent } = saidLast(lang, [asked, said])
    expect(talk.avoid.map((one) => one.who)).toEqual([who])
    expect(talk.avoid[0]?.allergens).toHaveLength(1)
    expect(intent).toBe('allergen_dish')
  })

  test('T-ALG-01 what the guest avoids is no answer to what another is allergic to', () => {
    const { talk } = saidLast('es', ['soy alérgica al huevo', 'mi marido es alérgico, ¿qué puede comer?'])
    expect(talk.avoid).toEqual([{ who: 'guest', allergens: ['huevos'], diets: [] }])
  })

  test.each<[Locale, string, string, string]>([
    ['es', 'mi mujer es celiaca', 'ay no, que no es gluten, es la lactosa', 'leche'],
    [
      'en',
      'my wife is coeliac',
      'hang on she says its not gluten at all its sulphites. gluten is fine',
      'sulfitos',
    ],
    [
      'fr',
      'je suis allergique aux crustacés',
      "ah pardon, c'est les mollusques, pas les crustacés. donc les moules ?",
      'moluscos',
    ],
    ['de', 'meine frau hat zöliakie', 'halt, es ist nicht gluten, es sind erdnüsse', 'cacahuetes'],
    ['it', 'mia moglie è celiaca', 'no aspetta non è il glutine, è il lattosio', 'leche'],
  ])('T-ALG-01 %s: "%s", then "%s" avoids the other, and not the first', (lang, first, then, allergen) => {
    expect(saidLast(lang, [first, then]).talk.avoid.map(({ allergens }) => allergens)).toEqual([[allergen]])
  })

  test.each<[Locale, string, string]>([
    ['en', 'im allergic to nuts', 'forget the allergy, it was my mothers and shes not coming. any desserts?'],
    [
      'fr',
      'je suis allergique aux noisettes',
      "oubliez l'allergie, c'était pour ma mère et elle vient plus. des desserts ?",
    ],
    ['it', 'sono allergico alle uova', "scordati l'allergia, era di mia madre che non viene. avete dolci?"],
  ])('%s: "%s", then "%s" ends it, and what is asked is answered', (lang, first, then) => {
    const { talk, message } = saidLast(lang, [first, then])
    expect(talk.avoid).toEqual([])
    expect(message).toMatch(/\d/)
  })

  test('nobody else’s allergy ends the guest’s own', () => {
    const { talk } = saidLast('en', ['im allergic to nuts', 'forget my husbands allergy'])
    expect(talk.avoid.flatMap(({ allergens }) => allergens)).toContain('frutos_cascara')
  })

  test.each<[Locale, string, string]>([
    ['en', 'my wife is vegetarian', 'and meat for me?'],
    ['es', 'mi mujer es vegetariana', 'y carne para mi?'],
  ])('%s: "%s", then "%s" lists meat', (lang, first, then) => {
    expect(saidLast(lang, [first, then]).talk.listed).toContain('dish:cordero-brasa')
  })

  test.each<[Locale, string]>([
    ['en', 'what red wine can i have?'],
    ['es', 'que tinto por copas puedo tomar?'],
  ])('%s: where all of it holds what is avoided, "%s" is told why there is none', (lang, text) => {
    const first: Partial<Record<Locale, string>> = {
      en: 'im allergic to sulphites',
      es: 'soy alérgica a los sulfitos',
    }
    const { message, talk } = saidLast(lang, [first[lang] ?? '', text])
    expect(message).toMatch(/sul(?:ph|f)ite?/i)
    expect(talk.listed.filter((ref) => ref.startsWith('wine:'))).toEqual([])
  })
})
