import { describe, expect, test } from 'vitest'
import { NO_TALK } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { answer } from '../../../../supabase/functions/enigmito/answer.ts'
import type { Item } from '../../../../supabase/functions/enigmito/menu.ts'
import { knowing, NOW } from '../support.ts'
import { saidLast } from '../talking.ts'

const demo = knowing()
const listed = (refs: readonly string[]): readonly Item[] =>
  refs.flatMap((ref) => demo.menu.bySlug.get(ref) ?? [])
const isKind = (item: Item, kind: 'meat' | 'fish' | 'rice' | 'kids' | 'dessert'): boolean =>
  demo.index.byKind.get(kind)?.includes(item) ?? false

const VEGAN: Record<Locale, string> = {
  es: 'mi hija es vegana que puede comer',
  en: 'my daughter is vegan what can she eat',
  fr: 'ma fille est végane que peut elle manger',
  de: 'meine tochter ist vegan was kann sie essen',
  it: 'mia figlia è vegana cosa può mangiare',
}
const GLUTEN: Record<Locale, string> = {
  es: 'mi mujer es celiaca que puede comer',
  en: 'my wife is coeliac what can she eat',
  fr: 'ma femme est coeliaque que peut elle manger',
  de: 'meine frau hat zöliakie was kann sie essen',
  it: 'mia moglie è celiaca cosa può mangiare',
}

describe('18.4 whose it is what is avoided', () => {
  test.each<[Locale, string]>([
    ['es', 'nosotros comemos carne, que nos pones de segundo'],
    ['es', 'la vegana es ella, yo como carne. que carne teneis'],
    ['en', 'we eat meat and fish, what mains do you have'],
    ['en', 'the vegan one is her, not me. which meat dishes are there'],
    ['fr', 'moi je mange de la viande, quels plats de viande avez vous'],
    ['de', 'wir essen fleisch, welche hauptgerichte mit fleisch gibt es'],
    ['it', 'noi mangiamo carne, che secondi di carne avete'],
  ])('T-ALG-01 %s: "%s" gets dishes that are not vegan, each with its state', (lang, text) => {
    const { talk, message } = saidLast(lang, [VEGAN[lang], text])
    const items = listed(talk.listed)
    expect(items.some((item) => !item.vegan)).toBe(true)
    expect(items.some((item) => isKind(item, 'meat'))).toBe(true)
    expect(message).toMatch(/v[ée]gan/i)
    expect(talk.avoid).toEqual([{ who: 'child', allergens: [], diets: ['vegan'] }])
  })

  test.each<[Locale, string]>([
    ['es', 'yo no soy celiaco, que postres hay'],
    ['en', "i'm not coeliac, what desserts are there"],
    ['fr', "moi je n'ai aucune allergie, quels desserts avez vous"],
    ['de', 'ich hab keine zöliakie, welche desserts gibt es'],
    ['it', 'io non sono celiaco, che dolci avete'],
  ])('T-ALG-01 %s: "%s" denies it of the guest only', (lang, text) => {
    const { talk, message } = saidLast(lang, [GLUTEN[lang], text])
    expect(listed(talk.listed).some((item) => item.presence.get('gluten') === 'contiene')).toBe(true)
    expect(message).toMatch(/gl[uú]t/i)
    expect(talk.avoid).toEqual([{ who: 'companion', as: 'partner', allergens: ['gluten'], diets: [] }])
  })

  test.each<[Locale, string]>([
    ['es', 'la celiaca es ella, que postre puede comer'],
    ['es', 'no soy celiaco yo, es ella. que podemos compartir'],
    ['en', "i'm not coeliac, she is. what desserts can she have"],
    ['en', 'can we eat fish? what fish is there for her'],
    ['de', 'ich habe keine zöliakie, sie schon. welches dessert kann sie essen'],
    ['it', 'io non sono celiaco, lei sì. che dolci può mangiare'],
  ])('T-ALG-01 %s: "%s" still leaves out gluten', (lang, text) => {
    const { talk } = saidLast(lang, [GLUTEN[lang], text])
    expect(listed(talk.listed).filter((item) => item.presence.get('gluten') === 'contiene')).toEqual([])
    expect(talk.avoid.map(({ who }) => who)).toEqual(['companion'])
  })

  test.each<[Locale, string]>([
    ['es', 'quiero pescado, nada de carne'],
    ['en', 'i said fish, not beef'],
    ['fr', 'je voulais du poisson, pas de viande'],
    ['de', 'ich wollte fisch, kein fleisch'],
    ['it', 'volevo pesce, niente carne'],
  ])('%s: "%s" wishes for fish', (lang, text) => {
    const { talk } = saidLast(lang, [text])
    expect(talk.frame?.exclude).not.toContain('allergen:pescado')
    expect(listed(talk.listed).length).toBeGreaterThan(0)
    expect(listed(talk.listed).every((item) => isKind(item, 'fish'))).toBe(true)
    expect(talk.avoid).toEqual([])
  })

  test.each<[Locale, string]>([
    ['es', 'pescado no, marisco tampoco, que me recomiendas'],
    ['en', 'no fish, no milk, what do you suggest'],
    ['de', 'fisch vertrage ich nicht, was empfehlen sie'],
  ])('T-ALG-01 %s: "%s" leaves it out', (lang, text) => {
    const { talk } = saidLast(lang, [text])
    expect(listed(talk.listed).filter((item) => item.presence.get('pescado') === 'contiene')).toEqual([])
  })

  test.each<[Locale, string, RegExp]>([
    ['es', 'mi madre es celiaca, hay algo para ella?', /harina/],
    ['en', 'is there anything for a coeliac?', /Flour is used/],
    ['fr', 'ma sœur est coeliaque, elle peut venir ?', /farine/],
    ['de', 'mein sohn hat zöliakie, was gibt es für ihn', /Mehl/],
    ['it', 'sono celiaco, cosa mi consigliate', /farina/],
  ])('%s: "%s" hears once how the kitchen works', (lang, text, flour) => {
    expect(saidLast(lang, [text]).message).toMatch(flour)
    expect(saidLast(lang, [text, GLUTEN[lang]]).message).not.toMatch(flour)
  })

  test('de: "zöli" is coeliac, and counts for the next list', () => {
    const { talk } = saidLast('de', [
      'bin selber zöli, ist am pil pil mehl dran?',
      'was mit fisch, aber ohne sulfite',
    ])
    expect(talk.avoid.flatMap(({ allergens }) => allergens)).toContain('gluten')
    expect(listed(talk.listed).filter((item) => item.presence.get('gluten') === 'contiene')).toEqual([])
  })

  test('en: known from a booking, it is told with the first list', () => {
    const avoid = [{ who: 'guest' as const, allergens: ['gluten' as const], diets: [] }]
    const ask = 'which dishes are gluten free?'
    expect(answer(ask, 'en', demo, NOW, { ...NO_TALK, avoid }).message).toMatch(/Flour is used/)
  })

  test.each<[Locale, string, RegExp]>([
    ['es', 'usais harina en la cocina?', /se trabaja con harina/],
    ['en', 'do you use flour in the kitchen?', /Flour is used/],
    ['fr', 'vous utilisez de la farine en cuisine ?', /travaille avec de la farine/],
    ['de', 'arbeiten sie in der küche mit mehl?', /wird mit Mehl gearbeitet/],
    ['it', 'usate farina in cucina?', /si lavora con farina/],
  ])('%s: "%s" is answered by the house', (lang, text, flour) => {
    expect(saidLast(lang, [GLUTEN[lang], text]).message).toMatch(flour)
  })

  test.each<[Locale, string, string]>([
    ['es', 'mi hijo es alergico a los frutos secos', 'y el helado de vainilla del menu infantil?'],
    ['en', 'my son is allergic to nuts', 'does the childrens ice cream have nuts?'],
    ['fr', 'mon fils est allergique aux noix', 'et la glace vanille du menu enfant ?'],
    ['de', 'mein sohn hat eine nussallergie', 'und das vanilleeis vom kindermenü?'],
    ['it', 'mio figlio è allergico alla frutta a guscio', 'e il gelato alla vaniglia dei bambini?'],
  ])('T-ALG-01 %s: "%s", "%s" tells of the menu that holds it', (lang, first, text) => {
    const { about, intent, message } = saidLast(lang, [first, text])
    expect(about).toBe('dish:menu-pequenos')
    expect(intent).toBe('allergen_dish')
    expect(message).not.toMatch(/turr/i)
  })

  test.each<[Locale, string]>([
    ['es', 'la niña es alergica al huevo, de eso que puede tomar? y no bebe vino'],
    ['en', 'one of the kids has an egg allergy, blanco is my name, what can she eat'],
    ['de', 'ein kind hat eine eiallergie, was kann es essen'],
  ])('%s: "%s" offers a child no wine', (lang, text) => {
    const { talk } = saidLast(lang, [text])
    expect(listed(talk.listed).filter(({ kind }) => kind !== 'dish')).toEqual([])
    expect(talk.listed.length).toBeGreaterThan(0)
  })
})

describe('18.4 pregnant', () => {
  const SAID: Record<Locale, string> = {
    es: 'estoy embarazada',
    en: "i'm pregnant",
    fr: 'je suis enceinte',
    de: 'ich bin schwanger',
    it: 'sono incinta',
  }

  test.each<[Locale, string]>([
    ['es', 'y las ostras?'],
    ['en', 'so are the oysters all right'],
    ['fr', 'et les huîtres alors ?'],
    ['de', 'und die austern?'],
    ['it', 'e le ostriche?'],
  ])('%s: "%s" is told what the row says of them', (lang, text) => {
    const { intent, named } = saidLast(lang, [SAID[lang], text])
    expect(intent).toBe('pregnancy')
    expect(named).toEqual(['dish:ostra-granizado-limon-pepino'])
  })

  test.each<[Locale, string]>([
    ['es', 'hay vino sin alcohol o algun mocktail?'],
    ['en', 'any alcohol free wine or a mocktail?'],
    ['fr', 'du vin sans alcool ou un mocktail ?'],
    ['de', 'gibt es alkoholfreien wein oder einen mocktail?'],
    ['it', 'un vino analcolico o un mocktail?'],
  ])('%s: "%s" gets drinks without alcohol', (lang, text) => {
    const items = listed(saidLast(lang, [SAID[lang], text]).talk.listed)
    expect(items.length).toBeGreaterThan(2)
    expect(items.every(({ alcohol, kind }) => kind === 'drink' && alcohol === false)).toBe(true)
  })

  test.each<[Locale, string]>([
    ['en', 'my husband is not pregnant, he wants a cocktail'],
    ['fr', 'mon mari il est pas enceinte, il veut un cocktail'],
    ['es', 'mi marido no esta embarazado, el quiere un coctel'],
  ])('%s: "%s" gets cocktails, with what speaks against them', (lang, text) => {
    const { talk } = saidLast(lang, [SAID[lang], text])
    expect(listed(talk.listed).some(({ alcohol }) => alcohol === true)).toBe(true)
    expect(talk.avoid).toEqual([{ who: 'guest', allergens: [], diets: ['pregnant'] }])
  })
})

describe('18.3 the food that is not eaten, and the one that is', () => {
  const shown = (lang: Locale, text: string): readonly Item[] => listed(saidLast(lang, [text]).talk.listed)

  test.each<[Locale, string]>([
    ['es', 'mi mujer no come cerdo, si comemos pescado que hay?'],
    ['es', 'no como cerdo, pescado si. que hay'],
    ['en', 'my girlfriend doesnt eat pork, if we have fish what is there'],
    ['en', 'i dont eat pork, fish is fine. what do you have'],
    ['fr', 'elle mange pas de porc, si on prend du poisson il y a quoi'],
    ['de', 'meine freundin isst kein schwein. wir wollen fisch essen, was gibts'],
    ['it', 'lei non mangia maiale, se prendiamo pesce cosa c è'],
  ])('%s: "%s" lists fish', (lang, text) => {
    const items = shown(lang, text)
    expect(items.length).toBeGreaterThan(2)
    expect(items.every((item) => isKind(item, 'fish'))).toBe(true)
    expect(saidLast(lang, [text]).talk.avoid).toEqual([])
  })

  test.each<[Locale, string]>([
    ['es', 'no como cerdo ni pescado, que hay'],
    ['es', 'sin cerdo, ternera o pescado'],
    ['en', 'we cant eat pork, beef or fish'],
    ['en', 'i dont eat pork but fish i also dont eat'],
    ['fr', 'pas de porc, boeuf ou poisson'],
    ['de', 'wir essen kein schwein und auch keinen fisch'],
    ['it', 'niente maiale, manzo o pesce'],
  ])('%s: "%s" lists neither', (lang, text) => {
    const items = shown(lang, text)
    expect(items.length).toBeGreaterThan(2)
    expect(
      items.filter((item) => isKind(item, 'fish') || item.presence.get('pescado') === 'contiene'),
    ).toEqual([])
    expect(items.filter(({ slug }) => /ternera|carrillera|entrecot|secreto/.test(slug))).toEqual([])
  })
})
