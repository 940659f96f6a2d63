import { describe, expect, test } from 'vitest'
import type { Avoided } from '../../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { told } from '../../talking.ts'

const avoided = (lang: Locale, ...said: string[]): readonly Avoided[] => told(lang, ...said).talk.avoid
const childOf = (list: readonly Avoided[]): readonly string[] => {
  expect(list.map(({ who }) => who)).toEqual(['child'])
  return list.flatMap(({ allergens }) => allergens).toSorted()
}

const TOLD: Record<Locale, string> = {
  es: 'mi hijo es alérgico al huevo y a la leche',
  en: 'my son is allergic to egg and milk',
  fr: 'mon fils est allergique aux œufs et au lait',
  de: 'mein Sohn ist allergisch gegen Ei und Milch',
  it: 'mio figlio è allergico alle uova e al latte',
}
const BOTH = ['huevos', 'leche']

describe('7 a denial ends only what it names', () => {
  test.each<[Locale, string]>([
    ['es', 'no es alérgico al marisco, solo al huevo y a la leche. ¿qué puede comer?'],
    ['es', 'que no es alérgico a los moluscos, sino al huevo y a la leche'],
    ['en', 'no hes not allergic to molluscs!! just egg and milk. are the chicken strips ok for him or not'],
    ['en', 'he isn’t allergic to fish, only to egg and milk'],
    [
      'fr',
      'non il n’est pas allergique aux mollusques, juste aux œufs et au lait. les lanières de poulet ça va pour lui ?',
    ],
    ['fr', 'il n’est pas allergique au poisson mais aux œufs et au lait'],
    ['de', 'er ist nicht allergisch gegen Fisch, nur gegen Ei und Milch'],
    ['de', 'er hat keine Allergie gegen Fisch, sondern nur gegen Ei und Milch'],
    [
      'it',
      'no non è allergico ai molluschi, solo alle uova e al latte. le striscioline di pollo vanno bene?',
    ],
    ['it', 'non è allergico al pesce, ma alle uova e al latte'],
  ])('%s: "%s" keeps what it turns to', (lang, said) => {
    expect(childOf(avoided(lang, TOLD[lang], said))).toEqual(BOTH)
  })

  test.each<[Locale, string]>([
    ['es', 'no es alérgico al ajo'],
    ['en', 'he is not allergic to garlic'],
    ['fr', 'il n’est pas allergique à l’ail'],
    ['de', 'er ist nicht allergisch gegen Knoblauch'],
    ['de', 'er ist nicht gegen Knoblauch allergisch'],
    ['it', 'non è allergico all’aglio'],
    ['en', 'he’s not allergic to it, just doesn’t like it'],
  ])('%s: "%s", for which the house has no word, ends nothing', (lang, said) => {
    expect(childOf(avoided(lang, TOLD[lang], said))).toEqual(BOTH)
  })

  test.each<[Locale, string]>([
    ['es', 'no es alérgico a la leche, solo al huevo'],
    ['en', 'he’s not allergic to milk, just egg'],
    ['fr', 'il n’est pas allergique au lait, seulement aux œufs'],
    ['de', 'er ist nicht allergisch gegen Milch, nur gegen Ei'],
    ['it', 'non è allergico al latte, soltanto alle uova'],
  ])('%s: "%s" ends the one that is denied', (lang, said) => {
    expect(childOf(avoided(lang, TOLD[lang], said))).toEqual(['huevos'])
  })

  test.each<[Locale, string]>([
    ['es', 'no es alérgico a nada'],
    ['en', 'he is not allergic to anything'],
    ['fr', 'il n’est allergique à rien, il n’est pas allergique'],
    ['de', 'er ist nicht allergisch'],
    ['it', 'non è allergico a niente'],
  ])('%s: "%s" ends all of it', (lang, said) => {
    expect(avoided(lang, TOLD[lang], said)).toEqual([])
  })
})
