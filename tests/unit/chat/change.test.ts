import { describe, expect, test } from 'vitest'
import type { Slot } from '../../../lib/chat/state.ts'
import { NO_TALK } from '../../../lib/chat/talk.ts'
import { newChat } from '../../../lib/chat/view.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { bookingAt, converse, DRAFT, MODES } from './converse.ts'

const at = (locale: Locale, step: Slot) => converse(locale, {}, bookingAt(step))

describe('no question and no talk is a value', () => {
  test.each([
    ['en', 'wait, is there milk in the croquettes?'],
    ['es', 'espera antes, las croquetas de jamón llevan leche?'],
    ['es', 'oye y si llueve'],
    ['es', '¿se ve el mar desde adentro?'],
    ['en', 'can we smoke out there?'],
    ['fr', 'et le gâteau aux amandes'],
    ['de', 'und von den anderen Vorspeisen'],
    ['it', 'e il pane di pasta madre'],
  ] as const)('in %s, asked for the seats: %s', (locale, text) => {
    const chat = at(locale, 'seating')
    const before = chat.draft()
    expect(chat.say(text).asked).toEqual([text])
    expect([chat.draft(), chat.step()]).toEqual([before, 'seating'])
  })

  test.each([
    ['en', 'give me a phone number'],
    ['es', 'dame un número de teléfono'],
    ['fr', 'peu importe'],
    ['de', 'keine Ahnung'],
    ['de', 'egal'],
    ['it', 'fa lo stesso'],
  ] as const)('in %s "%s" is no name', (locale, text) => {
    const chat = at(locale, 'name')
    chat.say(text)
    expect([chat.draft().name, chat.step()]).toEqual([DRAFT.name, 'name'])
  })

  test.each([
    ['es', 'Domingo'],
    ['en', 'May'],
    ['es', 'Rosa Blanco'],
    ['de', 'Franz Kalt'],
    ['en', "fine. Declan O'Rourke", "Declan O'Rourke"],
    ['es', 'ah vale. Olga Peris', 'Olga Peris'],
    ['de', 'also gut, Ingeborg Freitag', 'Ingeborg Freitag'],
  ] as const)('in %s "%s" gives a name', (locale, text, name: string = text) => {
    const chat = at(locale, 'name')
    chat.say(text)
    expect([chat.draft().name, chat.step()]).toEqual([name, 'confirm'])
  })
})

describe('a change that is only supposed', () => {
  test.each([
    ['en', 'and if we are 18, is that possible?', 'yes', 'no, keep it'],
    ['es', '¿y si fuéramos 18?', 'sí', 'no, déjalo así'],
    ['fr', 'et si on était 18 ce serait possible ?', 'oui', 'non, on garde'],
    ['de', 'und wenn wir 18 wären, ginge das auch?', 'ja', 'nein, so lassen'],
    ['it', 'e se fossimo in 18, si può?', 'sì', 'no, lasciate così'],
  ] as const)('in %s "%s" waits for a yes', (locale, text, yes, no) => {
    const taken = converse(locale, {}, MODES.confirming)
    expect(taken.say(text).text).toContain('18')
    expect([taken.draft().guests, taken.step(), taken.saves]).toEqual([4, 'confirm', []])
    taken.say(yes)
    expect([taken.draft().guests, taken.step(), taken.saves]).toEqual([18, 'confirm', []])
    const left = converse(locale, {}, MODES.confirming)
    left.say(text)
    left.say(no)
    expect([left.draft().guests, left.step(), left.saves]).toEqual([4, 'confirm', []])
  })
})

describe('what was said last', () => {
  test.each([
    [
      'en',
      'tomorrow, no sorry friday, 3 of us.. no 4 my brother comes too',
      { date: '2026-11-27', guests: 4 },
    ],
    ['es', 'para hoy, no, mejor pasado mañana y somos 3, ay no 5', { date: '2026-11-27', guests: 5 }],
    ['de', 'nicht heute, morgen', { date: '2026-11-26' }],
    ['it', 'no oggi no, domani', { date: '2026-11-26' }],
    ['fr', "à l'intérieur svp il fait froid", { seating: 'indoor' }],
    ['en', "inside please, it's cold", { seating: 'indoor' }],
    ['en', 'outside. actually inside', { seating: 'indoor' }],
  ] as const)('in %s "%s"', (locale, text, values) => {
    const chat = converse(locale, {}, MODES.confirming)
    chat.say(text)
    expect(chat.draft()).toMatchObject(values)
  })

  test('"never mind, keep it" takes the last change back', () => {
    const chat = converse('en', {}, MODES.confirming)
    chat.say('make it 6 people')
    expect(chat.draft().guests).toBe(6)
    chat.say('never mind, keep it as it was')
    expect([chat.draft().guests, chat.step()]).toEqual([4, 'confirm'])
  })
})

describe('a day told by another', () => {
  const talked = { ...newChat, talk: { ...NO_TALK, day: '2026-11-28', guests: 4 } } as const
  test.each([
    ['es', 'pues una mesa para ese día', '2026-11-28'],
    ['en', 'ok a table for that day', '2026-11-28'],
    ['fr', 'alors une table ce jour-là', '2026-11-28'],
    ['de', 'dann einen Tisch für diesen Tag', '2026-11-28'],
    ['it', 'allora un tavolo per quel giorno', '2026-11-28'],
    ['en', 'a table for the day after', '2026-11-29'],
    ['fr', 'une table le lendemain', '2026-11-29'],
    ['es', 'quiero reservar una mesa', '2026-11-28'],
  ] as const)('in %s "%s": what was spoken of is in the draft', (locale, text, date) => {
    const chat = converse(locale, {}, talked)
    chat.say(text)
    expect([chat.step(), chat.draft().date, chat.draft().guests]).toEqual(['offer', date, 4])
    expect(chat.draft().given).toContain('date')
  })

  test('the day after counts from the day chosen', () => {
    const chat = converse('de', {}, MODES.confirming)
    chat.send({ type: 'pick', slot: 'date', value: '2026-11-27' })
    chat.say('ach doch lieber einen Tag später')
    expect(chat.draft().date).toBe('2026-11-28')
  })

  test('with two readings open, the one after is the second, and a yes asks again', () => {
    const open = bookingAt('date', {
      ...{ date: null, time: null, given: ['name', 'email', 'phone'] },
      doubt: { slot: 'date', options: ['2026-11-25', '2026-12-02'] },
    })
    const yes = converse('en', {}, open)
    expect([yes.say('yes').codes, yes.draft().date]).toEqual([['ambiguous'], null])
    const after = converse('en', {}, open)
    after.say('not today, the one after')
    expect(after.draft().date).toBe('2026-12-02')
  })

  test('what the draft knows travels with a question, and what comes back replaces it', () => {
    const chat = converse('es', {}, MODES.confirming)
    chat.say('mejor somos 6')
    const turn = chat.say('¿hay parking?')
    const ask = turn.effects.find((effect) => effect.type === 'ask')
    expect(ask).toMatchObject({ talk: { guests: 6 } })
    chat.send({
      type: 'answer',
      answer: { message: 'x', suggestions: [], talk: { ...NO_TALK, day: '2026-12-05' } },
    })
    expect(chat.state().talk).toMatchObject({ day: '2026-12-05', guests: null })
    chat.send({ type: 'answer', answer: { message: 'x', suggestions: [] } })
    expect(chat.state().talk.day).toBe('2026-12-05')
  })
})

describe('a party over 20', () => {
  test.each([
    ['en', '25 people for a 50th birthday'],
    ['es', 'mesa para 25 personas el sábado'],
    ['fr', 'une table pour 32 personnes samedi'],
    ['de', 'ein Tisch für 34 Personen am Samstag'],
    ['it', 'un tavolo per 38 persone sabato'],
  ] as const)('in %s "%s" is led to the house, with the wish kept', (locale, text) => {
    const chat = converse(locale)
    const turn = chat.say(text)
    expect([turn.codes, chat.step()]).toEqual([['invalid_guests'], null])
    expect(turn.text).toContain('tel:+34900000000')
    expect(turn.text).toContain('/contact#mensaje')
    expect(chat.state().talk.guests).toBeGreaterThan(20)
  })
})

describe('more than one thing in a message', () => {
  test.each([
    ['es', 'dentro. ¿hay parking?', '¿hay parking?'],
    ['en', 'inside please. is there parking?', 'is there parking?'],
  ] as const)('in %s "%s": the answer is taken and the question asked', (locale, text, question) => {
    const chat = at(locale, 'seating')
    expect(chat.say(text).asked).toEqual([question])
    expect([chat.draft().seating, chat.step()]).toEqual(['indoor', 'confirm'])
  })

  test.each([
    ['es', 'venimos también con un bebé'],
    ['en', 'also with a baby'],
    ['fr', 'on vient aussi avec un bébé'],
    ['de', 'wir kommen mit einem Baby'],
    ['it', 'con noi viene anche un bambino'],
  ] as const)('in %s "%s": a child is a guest, and the guest says whether it is counted', (locale, text) => {
    const chat = converse(locale, {}, MODES.confirming)
    expect(chat.say(text).text).toContain('5')
    expect([chat.draft().guests, chat.state().proposed?.length]).toEqual([4, 1])
  })
})

describe('19.4 a first visit', () => {
  test('is asked at the summary, and what is sent is what the guest says', () => {
    const chat = converse('es', {}, MODES.confirming)
    expect(chat.say('ya hemos venido antes').text).toContain('ya nos conocéis')
    chat.say('sí')
    expect(chat.saves[0]?.body.primera_visita).toBe(false)
    expect(chat.saves[0]?.clave).not.toBe('clave-vieja')
  })
})
