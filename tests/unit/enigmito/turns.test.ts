import { describe, expect, test } from 'vitest'
import { NO_TALK, type Talk } from '../../../lib/chat/talk.ts'
import { easterOf } from '../../../lib/core/easter.ts'
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
const slugs = (answered: Answered): string[] => itemsOf(answered).map(({ slug }) => slug)
const contains = (item: Item, allergen: string): boolean =>
  ['contiene', 'puede_contener'].includes(item.presence.get(allergen) ?? '')
const cheapest = (item: Item): number => Math.min(...item.prices.map(({ cents }) => cents))

describe('a wish and an exclusion in one message', () => {
  test.each<[Locale, string]>([
    ['es', 'algo sin gluten, y con pescado'],
    ['en', 'something gluten free, and with fish'],
    ['fr', 'quelque chose sans gluten avec du poisson'],
    ['de', 'etwas glutenfreies aber mit fisch'],
    ['it', 'qualcosa senza glutine con pesce'],
  ])('T-ALG-01 %s: the fish is wanted, gluten is left out', (lang, text) => {
    const items = itemsOf(told(lang, text))
    expect(items.length).toBeGreaterThan(2)
    expect(items.filter((item) => contains(item, 'gluten'))).toEqual([])
    expect(items.filter((item) => demo.index.kindsOf.get(item)?.includes('fish')).length).toBe(items.length)
  })

  test.each<[Locale, string]>([
    ['es', 'algo por menos de 20 euros pero sin pescado'],
    ['en', 'something under 20 euros, not fish'],
    ['fr', 'quelque chose à moins de 20 euros mais pas de poisson'],
    ['de', 'was habt ihr unter 20 euro aber keinen fisch'],
    ['it', 'qualcosa sotto i 20 euro ma niente pesce'],
  ])('%s: the price holds, and no fish is named', (lang, text) => {
    const items = itemsOf(told(lang, text))
    expect(items.length).toBeGreaterThan(2)
    expect(items.filter((item) => contains(item, 'pescado') || cheapest(item) > 2000)).toEqual([])
  })

  test.each<[Locale, string, string]>([
    ['es', 'un tinto, pero que no sea de Rioja', 'Rioja'],
    ['en', 'a red, but not from Rioja', 'Rioja'],
    ['fr', 'un rouge mais pas de Rioja', 'Rioja'],
    ['de', 'einen rotwein aber keinen Rioja', 'Rioja'],
    ['it', 'un rosso ma non di Rioja', 'Rioja'],
  ])('%s: a region is left out', (lang, text, region) => {
    const items = itemsOf(told(lang, text))
    expect(items.length).toBeGreaterThan(2)
    expect(items.every(({ wine }) => wine?.estilo === 'tinto')).toBe(true)
    expect(items.filter(({ wine }) => wine?.denominacion?.includes(region))).toEqual([])
  })

  test('an ingredient that no list of allergens has is left out too', () => {
    const items = itemsOf(told('es', 'algo de la huerta, nada con cebolla'))
    expect(items.length).toBeGreaterThan(1)
    const texts = items.map((item) => (item.ingredients.get('es') ?? []).join(' '))
    expect(texts.filter((text) => /cebolla/i.test(text))).toEqual([])
  })

  test('when nothing fits, that is said and the nearest offered', () => {
    const { message, talk } = told('en', 'lamb under 5 euros')
    expect(message).toContain('I have nothing that meets all of that.')
    expect(talk.listed).toContain('dish:cordero-brasa')
  })

  test('a question whether there is none excludes nothing', () => {
    expect(slugs(told('es', '¿no tenéis pulpo?'))).toContain('pulpo-brasa')
  })
})

describe('a turn changes what was spoken of', () => {
  test.each<[Locale, string, string]>([
    ['es', '¿La tarta de queso lleva gluten?', '¿y la coca de almendra?'],
    ['en', 'does the cheesecake have gluten?', 'and the almond coca?'],
    ['fr', 'le cheesecake contient du gluten ?', 'et la coca aux amandes ?'],
    ['de', 'hat der Käsekuchen Gluten?', 'und die Mandel-Coca?'],
    ['it', 'il cheesecake ha glutine?', 'e la coca di mandorle?'],
  ])('T-ALG-01 %s: "and Y?" asks the same of Y', (lang, first, second) => {
    const { talk, message } = told(lang, first, second)
    expect(talk.frame).toMatchObject({ act: 'allergens', ask: ['allergen:gluten'] })
    expect(talk.about).toBe('dish:coca-almendra')
    expect(message).toMatch(/glut/i)
  })

  test('"and milk?" asks another allergen of the same dish', () => {
    const { talk } = told('en', 'does the octopus have gluten?', 'and milk?')
    expect(talk).toMatchObject({ about: 'dish:pulpo-brasa', frame: { ask: ['allergen:leche'] } })
  })

  test('"the cheapest of those" chooses from the list', () => {
    const { talk } = told('en', 'what desserts do you have?', 'the cheapest of those?')
    expect(talk.frame).toMatchObject({ act: 'list', sort: 'cheapest' })
    expect(itemsOf({ talk } as Answered).every((item) => cheapest(item) === 600)).toBe(true)
  })

  test('"the second" and "it" point into the list', () => {
    const before = told('en', 'what desserts do you have?')
    const { talk, message } = told(
      'en',
      'what desserts do you have?',
      'how much is the second one?',
      'is it vegan?',
    )
    expect(talk.about).toBe(before.talk.listed[1])
    expect(message).toMatch(/vegan/)
  })

  test('"which goes with lamb?" chooses among the wines that were listed', () => {
    const before = told('en', 'red wines under 25 euros')
    const after = told('en', 'red wines under 25 euros', 'which of those goes with lamb?')
    expect(slugs(after).length).toBeGreaterThan(0)
    expect(slugs(after).filter((slug) => !slugs(before).includes(slug))).toEqual([])
  })

  test('a difference is told of two, with both prices and what is in both', () => {
    const { message, intent } = told(
      'en',
      'how much is the senyoret?',
      'and the paella?',
      'what is the difference?',
    )
    expect(intent).toBe('compare')
    for (const text of ['Arroz del senyoret', 'Paella valenciana', '19.50', '18.50'])
      expect(message).toContain(text)
  })

  test('prices are added up, and multiplied by the guests', () => {
    expect(told('en', 'how much is the octopus and the lamb together?').message).toContain('€46.00')
    expect(told('es', '¿cuánto sería una paella valenciana para 4?').message).toContain('74,00')
    expect(told('es', '¿cuánto sería una paella valenciana para 4?').talk.guests).toBe(4)
  })

  test('a day spoken of answers the next question about hours', () => {
    const { message } = told('en', 'are you open on the 26th of December?', 'and the 24th?')
    expect(message).toMatch(/closed on Thursday 24 December 2026/)
    expect(told('en', 'are you open on Friday?', 'and Monday?').message).toMatch(/closed on Mondays/)
  })

  test('of many things asked for as one, the guest is asked which', () => {
    const { talk } = told('en', 'what desserts do you have?', 'how much?')
    expect(talk.open?.choices.length).toBeGreaterThan(2)
    expect(told('en', 'what desserts do you have?', 'how much?', 'the second').talk).toMatchObject({
      frame: { act: 'price' },
      open: null,
    })
  })
})

describe('joined questions', () => {
  test('each is answered in its order, a paragraph each', () => {
    const { message } = told('en', 'do you have wifi and how much is the lamb')
    const wifi = told('en', 'do you have wifi').message
    expect(message.startsWith(`${wifi}\n`)).toBe(true)
    expect(message.slice(wifi.length)).toContain('€24.00')
  })

  test('T-ALG-01 the second is about the thing in the first', () => {
    const { message } = told('es', 'precio del pulpo y lleva gluten?')
    expect(message).toContain('22,00')
    expect(message).toMatch(/gluten/)
  })

  test('names and a party with its wish are not broken', () => {
    expect(told('es', '¿cuánto cuesta el suquet de rape y patata?').message.split('\n').length).toBeLessThan(
      4,
    )
    expect(told('en', 'a table for Friday and two high chairs').intent).not.toBe('framed_list')
  })
})

test.each([
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
] as const)('Easter of %i is on %s', (year, date) => expect(easterOf(year)).toBe(date))

test('feasts that move are days: Easter Monday is a Monday', () => {
  const { message } = told('es', '¿abrís el lunes de pascua?')
  expect(message).toMatch(/29 de marzo de 2027/)
})

describe('an allergen asked of what was listed', () => {
  test.each<[Locale, string, string, string]>([
    ['es', '¿qué cócteles tenéis?', '¿lleva leche?', '¿y almendra?'],
    ['en', 'what cocktails do you have?', 'does it contain milk?', 'and almond?'],
    ['fr', 'quels cocktails avez-vous ?', 'ça contient du lait ?', 'et amande ?'],
    ['de', 'welche Cocktails habt ihr?', 'enthält das Milch?', 'und Mandel?'],
    ['it', 'che cocktail avete?', 'contiene latte?', 'e mandorla?'],
  ])('T-ALG-01 %s: it is told of each, and the next one too', (lang, list, first, second) => {
    const listed = slugs(told(lang, list)).toSorted()
    expect(listed.length).toBeGreaterThan(3)
    expect(slugs(told(lang, list, first)).toSorted()).toEqual(listed)
    expect(slugs(told(lang, list, first, second)).toSorted()).toEqual(listed)
  })

  test.each<[Locale, string]>([
    ['es', 'el calamar a la plancha, ¿precio y leche?'],
    ['en', 'the grilled squid, price and milk?'],
    ['fr', 'le calamar à la plancha, prix et lait ?'],
    ['it', 'il calamaro alla piastra, prezzo e latte?'],
  ])('T-ALG-01 %s: price and allergen asked together are both told', (lang, text) => {
    const { message, talk } = told(lang, text)
    expect(talk.frame?.ask).toEqual(['allergen:leche'])
    expect(message).toMatch(/21[.,]00/)
  })

  test('T-ALG-01 de: two words of a name written as one', () => {
    expect(told('de', 'hat das Turroneis Milch?').talk.about).toBe('dish:helado-turron')
  })

  test('T-ALG-01 a trace never stands beside "none is declared"', () => {
    const { message } = told('de', 'was ist teurer, das Entrecôte oder das Secreto?')
    expect(message).toContain('Senf')
    expect(message).not.toContain('kein Allergen deklariert')
  })
})

describe('an emergency that goes on', () => {
  const TABLE: Record<Locale, string> = {
    es: 'estamos en la mesa 7 de la terraza',
    en: 'we are at table 7 on the terrace',
    fr: 'on est à la table 7 en terrasse',
    de: 'wir sitzen an Tisch 7 auf der Terrasse',
    it: 'siamo al tavolo 7 in terrazza',
  }
  test.each<[Locale, string, string]>([
    ['es', 'mi hijo no respira bien, acabamos de cenar y es alérgico', '¿qué hago?'],
    ['en', 'my son can’t breathe, he just ate nuts', 'what should I do?'],
    ['fr', 'au secours, ma fille gonfle du visage et respire mal', 'on fait quoi ?'],
    ['de', 'Hilfe, mein Mann bekommt keine Luft', 'was soll ich machen?'],
    ['it', 'aiuto, mia moglie non respira bene, le si gonfia la faccia', 'cosa faccio?'],
  ])('§8 %s: the next line is answered with 112 too', (lang, first, second) => {
    expect(told(lang, first).message).toContain('112')
    expect(told(lang, first, second).message).toContain('112')
    expect(told(lang, first, TABLE[lang]).message).toContain('112')
  })
})

describe('a day on which the house is closed', () => {
  test.each<[Locale, string]>([
    ['es', 'el 24 de diciembre ¿tenéis menú de nochebuena?'],
    ['en', 'do you have a menu on 24 December?'],
    ['fr', 'le jeudi 24 décembre vous faites un menu de réveillon ?'],
    ['de', 'gibt es am 24. Dezember ein Menü?'],
    ['it', 'il 24 dicembre fate un menu?'],
  ])('§8 %s: that is told whatever else is asked of it', (lang, text) => {
    expect(told(lang, text).message).toMatch(/cerra|closed|ferm|geschlossen|chius/i)
  })
})
