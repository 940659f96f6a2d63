import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast, slugsAfter } from '../talking.ts'

type Said = [Locale, readonly string[], string]

describe('a noun behind "that"', () => {
  test.each<Said>([
    ['es', ['tenéis el rosado del cantizal?', '5 botellas de ese rosado cuánto serían?'], '95,00'],
    ['en', ['tell me about the casa benisoda', '6 bottles of that red, what would it be'], '156.00'],
    ['fr', ['vous avez le rosado del cantizal ?', '8 bouteilles de ce rosé ça fait combien ?'], '152,00'],
    ['de', ['habt ihr den salmonete', '4 flaschen von dem rosé, was macht das'], '88,00'],
    ['it', ['avete il rosado del cantizal?', '7 bottiglie di quel rosato quanto verrebbero?'], '133,00'],
    ['fr', ['je cherche une bière ambrée', "l'agneau + cette bière ça fait combien"], '28,80'],
  ])('%s %j: means the thing in hand', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toContain(sum)
  })
})

describe('an order with numbers', () => {
  test.each<Said>([
    ['de', ['drei gläser tardana und eine halbe portion oktopus, was macht das zusammen'], '25,60'],
    ['es', ['100 gramos de jamón de bellota y dos cañas, cuánto sale?'], '24,20'],
    [
      'fr',
      [
        'la tardana de cañada elle est à combien au verre ?',
        'du coup huit huitres et deux verres de tardana ?',
      ],
      '52,40',
    ],
    ['fr', ['bonsoir', '4 croquettes jambon + 2 cañas ca fait ?'], '16,40'],
    ['es', ['un hummus y unos boquerones, ¿cuánto sería todo?'], '19,30'],
  ])('%s %j: is added up whole', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toContain(sum)
  })
})

describe('the two', () => {
  const TWO = ['qué arroces teneis que no lleven marisco?', 'cuánto vale la paella', 'y el de horno q lleva']

  test('are those that were told one after the other, not the last of a longer list', () => {
    expect(slugsAfter(saidLast('es', [...TWO, 'cual de los dos es mas barato']))).toEqual([
      'paella-valenciana',
      'arroz-horno',
    ])
  })

  test('the cheaper of them has a sum for so many', () => {
    const said = [
      'cuánto vale la paella valenciana y el arroz de la huerta?',
      'el más barato de los dos para 5 cuánto sería?',
    ]
    expect(saidLast('es', said).message).toContain('82,50')
  })
})

describe('the one that is free of an allergen', () => {
  test.each<Said>([
    ['es', ['cual es la cerveza mas barata', 'y la que no tiene gluten a cuanto sale'], '3,90'],
    ['en', ['which beers do you have', 'how much is the gluten free one'], '3.90'],
    ['fr', ['quelles bières avez-vous', 'la sans gluten elle est à combien'], '3,90'],
    ['de', ['habt ihr glutenfreies bier', 'was kostet das glutenfreie und wo kann ich parken'], '3,90'],
  ])('%s %j: has a price', (lang, said, price) => {
    expect(saidLast(lang, said).message).toContain(price)
  })
})

describe('what is asked beside', () => {
  test.each<Said>([
    [
      'de',
      ['günstigster weißwein im glas?', 'aus welcher gegend kommt der und ist der vegan?'],
      'Utiel-Requena',
    ],
    ['fr', ["le jambon de bellota, 100 g c'est combien ? et la demi-portion ?"], '10,50'],
    ['en', ['a muscadet, then?', 'and the oysters, what are they each?'], '5.50'],
    ['en', ['how much is a ham croquette and the squid ink one'], '2.80'],
    ['it', ['sono allergico alle noci', "il riso al latte quant'è"], '6,50'],
    ['it', ['avete la coca di mandorle?', 'e la cola in bottiglia quanto costa?'], '2,80'],
    ['en', ['do you have the brisat de duna', 'is that one available by the glass?'], '6.50'],
  ])('%s %j: is answered too', (lang, said, text) => {
    expect(saidLast(lang, said).message).toContain(text)
  })

  test('a limit that is told now counts, whatever dish was spoken of', () => {
    const said = [
      'qué vino va con el arroz del senyoret?',
      'tinto no. ¿qué blancos tienen por 20 euros o menos la botella?',
    ]
    expect([...slugsAfter(saidLast('es', said))].sort()).toEqual(['lindero-de-cal', 'tardana-de-canada'])
  })

  test.each<[Locale, string, string]>([
    ['es', 'la paella lleva conejo?', 'conejo'],
    ['fr', 'quel riz est avec poulet et lapin ?', 'lapin'],
  ])('%s %s: what no dish is called is looked for in its ingredients', (lang, text, food) => {
    const { message } = saidLast(lang, [text])
    expect(message).toContain('Paella valenciana')
    expect(message).toContain(food)
    expect(message).not.toMatch(/^(?:No|Non),/)
  })
})
