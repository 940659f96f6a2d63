import { expect, test } from 'vitest'
import type { Draft, Slot } from '../../../../lib/chat/state.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { bookingAt, converse, givenBut } from '../converse.ts'

/** A booking at a step; what comes behind it is not told yet. */
const at = (locale: Locale, step: Slot, over: Partial<Draft> = {}) => {
  const order: readonly Slot[] = ['name', 'email', 'phone', 'notes']
  const open = order.slice(Math.max(0, order.indexOf(step)))
  const blank = Object.fromEntries(open.map((slot) => [slot, null]))
  return converse(locale, {}, bookingAt(step, { ...blank, given: givenBut(...open), ...over }))
}

test.each([
  ['es', 'ya te lo he dicho, Ana Soler', 'Ana Soler'],
  ['es', 'Ana Soler te he dicho', 'Ana Soler'],
  ['en', 'i already told you, ann lee', 'Ann Lee'],
  ['en', "told you, it's Bex. Rebecca Stone full name", 'Rebecca Stone'],
  ['fr', 'je vous l’ai déjà dit, Inès Haddad', 'Inès Haddad'],
  ['fr', 'morel jlai deja dit. paul morel', 'Paul Morel'],
  ['de', 'steht doch oben. anna roth', 'Anna Roth'],
  ['de', 'hab ich schon geschrieben: Anna Roth', 'Anna Roth'],
  ['it', "gliel'ho già detto, Paolo Verdi", 'Paolo Verdi'],
  ['it', 'Paolo Verdi e basta', 'Paolo Verdi'],
] as const)('issue 18: in %s "%s" gives the name and nothing else', (locale, said, name) => {
  const chat = at(locale, 'name')
  chat.say(said)
  expect(chat.draft()?.name).toBe(name)
})

test.each([
  ['de', 'name kommt noch'],
  ['en', 'hang on a sec'],
  ['es', 'luego te lo digo'],
] as const)('issue 18: in %s "%s" is no name', (locale, said) => {
  const chat = at(locale, 'name')
  chat.say(said)
  expect(chat.draft()?.name).toBeNull()
})

test.each([
  ['es', '2 y media. a nombre de Rosa Gil', { time: '14:30', name: 'Rosa Gil' }],
  ['es', 'somos 5. Rosa Gil', { guests: 5, name: 'Rosa Gil' }],
  ['it', 'in totale siamo 3, nome Paolo Verdi', { guests: 3, name: 'Paolo Verdi' }],
  ['de', 'doch lieber um acht. Anna Roth', { time: '20:00', name: 'Anna Roth' }],
  ['en', 'make it 6. Ann Lee', { guests: 6, name: 'Ann Lee' }],
] as const)('issue 18: in %s "%s" where the name is asked tells both', (locale, said, draft) => {
  const chat = at(locale, 'name')
  chat.say(said)
  expect(chat.draft()).toMatchObject(draft)
})

test.each([
  ['de', 'nein, österreich', '+491761234567', '+431761234567'],
  ['de', 'nein +43', '+491761234567', '+431761234567'],
  ['fr', 'non c’est un numéro belge', '+33475332211', '+32475332211'],
  ['es', 'no, es de Portugal', '+34912345678', '+351912345678'],
  ['en', "no it's an irish number", '+44876543210', '+353876543210'],
  ['it', 'no, svizzero', '+39791234567', '+41791234567'],
] as const)('issue 18: in %s "%s" puts the prefix of %s right', (locale, said, supposed, right) => {
  const chat = at(locale, 'phone', { doubt: { slot: 'phone', options: [supposed] } })
  chat.say(said)
  expect(chat.draft()?.phone).toBe(right)
})

test.each([
  ['de', 'mir san jetzt nur 3', 3],
  ['es', 'al final somos 3', 3],
  ['en', "we're only 3 now", 3],
  ['fr', "on n'est plus que 3", 3],
  ['it', 'si aggiunge mia sorella', 5],
  ['fr', 'ma sœur se joint à nous', 5],
  ['en', "my brother's coming too", 5],
] as const)('issue 18: in %s "%s" where the telephone is asked changes the party', (locale, said, guests) => {
  const chat = at(locale, 'phone')
  chat.say(said)
  expect(chat.draft()?.guests).toBe(guests)
})

test.each([
  ['en', 'ann@example.com and do u need a deposit for 4', 'and do u need a deposit for 4'],
  ['es', 'ana@example.com y tengo que llamar o con esto vale', 'y tengo que llamar o con esto vale'],
  ['de', 'anna@example.com und muss ich anrufen oder reicht das', 'und muss ich anrufen oder reicht das'],
  ['fr', 'ines@example.com et il faut un acompte ou non', 'et il faut un acompte ou non'],
  ['it', 'anna@example.com e devo chiamare o basta così', 'e devo chiamare o basta così'],
] as const)('issue 18: in %s "%s" gives the address and asks', (locale, said, asked) => {
  const chat = at(locale, 'email')
  expect(chat.say(said).asked).toEqual([asked])
  expect(chat.draft()?.email).toContain('@example.com')
})

test.each([
  ['es', 'la hora la has puesto a las 21:00?', '21:00', 'Sí, así está'],
  ['en', 'did you put 9pm?', '21:00', 'Yes, I have'],
  ['fr', 'on a dit 21h non?', '21:00', 'bien noté'],
  ['de', 'hatten wir nicht 20 Uhr gesagt?', '20:00', 'Geändert'],
  ['it', 'avete messo le 20?', '20:00', 'Cambiato'],
] as const)('issue 18: in %s "%s" is answered from the draft', (locale, said, time, words) => {
  const chat = at(locale, 'email')
  const turn = chat.say(said)
  expect(turn.asked).toEqual([])
  expect(turn.text).toContain(words)
  expect(chat.draft()?.time).toBe(time)
})

test.each([
  ['fr', 'elle est chauffée ou pas la terrasse'],
  ['es', 'la terraza tiene estufas o no'],
  ['it', 'e se piove stiamo dentro?'],
  ['de', 'und wenn es regnet, sitzen wir dann drinnen?'],
  ['en', 'no i said outside'],
  ['en', 'no keep the terrace'],
] as const)('issue 18: in %s "%s" leaves the table on the terrace', (locale, said) => {
  const chat = at(locale, 'email')
  chat.say(said)
  expect(chat.draft()?.seating).toBe('outdoor')
})
