import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { knowing } from '../support.ts'
import { saidLast } from '../talking.ts'

const demo = knowing()
const GLUTEN: Record<Locale, string> = {
  es: 'soy celiaca',
  en: 'im coeliac',
  fr: 'je suis coeliaque',
  de: 'ich habe zöliakie',
  it: 'sono celiaca',
}

describe('18.4 somebody who eats everything', () => {
  test.each<[Locale, string]>([
    ['es', 'y mi marido q come de todo q postre le pongo'],
    ['en', 'my husband eats everything, what dessert would you give him'],
    ['fr', 'mon mari mange de tout, quel dessert pour lui'],
    ['de', 'mein mann isst alles, welches dessert empfehlt ihr ihm'],
    ['it', 'il mio ragazzo mangia tutto, che dolce gli consigli'],
  ])('T-ALG-01 %s: "%s" lists desserts with gluten too, each with its state', (lang, text) => {
    const { talk, message, intent } = saidLast(lang, [GLUTEN[lang], text])
    const items = talk.listed.flatMap((ref) => demo.menu.bySlug.get(ref) ?? [])
    expect(items.length).toBeGreaterThan(1)
    expect(items.every((item) => demo.index.kindsOf.get(item)?.includes('dessert'))).toBe(true)
    expect(items.some((item) => item.presence.get('gluten') === 'contiene')).toBe(true)
    expect(message).toMatch(/gl[uú]t/i)
    expect(intent).not.toMatch(/wine/)
    expect(talk.avoid).toEqual([{ who: 'guest', allergens: ['gluten'], diets: [] }])
  })

  test.each<[Locale, string]>([
    ['es', 'como de todo, q postre me recomiendas'],
    ['en', 'i eat everything, what dessert do you recommend'],
    ['es', 'mi marido no come de todo, q postre le recomiendas'],
    ['en', 'my husband eats everything except gluten, which dessert?'],
  ])('T-ALG-01 %s: "%s" lifts nothing', (lang, text) => {
    const { talk } = saidLast(lang, [GLUTEN[lang], text])
    const items = talk.listed.flatMap((ref) => demo.menu.bySlug.get(ref) ?? [])
    expect(items.filter((item) => item.presence.get('gluten') === 'contiene')).toEqual([])
  })

  test.each<[Locale, string, string]>([
    ['en', "I'm allergic to nuts", 'my husband eats everything. And for me, which desserts?'],
    ['en', "I'm allergic to nuts", "my husband eats everything, I don't. What desserts can I have?"],
    ['es', 'soy alérgica a los frutos secos', 'mi marido come de todo y para mí que postres hay'],
    ['fr', 'je suis allergique aux noix', 'mon mari mange de tout, et pour moi quel dessert ?'],
    ['de', 'ich habe eine Nussallergie', 'mein Mann isst alles, welches Dessert für mich?'],
    ['it', 'sono allergica alle noci', 'mio marito mangia tutto, e per me che dolce?'],
    ['es', 'mi hijo es alérgico a los frutos secos', 'como todo el mundo quiere postre, que postres teneis'],
    ['en', 'my son is allergic to nuts', 'we like everything sweet, what desserts do you have'],
  ])('T-ALG-01 %s: "%s", then "%s" keeps what is avoided', (lang, first, then) => {
    const { talk } = saidLast(lang, [first, then])
    const items = talk.listed.flatMap((ref) => demo.menu.bySlug.get(ref) ?? [])
    expect(items.length).toBeGreaterThan(0)
    expect(items.filter((item) => item.presence.get('frutos_cascara') === 'contiene')).toEqual([])
  })

  test('T-ALG-01 what is stored of the guest is lifted by nobody else', () => {
    const { talk } = saidLast('en', [
      'my husband eats everything, what desserts can you recommend? [dietary: celíaco]',
    ])
    const items = talk.listed.flatMap((ref) => demo.menu.bySlug.get(ref) ?? [])
    expect(items.length).toBeGreaterThan(0)
    expect(items.filter((item) => item.presence.get('gluten') === 'contiene')).toEqual([])
  })

  test.each<[Locale, string, string]>([
    ['de', 'ich bin allergisch gegen Nüsse', 'meine Frau hat auch eine Allergie, was kann sie essen?'],
    ['en', 'my daughter is allergic to eggs', 'my son also has an allergy, what can he have?'],
    ['es', 'soy alérgica al huevo', 'mi marido es alérgico, ¿qué puede comer?'],
  ])('T-ALG-01 %s: "%s", then "%s" asks to what', (lang, first, then) => {
    expect(saidLast(lang, [first, then]).intent).toBe('allergy_unclear')
  })

  test.each<[Locale, string, string]>([
    ['es', 'mi hija es alergica a los frutos secos', 'que recomendais a la alergica de primero'],
    ['de', '3 vegetarier und eine nussallergie', 'was empfehlt ihr der allergikerin als vorspeise'],
    ['en', 'one of us has a nut allergy', 'what starter would you recommend for the one with the allergy'],
  ])('T-ALG-01 %s: what was said is not asked again: "%s", "%s"', (lang, first, then) => {
    const { talk, intent } = saidLast(lang, [first, then])
    const items = talk.listed.flatMap((ref) => demo.menu.bySlug.get(ref) ?? [])
    expect(intent).not.toBe('allergy_unclear')
    expect(items.length).toBeGreaterThan(0)
    expect(
      items.filter(({ presence }) =>
        ['contiene', 'puede_contener'].includes(presence.get('frutos_cascara') ?? ''),
      ),
    ).toEqual([])
  })
})

describe('18.5 a reaction that is only supposed', () => {
  test.each<[Locale, string]>([
    ['es', 'y si le da una reaccion ahi q haceis'],
    ['en', 'what do you do if she has a reaction'],
    ['fr', "et s'il fait une réaction vous faites quoi"],
    ['de', 'und was macht ihr wenn sie eine reaktion hat'],
    ['it', 'e se ha una reazione cosa fate'],
  ])('%s: "%s" is told whom to call', (lang, text) => {
    const { message, talk } = saidLast(lang, [text])
    expect(message).toContain('112')
    expect(message).toContain('+34 900 000 000')
    expect(talk.listed).toEqual([])
  })
})

describe('18.5 a complaint that goes on', () => {
  test.each<[Locale, string, string]>([
    ['es', 'ayer cenamos ahi y el arroz llego frio', 'y nadie nos pidio perdon'],
    ['it', 'ieri sera esperienza pessima, un’ora x il risotto', 'il pesce puzzava'],
  ])('%s: is answered in other words the second time', (lang, first, then) => {
    const [once, twice] = [saidLast(lang, [first]), saidLast(lang, [first, then])]
    expect(twice.intent).toBe('care_complaint')
    expect(twice.message).not.toBe(once.message)
    expect(twice.message).toContain('+34 900 000 000')
  })
})

describe('18.4 what is eaten beside what is not', () => {
  test.each<[Locale, string]>([
    ['es', 'mi novio no come carne ni pescado, pero huevos y queso si. un arroz para él?'],
    ['es', 'no como carne ni pescado pero sí como huevos y queso. un arroz para mí?'],
    ['en', 'my girlfriend doesn’t eat meat or fish but eggs and cheese are fine. any rice for her?'],
    ['fr', 'elle ne mange ni viande ni poisson mais œufs et fromage ça va. un riz pour elle ?'],
    ['de', 'meine Freundin isst kein Fleisch und keinen Fisch, aber Eier und Käse gehen. ein Reis für sie?'],
    ['it', 'il mio ragazzo non mangia carne né pesce, ma uova e formaggio sì. un riso per lui?'],
  ])('T-ALG-01 %s: "%s" avoids no egg and no milk', (lang, text) => {
    const { talk } = saidLast(lang, [text])
    expect(talk.avoid.flatMap(({ allergens }) => allergens)).toEqual([])
    expect(talk.avoid.flatMap(({ diets }) => diets)).toEqual(['vegetarian'])
    expect(talk.listed.length).toBeGreaterThan(1)
  })

  test.each<[Locale, string, string]>([
    ['es', 'soy alérgica a la leche, pero al huevo también', 'huevos'],
    ['es', 'no como pescado pero los huevos tampoco', 'huevos'],
    ['en', 'no dairy for me, but is egg ok in the croquettes?', 'leche'],
    ['de', 'ich bin gegen Milch allergisch, aber gegen Eier auch', 'huevos'],
  ])('T-ALG-01 %s: "%s" still avoids it', (lang, text, allergen) => {
    expect(saidLast(lang, [text]).talk.avoid.flatMap(({ allergens }) => allergens)).toContain(allergen)
  })
})
