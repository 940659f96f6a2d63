import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { saidLast } from '../../talking.ts'

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const said = (lang: Locale, ...messages: string[]): string => plain(saidLast(lang, messages).message)

describe('18.2 a line of a sum tells what so many of it cost, and what one does', () => {
  test.each<[Locale, string, string]>([
    ['es', 'dos corderos y una burrata, cuánto es', '2 × Cordero a la brasa: 48,00 € (a 24,00 €)'],
    ['en', 'two lamb and one burrata, how much', '2 × Lamb over embers: €48.00 (€24.00 each)'],
    ['fr', 'deux agneaux et une burrata, combien', '2 × Agneau à la braise : 48,00 € (à 24,00 €)'],
    ['de', 'was kosten 2 lamm und eine burrata', '2 × Lamm vom Holzkohlegrill: 48,00 € (je 24,00 €)'],
    ['it', 'due agnelli e una burrata, quanto fa', '2 × Agnello alla brace: 48,00 € (a 24,00 €)'],
  ])('%s "%s"', (lang, message, line) => {
    expect(said(lang, message)).toContain(line)
  })

  test('the size stays, and a least number that is met is not told again', () => {
    expect(said('es', '2 paellas y 3 copas de casa benisoda, cuánto es')).toContain(
      '2 × Paella valenciana: 37,00 € (18,50 € por persona)\n- 3 × Casa Benisoda: 16,50 € (5,50 € la copa)',
    )
  })
})

describe('18.2 who drinks of a bottle is no number of bottles', () => {
  test.each<[Locale, string]>([
    ['es', 'cuánto es el cordero y una botella de esparto negro para 2 personas, 2 corderos'],
    ['en', 'how much is the lamb and a bottle of the esparto negro for 2 people, 2 lambs'],
    ['fr', 'combien pour l’agneau et une bouteille d’esparto negro pour 2 personnes, 2 agneaux'],
    ['de', 'was kostet das lamm und eine flasche esparto negro für 2 personen, 2 lamm'],
    ['it', 'quanto viene l’agnello e una bottiglia di esparto negro per 2 persone, 2 agnelli'],
  ])('%s "%s"', (lang, message) => {
    expect(said(lang, message)).toMatch(/71[.,]00/)
  })

  test('a number put right for one thing changes that thing', () => {
    expect(said('en', 'how much is 2 lamb and 2 bottles of esparto negro', 'no only ONE bottle')).toMatch(
      /71\.00/,
    )
  })
})

describe('18.2 what each pays of an order', () => {
  test.each<[Locale, string, RegExp]>([
    [
      'es',
      'paella para 6, una botella de majuelo y 6 tartas de queso. cuánto sería por persona',
      /176,00.*29,34/,
    ],
    ['en', 'we are 3: 3 lamb and a bottle of esparto negro, how much each?', /95\.00.*31\.67/],
    ['fr', 'on est 3 : 3 agneaux et une bouteille d’esparto negro, combien par personne ?', /95,00.*31,67/],
    ['de', 'was kosten vier schinkenkroketten plus jeder eine caña, wir sind 6', /26,80.*4,47/],
    ['it', 'siamo in 6, 6 crocchette di prosciutto e a testa una caña, quanto fa a testa?', /32,40.*5,40/],
  ])('%s "%s"', (lang, message, sums) => {
    expect(said(lang, message)).toMatch(sums)
  })
})

describe('18.2 so much a head is a limit, and no number of things', () => {
  test.each<[Locale, string, string]>([
    [
      'es',
      '2 corderos y 2 copas de cueva honda, cuánto',
      'algo más barato? unos 25 por cabeza con una copa de vino',
    ],
    [
      'en',
      '2 lamb and 2 glasses of cueva honda, how much',
      'anything cheaper? about 25 a head with a glass of wine',
    ],
    [
      'fr',
      '2 agneaux et 2 verres de cueva honda, combien',
      'moins cher ? environ 25 par personne avec un verre de vin',
    ],
    [
      'de',
      'was kosten 2 lamm und 2 gläser cueva honda',
      'gehts auch billiger? so 25 pro kopf mit einem glas wein',
    ],
    [
      'it',
      '2 agnelli e 2 calici di cueva honda, quanto',
      'qualcosa di meno caro? circa 25 a testa con un calice di vino',
    ],
  ])('%s "%s", "%s"', (lang, first, then) => {
    const told = said(lang, first, then)
    expect(told).not.toContain('25 ×')
    // Two proposals for two, each with what one pays.
    const each = told.match(/(?:Entre|between|Divisé par|Durch|Diviso per) 2.*?(\d\d[.,]\d\d)/g) ?? []
    expect(each).toHaveLength(2)
    for (const share of each) expect(Number(share.slice(-5).replace(',', '.'))).toBeLessThanOrEqual(25)
  })

  test.each<[Locale, string]>([
    ['es', 'un entrante, un principal y postre, 40 euros como máximo'],
    ['en', 'a starter, a main and a dessert for 40 euros max'],
    ['fr', 'une entrée, un plat et un dessert, 40 euros maximum'],
    ['de', 'vorspeise, hauptgericht und nachtisch, höchstens 40 euro'],
    ['it', 'antipasto, secondo e dolce, al massimo 40 euro'],
  ])('%s "%s": a small menu within it, and nothing for two', (lang, message) => {
    const told = said(lang, message)
    expect(told).toMatch(/40[.,]00/)
    expect(told.match(/^- /gm)).toHaveLength(6)
    expect(told).not.toMatch(/\((?:mínimo|minimum|ab|minimo) 2\)/)
  })

  test('T-ALG-01 beside an allergy each dish of it is told with its state', () => {
    const told = said(
      'es',
      'soy alérgica a los cacahuetes',
      'dame 2 platos y postre para mí sin pasarme de 40€',
    )
    expect(told).toContain('no figuran cacahuetes')
    expect(told).toContain('avisa siempre')
  })
})
