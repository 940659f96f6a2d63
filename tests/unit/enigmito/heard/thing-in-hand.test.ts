import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { aboutAfter, saidLast } from '../talking.ts'

describe('the state of an allergen is told of the thing in hand', () => {
  test.each([
    ['it', "l'agnello quanto costa", 'ce senape? sono allergica', 'cordero-brasa', /senape/],
    ['fr', 'lagneau c cb', 'ya de la moutarde? jsuis allergique', 'cordero-brasa', /moutarde/],
    ['it', 'il polpo quanto viene', "c'è latte? mia moglie nn lo digerisce", 'pulpo-brasa', /latte/],
    ['es', 'teneis flan?', 'mi hija no puede huevo, ese se lo puede comer?', 'flan-calabaza', /alérgenos/],
    ['fr', 'flan potiron cb?', "il a de l'oeuf celui la?", 'flan-calabaza', /allergènes/],
    ['en', 'how much are the bravas', 'egg in the sauce? i cant do egg', 'patatas-bravas', /eggs/],
    ['es', 'a como las bravas', 'lleva huevo la salsa?', 'patatas-bravas', /huevos/],
    ['de', 'was kosten die bravas', 'ist in der soße ei', 'patatas-bravas', /Eier/],
  ] as const)('in %s: %s, then %s', (lang, first, then, slug, state) => {
    const answered = saidLast(lang, [first, then])
    expect(answered.intent).toBe('allergen_dish')
    expect(aboutAfter(answered)).toBe(slug)
    expect(answered.message).toMatch(state)
  })

  test.each([
    ['en', 'egg allergy here', 'is the rioja gran reserva ok for me', /include eggs/],
    ['en', 'have you a rioja gran reserva?', 'im allergic to egg, can i drink it', /^No.*eggs/],
    ['fr', 'allergie aux oeufs', 'le rioja gran reserva c bon pour moi?', /œufs/],
    ['de', 'hab ne eiallergie', 'ist der rioja gran reserva für mich ok', /Eier/],
    ['it', 'avete un gran reserva della rioja?', 'sono allergica alle uova, posso berlo?', /uova/],
    ['es', 'teneis el rioja gran reserva?', 'mi suegra no tolera el huevo, se lo puede beber?', /huevos/],
  ] as const)('of a wine too, in %s: %s, then %s', (lang, first, then, state) => {
    const answered = saidLast(lang, [first, then])
    expect(answered.named).toEqual(['wine:vina-arcediana-gran-reserva'])
    expect(answered.message).toMatch(state)
  })

  test.each([
    ['it', 'sono celiaco, il polpo posso mangiarlo?', 'pulpo-brasa', ['gluten']],
    ['de', 'laktoseintoleranz, geht der milchreis?', 'arroz-leche', ['leche']],
  ] as const)('a dish beside it is no allergy, in %s: %s', (lang, said, slug, allergens) => {
    const answered = saidLast(lang, [said])
    expect(aboutAfter(answered)).toBe(slug)
    expect(answered.talk.avoid).toEqual([{ who: 'guest', allergens, diets: [] }])
  })

  test('a dish whose name holds the allergen is meant, when it is asked of it', () => {
    const answered = saidLast('es', [
      'mi novia es intolerante a la lactosa',
      'y el arroz con leche imagino q tampoco',
    ])
    expect(aboutAfter(answered)).toBe('arroz-leche')
  })
})

describe('what is left out, in the words of guests', () => {
  const PORK = ['dish:secreto-iberico', 'dish:jamon-iberico-bellota']
  test.each([
    ['de', 'was habts an fleisch aber bitte ka schwein'],
    ['de', 'schwein nein danke, was habt ihr sonst an fleisch'],
    ['it', 'che carne avete? il maiale no grazie'],
    ['it', "il maiale no, che altra carne c'e"],
    ['en', 'any meat that isnt pig?'],
    ['en', 'we eat halal. what meats'],
    ['es', 'q teneis de carne menos cerdo'],
  ] as const)('no pork, in %s: %s', (lang, said) => {
    const { named } = saidLast(lang, [said])
    expect(named).toContain('dish:cordero-brasa')
    for (const pork of PORK) expect(named).not.toContain(pork)
  })

  const SEA = ['dish:ostra-granizado-limon-pepino', 'dish:boquerones-vinagre', 'dish:arroz-senyoret']
  test.each([
    ['es', 'algo de picar que no lleve bichos de mar'],
    ['en', 'no sea creatures please, which starters'],
    ['fr', 'des entrées sans trucs de la mer'],
    ['fr', 'riz mais rien qui vient de la mer'],
    ['de', 'vorspeisen, bloß kein fisch und kein meeresgetier'],
    ['de', 'was habt ihr an reis, nichts aus dem meer bitte'],
    ['it', 'antipasti senza roba di mare'],
  ] as const)('nothing of the sea, in %s: %s', (lang, said) => {
    const { named } = saidLast(lang, [said])
    expect(named.length).toBeGreaterThan(1)
    for (const one of SEA) expect(named).not.toContain(one)
  })

  test.each([
    ['en', 'is there anything from the sea without shellfish'],
    ['es', 'cosas del mar sin marisco teneis?'],
    ['it', 'roba di mare senza crostacei'],
  ] as const)('what is wished for from the sea is not left out, in %s: %s', (lang, said) => {
    expect(saidLast(lang, [said]).named).toContain('dish:dorada-espalda')
  })

  test('shellfish is not fish', () => {
    const { named } = saidLast('it', ['antipasti senza frutti di mare'])
    expect(named).toContain('dish:boquerones-vinagre')
  })

  test.each([
    ['en', 'my lad has a nut allergy, what could he have from the kids bit'],
    ['es', 'mi hijo es celiaco, q puede comer de lo infantil'],
    ['de', 'mein bub darf kein gluten, was von der kinderkarte geht für ihn'],
  ] as const)('of the dishes for children alone, in %s: %s', (lang, said) => {
    const { named } = saidLast(lang, [said])
    expect(named).toContain('dish:arroz-cubana')
    expect(named).not.toContain('dish:cordero-brasa')
  })
})

describe('T-ALG-01 what a thing has is told with its state', () => {
  test.each<[Locale, readonly string[], RegExp]>([
    ['fr', ["et l'ensaladilla elle a de la moutarde ?"], /piparra\s: peut contenir des traces de moutarde/],
    [
      'fr',
      ['le tartare de thon c’est combien', 'vendu. ya de la moutarde dedans ?'],
      /« moutarde »|moutarde.*Tartare/,
    ],
    [
      'en',
      ['meat without gluten and without milk please', 'and the secreto?', 'is there mustard with that'],
      /may contain mustard/,
    ],
  ])('%s: %j', (lang, said, told) => {
    expect(saidLast(lang, said).message).toMatch(told)
  })
})
