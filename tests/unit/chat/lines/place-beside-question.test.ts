import { expect, test } from 'vitest'
import { bookingAt, converse, DRAFT, givenBut, MODES } from '../converse.ts'

test.each([
  ['es', 'si pero dentro por favor. la terraza tiene estufas?'],
  ['en', 'yes but inside please its cold. is the terrace heated tho?'],
  ['de', 'ja aber bitte drinnen. ist die terrasse geheizt?'],
  ['fr', 'oui mais dedans svp. la terrasse est chauffée ?'],
  ['it', 'si ma dentro per favore. la terrazza è riscaldata?'],
] as const)('in %s "%s" chooses the one place and asks about the other', (locale, said) => {
  const draft = { ...DRAFT, name: null, given: ['date', 'time', 'guests'] as const }
  const chat = converse(locale, {}, { ...MODES.offered, mode: 'offered', draft, misses: 0 })
  const turn = chat.say(said)
  expect(chat.draft()).toMatchObject({ seating: 'indoor' })
  expect(chat.draft().given).toContain('seating')
  expect(chat.step()).toBe('name')
  expect(turn.asked).toHaveLength(1)
})

test.each([
  ['es', 'marcos gil. tb quiero q sea en terraza, hace frio ahi?'],
  ['en', 'Mark Gill. and we want the terrace, is it cold there?'],
  ['de', 'Mark Gill. und wir wollen auf die terrasse, ist es da kalt?'],
  ['fr', 'Marc Gill. et on veut la terrasse, il fait froid là-bas ?'],
  ['it', 'Marco Gill. e vogliamo la terrazza, fa freddo lì?'],
] as const)('in %s "%s" keeps the place that is told between a name and a question', (locale, said) => {
  const given = givenBut('name', 'seating', 'notes')
  const chat = converse(locale, {}, bookingAt('name', { seating: 'indoor', given }))
  const turn = chat.say(said)
  expect(chat.draft()).toMatchObject({ seating: 'outdoor' })
  expect(chat.step()).toBe('notes')
  expect(turn.asked).toHaveLength(1)
})

test.each([
  ['es', 'dentro mejor. y hasta q hora se puede llegar si vamos tarde?'],
  ['en', "inside. and how late can we come if we're running late?"],
  ['de', 'lieber drinnen. und bis wann kann man kommen wenn wir uns verspäten?'],
  ['fr', "plutôt dedans. et jusqu'à quelle heure on peut arriver si on est en retard ?"],
  ['it', 'meglio dentro. e fino a che ora si può arrivare se siamo in ritardo?'],
  ['es', 'dentro y hace falta chaqueta o puedo ir en pantalon corto'],
  ['en', 'inside and do i need a jacket or can i come in shorts'],
  ['de', 'drinnen und brauch ich da ne jacke oder kann ich in kurzer hose kommen'],
  ['fr', 'dedans et il faut une veste ou je peux venir en short'],
  ['it', 'dentro e serve la giacca o posso venire in pantaloncini'],
] as const)('in %s "%s" takes the place and asks', (locale, said) => {
  const chat = converse(locale, {}, bookingAt('seating', { given: givenBut('seating', 'notes') }))
  const turn = chat.say(said)
  expect(chat.draft()).toMatchObject({ seating: 'indoor' })
  expect(chat.step()).toBe('notes')
  expect(turn.asked).toHaveLength(1)
})

test.each([
  ['en', 'jim@example.com. u put me inside yeah?'],
  ['fr', "jim@example.com. tu m'as mis à l'intérieur non ?"],
  ['it', 'jim@example.com. mi hai messo dentro vero?'],
] as const)('in %s "%s" gives the address and the place', (locale, said) => {
  const given = givenBut('email', 'seating', 'notes')
  const chat = converse(locale, {}, bookingAt('email', { given }))
  chat.say(said)
  expect(chat.draft()).toMatchObject({ email: 'jim@example.com', seating: 'indoor' })
  expect(chat.step()).toBe('notes')
})
