import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

describe('18.2 a dish by the words of the guest’s language, where its name is Spanish', () => {
  test.each<[Locale, string, string]>([
    ['en', 'how much is the black rice', 'arroz-negro-sepia'],
    ['fr', 'combien coûte le riz noir', 'arroz-negro-sepia'],
    ['de', 'was ist in dem schwarzen Reis drin', 'arroz-negro-sepia'],
    ['en', 'the oven baked rice, how much?', 'arroz-horno'],
    ['de', 'was kosten die Knoblauchgarnelen', 'gambas-ajillo'],
    ['fr', 'les crevettes à l’ail, c’est combien', 'gambas-ajillo'],
  ])('%s: "%s"', (lang, text, slug) => {
    expect(saidLast(lang, [text]).named).toEqual([`dish:${slug}`])
  })

  test.each<[Locale, string]>([
    ['en', 'whats the difference between the senyoret and the black rice'],
    ['de', 'unterschied zwischen senyoret und schwarzem reis?'],
    ['fr', 'c quoi la différence entre senyoret et riz noir'],
  ])('%s: it is compared: "%s"', (lang, text) => {
    expect(saidLast(lang, [text]).named).toEqual(['dish:arroz-senyoret', 'dish:arroz-negro-sepia'])
  })

  test('a colour beside another thing names no rice', () => {
    expect(saidLast('en', ['is the black coffee cheap']).named).not.toContain('dish:arroz-negro-sepia')
  })

  test('after one rice, "the lobster rice" is another', () => {
    expect(saidLast('en', ['whats in the black rice', 'and the lobster rice, price']).named).toEqual([
      'dish:meloso-bogavante',
    ])
  })
})

describe('18.2 what a dish holds, and what a menu includes', () => {
  test.each<[Locale, string, string, RegExp]>([
    ['es', 'la paella valenciana la teneis?', 'lleva conejo no?', /conejo/],
    ['fr', 'parlez moi de la paella valenciana', 'y a du lapin dedans non ?', /lapin/],
    ['de', 'erzähl mir von der paella valenciana', 'da is doch kaninchen drin oder', /kaninchen/i],
    ['it', 'la paella valenciana come e', 'ce il coniglio vero?', /coniglio/],
  ])('%s: its ingredients are told: "%s", "%s"', (lang, first, then, food) => {
    expect(saidLast(lang, [first, then]).message).toMatch(food)
  })

  test('T-ALG-01 fr: "il a de l’œuf ?" asks of the dish spoken of', () => {
    const { message, named } = saidLast('fr', ['arroz negro c est quoi', 'et il a de l oeuf ?'])
    expect(named).toEqual(['dish:arroz-negro-sepia'])
    expect(message).toMatch(/^Oui/)
  })

  test.each<[Locale, string, string, RegExp]>([
    ['es', 'cuanto cuesta el menu infantil', 'la bebida entra?', /agua o zumo/],
    ['en', 'how much is the childrens menu', 'is a dessert included?', /ice cream/],
    ['fr', 'le menu des petits comprend quoi', 'boisson comprise ?', /eau ou jus/],
    ['de', 'ist beim kindermenü ein getränk dabei', 'und nachtisch?', /Vanilleeis/],
    ['it', 'il menu dei piccoli cosa comprende', 'il dolce è incluso?', /gelato/],
  ])('%s: of a set menu it is told what comes with it: "%s", "%s"', (lang, first, then, part) => {
    expect(saidLast(lang, [first, then]).message).toMatch(part)
  })

  test('T-ALG-01 which of two named dishes has no gluten is told of both', () => {
    const text = 'squid a la plancha or calamares a la andaluza, which one has no gluten'
    expect(saidLast('en', [text]).named).toEqual(['dish:calamares-andaluza', 'dish:calamar-potera-plancha'])
  })

  test('de: vegetarian within a limit, but "nix mit Käse", names no cheese', () => {
    const { named } = saidLast('de', ['such was vegetarisches unter 12 euro aber bitte nix mit käse'])
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((ref) => /queso|burrata/.test(ref))).toEqual([])
  })
})

describe('18.2 words that ask for nothing', () => {
  test.each<[Locale, string]>([
    ['de', 'ich versteh nur bahnhof bei eurer weinkarte. will nen weißwein unter 22 die flasche'],
    ['de', 'die gibt wieder ihren senf dazu, will nen cocktail ohne alk'],
  ])('%s: a saying: "%s"', (lang, text) => {
    expect(saidLast(lang, [text]).named.every((ref) => /^(?:wine|drink):/.test(ref))).toBe(true)
    expect(saidLast(lang, [text]).named.length).toBeGreaterThan(0)
  })

  test('fr: "cb ?" asks how much, "la cb" pays', () => {
    expect(saidLast('fr', ['la paella valenciana c cb par personne']).message).toContain('18,50')
    expect(saidLast('fr', ['vous prenez la cb ?']).intent).toBe('topic')
  })

  test('de: "allerbilligste" is no allergy', () => {
    expect(saidLast('de', ['der allerbilligste weiße, gibts den im glas und wieviel']).message).toContain(
      '4,20',
    )
  })

  test('fr: a reserva is a wine, no booking', () => {
    expect(saidLast('fr', ['vous avez un reserva en rouge ?']).named).toContain('wine:vina-arcediana-reserva')
  })
})
