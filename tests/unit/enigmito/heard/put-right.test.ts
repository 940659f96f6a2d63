import { describe, expect, test } from 'vitest'
import { saidLast } from '../talking.ts'

describe('what was told of an allergy is put right', () => {
  test.each([
    ['es', 'soy alérgico al pescado', 'perdón, al marisco, el pescado sí', ['crustaceos', 'moluscos']],
    ['en', 'no fish for me im allergic', 'actually sorry its shellfish not fish', ['crustaceos', 'moluscos']],
    ['fr', 'je suis allergique au poisson', 'nan pardon aux crustacés, le poisson ça va', ['crustaceos']],
    ['de', 'ich bin gegen Fisch allergisch', 'sorry, meinte gegen Krebstiere, Fisch geht', ['crustaceos']],
    ['it', 'sono allergico al pesce', 'anzi scusa, ai crostacei, il pesce lo mangio', ['crustaceos']],
  ] as const)('in %s: %s, then %s', (lang, said, right, allergens) => {
    const { talk, intent } = saidLast(lang, [said, right])
    expect(talk.avoid).toEqual([{ who: 'guest', allergens, diets: [] }])
    expect(intent).toBe('allergen_list')
  })

  test('it stays with whom it was told of', () => {
    const { talk } = saidLast('es', [
      'mi cuñado es alérgico a los moluscos',
      'perdón, a los crustáceos quería decir',
    ])
    expect(talk.avoid).toEqual([
      { who: 'companion', as: 'inlaw', allergens: ['moluscos', 'crustaceos'], diets: [] },
    ])
  })

  test.each([
    'sorry, is there fish in the paella?',
    'actually something with prawns, not fish',
    'sorry, and the hake?',
    'almonds are fine, sorry',
  ])('nothing ends with: %s', (said) => {
    const { talk } = saidLast('en', ['I am allergic to fish and nuts', said])
    expect(talk.avoid[0]?.allergens).toEqual(expect.arrayContaining(['pescado', 'frutos_cascara']))
  })

  test.each([
    ['en', 'my mate cant do gluten', 'oh hes not coming anymore'],
    ['es', 'mi marido no come pescado', 'q al final no viene el'],
    ['de', 'mein sohn hat ne fischallergie', 'ah der kommt doch nicht mit'],
  ] as const)('in %s it ends with who does not come: %s', (lang, said, gone) => {
    expect(saidLast(lang, [said, gone]).talk.avoid).toEqual([])
  })
})

describe('an allergy is heard without a verb of eating, and of the one who has it', () => {
  test.each([
    ['es', 'mi hija no puede huevo', 'child', 'huevos'],
    ['en', 'my son cant dairy', 'child', 'leche'],
    ['fr', 'ma petite peut pas le gluten', 'child', 'gluten'],
    ['it', 'mio figlio nn puo il glutine', 'child', 'gluten'],
  ] as const)('in %s: %s', (lang, said, who, allergen) => {
    expect(saidLast(lang, [said]).talk.avoid).toEqual([{ who, allergens: [allergen], diets: [] }])
  })

  test.each([
    ['de', 'Erdnüsse und Lupinen vertrage ich nicht'],
    ['de', 'auch keine Erdnüsse und Lupinen, allergisch'],
    ['es', 'y cacahuetes tampoco puedo comer'],
  ] as const)('beside the word of an allergy the name of a dish is none, in %s: %s', (lang, said) => {
    const { talk } = saidLast(lang, [
      { de: 'keine Milch für mich, Allergie', es: 'soy alérgico a la leche' }[lang],
      said,
    ])
    expect(talk.avoid[0]?.allergens).toContain('cacahuetes')
  })

  test('"il y a" speaks of nobody', () => {
    const { talk } = saidLast('fr', ["l'agneau c'est combien", 'ya de la moutarde? jsuis allergique'])
    expect(talk.avoid).toEqual([{ who: 'guest', allergens: ['mostaza'], diets: [] }])
  })

  test('traces that are fine make no peanut fine', () => {
    const { message } = saidLast('en', [
      'may contain is fine for me but no actual peanuts, is the chocolate one ok',
    ])
    expect(message).toMatch(/may contain peanuts/i)
  })
})

describe('every allergy of a list is kept', () => {
  test.each([
    ['en', 'im allergic to eggs, nuts and milk', ['huevos', 'frutos_cascara', 'cacahuetes', 'leche']],
    ['es', 'soy alérgica al huevo, a la leche y al pescado', ['huevos', 'leche', 'pescado']],
    ['fr', 'allergique aux œufs, moutarde, céleri', ['huevos', 'mostaza', 'apio']],
    ['de', 'Ei, Senf, Sellerie: vertrage ich alles nicht', ['huevos', 'mostaza', 'apio']],
    ['it', 'allergica a uova, senape e sedano', ['huevos', 'mostaza', 'apio']],
  ] as const)('in %s: %s', (lang, said, allergens) => {
    expect(saidLast(lang, [said]).talk.avoid).toEqual([{ who: 'guest', allergens, diets: [] }])
  })

  test('each with whom it is told of', () => {
    expect(saidLast('en', ['allergic to shellfish, my wife to nuts']).talk.avoid).toEqual([
      { who: 'guest', allergens: ['crustaceos', 'moluscos'], diets: [] },
      { who: 'companion', as: 'partner', allergens: ['frutos_cascara', 'cacahuetes'], diets: [] },
    ])
  })

  test.each([
    'im allergic to nuts, can i have the fish',
    'im allergic to nuts, does the paella have fish',
    'im allergic to nuts, a rice with fish please',
  ])('what is asked or wished beside it is none of it: %s', (said) => {
    expect(saidLast('en', [said]).talk.avoid).toEqual([
      { who: 'guest', allergens: ['frutos_cascara', 'cacahuetes'], diets: [] },
    ])
  })
})
