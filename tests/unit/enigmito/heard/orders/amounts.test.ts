import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { aboutAfter, saidLast } from '../../talking.ts'

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

describe('18.2 so many of what was told', () => {
  test.each<[Locale, string, string, RegExp]>([
    ['es', 'cuanto vale el bacalao al pil pil', 'y dos?', /44,00/],
    ['en', 'how much is the lemon sorbet', 'and four of em?', /24\.00/],
    ['fr', 'prix des moules', 'et si on en prend trois', /34,50/],
    ['de', 'was kostet der zitronensorbet', 'und drei davon?', /18,00/],
    ['it', 'quanto costa il sorbetto al limone', 'quindi 3 fanno', /18,00/],
    ['es', 'precio croqueta jamon', 'media docena?', /16,80/],
    ['de', 'habt ihr radler', 'vier stück wären dann', /12,00/],
    ['it', 'un calice di lombo branco?', 'due calici?', /11,60/],
    ['es', 'una copa del olatuarri cuanto es', 'y la botella?', /27,00/],
  ])('%s: "%s", then "%s"', (lang, first, then, sum) => {
    expect(plain(saidLast(lang, [first, then]).message)).toMatch(sum)
  })

  test.each<[Locale, string, string, RegExp]>([
    ['es', 'cuanto es la paella valenciana por persona', 'y si somos 3?', /55,50/],
    ['en', 'how much is the fideua with prawn', 'theres only me and 3 mates, so', /76\.00/],
    ['fr', 'le meloso de homard cb par pers', 'on est 3 du coup', /84,00/],
    ['de', 'schwarzer reis, was kostet der', 'mir san zu dritt, was macht des', /57,00/],
    ['it', 'quanto viene la paella valenciana a testa', 'siamo in 4, quanto spendiamo', /74,00/],
  ])('%s: what is sold by the person, for all who come: "%s", "%s"', (lang, first, then, sum) => {
    expect(plain(saidLast(lang, [first, then]).message)).toMatch(sum)
  })

  test.each<[Locale, readonly string[], RegExp]>([
    [
      'en',
      ['how much is paella valenciana for 2', 'and with 2 of your large draught beers on top, all together'],
      /46\.20/,
    ],
    [
      'en',
      ['2 hummus and a bravas, total?', 'chuck in 3 lemon shandies on top, what does it come to'],
      /35\.80/,
    ],
    ['es', ['cuanto son 2 escalivadas y una burrata', 'y con dos cañas mas en total?'], /43,30/],
    ['de', ['milchreis was kost der', 'wenn ich 2 nehm und nen espresso, was zahl ich'], /15,20/],
    ['it', ['due hummus e una escalivada in tutto?', 'con 2 caffe espresso in piu quanto fa'], /35,20/],
    ['fr', ['une paella valenciana pour 3 et 3 cañas ça fait combien en tout'], /63,30/],
  ])('%s: what comes on top is added to it: %s', (lang, said, sum) => {
    expect(plain(saidLast(lang, said).message)).toMatch(sum)
  })

  test('one of each: of the two things that were told alone', () => {
    const said = ['cuanto cuesta la escalivada', 'y unas patatas a lo pobre?', 'una de cada cuanto sube todo']
    expect(plain(saidLast('es', said).message)).toContain('20,00')
  })

  test('de: a dish whose name begins like an allergen is added up too', () => {
    const text = 'zitronensorbet, käsekuchen und milchreis, was kostet das zusammen'
    expect(plain(saidLast('de', [text]).message)).toContain('20,00')
    expect(saidLast('de', ['milchreis']).named).toEqual(['dish:arroz-leche'])
  })

  test('T-ALG-01 de: of that dish the allergen that is told beside it is told', () => {
    const { message } = saidLast('de', ['meine tochter verträgt keine milch, geht der milchreis?'])
    expect(message).toContain('Milchreis')
    expect(message).toMatch(/Milch“? unter den deklarierten|deklarierten Allergenen.*Milch/)
  })

  test('en: "two gin tonics" are no tonic water', () => {
    expect(plain(saidLast('en', ['two gin tonics how much']).message)).toContain('20.00')
  })

  test.each<[Locale, string, string]>([
    ['es', 'cuanto vale la paella valenciana', 'a las 9?'],
    ['en', 'how much is the lemon sorbet', 'at 8?'],
    ['de', 'was kostet der zitronensorbet', 'um 8?'],
    ['it', 'quanto costa il sorbetto al limone', 'alle 9?'],
  ])('%s: an hour counts nothing: "%s", "%s"', (lang, first, then) => {
    expect(saidLast(lang, [first, then]).intent).not.toBe('total')
  })

  test('a number that says the price again counts nothing', () => {
    const { message } = saidLast('it', ['quanto costa il meloso di astice', '28 a testa o in tutto?'])
    expect(plain(message)).not.toContain('784')
  })

  test('a number of the language is no word of another: "four" is no oven', () => {
    expect(aboutAfter(saidLast('en', ['how much is the arroz del senyoret for four people']))).toBe(
      'arroz-senyoret',
    )
  })
})

describe('18.2 the other end of what was asked', () => {
  test.each<[Locale, string, string, string]>([
    ['en', 'cheapest white by the glass and how much', 'and the dearest', 'pazo-do-mar-vello'],
    ['fr', 'le rosé le moins cher ?', 'et le plus cher', 'restanque-haute'],
    ['it', 'lo spumante piu economico?', 'e il piu caro?', 'fauvel-drouard-extra-brut'],
  ])('%s: "%s", then "%s"', (lang, first, then, slug) => {
    expect(saidLast(lang, [first, then]).named.join()).toContain(slug)
  })

  test.each<[Locale, string, string]>([
    [
      'en',
      'whats the difference between brisat de duna and pell de moscatell',
      'which of them do you pour by the glass',
    ],
    ['es', 'vinos naranjas?', 'alguno de los dos a copas?'],
  ])('%s: which of two is poured: "%s", "%s"', (lang, first, then) => {
    expect(saidLast(lang, [first, then]).named).toEqual(['wine:brisat-de-duna'])
  })
})

describe('18.2 what is needed no more', () => {
  test.each<[Locale, string, string]>([
    ['es', 'un tinto vegano por menos de 27', 'da igual si no es vegano, un tinto de menos de 22'],
    ['en', 'any vegan red under 27', 'actually doesnt have to be vegan, red under 22'],
    ['fr', 'un rouge vegan sous 27 euros', 'en fait je m en fiche du vegan, un rouge à moins de 22'],
    ['de', 'einen veganen roten unter 27', 'ach vegan is egal, nen roten unter 22'],
    ['it', 'un bianco vegano sotto i 25', 'invece un rosso sotto i 22, nn mi frega se vegana'],
  ])('%s: "%s", then "%s"', (lang, first, then) => {
    expect(saidLast(lang, [first, then]).named).toContain('wine:majuelo-del-mochuelo')
  })

  test('an organic wine keeps its limit, and may be any', () => {
    const said = ['organic white under 25 pls', 'doesnt need to be organic actually, whats cheapest']
    expect(saidLast('en', said.slice(0, 1)).named).not.toContain('wine:cingle-blau')
    expect(saidLast('en', said).named).toContain('wine:tardana-de-canada')
  })

  test('T-ALG-01 an allergy is never taken back like that', () => {
    const said = ['soy alergico a la leche', 'me da igual que sea vegano, que postres hay']
    expect(saidLast('es', said).talk.avoid).toMatchObject([{ who: 'guest', allergens: ['leche'] }])
    expect(saidLast('es', said).named).not.toContain('dish:tarta-queso')
  })
})

describe('18.3 an amount in words', () => {
  test.each<[Locale, string, number]>([
    ['es', 'un espumoso que no supere los cuarenta euros', 4000],
    ['es', 'un tinto de hasta treinta y cinco euros', 3500],
    ['en', 'a white wine from Galicia, not above thirty-five euros', 3500],
    ['fr', 'un rouge jusqu’à trente-cinq euros', 3500],
    ['de', 'ein roter bis fünfunddreißig Euro', 3500],
    ['it', 'un rosso fino a trentacinque euro', 3500],
  ])('%s: "%s" is a limit', (lang, text, cents) => {
    expect(saidLast(lang, [text]).talk.frame?.max).toBe(cents)
  })
})

describe('issue 18: a thing, and behind it how many', () => {
  test.each<[Locale, string, string]>([
    ['de', 'glutenfreies bier, wieviel kosten zwei?', '7,80'],
    ['de', 'blanco de arena, was kosten 2 gläser?', '10,00'],
    ['en', 'gluten-free beer, how much are two?', '7.80'],
    ['en', 'rice pudding, what do two cost?', '13.00'],
    ['es', 'cerveza sin gluten, cuánto valen dos?', '7,80'],
    ['fr', 'bière sans gluten, combien pour deux ?', '7,80'],
    ['fr', 'riz au lait, combien coutent deux?', '13,00'],
    ['it', 'birra senza glutine, quanto vengono due?', '7,80'],
  ])('%s: "%s"', (lang, text, sum) => {
    expect(saidLast(lang, [text]).message).toContain(sum)
  })

  test('who eats counts no things', () => {
    expect(saidLast('en', ['the burrata, is it enough for two?']).message).not.toContain('2 ×')
    expect(saidLast('de', ['hummus, wir sind zwei, reicht das?']).message).not.toContain('2 ×')
  })
})

describe('issue 18: what the house asks for each, times so many', () => {
  test.each<[Locale, string, string, string]>([
    ['en', 'how many bottles of me own plonk can i bring', 'so what would that cost me for both', '24.00'],
    ['en', 'do you charge corkage?', 'and for two bottles?', '24.00'],
    ['es', 'cobrais descorche?', 'y por las dos cuanto seria', '24,00'],
    ['fr', 'droit de bouchon ?', 'et pour les deux ça fait combien', '24,00'],
    ['de', 'was nehmt ihr an korkgeld', 'und für beide?', '24,00'],
    ['it', 'posso portare il mio vino?', 'quanto per due', '24,00'],
    ['en', 'can we bring our own cake', 'so cake service for 20 people comes to?', '40.00'],
    ['en', 'can we bring our own cake', 'so what would that be for 14 of us', '28.00'],
    ['it', 'possiamo portare una torta nostra?', 'quindi il servizio torta per 18 quanto fa', '36,00'],
  ])('%s: after "%s", "%s"', (lang, first, then, sum) => {
    expect(saidLast(lang, [first, then]).message).toContain(sum)
  })

  test('a wine of the house that is named afterwards has its own price', () => {
    const said = ['do you charge corkage?', 'two bottles of blanco de arena how much?']
    expect(saidLast('en', said).message).toContain('48.00')
  })
})
