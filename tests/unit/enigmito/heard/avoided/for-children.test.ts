import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { slugsAfter, told } from '../../talking.ts'

const LATE = ['ostra-granizado', 'gamba-roja', 'arroz-senyoret', 'meloso-bogavante', 'tartar-atun']

describe('7 what a child may eat', () => {
  test.each<[Locale, string]>([
    ['es', 'mi hija de 6 años es alérgica a los cacahuetes, ¿qué puede comer?'],
    ['en', 'my daughter is 6 and allergic to peanuts, what can she eat?'],
    ['fr', 'ma fille de 6 ans est allergique aux cacahuètes, qu’est-ce qu’elle peut manger ?'],
    ['de', 'meine tochter (6) hat ne schwere erdnussallergie, was kann die bei euch essen'],
    ['it', 'mia figlia di 6 anni è allergica alle arachidi, cosa può mangiare?'],
  ])('%s: "%s": the section for children first, and nothing raw, shared or dear', (lang, said) => {
    const slugs = slugsAfter(told(lang, said))
    expect(slugs[0]).toBe('espaguetis-tomate')
    for (const slug of slugs) expect(LATE.every((one) => !slug.startsWith(one))).toBe(true)
  })

  test.each<[Locale, string, string]>([
    ['fr', 'mon fils est cœliaque', 'qu’est-ce qu’il peut manger ?'],
    ['en', 'my son is coeliac', 'what can he have?'],
    ['de', 'mein Sohn hat Zöliakie', 'was kann er essen?'],
  ])('%s: "%s", then "%s": the same', (lang, first, said) => {
    expect(slugsAfter(told(lang, first, said))[0]).toBe('arroz-cubana')
  })

  test.each<[Locale, string]>([
    ['es', 'mi hijo de 5 es alergico al huevo y a los frutos secos, q puede comer del menu infantil'],
    ['en', 'my 5 year old son is allergic to egg and nuts, what can he eat from the kids menu'],
    ['fr', 'mon fils de 5 ans est allergique aux œufs et aux noix, que peut-il manger dans le menu enfant'],
    ['de', 'mein sohn (5) ist gegen ei und nüsse allergisch, was kann er vom kindermenü essen'],
    ['it', 'mio figlio di 5 anni è allergico alle uova e alle noci, cosa può mangiare del menu bambini'],
  ])('%s: "%s": of its dishes those that fit, and no other', (lang, said) => {
    expect(slugsAfter(told(lang, said))).toEqual(['espaguetis-tomate'])
  })

  test.each<[Locale, string, string]>([
    [
      'es',
      'mi hijo de 6 es alérgico al huevo y a los frutos secos',
      'no come ostras jaja, algo que le guste a un niño, patatas fritas, pollo?',
    ],
    [
      'en',
      'my son is 6, allergic to nuts and egg',
      'he wont eat oysters lol. something kids like, chips, chicken?',
    ],
  ])('%s: "%s", "%s": where no wish fits, the dishes for children that do', (lang, first, said) => {
    const lines = told(lang, first, said).message.match(/^- .*/gm) ?? []
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/espaguetis|spaghetti/i)
  })

  test('a word inside an allergen of several names no dish', () => {
    const { message } = told(
      'es',
      'mi hijo es alérgico al huevo y a los frutos secos, ¿puede comer los espaguetis?',
    )
    expect(message).not.toContain('Burrata')
  })
})
