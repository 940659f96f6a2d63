import { describe, expect, test } from 'vitest'
import type { Now } from '../../../../lib/core/dates.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

const MONDAY: Now = { fecha: '2026-11-23', hora: '14:30' }

type Talk = readonly [Locale, ...string[]]
/** The language, then what is said one after the other. */
const last = (talk: readonly string[]) => {
  const [lang, ...turns] = talk as Talk
  return saidLast(lang, turns, MONDAY)
}
const told = (...talk: readonly string[]): string => last(talk).message

describe('18.2 a wish for a wine goes on', () => {
  test.each<Talk>([
    ['es', 'un tinto por menos de 30 para el arroz', 'dije blanco, me habéis puesto tintos'],
    ['es', 'un tinto por menos de 30 para el arroz', 'tinto con arroz no.. y de blanco qué tenéis?'],
    ['en', 'a red under 30 with the rice', 'you’re giving me reds, i said white'],
    ['fr', 'quel vin avec le riz, pas plus de 30 euros', 'vous me proposez des rouges, j’ai dit blanc'],
    ['de', 'welcher wein passt zum reis, höchstens 30', 'nur weiß bitte'],
    ['it', 'un vino per il riso sotto i 30', 'mi state dando rossi, ho detto bianco'],
  ])('%s: the other colour, for the same dish and money: %s, %s', (...talk) => {
    const message = told(...talk)
    expect(message).toMatch(/Verdil de Nit|Panal Blanc/)
    expect(message).not.toMatch(/Majuelo|Esparto Negro|Vermut|Wermut|vermouth|Arcediana/)
  })

  test.each<Talk>([
    ['es', 'qué tinto va con el cordero', 'algo más barato?'],
    ['en', 'which red goes with the lamb', 'anything cheaper for that?'],
    ['fr', 'quel rouge avec l’agneau', 'un autre moins cher ?'],
    ['de', 'welcher rotwein passt zum lamm', 'gibt es einen günstigeren?'],
    ['it', 'che rosso sta bene con l’agnello', 'qualcosa di meno caro?'],
  ])('%s: a cheaper one still goes with the lamb: %s, %s', (...talk) => {
    expect(told(...talk)).toContain('Esparto Negro')
    expect(told(...talk)).not.toContain('Majuelo')
  })

  test.each<Talk>([
    ['es', 'la botella más barata que pegue con pescado'],
    ['en', 'the cheapest bottle that goes with fish'],
    ['fr', 'la bouteille la moins chère qui va avec le poisson'],
    ['de', 'die günstigste flasche, die zum fisch passt'],
    ['it', 'la bottiglia meno cara che va col pesce'],
  ])('%s: the cheapest for a dish is a wine: %s', (...talk) => {
    expect(told(...talk)).toContain('Acequia Mayor')
    expect(told(...talk)).not.toMatch(/Anchoa|Anchovy|Anchois|Sardelle|Acciuga/)
  })

  test('18.2 en: yes or no of the wine that is spoken of, and by the glass', () => {
    const before = ['a red for the lamb under 32', 'tell me about the cueva honda']
    expect(told('en', ...before, 'does it go with lamb? and do you do it by the glass')).toMatch(
      /^Yes: Cueva Honda goes well with lamb\.[\s\S]*by the glass/,
    )
    expect(told('en', 'tell me about the verdil de nit', 'is it any good with lamb')).toMatch(
      /^We don’t have Verdil de Nit noted for lamb/,
    )
  })

  test.each<Talk>([
    ['es', 'un vino con el pescado sin gastar mucho'],
    ['en', 'a wine with the fish without spending a fortune'],
    ['fr', 'un vin avec le poisson sans se ruiner'],
    ['de', 'einen wein zum fisch ohne viel geld auszugeben'],
    ['it', 'un vino col pesce senza spendere un capitale'],
  ])('%s: who spends little leaves no fish out: %s', (...talk) => {
    expect(told(...talk).split('\n')[1]).toContain('Acequia Mayor')
  })

  test('18.2 es: an allergy to fish is one still', () => {
    expect(told('es', 'soy alérgico al pescado, qué vino me recomiendas')).toContain('no figura pescado')
    expect(told('es', 'no soy alérgico, quiero un vino para el pescado')).not.toContain('alérgenos')
    expect(told('it', 'ma non sono allergico! volevo un vino col pesce')).not.toContain('allergeni')
  })
})

describe('18.2 who is not allergic may come with somebody who is', () => {
  test.each<Talk>([
    ['es', 'yo no soy alérgico, mi mujer sí, al pescado. qué vino puede tomar'],
    ['en', 'i’m not allergic. my wife is, to fish. what wine can she have'],
    ['en', 'i’m not allergic. my son is, to milk. what can he eat'],
    ['de', 'ich bin nicht allergisch, aber meine frau auf nüsse, was kann sie essen'],
    ['it', 'io non sono allergico, mia figlia al latte, cosa può mangiare'],
  ])('%s: %s', (...talk) => {
    expect(last(talk).talk.avoid).not.toEqual([])
  })
})

describe('18.2 prices and sums', () => {
  test.each<Talk>([
    ['es', 'algo más barato que el cordero pero que sea carne'],
    ['en', 'is there anything cheaper than the lamb, still meat'],
    ['fr', 'quelque chose de moins cher que l’agneau mais de la viande'],
    ['de', 'was gibt es billigeres als lamm, auch fleisch'],
    ['it', 'qualcosa di meno caro dell’agnello ma di carne'],
  ])('%s: cheaper than the lamb is never the lamb: %s', (...talk) => {
    expect(told(...talk)).toMatch(/Secreto/i)
    expect(told(...talk)).not.toMatch(/24[.,]00/)
  })

  test.each<Talk>([
    ['es', 'para dos, como mucho 60 euros con vino incluido'],
    ['en', 'what can two of us get for 60 euros max with a bottle of wine'],
    ['fr', 'pour deux, 60 euros maximum avec le vin'],
    ['de', 'was kriegt man zu zweit für höchstens 60 euro mit wein'],
    ['it', 'in due massimo 60 euro con il vino cosa prendiamo'],
  ])('%s: a dish each and a bottle within the sum: %s', (...talk) => {
    const sums = [...told(...talk).matchAll(/(\d+)[.,]00\s?€?\.|€(\d+)\.00\.$/gm)]
    expect(sums.length).toBeGreaterThan(0)
    for (const [, a, b] of sums) expect(Number(a ?? b)).toBeLessThanOrEqual(60)
  })

  test.each<Talk>([
    ['es', 'paella con pollo, cuánto sale para 2'],
    ['en', 'do you do paella with chicken, how much for 2'],
    ['fr', 'la paella au poulet c’est combien pour 2'],
    ['de', 'paella mit huhn, was kostet das für 2'],
    ['it', 'paella col pollo, quanto viene per 2'],
  ])('%s: the row that holds the chicken, twice: %s', (...talk) => {
    expect(told(...talk)).toMatch(/37[.,]00/)
  })
})

describe('18.2 a word in another role names nothing', () => {
  test.each<Talk>([
    ['es', 'madre mía, dime solo a cuánto la copa del verdil'],
    ['es', 'y si la hace mi madre?'],
    ['it', 'mia madre vuole sapere quanto costa il verdil de nit al calice'],
  ])('%s: a mother is no bread: %s', (...talk) => {
    expect(told(...talk)).not.toMatch(/masa madre|pasta madre/)
  })

  test('18.2 es: the bread has its name', () => {
    expect(told('es', 'qué lleva el pan de masa madre')).toContain('altramuz')
  })

  test.each<Talk>([
    ['es', 'tenéis menú infantil?', 'hasta qué edad es?'],
    ['en', 'do you have a kids menu', 'up to what age is it'],
    ['fr', 'vous avez un menu enfant', 'c’est jusqu’à quel âge ?'],
    ['de', 'habt ihr ein kindermenü', 'bis welches alter gilt das'],
    ['it', 'avete un menu bambini', 'fino a che età vale?'],
  ])('%s: the age of the children’s menu is no beer: %s, %s', (...talk) => {
    expect(told(...talk)).toMatch(/doce|twelve|douze|zwölf|dodici/)
  })

  test.each<Talk>([
    ['en', 'is there any wine without alcohol or a nice mocktail'],
    ['de', 'habt ihr wein ohne alkohol'],
    ['es', 'tenéis vino sin alcohol?'],
    ['fr', 'vous avez du vin sans alcool ?'],
    ['it', 'avete vino analcolico?'],
  ])('%s: no wine with alcohol where none is wished: %s', (...talk) => {
    expect(told(...talk)).not.toMatch(/DO |DOCa/)
    expect(told(...talk)).toMatch(/azahar/)
  })

  test.each<Talk>([
    ['es', 'qué cervezas tenéis de barril'],
    ['en', 'what beers have you got on tap'],
    ['fr', 'quelles bières à la pression avez-vous'],
    ['de', 'welche biere habt ihr vom fass'],
    ['it', 'che birre avete alla spina'],
  ])('%s: on tap is what the rows say is: %s', (...talk) => {
    expect(told(...talk)).toContain('Caña')
    expect(told(...talk)).not.toMatch(/0[.,]0(?!0)|gluten/i)
  })
})

describe('18.2 of the list and the dish in hand', () => {
  test('18.2 fr: after the wines, which fish they are', () => {
    const wines = 'quel vin blanc va avec le poisson'
    for (const asks of [
      'mais les poissons ce sont lesquels',
      'laissez tomber le vin, juste la liste des poissons',
    ])
      expect(told('fr', wines, asks)).toContain('Daurade')
  })

  test('18.2 de: free of milk too, of the desserts that were told', () => {
    const first = 'ich habe zöliakie, was kann ich als nachtisch essen'
    const message = told('de', first, 'ist das auch laktosefrei')
    expect(message).toMatch(/Geprüft ohne Milch[^:]*:\n- Zitronensorbet/)
    expect(message).toMatch(/Milch aufgeführt:\n- Käsekuchen/)
    expect(message).not.toMatch(/Lamm|Dorade/)
  })

  test('18.2 de: what is in the dish that is called by an allergen', () => {
    const message = told('de', 'die schoko haselnuss für mich. was ist da genau drin')
    expect(message).toContain('Zutaten')
    expect(message).not.toContain('Schokolade, Olivenöl und Salz')
    // Asked of the allergen, it is told of each.
    expect(told('de', 'ist in der schokolade haselnuss')).toContain('Schalenfrüchte')
  })

  test('18.2 en: a beer for him, and a wine with the mussels', () => {
    const message = told('en', 'a beer for him, and what would i drink with the mussels')
    expect(message).toMatch(/Caña[\s\S]*With mussels/)
  })

  test('18.2 en: steak and chips is the steak, without chips', () => {
    expect(told('en', 'can you do a steak and chips')).toMatch(/no chips[\s\S]*entrecôte/)
  })
})

test.each<Talk>([
  ['en', 'do you have a dry rosé?'],
  ['en', 'a dry white please'],
])('18 %s: a colour is wished, no dish with the taste in its name: %s', (...talk) => {
  expect(told(...talk)).not.toContain('Dry-aged')
})

describe('18 an allergen is told of the dish that is asked about', () => {
  test.each<Talk>([
    ['es', 'el arroz a la cubana lleva gluten?', 'vale pues ese para él, y la dorada lleva leche?'],
    ['en', 'does the arroz a la cubana have gluten?', 'ok he takes that, and does the sea bream have milk?'],
    ['fr', 'le riz à la cubaine contient du gluten ?', 'ok il prend celui-là, et la daurade a du lait ?'],
    ['it', 'il riso alla cubana ha glutine?', 'allora gli prendo quello, e per me l orata ha latte?'],
  ])('%s: pointed at one, asked of another: %s, %s', (...talk) => {
    expect(told(...talk)).toMatch(/Dorada|bream|Daurade|Orata/)
  })

  test('a clause about who may eat it does not turn the yes round', () => {
    const rice = 'e mio figlio il riso alla cubana ha uova? perché le uova non le ama ma può mangiarle'
    expect(told('it', rice)).toMatch(/^Sì/)
    expect(told('en', 'does the arroz a la cubana have egg? he dislikes it but he can eat it')).toMatch(
      /^Yes/,
    )
  })

  test.each<Talk>([
    ['es', 'qué lleva la berenjena a la llama', 'la berenjena esa, ¿lleva frutos secos?'],
    ['en', 'what’s in the flame roasted aubergine', 'the flame roasted one, has it got nuts?'],
    ['en', 'my friend is coeliac', 'the flame roasted aubergine. has it got nuts?'],
    ['fr', 'qu’y a-t-il dans l’aubergine à la flamme', 'celle-là, elle contient des noix ?'],
    ['it', 'cosa c’è nella melanzana alla fiamma', 'quella, contiene frutta secca?'],
  ])('%s: what is asked is told, whatever else the answer is: %s, %s', (...talk) => {
    expect(told(...talk)).toMatch(/frutos de cáscara|tree nuts|fruits à coque|frutta a guscio/)
  })

  test('milk gets no word of flour', () => {
    const milk = 'e il latte è un problema serio, può garantire che non ci siano tracce?'
    expect(told('it', 'mio figlio è celiaco e io sono allergica al latte', milk)).not.toContain('farina')
  })
})
