import { describe, expect, test } from 'vitest'
import { NO_TALK, type Talk } from '../../../lib/chat/talk.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { type Answered, answer } from '../../../supabase/functions/enigmito/answer.ts'
import type { Item } from '../../../supabase/functions/enigmito/menu.ts'
import { knowing, NOW } from './support.ts'

const demo = knowing()

/** What is answered to the last of some messages, said one after the other. */
function told(lang: Locale, ...said: string[]): Answered {
  let talk: Talk = NO_TALK
  let last: Answered | null = null
  for (const text of said) {
    last = answer(text, lang, demo, NOW, talk)
    talk = last.talk
  }
  if (!last) throw new Error('nothing was said')
  return last
}
const itemsOf = ({ talk }: Answered): Item[] => talk.listed.flatMap((ref) => demo.menu.bySlug.get(ref) ?? [])
const cheapest = (item: Item): number => Math.min(...item.prices.map(({ cents }) => cents))

describe('T-ALG-01 however it is said that something is not tolerated, it is kept', () => {
  test.each<[Locale, string, string]>([
    ['es', 'la lactosa me sienta fatal', 'leche'],
    ['es', 'los huevos no los tolero', 'huevos'],
    ['en', 'eggs make me really ill', 'huevos'],
    ['en', 'i am not supposed to eat gluten', 'gluten'],
    ['fr', 'je peux pas prendre de laitages', 'leche'],
    ['fr', 'le gluten ne me reussit pas', 'gluten'],
    ['de', 'milch vertrag ich leider gar nicht', 'leche'],
    ['de', 'bei senf krieg ich ausschlag', 'mostaza'],
    ['it', 'il latte non lo digerisco', 'leche'],
    ['it', 'le uova mi fanno male', 'huevos'],
  ])('%s: "%s"', (lang, text, allergen) => {
    expect(told(lang, text).talk.avoid.flatMap(({ allergens }) => allergens)).toContain(allergen)
  })

  test.each<[Locale, string, string]>([
    ['es', 'algo con pescado pero sin gluten', 'leche tampoco puedo'],
    ['en', 'something with fish but gluten free', 'no dairy either'],
    ['de', 'was mit fisch aber glutenfrei', 'milch auch nicht'],
    ['it', 'qualcosa con pesce ma senza glutine', 'nemmeno latte'],
  ])('%s: what is added later counts too: "%s", "%s"', (lang, first, then) => {
    const { talk } = told(lang, first, then)
    expect(talk.avoid.flatMap(({ allergens }) => allergens)).toEqual(
      expect.arrayContaining(['gluten', 'leche']),
    )
    expect(talk.frame?.want).toEqual(['kind:fish'])
  })

  test.each<[Locale, string]>([
    ['en', 'is there milk in the octopus either?'],
    ['es', 'no puedo ir el lunes'],
    ['it', 'ma non posso farlo qui con te?'],
  ])('%s: "%s" is no allergy', (lang, text) => {
    expect(told(lang, text).talk.avoid).toEqual([])
  })
})

describe('a price cap is read before and after its amount', () => {
  test.each<[Locale, string, string]>([
    ['es', 'q pescados teneis', 'y q no pase de 24'],
    ['es', 'q pescados teneis', '24 como mucho'],
    ['en', 'what fish do you have', 'nothing over 24'],
    ['en', 'what fish do you have', '24 euro tops'],
    ['fr', 'vous avez quoi comme poisson', 'et 24 euros maxi'],
    ['de', 'was habt ihr an fisch', 'und maximal 24 euro'],
    ['it', 'che pesce avete', 'che non superi i 24 euro'],
  ])('%s: "%s", "%s"', (lang, first, then) => {
    const answered = told(lang, first, then)
    expect(itemsOf(answered).length).toBeGreaterThan(1)
    expect(itemsOf(answered).filter((item) => cheapest(item) > 2400)).toEqual([])
    expect(answered.talk.frame?.want).toEqual(['kind:fish'])
  })

  test('"bis wie viele personen maximal?" is still a question about groups', () => {
    expect(told('de', 'bis wie viele personen maximal?').intent).toBe('groups')
  })
})

describe('what is disliked is left out, before or behind its verb', () => {
  test.each<[Locale, string]>([
    ['es', 'odio la cebolla, q pescado teneis q no lleve'],
    ['en', 'cant stand onion, which fish comes without it'],
    ['fr', 'jai horreur des oignons, quel poisson en a pas'],
    ['de', 'zwiebeln mag ich nicht, welchen fisch habt ihr'],
    ['it', 'odio la cipolla, che pesce c’è senza'],
  ])('%s: "%s"', (lang, text) => {
    const slugs = itemsOf(told(lang, text)).map(({ slug }) => slug)
    expect(slugs).toContain('dorada-espalda')
    expect(slugs).not.toContain('atun-rojo-encebollado')
  })
})

describe('words as they are typed', () => {
  test.each<[Locale, string, string]>([
    ['fr', 'lentrecote il coute combien', 'entrecot-vaca-madurada'],
    ['it', 'lorata quanto costa', 'dorada-espalda'],
    ['es', 'a cuanto el pulpito a la brasa', 'pulpo-brasa'],
    ['es', 'la tarta de queso yeva huevo?', 'tarta-queso'],
    ['en', 'do you have real champagne', 'fauvel-drouard-extra-brut'],
  ])('%s: "%s"', (lang, text, slug) => {
    expect(told(lang, text).talk.listed.join()).toContain(slug)
  })

  test('"quali sono i risi allora" is not taken apart', () => {
    expect(told('it', 'quali sono i risi allora').intent).toBe('dish')
  })
})

describe('a turn that leaves something open takes it from what was spoken of', () => {
  test('"does the pumpkin soup have any?" asks for what is avoided', () => {
    const { message } = told(
      'en',
      'nut allergy here, is the ajoblanco safe',
      'does the pumpkin soup have any',
    )
    expect(message).toMatch(/Roast pumpkin soup: may contain tree nuts/)
  })
  test('"und die Miesmuscheln?" is another dish, not another allergen', () => {
    const { talk } = told('de', 'was kostet der oktopus und is da milch drin', 'und die miesmuscheln')
    expect(talk.about).toBe('dish:mejillones-vapor')
    expect(talk.frame?.ask).toEqual(['allergen:leche'])
  })
  test('"which contains almonds?" is told of each thing listed', () => {
    const { message } = told(
      'en',
      'difference between the suquet and the hake in green sauce',
      'which contains almonds',
    )
    expect(message).toContain('Monkfish and potato suquet')
    expect(message).toContain('Hake in green sauce')
  })
  test('"no wait, make it a white": the red is wanted no more', () => {
    const items = itemsOf(told('en', 'a red.. no wait, make it a white'))
    expect(items.length).toBeGreaterThan(0)
    expect(items.filter(({ wine }) => wine?.estilo !== 'blanco')).toEqual([])
  })
})
