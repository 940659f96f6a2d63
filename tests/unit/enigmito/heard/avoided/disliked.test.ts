import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { told } from '../../talking.ts'

const TOLD: Record<Locale, string> = {
  es: 'mi hijo es alérgico al huevo',
  en: 'my son is allergic to egg',
  fr: 'mon fils est allergique aux œufs',
  de: 'mein Sohn ist allergisch gegen Ei',
  it: 'mio figlio è allergico alle uova',
}

describe('7 a dislike is no allergy', () => {
  test.each<[Locale, string, string]>([
    ['es', 'no le gustan las ostras. ¿qué puede comer?', 'ostra'],
    ['es', 'las ostras no le gustan. ¿qué puede comer?', 'ostra'],
    ['en', 'he wont eat oysters lol. what can he have?', 'oyster'],
    ['en', 'he doesn’t like oysters. what can he have?', 'oyster'],
    ['fr', 'il n’aime pas les huîtres. qu’est-ce qu’il peut manger ?', 'huître'],
    ['de', 'er mag keine Austern. was kann er essen?', 'auster'],
    ['de', 'Austern mag er nicht. Was kann er essen?', 'auster'],
    ['it', 'non gli piacciono le ostriche. cosa può mangiare?', 'ostrica'],
  ])('%s: "%s" leaves them out and keeps nothing', (lang, said, oyster) => {
    const { message, talk } = told(lang, TOLD[lang], said)
    expect(talk.avoid).toEqual([{ who: 'child', allergens: ['huevos'], diets: [] }])
    expect(message.toLowerCase()).not.toContain(`- ${oyster}`)
    expect(talk.listed.length).toBeGreaterThan(0)
  })

  test.each<[Locale, string]>([
    ['es', 'mi hijo no puede comer gambas, ¿qué hay para él?'],
    ['en', 'my son can’t have prawns, what is there for him?'],
    ['en', 'my son won’t eat prawns, he’s allergic. what is there for him?'],
    ['fr', 'mon fils ne peut pas manger de crevettes, qu’y a-t-il pour lui ?'],
    ['de', 'mein Sohn darf keine Garnelen essen, was gibt es für ihn?'],
    ['it', 'mio figlio non può mangiare gamberi, cosa c’è per lui?'],
  ])('%s: "%s" is more than a dislike', (lang, said) => {
    expect(told(lang, said).talk.avoid.flatMap(({ allergens }) => allergens)).toContain('crustaceos')
  })

  test('what has no dish of its own is taken at its word', () => {
    expect(told('en', 'he wont eat gluten. what can he have').talk.avoid).toHaveLength(1)
  })
})
