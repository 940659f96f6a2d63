import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { aboutAfter, saidLast, slugsAfter } from '../talking.ts'

type Case = readonly [lang: Locale, said: readonly string[], told: RegExp]

const CONTAINS: Record<Locale, string> = {
  es: 'declarados (?:de .* )?figura',
  en: 'declared allergens of .* include',
  fr: 'figure parmi les allergènes déclarés',
  de: 'aufgeführt',
  it: 'dichiarati di .* figura',
}

describe('an allergen that is asked of the thing in hand is told of it', () => {
  test.each<Case>([
    ['es', ['la 0,0 lleva gluten?'], /Sí: .*Cerveza 0,0 figura gluten/],
    ['en', ['im coeliac', 'the 0.0 one then?'], /0\.0 beer include gluten/],
    [
      'de',
      ['was kosten die gambas al ajillo und die roten garnelen?', 'sind in den roten sulfite drin'],
      /Ja: .*Rote Garnelen von der Fischauktion sind Sulfite/,
    ],
    [
      'fr',
      ["c'est quoi le jus de tomate relevé", 'y a du poisson dedans ?? je suis allergique'],
      /Oui.*poisson.*Jus de tomate relevé/,
    ],
    [
      'it',
      ['sono celiaca', 'la birra 0,0 la posso bere?', 'e un negroni'],
      /Negroni levantino non figura glutine/,
    ],
  ])('by a word of its name alone, in %s: %j', (lang, said, told) => {
    expect(saidLast(lang, said).message).toMatch(told)
  })

  test.each<readonly [Locale, readonly string[], string]>([
    ['es', ['que lleva el tartar', 'mostaza hay? mi mujer es alérgica'], 'mostaza'],
    ['en', ["what's in the tartare", 'mustard in that? my wife is allergic'], 'mustard'],
    ['fr', ['y a quoi dans le tartare', "y a de la moutarde ? j'y suis allergique"], 'moutarde'],
    ['de', ['was ist im tatar drin', 'senf drin? ich darf keinen'], 'Senf'],
    ['it', ["cosa c'è nel tartare di tonno", "senape ce n'è? mia moglie è allergica"], 'senape'],
  ])('before the allergy is told in the same breath, in %s: %j', (lang, said, food) => {
    const { message, intent } = saidLast(lang, said)
    expect(intent).toBe('allergen_dish')
    expect(message).toMatch(new RegExp(CONTAINS[lang]))
    expect(message).toContain(food)
  })

  test('several that were told are told each', () => {
    const { message } = saidLast('fr', ["un vermouth blanc c'est combien", 'il a des sulfites ?'])
    expect(message).toMatch(/Vermouth blanc au fenouil/)
    expect(message).toMatch(/figure(nt)? parmi les allergènes/)
  })

  test('what is drunk is meant where one asks for something to drink', () => {
    const said = [
      'any fish in the ham croquette? im allergic to fish',
      'to drink, is the spiced tomato one ok',
    ]
    expect(saidLast('en', said).message).toMatch(/include fish:\n- Spiced tomato juice/)
  })

  test('a group of allergens is asked of one thing too', () => {
    expect(saidLast('en', ['what about the enigma cocktail, nuts?']).message).toMatch(
      /Enigma include tree nuts/,
    )
  })

  test('"in the fried squid" asks of another dish what was asked before', () => {
    const said = ['quanto costa il polpo alla brace', "c'è lattosio?", 'e nella frittura di calamari?']
    expect(saidLast('it', said).message).toMatch(/latte.*\n- Calamari all’andalusa/)
  })

  test('who has no allergies ends nobody else’s', () => {
    const said = ['mio figlio è allergico all’uovo', 'e il sour alla nespola per me? io niente allergie']
    const { message, talk } = saidLast('it', said)
    expect(message).toMatch(/Sour alla nespola figurano uova/)
    expect(talk.avoid.map(({ who }) => who)).toEqual(['child'])
  })
})

describe('an allergy that is told beside a question of the house', () => {
  test.each<Case>([
    [
      'de',
      ['meine frau hat ne sellerieallergie. habt ihr am mittwoch den 2. dezember offen?'],
      /haben wir geöffnet/,
    ],
    ['en', ['my wife is allergic to celery. are you open on sunday?'], /open/],
    ['es', ['mi mujer es alérgica al apio. abrís el domingo?'], /abrimos/],
  ])('is kept, and the house is answered, in %s: %j', (lang, said, told) => {
    const { message, talk } = saidLast(lang, said)
    expect(message).toMatch(told)
    expect(message).not.toMatch(/Lamm|Lamb|Cordero/)
    expect(talk.avoid.flatMap(({ allergens }) => allergens)).toEqual(['apio'])
  })
})

describe('what a wish leaves out', () => {
  test.each<readonly [Locale, string]>([
    ['es', 'un cóctel con alcohol pero sin ginebra'],
    ['en', 'a cocktail with alcohol but without gin'],
    ['fr', 'un cocktail avec alcool mais sans gin'],
    ['de', 'nen cocktail mit alkohol aber ohne gin bitte'],
    ['it', 'un cocktail con alcol ma senza gin'],
  ])('what a drink is mixed of counts, in %s: %s', (lang, text) => {
    expect(slugsAfter(saidLast(lang, [text]))).toEqual(['sour-nispero'])
  })

  const FRIED = [
    'croqueta-jamon',
    'croqueta-sepia-tinta',
    'bunuelos-bacalao',
    'patatas-bravas',
    'calamares-andaluza',
  ]
  test.each<readonly [Locale, string]>([
    ['es', 'algo de pescado que no vaya frito'],
    ['en', 'starters, nothing fried please'],
    ['fr', 'une entrée qui soit pas frite'],
    ['de', 'was vom meer, aber nicht frittiert'],
    ['it', 'un secondo di pesce cotto, ma non fritto'],
  ])('nothing fried is a list without it, and names nothing by that word, in %s: %s', (lang, text) => {
    const slugs = slugsAfter(saidLast(lang, [text]))
    expect(slugs.length).toBeGreaterThan(1)
    expect(slugs.filter((slug) => FRIED.includes(slug))).toEqual([])
  })

  test.each<readonly [Locale, string]>([
    ['es', 'pescado que no esté crudo, sin gluten'],
    ['it', 'qualcosa senza glutine con pesce ma non crudo'],
  ])('"but not raw" counts beside another wish, in %s: %s', (lang, text) => {
    const slugs = slugsAfter(saidLast(lang, [text]))
    expect(slugs).toContain('dorada-espalda')
    expect(slugs.filter((slug) => ['boquerones-vinagre', 'atun-rojo-encebollado'].includes(slug))).toEqual([])
  })

  test.each<readonly [Locale, string]>([
    ['es', 'y un café sin leche'],
    ['en', 'coffee without milk'],
    ['fr', 'un café sans lait'],
    ['de', 'kaffee ohne milch'],
    ['it', 'un caffè senza latte'],
  ])('a coffee without milk is none of those with milk, in %s: %s', (lang, text) => {
    const slugs = slugsAfter(saidLast(lang, [text]))
    expect(slugs).toContain('cafe-solo')
    expect(slugs).not.toContain('cortado')
  })

  test.each<readonly [Locale, string]>([
    ['es', 'otro postre que no sea de chocolate'],
    ['en', 'any dessert other than chocolate'],
    ['fr', 'un autre dessert que chocolat'],
    ['de', 'anderes dessert als schokolade'],
  ])('another than this is anything else, in %s: %s', (lang, text) => {
    const slugs = slugsAfter(saidLast(lang, [text]))
    expect(slugs.length).toBeGreaterThan(2)
    expect(slugs.filter((slug) => slug.includes('chocolate'))).toEqual([])
  })

  test('after the cocktails a red is another thing', () => {
    const said = ['nen cocktail mit alkohol aber ohne gin', 'einen roten der kein rioja is']
    const { talk } = saidLast('de', said)
    expect(talk.listed.every((ref) => ref.startsWith('wine:'))).toBe(true)
  })

  test.each<readonly [Locale, string]>([
    ['fr', 'pas de viande, un poisson plutôt'],
    ['en', 'no meat, a fish rather'],
    ['de', 'kein fleisch, lieber fisch'],
  ])('what is wished instead is left out of nothing, in %s: %s', (lang, text) => {
    expect(slugsAfter(saidLast(lang, [text]))).toContain('dorada-espalda')
  })

  test('a list of what is not eaten stays one', () => {
    expect(saidLast('es', ['no como carne, pescado ni marisco']).intent).toBe('diet_list')
  })
})

describe('what a thing is, asked with a guess', () => {
  test.each<readonly [Locale, string, string]>([
    ['es', 'la coca esa es un refresco?', 'coca-almendra'],
    ['en', "what's the coca, is it like coke", 'coca-almendra'],
    ['en', 'is the enigma a dessert or a drink', 'enigma'],
    ['fr', "la palomita c'est du popcorn ??", 'palomita-anis'],
    ['fr', "le secreto c'est de quel animal", 'secreto-iberico'],
    ['de', 'die coca ist das ne limo oder was', 'coca-almendra'],
    ['it', 'il secreto di che animale è', 'secreto-iberico'],
    ['it', 'la coca è una bibita?', 'coca-almendra'],
  ])('is told from its own row, in %s: %s', (lang, text, slug) => {
    const answered = saidLast(lang, [text])
    expect(aboutAfter(answered)).toBe(slug)
    expect(answered.intent).toBe('ingredients')
  })
})

describe('words that look like something else', () => {
  test('an Italian "and" asks what nothing is', () => {
    expect(saidLast('it', ['due hummus e una escalivada in tutto?']).message).toMatch(/30,80/)
  })

  test.each<Case>([
    ['es', ['ayer vino mi cuñado y pidió el pulpo, cuánto vale?'], /Pulpo a la brasa: 13,00/],
    ['es', ['qué vino va con el pulpo'], /vinos de nuestra cava/],
    ['es', ['cuanto cuesta la 0,0', 'y eso que te he dicho tiene gluten?'], /Cerveza 0,0 figura gluten/],
    ['es', ['mañana hace viento, la terraza tiene toldo?'], /toldo/],
    ['en', ["fish isn't my cup of tea, what meat have you got"], /Lamb over embers/],
    ['en', ['can i come straight off the beach'], /shoes/],
    ['en', ['running behind with xmas shopping, got gift cards?'], /€30/],
    ['fr', ["j'ai perdu la tête pour votre poulpe, combien ?"], /Poulpe à la braise.*13,00/],
    ['de', ['wo können radler ihr rad abstellen'], /Fahrradständer/],
    ['de', ['was kosten die roten garnelen von der auktion'], /Rote Garnelen von der Fischauktion: 24,00/],
    ['it', ['mi fa male la gamba, ci sono gradini?'], /senza gradini/],
    ['it', ['avete sale private?'], /soppalco/],
    ['it', ['sono in ritardo coi regali di natale, vendete buoni regalo?'], /30\s€/],
  ])('in %s: %j', (lang, said, told) => {
    expect(saidLast(lang, said).message).toMatch(told)
  })
})
