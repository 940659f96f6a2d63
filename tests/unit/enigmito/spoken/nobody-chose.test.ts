import { expect, test } from 'vitest'
import { ask } from '../support.ts'
import { told } from '../talking.ts'

test.each([
  ['es', 'somos dos, ¿qué nos recomiendas?', '¿cuánto vendría a costar eso para los dos?'],
  ['en', 'there are two of us, what do you recommend?', 'what would that come to for the two of us?'],
  ['fr', 'on est deux, vous conseillez quoi ?', 'ça ferait combien pour nous deux ?'],
  ['de', 'wir sind zu zweit, was empfehlt ihr?', 'was würde das für uns beide kosten?'],
  ['it', 'siamo in due, cosa consigliate?', 'quanto verrebbe per noi due?'],
] as const)('in %s what nobody chose is not added up: %s %s', (lang, first, line) => {
  expect(told(lang, first, line).message).not.toMatch(/47[.,]00/)
})

test.each([
  ['es', 'un tinto hasta 35 para el cordero?', 'y un blanco para las ostras, más o menos al mismo precio'],
  ['en', 'a red up to 35 for the lamb?', "and a white, she's having the oysters, about the same price"],
  ['de', 'ein roter zum Lamm bis 35', 'und ein weißer zu den Austern, etwa zum gleichen Preis'],
] as const)('in %s the same price again asks for no sum: %s %s', (lang, first, line) => {
  const { message } = told(lang, first, line)
  expect(message).toMatch(/Haut Estran/)
  expect(message).not.toMatch(/total|Altogether|Zusammen/)
})

test.each([
  ['es', 'un blanco para la lubina a la sal, hasta 30', '¿y por copas?', /se sirven por copas/],
  ['en', 'a white up to 30 for the sea bass baked in salt?', 'and by the glass?', /not poured/],
  ['fr', 'un blanc sous 30 euros avec le bar en croûte de sel ?', 'et au verre ?', /ne se servent pas/],
  ['de', 'ein Weißer unter 30 zum Wolfsbarsch in der Salzkruste?', 'und glasweise?', /nicht glasweise/],
  ['it', 'un bianco sotto i 30 per il branzino al sale?', 'e al calice?', /non si servono/],
] as const)(
  'in %s a wine for the dish that is poured is not said not to be: %s %s',
  (lang, first, line, none) => {
    const { message } = told(lang, first, line)
    expect(message).toMatch(/Garraf Endins/)
    expect(message).not.toMatch(none)
  },
)

test.each([
  ['es', 'un tinto para el cordero?', '¿y un vino dulce por copas para terminar?'],
  ['it', "con l'agnello un rosso?", 'e un passito al bicchiere per finire'],
] as const)('in %s a sweet wine to end with is of no lamb: %s %s', (lang, first, line) => {
  const { message } = told(lang, first, line)
  expect(message).toMatch(/Mistela/)
  expect(message).not.toMatch(/cordero|agnello/)
})

test.each([
  ['es', '¿qué postres veganos tenéis?', 'y de esos, ¿algo vegano por menos de 7?'],
  ['en', 'anything vegan under 12?', 'and something vegan under 7?'],
] as const)('in %s a list of a diet has one heading: %s %s', (lang, first, line) => {
  expect(told(lang, first, line).message).not.toMatch(/(?:pides|ask for):\n?(?:Opciones|Vegan)/)
})

test('a vegan list is headed by its diet alone', () => {
  expect(ask('anything vegan under 7 euros?', 'en').message).not.toMatch(/everything you ask for/)
})
