import { describe, expect, test } from 'vitest'
import { ask } from './support.ts'

describe('one loose word decides nothing', () => {
  test.each([
    ['en', 'can I buy it online?'],
    ['es', '¿se puede comprar por internet?'],
    ['fr', "on peut l'acheter sur internet ?"],
    ['de', 'kann man das online kaufen?'],
    ['it', 'si può comprare su internet?'],
  ] as const)('in %s buying by the net is no question about the wireless network: %s', (lang, text) => {
    expect(ask(text, lang).message).not.toMatch(/contraseña|password|mot de passe|Passwort/i)
  })

  test.each([
    ['en', 'do you have wifi or internet to pay my bills?'],
    ['es', '¿tenéis internet?'],
  ] as const)('in %s the network is still found: %s', (lang, text) => {
    expect(ask(text, lang).intent).toBe('topic')
  })

  test.each([
    ['es', 'vino de la casa'],
    ['en', 'do you have a house wine?'],
    ['fr', 'le vin de la maison ?'],
    ['de', 'habt ihr einen Hauswein?'],
    ['it', 'il vino della casa?'],
  ] as const)('in %s the wine of the house is wine: %s', (lang, text) => {
    expect(ask(text, lang).intent).toMatch(/^wine_/)
  })

  test.each([
    ['de', 'habt ihr am 2. Weihnachtsfeiertag offen?'],
    ['de', 'am zweiten Weihnachtstag geöffnet?'],
    ['en', 'are you open on boxing day?'],
    ['it', 'siete aperti a santo stefano?'],
    ['fr', 'vous ouvrez à la saint-étienne ?'],
    ['es', '¿abrís en san esteban?'],
  ] as const)('in %s the day after Christmas is the 26th: %s', (lang, text) => {
    const { intent, message } = ask(text, lang)
    expect(intent).toBe('hours_day')
    expect(message).toMatch(/26/)
  })

  test.each([
    ['es', 'somos 25 personas para un 50 cumpleaños'],
    ['en', 'party of 25 for a 50th birthday on friday'],
    ['en', '25 people for a 50th birthday'],
    ['fr', 'nous serons 25 pour un anniversaire de 50 ans'],
    ['de', 'wir sind 25 Leute zum 50. Geburtstag'],
    ['it', 'siamo in 25 per un compleanno di 50 anni'],
  ] as const)('in %s more than twenty are led to the house: %s', (lang, text) => {
    const { intent, message } = ask(text, lang)
    expect(intent).toBe('group')
    expect(message).toContain('+34 900 000 000')
  })
})

test.each([
  ['fr', 'dans les plats de la mer je pourrais prendre quoi ?'],
  ['de', 'was geht am schnellsten, der Fisch oder das Fleisch?'],
  ['en', 'has the menu changed since summer?'],
  ['es', '¿qué vinos espumosos hay que no superen los cuarenta euros? Reciban un cordial saludo'],
  ['es', '¿podrían decirme qué pescado que no lleve vino tienen?'],
] as const)('in %s a plain word is no slip of one of a mishap: %s', (lang, text) => {
  expect(ask(text, lang).intent).not.toMatch(/^care_/)
})

test.each([
  ['es', 'dale, lo pienso y te digo'],
  ['en', 'ill think about it and let you know'],
  ['fr', 'je réfléchis et je vous redis'],
  ['de', 'ich überlegs mir und meld mich'],
  ['it', 'ci penso e vi faccio sapere'],
  ['es', 'Moltes gràcies, guapo'],
] as const)('in %s who takes leave asks nothing: %s', (lang, text) => {
  expect(ask(text, lang).intent).toMatch(/^(?:bye|thanks)$/)
})

test.each([
  ['de', 'mein Date ist allergisch gegen langweilige Aussicht haha, sieht man das Meer?', /Terrasse/],
  ['it', 'il mio capo è allergico a stare senza internet ahah, il wifi c’è?', /password/],
] as const)('in %s an allergy that is a joke leaves the question: %s', (lang, text, told) => {
  expect(ask(text, lang).message).toMatch(told)
})

test.each([
  ['es', 'soy alérgica a los lunes, ¿mañana abrís?'],
  ['en', "I'm allergic to mondays, are you open on tuesday?"],
  ['it', 'sono allergico al lavoro, domani sera siete aperti?'],
] as const)('in %s nobody is allergic to it: %s', (lang, text) => {
  expect(ask(text, lang).talk.frame?.act).toBe('hours')
})

test('a list that begins with a joke is an allergy all the same', () => {
  const { talk } = ask("I'm allergic to mondays, nuts and milk", 'en')
  expect(talk.avoid.flatMap(({ allergens }) => allergens)).toEqual(expect.arrayContaining(['leche']))
})
