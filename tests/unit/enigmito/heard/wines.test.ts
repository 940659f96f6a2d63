import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { knowing } from '../support.ts'
import { saidLast } from '../talking.ts'

const demo = knowing()
const itemsAfter = (lang: Locale, said: readonly string[]) =>
  saidLast(lang, said).talk.listed.flatMap((ref) => demo.menu.bySlug.get(ref) ?? [])

const FOR_BREAM: Record<Locale, string> = {
  es: 'q vino blanco me recomiendas con la dorada',
  en: 'what white wine goes with the bream',
  fr: 'quel vin blanc avec la daurade',
  de: 'welcher weißwein zur dorade',
  it: 'che vino bianco con l’orata',
}
const CHEAPEST: Record<Locale, string> = {
  es: 'el mas barato de esos?',
  en: 'the cheapest of those?',
  fr: 'le moins cher de ceux-là ?',
  de: 'der günstigste davon?',
  it: 'il più economico di quelli?',
}
const BY_GLASS: Record<Locale, string> = {
  es: 'y por copas?',
  en: 'and by the glass?',
  fr: 'et au verre ?',
  de: 'und glasweise?',
  it: 'e al calice?',
}
const LOCALES: readonly Locale[] = ['es', 'en', 'fr', 'de', 'it']

describe('18.3 wines that were told for a dish', () => {
  test.each(LOCALES)('%s: "of those" stays with the wine, though it was one', (lang) => {
    const items = itemsAfter(lang, [FOR_BREAM[lang], CHEAPEST[lang]])
    expect(items.map(({ kind }) => kind)).toEqual(['wine'])
  })

  test.each(LOCALES)(
    '%s: by the glass, whites are told and that those for the bream are not poured',
    (lang) => {
      const answered = saidLast(lang, [FOR_BREAM[lang], CHEAPEST[lang], BY_GLASS[lang]])
      const wines = answered.talk.listed
        .flatMap((ref) => demo.menu.bySlug.get(ref) ?? [])
        .filter(({ kind }) => kind === 'wine')
      expect(wines.length).toBeGreaterThan(1)
      expect(wines.every(({ wine }) => wine?.estilo === 'blanco')).toBe(true)
      expect(answered.message).toMatch(
        /no se sirven por copas|not poured|pas servis au verre|nicht glasweise|non si servono al calice/,
      )
    },
  )

  test.each<[Locale, string, string]>([
    ['de', 'welcher wein zum lamm', 'zu teuer, was unter 31'],
    ['en', 'which wine goes with the lamb', 'too dear, something under 31'],
  ])('%s: "%s", then "%s" stays with the lamb', (lang, first, then) => {
    const wines = itemsAfter(lang, [first, then]).filter(({ kind }) => kind === 'wine')
    expect(wines.length).toBeGreaterThan(0)
    expect(wines.every(({ wine }) => wine?.estilo === 'tinto')).toBe(true)
  })

  test.each<[Locale, string]>([
    ['it', 'qualcosa che costi meno'],
    ['en', 'anything cheaper?'],
    ['es', 'algo mas barato?'],
  ])('%s: "%s" names cheaper wines', (lang, text) => {
    const [told] = itemsAfter(lang, [FOR_BREAM[lang]])
    const wines = itemsAfter(lang, [FOR_BREAM[lang], text]).filter(({ kind }) => kind === 'wine')
    const bottle = (item: (typeof wines)[number] | undefined): number =>
      item?.prices.find(({ formato }) => formato === 'botella')?.cents ?? 0
    expect(wines.length).toBeGreaterThan(0)
    expect(wines.every((wine) => bottle(wine) < bottle(told))).toBe(true)
  })
})

describe('18.3 what is asked of one wine is answered', () => {
  test.each<[Locale, string, string, RegExp]>([
    [
      'en',
      'whats a good red w the lamb',
      'the second one, is it organic',
      /do not mark it as organic: Vessana Negra/,
    ],
    [
      'de',
      'welcher wein zum lamm',
      'der zweite, ist der bio?',
      /nicht als Biowein gekennzeichnet: Vessana Negra/,
    ],
    ['it', 'che rosso con l’agnello', 'il secondo è biologico?', /non figura come biologico: Vessana Negra/],
  ])('%s: "%s", then "%s"', (lang, first, then, said) => {
    expect(saidLast(lang, [first, then]).message).toMatch(said)
  })

  test.each<[Locale, string, string, string, RegExp]>([
    [
      'en',
      'whats a good red w the lamb',
      'the second one, is it organic',
      'by the glass?',
      /bottle only: Vessana Negra/,
    ],
    [
      'de',
      'welcher wein zum lamm',
      'der zweite, ist der bio?',
      'gibts den auch glasweise',
      /nur flaschenweise: Vessana Negra/,
    ],
  ])(
    '%s: a wine of the bottle alone is said to be so: "%s", "%s", "%s"',
    (lang, first, second, then, said) => {
      expect(saidLast(lang, [first, second, then]).message).toMatch(said)
    },
  )

  test.each<[Locale, string, string]>([
    ['es', 'que tintos teneis por menos de 25', 'son veganos?'],
    ['en', 'which reds under 25 do you have', 'are they vegan?'],
    ['de', 'welche rotweine habt ihr unter 25', 'sind die vegan?'],
  ])('%s: "%s", then "%s" asks of those wines', (lang, first, then) => {
    const items = itemsAfter(lang, [first, then])
    expect(items.length).toBeGreaterThan(1)
    expect(items.every(({ kind }) => kind === 'wine')).toBe(true)
  })
})

describe('18.4 something with fish is a wish of its own', () => {
  test.each<[Locale, string, string, string]>([
    ['es', 'soy celiaca', 'y de primero q podria tomar?', 'algo con pescado?'],
    ['en', 'im coeliac', 'what starters can i have?', 'something with fish?'],
    ['de', 'ich habe zöliakie', 'welche vorspeisen gehen?', 'etwas mit fisch?'],
  ])('T-ALG-01 %s: "%s", "%s", then "%s" is not of the starters alone', (lang, ...said) => {
    const items = itemsAfter(lang, said)
    expect(items.length).toBeGreaterThan(2)
    expect(items.every((item) => demo.index.kindsOf.get(item)?.includes('fish'))).toBe(true)
    expect(items.some((item) => !demo.index.kindsOf.get(item)?.includes('starters'))).toBe(true)
    expect(items.filter((item) => item.presence.get('gluten') === 'contiene')).toEqual([])
  })
})

describe('an allergen of a dish is no question about the wines before', () => {
  test.each<[Locale, string[]]>([
    [
      'fr',
      [
        'avez-vous du vin orange ?',
        'lequel des deux est le moins cher ?',
        'parfait. ma copine voudrait les raviolis à la courge, il y a des noix dedans ?',
      ],
    ],
    [
      'en',
      [
        'do you have orange wine?',
        'which of the two is the cheapest?',
        'perfect. my wife would like the pumpkin ravioli, are there nuts in it?',
      ],
    ],
  ])('%s', (lang, said) => {
    const { intent, message } = saidLast(lang, said)
    expect(intent).toBe('allergen_dish')
    expect(message).toMatch(/fruits à coque|tree nuts/)
  })
})
