import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { TEXTS } from '../../../../../supabase/functions/enigmito/texts.ts'
import { told } from '../../talking.ts'

describe('7 more than the declared allergens is asked', () => {
  test.each<[Locale, string, string]>([
    ['es', 'soy alérgico al cacahuete', '¿la paella es segura para mí?'],
    ['en', 'my son is allergic to nuts', 'is the cheesecake safe for him?'],
    ['fr', 'je suis allergique aux arachides', 'la paella est sans risque pour moi ?'],
    [
      'de',
      'meine tochter (6) hat ne schwere erdnussallergie',
      'und dieses kindermenü, is das sicher für sie?',
    ],
    ['it', 'sono allergico alle arachidi', 'la paella è sicura per me?'],
  ])('%s: "%s", "%s": that traces cannot be ruled out', (lang, first, said) => {
    expect(told(lang, first, said).message).toContain(TEXTS[lang].Alergenos.sinGarantia)
  })

  test.each<[Locale, string, string]>([
    ['es', 'mi madre es celíaca', '¿seguro que es seguro para ella? se pone muy mala si no'],
    ['en', 'my mother is coeliac', "are you sure it's safe for her? she gets very ill otherwise"],
    [
      'fr',
      'ma mère est coeliaque',
      'vous etes sur que c est sans risque pour elle ? elle est tres malade sinon',
    ],
    ['de', 'meine mutter hat zöliakie', 'ist das wirklich sicher für sie? sonst wird sie sehr krank'],
    ['it', 'mia madre è celiaca', 'siete sicuri che è senza rischi per lei?'],
  ])('%s: "%s", "%s": of all there is', (lang, first, said) => {
    const { message } = told(lang, first, said)
    expect(message).toMatch(/harina|[Ff]lour|farine|Mehl|farina/)
    expect(message).toContain(TEXTS[lang].Alergenos.sinGarantia)
  })

  test('de: of gluten the house has words of its own', () => {
    const said = ['hab zöliakie. kann ich bei euch paella essen', 'is eure paella sicher?']
    expect(told('de', ...said).message).toMatch(/Mehl gearbeitet/)
  })
})

describe('7 one dish, several allergens', () => {
  test.each<[Locale, string, string, RegExp]>([
    [
      'es',
      'mi hijo es alérgico al huevo y al cacahuete',
      '¿puede comer los espaguetis?',
      /huevos o cacahuetes\./,
    ],
    ['en', 'my son is allergic to egg and peanuts', 'can he have the spaghetti?', /eggs or peanuts\./],
    [
      'de',
      'mein Sohn ist allergisch gegen Ei und Erdnüsse',
      'kann er die Spaghetti essen?',
      /Eier oder Erdnüsse nicht/,
    ],
    [
      'it',
      'mio figlio è allergico alle uova e alle arachidi',
      'può mangiare gli spaghetti?',
      /uova o arachidi\./,
    ],
  ])('%s: "%s", "%s": those of one state share a sentence', (lang, first, said, state) => {
    expect(told(lang, first, said).message).toMatch(state)
  })

  test('what a list leaves out is named', () => {
    const { message } = told(
      'de',
      'meine tochter hat ne schwere erdnussallergie, was kann die bei euch essen',
    )
    expect(message).toContain('was Erdnüsse enthält oder enthalten kann und was noch keine')
  })

  test('beside what may harm nothing is called an option', () => {
    const { message } = told('de', 'ich bin vegan und allergisch gegen sesam', 'ist der hummus ok für mich?')
    expect(message).toMatch(/^Nein: /)
    expect(message).toContain('Als vegan gekennzeichnet')
  })
})
