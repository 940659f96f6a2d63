import { expect, test } from 'vitest'
import { ask } from '../support.ts'

test.each([
  ['es', 'hola, es nuestro aniversario de bodas, ¿hacéis algo especial?', /Enhorabuena/],
  ['en', "do you do birthdays, it's his 5th", /Congratulations/],
  [
    'fr',
    'on fête nos 10 ans de mariage le 12 décembre, vous faites quelque chose de spécial ?',
    /Félicitations/,
  ],
  ['de', 'wir haben Hochzeitstag, macht ihr da was Besonderes?', /Glückwunsch/],
  ['it', 'è il nostro anniversario, fate qualcosa di speciale?', /Congratulazioni/],
] as const)(
  'in %s a day of one’s own is congratulated on, and is no company dinner: %s',
  (lang, line, said) => {
    const { message } = ask(line, lang)
    expect(message).toMatch(said)
    expect(message).not.toMatch(/empresa|company|entreprise|Firmen|aziendal/)
  },
)

test.each([
  ['es', '¿organizáis fiestas de cumpleaños?'],
  ['en', 'can you host a birthday party for 18?'],
  ['de', 'was kostet eine Geburtstagsfeier bei euch?'],
] as const)('in %s a party still gets what the house writes of parties: %s', (lang, line) => {
  expect(ask(line, lang).message).not.toMatch(/Enhorabuena|Congratulations|Glückwunsch/)
})

test.each([
  ['es', '¿me hacéis factura con datos de empresa?'],
  ['en', 'can you make out a VAT invoice to our company?'],
  ['fr', 'une facture au nom de la société, c’est possible ?'],
  ['de', 'bekomme ich eine Rechnung auf die Firma?'],
  ['it', 'mi fate la fattura alla ditta?'],
] as const)(
  'in %s a bill for a company is for the team to answer, and no means of paying: %s',
  (lang, line) => {
    const { message } = ask(line, lang)
    expect(message).toContain('+34 900 000 000')
    expect(message).not.toMatch(/Bizum|bod|wedding|mariage|Hochzeit|matrimon/)
  },
)

test('a bill that is to be split is still one of paying', () => {
  expect(ask('¿podemos dividir la factura?', 'es').message).toMatch(/Bizum/)
})

test.each([
  ['es', '¿y si no hay mesa hay barra o algo?', /seis plazas/],
  ['es', '¿tenéis barra?', /seis plazas/],
  ['en', 'do you have seats at the bar?', /six seats/],
  ['fr', 'vous avez un comptoir ?', /six places/],
  ['de', 'habt ihr eine Theke?', /Sechs Plätze/],
  ['it', "c'è un bancone dove mangiare?", /sei posti/],
] as const)('in %s the bar is told with its seats: %s', (lang, line, seats) => {
  expect(ask(line, lang).message).toMatch(seats)
})

test('the bar of the French is a fish where it is eaten', () => {
  expect(ask('vous avez du bar ?', 'fr').message).toMatch(/Bar en croûte/)
})

test('in French the lavatory and an armchair on wheels ask whether it is level', () => {
  expect(ask('ma sœur pourra-t-elle accéder aux toilettes avec son fauteuil ?', 'fr').message).toMatch(
    /plain-pied/,
  )
})

test.each([
  ['es', '¿estáis abiertos ahora?', /abrimos\./],
  ['en', 'r u open now', /we are open\./],
  ['fr', 'vous êtes ouverts maintenant ?', /sommes ouverts\./],
  ['de', 'habt ihr jetzt offen?', /wir geöffnet\./],
  ['it', 'siete aperti adesso?', /siamo aperti\./],
] as const)('in %s before the first table the house is not said to be open: %s', (lang, line, open) => {
  const { message } = ask(line, lang)
  expect(message).toContain('13:00')
  expect(message).not.toMatch(open)
})
