import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { saidLast } from '../../talking.ts'

type Case = readonly [lang: Locale, said: readonly string[], sum: RegExp]

describe('an order is added up as it is said', () => {
  test.each<Case>([
    ['it', ['un hummus e una caña quanto fa'], /12,10/],
    ['es', ['cuanto es la burrata y una caña'], /17,10/],
    ['es', ['una burrata, una berenjena a la llama y dos cañas, me da con 30?'], /30,70/],
    ['en', ['the lamb twice and one bottle of the majuelo del mochuelo, what does that come to'], /68\.00/],
    ['en', ['two cokes and a burrata, total?'], /20\.10/],
    [
      'en',
      [
        'We shall take the bream and the lamb, with one bottle of the Pazo do Mar Vello. What would that amount to?',
      ],
      /79\.00/,
    ],
    ['de', ['2x Auster 1x Hummus und 3 Cola, zusammen?'], /28,90/],
    ['de', ['Lieber 2x Paella, einmal Canelones und die 2 Kindermenüs, bleibt das unter 80€?'], /81,00/],
  ])('%s: each thing with its number: %s', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toMatch(sum)
  })

  test.each<Case>([
    ['it', ['quanto costano due menu dei piccoli'], /28,00/],
    ['es', ['3 menus infantiles cuanto seria'], /42,00/],
    ['de', ['was kostet das kindermenü', 'Und 28 Kindermenüs zusammen?'], /392,00/],
    ['en', ['how much is an oyster', 'sick!! and 6 of em?'], /33\.00/],
    ['en', ['how much is the salmonete rose by the glass', '4 glasses of that how much'], /19\.20/],
  ])('%s: so many of one thing: %s', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toMatch(sum)
  })

  test.each<Case>([
    ['it', ['un hummus e una caña quanto fa', 'e se prendo l’acqua minerale al posto della birra'], /11,70/],
    ['es', ['dos cañas y unas bravas cuanto es', 'y si en vez de cañas son 3 claras con limon'], /16,80/],
    ['en', ['2 hummus and a burrata, how much', 'make it 2 bravas instead of the burrata'], /34\.60/],
    ['de', ['1 Hummus und 2 Cola, zusammen?', 'und statt der Cola 2 Tonic, was macht das?'], /15,50/],
    ['fr', ['un houmous et deux colas, ça fait combien', 'et au lieu des colas, deux tonics ?'], /15,50/],
  ])('%s: what goes is taken out of the last sum: %s', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toMatch(sum)
  })

  test.each<Case>([
    ['en', ['1 hummus 2 bravas and 3 beers how much'], /25\.10[\s\S]*Which/],
    ['it', ['cento grammi di jamon e due calici di sant jaumet brut, totale?'], /10,40[\s\S]*Quale/],
  ])('%s: what may be several rows is asked back and stays out of the sum: %s', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toMatch(sum)
  })
})

test.each<readonly [Locale, readonly string[]]>([
  ['es', ['cuánto vale la paella valenciana y el arroz de la huerta?']],
  ['en', ['do you have the majuelo del mochuelo', 'any other reds under 25 a bottle']],
  ['en', ['how much is the hummus and the aubergine', 'swap the aubergine for the oyster, whats the total']],
  ['de', ['Was haben Sie vom Land ohne Schwein und was kostet das Entrecôte?']],
])('%s: nothing is added up where it is not known how much of what: %s', (lang, said) => {
  expect(saidLast(lang, said).intent).not.toBe('total')
})
