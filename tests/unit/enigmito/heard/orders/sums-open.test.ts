import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { saidLast } from '../../talking.ts'

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const said = (lang: Locale, ...messages: string[]): string => plain(saidLast(lang, messages).message)

describe('18.2 what may be more than one thing is asked for beside the sum of the rest, and nothing is lost', () => {
  test.each<[Locale, string, string, string]>([
    [
      'es',
      '6 bravas y 12 croquetas de jamón, cuánto es',
      'y con 6 cervezas cuánto sale todo?',
      '¿Cuál de estos?',
    ],
    [
      'en',
      'how much are 6 bravas and 12 ham croquettes',
      'with 6 beers, how much in total?',
      'Which of these?',
    ],
    [
      'fr',
      'combien pour 6 bravas et 12 croquettes au jambon',
      'ah 80 c cool. avec 6 bieres ca fait combien en tout? et dites 21h15 pour vendredi',
      'Lequel de ceux-ci',
    ],
    [
      'de',
      'was kosten 6 bravas und 12 schinkenkroketten',
      'mit 6 bier, was macht das zusammen?',
      'Welches davon?',
    ],
    [
      'it',
      'quanto fanno 6 bravas e 12 crocchette di prosciutto',
      'con 6 birre quanto fa in tutto?',
      'Quale di questi?',
    ],
  ])('%s "%s", then "%s"', (lang, first, then, which) => {
    const answer = said(lang, first, then)
    expect(answer).toContain('12 ×')
    expect(answer).toMatch(/80[.,]40/)
    expect(answer).toContain(which)
    expect(said(lang, first, then, 'caña')).toMatch(/96[.,]00/)
  })

  test('a price that is said is no number of things', () => {
    expect(
      said('fr', 'le houmous à 9,50 ok, mais si je rajoute 4 pains au levain ça fait combien'),
    ).toContain('23,50')
  })

  test('another list before it adds nothing, where a sum is asked for', () => {
    const before = ['cuánto vale una ostra', 'y si pido seis', 'la anchoa lleva lácteos?']
    expect(said('es', ...before, '4 anchoas y dos croquetas de jamón, suma')).toContain('24,80')
  })

  test('a wine is added to as many as were told', () => {
    const answer = said(
      'en',
      'how much is the fideua with prawn for 3',
      'total if we add one bottle of that rosé, Salmonete',
    )
    expect(answer).toContain('79.00')
  })

  test('the small one is the half portion', () => {
    expect(said('en', 'small octopus plus the mussels plus 2 cañas = ?')).toContain('29.70')
  })
})

describe('18.2 of two things the cheaper one is asked for, and no two of each', () => {
  test.each<[Locale, string, string]>([
    ['es', 'de las dos fideuás la más barata cuál es', 'pues la otra, para 3'],
    ['en', 'and of the two fideuas the cheaper one is...?', 'ok the other one then, for 3 people'],
    ['fr', 'des deux fideuas, la moins chère c’est laquelle ?', 'l’autre alors, pour 3 personnes'],
    ['de', 'welche von den beiden fideuas ist billiger?', 'dann die andere, für 3 personen'],
    ['it', 'delle due fideuà la più economica?', 'allora l’altra, per 3 persone'],
  ])('%s "%s", then "%s"', (lang, first, then) => {
    expect(said(lang, first)).not.toContain('2 ×')
    expect(said(lang, first)).toMatch(/16[.,]50/)
    expect(said(lang, first, then)).toMatch(/57[.,]00/)
  })
})

describe('18.2 how many are at table is said in any words, and one guest is told the least of a dish', () => {
  test.each<[Locale, string]>([
    ['es', 'somos dos, cuánto pagamos cada uno con un arroz del senyoret y una burrata'],
    ['en', 'we are two, how much each with an arroz del senyoret and a burrata'],
    ['fr', 'on est deux, combien chacun avec un arroz del senyoret et une burrata'],
    ['de', 'wir sind zu zweit, was zahlt jeder mit einem arroz del senyoret und einer burrata'],
    ['it', 'siamo in due, quanto si spende a testa con arroz del senyoret e una burrata?'],
  ])('%s "%s"', (lang, message) => {
    expect(said(lang, message)).toMatch(/26[.,]75/)
  })

  test.each<[Locale, string]>([
    ['es', 'la berenjena a la llama, la fideuà de verduras y el sorbete, para uno, cuánto es'],
    ['en', 'the flame-roasted aubergine, the vegetable fideuà and a sorbet for one, how much is it'],
    ['fr', 'l’aubergine à la flamme, la fideuà de légumes et un sorbet pour une personne, ça fait combien'],
    ['de', 'die aubergine aus der flamme, die gemüsefideuà und ein sorbet für einen, was macht das'],
    ['it', 'la melanzana alla fiamma, la fideuà di verdure e un sorbetto per uno, quanto fa'],
  ])('%s "%s"', (lang, message) => {
    expect(said(lang, message)).toMatch(/50[.,]00/)
  })

  test('so much a head for a party is a small menu within it, whichever day it is', () => {
    const answer = said(
      'fr',
      'on est 6 potes on cherche un truc pas cher pour vendredi soir, genre 25 balles par tete c jouable?',
    )
    expect(answer).toContain('Pour 6')
  })
})
