import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { aboutAfter, saidLast, slugsAfter } from '../talking.ts'

describe('an animal that is an allergen and a dish', () => {
  test.each<[Locale, readonly string[], string]>([
    ['es', ['el cordero lleva leche?', 'y pulpo?'], 'allergen:leche'],
    ['en', ['the hake in green sauce have flour?', 'and octopus?'], 'allergen:gluten'],
    ['fr', ['il y a du gluten dans la daurade ?', 'et le poulpe ?'], 'allergen:gluten'],
    ['de', ['ist in der dorade gluten?', 'und oktopus?'], 'allergen:gluten'],
    ['it', ["l'orata ha glutine?", 'e polpo?'], 'allergen:gluten'],
  ])('%s %j: behind another allergen it is the dish, and the same is asked of it', (lang, said, asked) => {
    const answered = saidLast(lang, said)
    expect(aboutAfter(answered)).toBe('pulpo-brasa')
    expect(answered.talk.frame?.ask).toContain(asked)
  })

  test('where the sea is asked about it stays what may be inside', () => {
    const answered = saidLast('en', ['does the hake have crustaceans?', 'and mussels?'])
    expect(answered.talk.frame?.ask).toContain('allergen:moluscos')
  })

  test.each<[Locale, string]>([
    ['fr', 'Mon mari est allergique aux crustacés (pas aux mollusques). Les moules, il peut ?'],
    ['de', 'mein mann ist allergisch gegen krebstiere, nicht gegen weichtiere. darf er die muscheln?'],
    ['it', 'mia moglie è allergica ai crostacei, non ai molluschi. le cozze può mangiarle?'],
    ['en', "my wife's allergic to crustaceans but not to molluscs. can she have the mussels?"],
  ])('%s %s: what is denied is borne, and the dish is told with its state', (lang, said) => {
    const answered = saidLast(lang, [said])
    expect(answered.talk.avoid.flatMap(({ allergens }) => allergens)).toEqual(['crustaceos'])
    expect([answered.intent, aboutAfter(answered)]).toEqual(['allergen_dish', 'mejillones-vapor'])
  })
})

describe('a dish that is named where somebody avoids something', () => {
  test.each<[Locale, readonly string[], string]>([
    ['it', ['sono intollerante al latte', 'la cheesecake no, vero?'], 'tarta-queso'],
    ['es', ['soy celiaca', 'las croquetas de jamon no, verdad?'], 'croqueta-jamon'],
    [
      'de',
      ['bin laktoseintolerant, was geht bei euch', 'die burrata eher nicht, oder?'],
      'burrata-tomate-seco',
    ],
    ['en', ["my lad can't have egg", 'the bravas no, right?'], 'patatas-bravas'],
    [
      'fr',
      ['je suis allergique au sésame', "le houmous, c'est non pour moi, j'imagine ?"],
      'hummus-garbanzo',
    ],
  ])('%s %j: a no with a tag asks for its state, and leaves nothing out', (lang, said, slug) => {
    const answered = saidLast(lang, said)
    expect([answered.intent, aboutAfter(answered)]).toEqual(['allergen_dish', slug])
    expect(answered.talk.frame?.exclude).toEqual([])
  })

  test.each<[Locale, readonly string[], string]>([
    [
      'de',
      ['unsere tochter hat eine milchallergie', 'für uns große: erzählt mal vom oktopus'],
      'pulpo-brasa',
    ],
    [
      'en',
      [
        'My son is severely allergic to peanuts.',
        "great, and the roast cauliflower for my mom, he'd steal some",
      ],
      'coliflor-cacahuete',
    ],
  ])('%s %j: it is told with what speaks against it, not left out of a list', (lang, said, slug) => {
    const { message, talk } = saidLast(lang, said)
    expect(talk.about).toBe(`dish:${slug}`)
    expect(message).toMatch(/Milch|peanuts/)
  })
})

describe('raw fish, for somebody pregnant', () => {
  test.each<[Locale, string]>([
    ['de', 'ich bin schwanger und darf keinen rohen Fisch essen. Welche Fischgerichte sind durchgegart?'],
    ['es', 'estoy embarazada y no puedo comer pescado crudo, que pescados lleváis bien hechos?'],
    ['en', "I'm pregnant and can't eat raw fish. Which fish dishes are cooked through?"],
    ['fr', 'je suis enceinte, je ne peux pas manger de poisson cru. quels poissons sont bien cuits ?'],
    ['it', 'sono incinta e non posso mangiare pesce crudo. quali pesci sono ben cotti?'],
  ])('%s %s: what is raw is avoided, and no fish', (lang, said) => {
    const answered = saidLast(lang, [said])
    expect(answered.talk.avoid).toEqual([{ who: 'guest', allergens: [], diets: ['pregnant'] }])
    expect(slugsAfter(answered)).toContain('dorada-espalda')
    expect(answered.talk.frame?.exclude.filter((key) => key !== 'quality:raw')).toEqual([])
  })
})

describe('what is concluded of the thing in hand', () => {
  test.each<[Locale, readonly string[]]>([
    [
      'fr',
      [
        'il est à combien le bar ?',
        "c'est le poisson entier donc. y a de l'oeuf dedans ? je suis allergique",
      ],
    ],
    ['en', ['how much is the sea bass?', 'ah its the whole fish then. is there egg in it? im allergic']],
  ])('%s %j: names no other dish', (lang, said) => {
    const answered = saidLast(lang, said)
    expect([answered.intent, aboutAfter(answered)]).toEqual(['allergen_dish', 'lubina-sal'])
  })

  test('an allergen is asked of it, and of another dish behind', () => {
    const said = [
      'what is in the arroz de la huerta?',
      'does it have celery? and the vegetable fideua, celery in that too?',
    ]
    expect(saidLast('en', said).named).toEqual(['dish:arroz-huerta', 'dish:fideua-verduras'])
  })
})
