import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../lib/i18n/locales.ts'
import type { Item } from '../../../supabase/functions/enigmito/menu.ts'
import { knowing } from '../enigmito/support.ts'
import { saidLast, slugsAfter } from '../enigmito/talking.ts'

const demo = knowing()
const itemsAfter = (lang: Locale, said: readonly string[]): Item[] =>
  saidLast(lang, said).talk.listed.flatMap((ref) => demo.menu.bySlug.get(ref) ?? [])
const lowest = ({ prices }: Item): number => Math.min(...prices.map(({ cents }) => cents))
const isOf = (item: Item, kind: 'starters' | 'fish' | 'dessert'): boolean =>
  demo.index.kindsOf.get(item)?.includes(kind) ?? false
const declares = (item: Item, allergen: string): boolean =>
  ['contiene', 'puede_contener'].includes(item.presence.get(allergen) ?? '')

/** Ways to ask that many share, whatever the words (issue 18, 2, 3 and 5). */
describe('prices as they are spoken of', () => {
  test.each<[Locale, string]>([
    ['fr', 'vous avez quoi comme entrées pas chères'],
    ['es', 'unos entrantes baratos'],
    ['en', 'any cheap starters'],
    ['de', 'günstige vorspeisen bitte'],
    ['it', 'antipasti economici'],
  ])('%s: cheap starters are told from the cheapest on', (lang, text) => {
    const items = itemsAfter(lang, [text])
    expect(items.length).toBeGreaterThan(3)
    expect(items.every((item) => isOf(item, 'starters'))).toBe(true)
    expect(items.map(lowest)).toEqual(items.map(lowest).toSorted((a, b) => a - b))
  })

  test.each<[Locale, string]>([
    ['es', 'bro q hay pa 10 pavos'],
    ['en', 'yo what can i get for a tenner'],
    ['de', 'was krieg ich für 10 euro'],
    ['fr', 'je mange quoi avec 10 balles'],
    ['it', 'cosa mangio con 10 euro'],
  ])('%s: what there is to spend is a limit', (lang, text) => {
    const items = itemsAfter(lang, [text])
    expect(items.length).toBeGreaterThan(3)
    expect(items.filter((item) => lowest(item) > 1000)).toEqual([])
  })

  test('it: "a testa" of a dish asks for its price, not for that of a meal', () => {
    expect(slugsAfter(saidLast('it', ['quanto costa la paella a testa']))).toEqual(['paella-valenciana'])
  })

  test.each<[Locale, string, string]>([
    ['en', 'two oysters and a bottle of the rioja reserva and one octopus, how much is that', '€33.00'],
    ['de', 'was würden 4 austern, 2 paella und eine flasche hauswein kosten', '59,00'],
  ])('%s: a sum says that something is not in it', (lang, text, sum) => {
    const { message, notes } = saidLast(lang, [text])
    expect(message).toContain(sum)
    expect(message).toMatch(/not in the sum|nicht mitgerechnet/)
    expect(notes).toEqual([])
  })
})

describe('what is left out', () => {
  test.each<[Locale, string]>([
    ['de', 'ich esse kein fleisch aber fisch schon, was empfehlen sie'],
    ['es', 'no como carne pero si pescado, que me recomiendas'],
  ])('%s: no meat, but fish, is no vegetarian', (lang, text) => {
    const items = itemsAfter(lang, [text])
    expect(items.length).toBeGreaterThan(3)
    expect(items.every((item) => isOf(item, 'fish'))).toBe(true)
  })

  test('T-ALG-01 de: nuts left out in one sentence are left out in the next', () => {
    const items = itemsAfter('de', [
      'was macht hummus und der gartensalat zusammen',
      'hauptsache nix mit nuessen oder erdnuessen. welche desserts bleiben mir da',
    ])
    expect(items.length).toBeGreaterThan(0)
    expect(items.filter((item) => declares(item, 'frutos_cascara') || declares(item, 'cacahuetes'))).toEqual(
      [],
    )
    expect(items.every((item) => isOf(item, 'dessert'))).toBe(true)
  })

  test.each<[Locale, string]>([
    ['fr', 'quels plats sont sans alcool'],
    ['en', 'which meat dishes are cooked without wine'],
    ['de', 'mein mann verträgt keinen alkohol auch nicht in der soße, welche fleischgerichte gehen'],
  ])('%s: what is cooked with wine is no dish without alcohol', (lang, text) => {
    const items = itemsAfter(lang, [text])
    expect(items.length).toBeGreaterThan(1)
    const spanish = items.flatMap(({ ingredients }) => ingredients.get('es') ?? [])
    expect(spanish.filter((text) => /\bvino\b/.test(text))).toEqual([])
    expect(items.every(({ kind }) => kind === 'dish')).toBe(true)
  })

  test('en: "vegan … for me" still counts two questions later', () => {
    const items = itemsAfter('en', [
      'vegan and nut free, is there anything at all for me',
      'main course?',
      'dessert?',
    ])
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(({ vegan }) => vegan)).toBe(true)
  })
})

describe('what is asked of the kitchen, of a thing or of a list', () => {
  test.each<[Locale, string]>([
    ['es', 'los fritos los haceis en el mismo aceite que lo demas?'],
    ['en', 'is the kitchen shared'],
    ['de', 'ist das die gleiche fritteuse?'],
    ['fr', 'c’est la même huile ?'],
    ['it', 'usate la stessa friggitrice?'],
  ])('T-ALG-01 %s: cross-contamination is never promised away', (lang, text) => {
    expect(saidLast(lang, [text]).intent).toBe('allergen_guarantee')
  })

  test('T-ALG-01 de: "is any of that in …" asks of the dish, not of the list', () => {
    const { message } = saidLast('de', ['ich hab ne erdnussallergie', 'ist im schokoladendessert was davon'])
    expect(message).toMatch(/Kann Erdnüsse enthalten \(Spuren\):\n- Schokolade/)
  })

  test('T-ALG-01 fr: which of two has flour', () => {
    const { message } = saidLast('fr', [
      'entre le suquet et le merlu sauce verte c koi la diff',
      'lequel est le moins cher, et lequel a de la farine',
    ])
    expect(message).toMatch(/gluten.» figure parmi les allergènes déclarés.:\n- Merlu/)
  })

  test('T-ALG-01 it: a coeliac who asks for the squid is told of gluten, not of molluscs', () => {
    const { message } = saidLast('it', ['mio marito è celiaco, il fritto di calamari può mangiarlo?'])
    expect(message).toContain('glutine')
    expect(message).not.toContain('molluschi')
  })

  test('T-ALG-01 es: a headache beside an allergen is no wish for medical advice', () => {
    const { message } = saidLast('es', ['el cordero lleva sulfitos verdad? es q me dan dolor d cabeza'])
    expect(message).toMatch(/sulfitos/)
    expect(message).toContain('Cordero')
  })

  test.each<[Locale, readonly string[]]>([
    ['es', ['el arroz al horno', 'lleva cerdo?']],
    ['it', ['il riso al forno', 'c’è maiale in quello?']],
  ])('%s: a food asked of the dish before is no other dish', (lang, said) => {
    expect(slugsAfter(saidLast(lang, said))).toEqual(['arroz-horno'])
  })

  test('the halves that are sold, and what is sold out today', () => {
    const halves = itemsAfter('en', ['do you serve smaller portions'])
    expect(halves.length).toBeGreaterThan(2)
    expect(halves.every(({ prices }) => prices.some(({ formato }) => formato === 'media'))).toBe(true)
    const gone = demo.menu.items.filter(({ kind, soldOut }) => kind === 'dish' && soldOut('2026-11-25'))
    const told = slugsAfter(saidLast('en', ['is everything on the menu available today?']))
    expect(told).toEqual(expect.arrayContaining(gone.map(({ slug }) => slug)))
  })

  test('a drink is found by the fruit in its name, and one with alcohol has some', () => {
    expect(slugsAfter(saidLast('it', ['bloody mary analcolico, quello di pomodoro']))).toContain(
      'tomate-barra',
    )
    const drinks = itemsAfter('es', ['y de beber algo con alcohol por menos de 5 euros'])
    expect(drinks.length).toBeGreaterThan(2)
    expect(drinks.every(({ alcohol }) => alcohol)).toBe(true)
  })
})

describe('care and small talk', () => {
  test.each<[Locale, string]>([
    ['es', 'me cobrasteis el pan ayer y nadie lo pidio'],
    ['en', 'you charged us for bread nobody asked for'],
    ['de', 'ihr habt brot berechnet das keiner von uns bestellt hat'],
  ])('%s: what nobody ordered is on the bill', (lang, text) => {
    expect(saidLast(lang, [text]).intent).toBe('care_bill')
  })

  test('coarse words are a complaint', () => {
    expect(saidLast('es', ['menuda mierda de sitio, me dejasteis plantado una hora']).intent).toBe(
      'care_complaint',
    )
  })

  test('"es brut nature?" does not change the language of the talk', () => {
    expect(saidLast('es', ['que uvas lleva el cava', 'es brut nature?']).lang).toBe('es')
  })

  test('de: the polite "Sie" is nobody who avoids something', () => {
    expect(saidLast('de', ['haben sie laktosefreie nachtische']).message).not.toContain('Begleitung')
  })

  test('what is not understood is not guessed from one rare word', () => {
    expect(saidLast('fr', ['et une douzaine']).message).not.toContain('bus')
  })
})
