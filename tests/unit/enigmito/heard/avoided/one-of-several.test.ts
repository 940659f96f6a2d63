import { describe, expect, test } from 'vitest'
import { parseTalk } from '../../../../../lib/chat/parse-talk.ts'
import { NO_TALK } from '../../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { answer } from '../../../../../supabase/functions/enigmito/answer.ts'
import type { Item } from '../../../../../supabase/functions/enigmito/menu.ts'
import { knowing, NOW } from '../../support.ts'
import { told } from '../../talking.ts'

const demo = knowing()
const listedOf = (lang: Locale, ...said: string[]): readonly Item[] =>
  told(lang, ...said).talk.listed.flatMap((ref) => demo.menu.bySlug.get(ref) ?? [])
const hasGluten = (item: Item): boolean => item.presence.get('gluten') === 'contiene'

describe('18.4 two companions are two people', () => {
  const TWO: Record<Locale, string> = {
    es: 'mi madre es celiaca y mi hermana vegana',
    en: 'my mum is coeliac and my sister is vegan',
    fr: 'ma mère est coeliaque et ma soeur est végane',
    de: 'meine mutter hat zöliakie und meine schwester ist vegan',
    it: 'mia madre è celiaca e mia sorella è vegana',
  }
  test.each<[Locale, string, string]>([
    ['es', 'que puede comer mi hermana?', 'y mi madre?'],
    ['en', 'what can my sister eat?', 'and my mum?'],
    ['fr', 'que peut manger ma soeur ?', 'et ma mère ?'],
    ['de', 'was kann meine schwester essen?', 'und meine mutter?'],
    ['it', 'cosa può mangiare mia sorella?', 'e mia madre?'],
  ])(
    'T-ALG-01 %s: "%s", "%s": each gets a list of her own, and what harms the other is told',
    (lang, one, other) => {
      const vegan = told(lang, TWO[lang], one)
      expect(vegan.talk.avoid).toMatchObject([
        { who: 'companion', as: 'mother', allergens: ['gluten'], diets: [] },
        { who: 'other', as: 'sister', allergens: [], diets: ['vegan'] },
      ])
      const hers = listedOf(lang, TWO[lang], one)
      expect(hers.every((item) => item.vegan)).toBe(true)
      expect(hers.some(hasGluten)).toBe(true)
      expect(vegan.message).toMatch(/gl[uú]t/i)
      const theirs = listedOf(lang, TWO[lang], one, other)
      expect(theirs.some(hasGluten)).toBe(false)
      expect(theirs.some((item) => !item.vegan)).toBe(true)
    },
  )

  test.each<[Locale, string, string]>([
    ['es', 'uno es vegetariano y otra es celiaca', 'que hay para la celiaca?'],
    ['en', 'one of us is vegetarian and one is coeliac', 'and for the coeliac one?'],
    ['fr', 'un de nous est végétarien et une autre est coeliaque', 'et pour la coeliaque ?'],
    ['de', 'wir sind 7, einer vegetarier und eine mit zöliakie', 'und für die mit zöliakie?'],
    ['it', 'uno di noi è vegetariano e una è celiaca', 'e per la celiaca?'],
  ])('T-ALG-01 %s: "%s", "%s": who is meant by a need gets what fits it', (lang, said, asked) => {
    const items = listedOf(lang, said, asked)
    expect(items.some((item) => !item.vegetarian)).toBe(true)
    expect(items.some(hasGluten)).toBe(false)
  })

  test('T-ALG-01 en: what they share fits both of them', () => {
    const items = listedOf('en', TWO.en, 'what can we all share?')
    expect(items.length).toBeGreaterThan(0)
    expect(items.every((item) => item.vegan && !hasGluten(item))).toBe(true)
  })

  test('T-ALG-01 en: a dish is told for who is asked of, and then for the other', () => {
    const first = told('en', TWO.en, 'is the hummus ok for my sister?')
    expect(first.message).toContain('marked as a vegan option')
    const then = told('en', TWO.en, 'is the hummus ok for my sister?', 'and for my mum?')
    expect(then.message).toContain('include gluten')
  })

  test('18.1 who somebody is comes from a short list, or not at all', () => {
    const avoid = [{ who: 'other', as: 'Maria Lopez', allergens: ['gluten'], diets: [] }]
    expect(parseTalk({ avoid }).avoid).toEqual([{ who: 'other', allergens: ['gluten'], diets: [] }])
    const maria = [{ who: 'other' as const, as: 'maria', allergens: ['gluten' as const], diets: [] }]
    const state = { ...NO_TALK, avoid: maria }
    const { talk } = answer('what desserts are there?', 'en', demo, NOW, state)
    expect(talk.avoid).toEqual([{ who: 'other', allergens: ['gluten'], diets: [] }])
    const known = [{ who: 'companion', as: 'sister', allergens: ['gluten'], diets: [] }]
    expect(parseTalk({ avoid: known }).avoid).toEqual(known)
  })
})

describe('18.4 a dish that is named, and a part of the menu beside it', () => {
  test.each<[Locale, string, string]>([
    ['es', 'mi hijo es alergico a los frutos secos', 'puede comer el romesco y los postres?'],
    ['en', 'my son is allergic to nuts', 'are the romesco and the desserts ok for him?'],
    ['fr', 'mon fils est allergique aux noix', 'il peut manger le romesco et les desserts ?'],
    ['de', 'mein sohn hat eine nussallergie', 'sind der romesco und die desserts ok für ihn?'],
    ['it', 'mio figlio è allergico alle noci', 'può mangiare il romesco e i dolci?'],
  ])('T-ALG-01 %s: "%s", "%s": both are told', (lang, said, asked) => {
    const { message } = told(lang, said, asked)
    expect(message).toMatch(/romesco/i)
    expect(message).toMatch(/sorbete|sorbet|sorbetto/i)
    expect(message).not.toMatch(/- (?:Coca|Almond coca|Mandel-Coca)/)
  })
})

describe('18.3 no meat, but fish', () => {
  test.each<[Locale, string]>([
    ['es', 'mi mujer no es vegetariana pero no come carne, pescado si. que puede comer?'],
    ['en', "my wife isn't a vegetarian but she eats no meat, fish is fine. what can she have?"],
    [
      'fr',
      "ma copine n'est pas végétarienne mais elle mange pas de viande, poisson oui. qu'est-ce qu'il y a ?",
    ],
    ['de', 'meine freundin ist keine vegetarierin, sie isst aber kein fleisch, fisch schon. was gibt es?'],
    ['de', 'was gibt es ohne fleisch, mit fisch?'],
    ['it', 'mia moglie non è vegetariana ma non mangia carne, pesce sì. cosa può prendere?'],
  ])('%s: "%s" lists fish and no meat', (lang, said) => {
    const items = listedOf(lang, said)
    const meat = demo.index.byKind.get('meat') ?? []
    expect(items.length).toBeGreaterThan(2)
    expect(items.some((item) => meat.includes(item))).toBe(false)
    expect(items.every((item) => item.presence.get('pescado') === 'contiene')).toBe(true)
  })

  test.each<[Locale, string]>([
    ['es', 'a mi mujer no le gusta el conejo. hay alguna con marisco?'],
    ['en', "my wife doesn't like rabbit. do you have one with seafood?"],
    ['fr', "ma femme n'aime pas le lapin. vous en avez une aux fruits de mer ?"],
    ['de', 'Kaninchen mag meine Frau nicht. Gibt es auch eine mit Meeresfrüchten?'],
    ['it', "a mia moglie non piace il coniglio. ce n'è una ai frutti di mare?"],
  ])('%s: "%s": what is disliked leaves out nothing that is wished behind it', (lang, said) => {
    const items = listedOf(lang, said)
    const seafood = demo.index.byKind.get('seafood') ?? []
    expect(items.length).toBeGreaterThan(2)
    expect(items.every((item) => seafood.includes(item))).toBe(true)
  })
})

describe('18.3 what suits a child', () => {
  test.each<[Locale, string]>([
    ['es', 'que le va bien a mi hija de 4 años?'],
    ['en', "what would suit my daughter, she's 5?"],
    ['fr', "qu'est-ce qui convient pour ma fille de 4 ans ?"],
    ['de', 'was passt für unser kind? sie ist 4'],
    ['it', 'cosa va bene per la bambina? ha 4 anni'],
  ])('%s: "%s" lists the dishes for children', (lang, said) => {
    const kids = demo.index.byKind.get('kids') ?? []
    const items = listedOf(lang, said)
    expect(items.length).toBeGreaterThan(2)
    expect(items.every((item) => kids.includes(item))).toBe(true)
  })
})

describe('18.2 how sweet a wine is', () => {
  test.each<[Locale, string, string]>([
    ['es', 'el verdil es seco o dulce?', 'Es seco: Verdil de Nit'],
    ['en', 'The Tardana. Is it dry?', 'It is dry: Tardana'],
    ['fr', 'le verdil est sec ou doux ?', 'Il est sec : Verdil de Nit'],
    ['de', 'verdil de nit. ist der trocken?', 'Er ist trocken: Verdil de Nit'],
    ['it', 'il verdil è secco o dolce?', 'È secco: Verdil de Nit'],
  ])('%s: "%s" is of the wine that is named, and of no dish', (lang, said, answer) => {
    expect(told(lang, said).message).toContain(answer)
  })

  test.each<[Locale, string, string]>([
    ['es', 'un blanco por menos de 30', 'y de esos cual es el menos seco?'],
    ['en', 'white wine under 30', 'which of these is the least dry?'],
    ['fr', 'un blanc à moins de 30', 'lequel est le moins sec ?'],
    ['de', 'weißwein unter 30', 'und welcher davon ist am wenigsten trocken?'],
    ['it', 'un bianco sotto i 30', 'quale è il meno secco?'],
  ])('%s: "%s", "%s": where all are dry none is called the sweetest or the driest', (lang, said, asked) => {
    expect(told(lang, said, asked).message).toMatch(
      /^(?:Es seco|It is dry|Il est sec|Er ist trocken|È secco)/,
    )
  })
})

describe('18.4 what is said to be the problem is avoided', () => {
  test.each<[Locale, string, string, string]>([
    ['es', 'soy alergico', 'el problema es el gluten', 'gluten'],
    ['en', "i'm allergic to nuts", 'no wait, the problem is celery', 'apio'],
    ['fr', 'je suis allergique', "c'est le céleri le problème", 'apio'],
    ['de', 'ich bin allergisch gegen nüsse', 'nein, das problem ist sellerie', 'apio'],
    ['it', 'sono allergico ai molluschi', 'aspè, sono i solfiti il problema', 'sulfitos'],
  ])('T-ALG-01 %s: "%s", "%s"', (lang, first, said, allergen) => {
    expect(told(lang, first, said).talk.avoid.flatMap(({ allergens }) => allergens)).toContain(allergen)
  })

  test('T-ALG-01 en: "is gluten a problem?" only asks', () => {
    expect(told('en', 'is gluten a problem?').talk.avoid).toEqual([])
  })
})

describe('18.5 a warm room is no emergency, and cold no complaint', () => {
  test.each<[Locale, string]>([
    ['es', 'dentro que mi suegra se queja del frio'],
    ['fr', "en terrasse, mon mari étouffe à l'intérieur"],
  ])('%s: "%s"', (lang, said) => {
    expect(told(lang, said).intent).not.toMatch(/^care_/)
  })
  test('18.5 fr: who chokes after prawns is told whom to call', () => {
    expect(told('fr', "j'étouffe !! j'ai mangé des crevettes").message).toContain('112')
  })
})
