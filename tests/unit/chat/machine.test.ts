import { describe, expect, test } from 'vitest'
import { initialState, step } from '../../../lib/chat/machine.ts'
import type { ChatEvent } from '../../../lib/chat/state.ts'
import { SLOTS } from '../../../lib/chat/state.ts'
import { isOpenDay } from '../../../lib/reservas/rules.ts'
import { AL_DIA, CARE, contextWith, converse, DRAFT, MODES, reach, says, types } from './converse.ts'

const EVENTOS: readonly ChatEvent[] = [
  { type: 'open' },
  { type: 'book' },
  { type: 'text', text: 'sí' },
  { type: 'text', text: 'no' },
  { type: 'text', text: 'cancela la reserva' },
  { type: 'text', text: 'gracias' },
  { type: 'text', text: '¿tenéis parking?' },
  { type: 'text', text: 'mesa para 4 mañana a las nueve' },
  { type: 'text', text: '' },
  { type: 'text', text: 'x'.repeat(2001) },
  { type: 'pick', slot: 'date', value: '2026-11-28' },
  { type: 'pick', slot: 'time', value: '99:99' },
  { type: 'pick', slot: 'guests', value: 'muchos' },
  { type: 'yes' },
  { type: 'no' },
  { type: 'cancel' },
  { type: 'edit', slot: 'phone' },
  { type: 'answer', answer: { message: 'Abrimos a las 13:00.', suggestions: [] } },
  { type: 'answer', answer: null },
  { type: 'saved', codigo: 'A1', whatsappUrl: 'https://wa.me/1', gestion: '/reservations/A1B2C3D4?t=x' },
  { type: 'refused', aviso: 'lleno', alternativas: ['20:45'] },
  { type: 'refused', aviso: 'limite', alternativas: [] },
  { type: 'unreachable' },
]
describe('every mode meets every event', () => {
  const table = Object.values(MODES).flatMap((state) =>
    EVENTOS.map((event) => [state.mode, event.type, state, event] as const),
  )
  test.each(table)('%s × %s', (_mode, _type, state, event) => {
    const frozen = JSON.stringify(state)
    const [next, effects] = step(state, event, contextWith())
    expect(Object.keys(MODES)).toContain(next.mode)
    expect(JSON.stringify(state)).toBe(frozen)
    expect(JSON.stringify([next, effects])).not.toContain('undefined')
    const saves = types(effects).includes('save')
    const yes = event.type === 'yes' || (event.type === 'text' && event.text === 'sí')
    expect(saves).toBe(state.mode === 'confirming' && yes)
    if (next.mode === 'sending') expect(['confirming', 'sending']).toContain(state.mode)
    if (next.mode === 'completed') expect(['sending', 'completed']).toContain(state.mode)
  })
})

describe('the booking', () => {
  test('asks in the specified order and saves the specified body', () => {
    const chat = converse('es')
    chat.say('quiero reservar')
    expect(chat.step()).toBe('offer')
    chat.say('sí')
    for (const slot of SLOTS) {
      expect(chat.step()).toBe(slot)
      chat.say(AL_DIA[slot] ?? '')
    }
    expect(chat.step()).toBe('confirm')
    const { effects } = chat.say('sí')
    expect(chat.step()).toBe('completed')
    expect(chat.saves[0]?.body).toEqual({
      nombre: 'Lola Prueba',
      email: 'lola@example.com',
      telefono: '+34600123456',
      fecha_reserva: '2026-11-27',
      hora_reserva: '21:00',
      personas: 4,
      ocasion: null,
      preferencia_mesa: 'exterior',
      requisitos_dieteticos: null,
      notas: null,
      primera_visita: true,
      estado: 'pendiente',
    })
    expect(effects).toContainEqual({ type: 'whatsapp', url: 'https://wa.me/1', delayMs: 1000 })
    expect(effects).toContainEqual({ type: 'remember', fecha: '2026-11-27', personas: 4 })
    const spoken = says(effects)
    expect(spoken.map(({ say }) => say.key)).toEqual(['Fin.guardada', 'Fin.gracias'])
    expect(spoken[0]?.say.values).toMatchObject({ codigo: 'A1B2C3D4', date: '2026-11-27' })
    expect(spoken[1]?.delayMs).toBe(2500)
  })

  test('no to the offer: how else can I help', () => {
    const chat = converse('en')
    chat.say('I would like to book a table')
    expect(chat.say('no').text).toContain('Perfect, how else can I help?')
    expect(chat.step()).toBeNull()
  })

  test('a new reservation begins at the name with an empty draft', () => {
    const chat = converse('es')
    reach(chat)
    chat.say('sí')
    chat.say('otra reserva')
    expect(chat.step()).toBe('name')
    expect(chat.draft()).toMatchObject({ name: null, phone: null, guests: 2, given: [] })
  })

  test('a changed value is said back with weekday and date', () => {
    const chat = converse('es')
    reach(chat)
    expect(chat.say('mejor el sábado').text).toContain('Cambiado: sábado, 28 de noviembre de 2026.')
    expect(chat.step()).toBe('confirm')
  })

  test('edit mode goes to the field and straight back', () => {
    const chat = converse('es')
    reach(chat)
    chat.send({ type: 'edit', slot: 'phone' })
    expect(chat.step()).toBe('phone')
    chat.say('+34 699 888 777')
    expect(chat.step()).toBe('confirm')
    expect(chat.draft().phone).toBe('+34699888777')
  })

  test('a refused value never replaces a good one', () => {
    const chat = converse('es')
    reach(chat)
    expect(chat.say('mejor el lunes').codes).toEqual(['closed_monday'])
    expect(chat.draft().date).toBe('2026-11-27')
    expect(chat.step()).toBe('confirm')
  })

  test('the third miss brings an example and the phone, and no text is said a third time', () => {
    const chat = converse('es')
    chat.say('reservar')
    chat.say('sí')
    chat.say('Lola')
    const texts = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff'].map((text) => chat.say(text).text)
    expect(texts[2]).toContain('+34 900 000 000')
    for (const text of texts.slice(0, 4)) expect(texts.filter((one) => one === text).length).toBeLessThan(3)
  })

  test('two readings are two buttons; picking one settles it', () => {
    const chat = converse('en')
    chat.say('book a table')
    chat.say('yes')
    for (const text of ['Ann Lee', 'ann@example.com', '+44 7700 900123']) chat.say(text)
    const { codes, effects } = chat.say('next Friday')
    expect(codes).toEqual(['ambiguous'])
    expect(chat.step()).toBe('date')
    const events = says(effects).flatMap(({ choices = [] }) => choices.map(({ event }) => event))
    expect(events).toEqual([
      { type: 'pick', slot: 'date', value: '2026-11-27' },
      { type: 'pick', slot: 'date', value: '2026-12-04' },
    ])
    chat.say('the second')
    expect(chat.draft().date).toBe('2026-12-04')
    expect(chat.step()).toBe('time')
  })

  test('Monday comes with the next three open days', () => {
    const chat = converse('es')
    const { effects } = chat.say('mesa para dos el lunes a las nueve')
    const days = says(effects)
      .flatMap(({ choices = [] }) => choices)
      .flatMap(({ event }) => (event.type === 'pick' ? [event.value] : []))
    expect(days).toEqual(['2026-12-01', '2026-12-02', '2026-12-03'])
    expect(isOpenDay('2026-12-01', contextWith().rules)).toBe(true)
    expect(chat.draft()).toMatchObject({ date: null, time: '21:00', guests: 2 })
  })
})

describe('questions in between', () => {
  test('the answer, then the same question; step and draft unchanged', () => {
    const chat = converse('es')
    chat.say('mesa para 4 el viernes')
    chat.say('sí')
    const before = chat.draft()
    const { asked, text, codes } = chat.say('por cierto, ¿se puede ir con perro?')
    expect(asked).toEqual(['por cierto, ¿se puede ir con perro?'])
    expect(text).toMatch(/RESPUESTA\n¿A qué nombre pongo la reserva\?/)
    expect([codes, chat.step(), chat.draft()]).toEqual([[], 'name', before])
  })

  test.each([
    ['¿qué vino va con el arroz?', 'Fallo.vino', '/wine'],
    ['¿qué platos tenéis?', 'Fallo.carta', '/menu'],
    ['¿dónde aparco?', 'Fallo.general', '/contact'],
  ])('an unanswered question: %s', (text, key, url) => {
    const [asked] = step(initialState, { type: 'text', text }, contextWith())
    const [, effects] = step(asked, { type: 'answer', answer: null }, contextWith())
    expect(effects[0]).toEqual({ type: 'refusal', code: 'connection' })
    expect(says(effects)[0]?.say.key).toBe(key)
    expect(says(effects)[0]?.say.links?.map((link) => link.url)).toContain(url)
  })

  test('what an answer was about is kept for the next question', () => {
    const answer = { message: 'Sí.', suggestions: [{ text: 'Ver', url: '/en/menu#pulpo-brasa' }] }
    expect(step(initialState, { type: 'answer', answer }, contextWith())[0].context).toBe('dish:pulpo-brasa')
  })
})

describe('farewell', () => {
  test('thanks invite once to the wall, a second later', () => {
    const chat = converse('es')
    const first = says(chat.say('gracias').effects)
    expect(first.at(-1)).toMatchObject({ say: { key: 'Fin.muro' }, delayMs: 1000 })
    expect(says(chat.say('adiós').effects).map(({ say }) => say.key)).not.toContain('Fin.muro')
  })

  test('whoever complained, was ill or came late is not asked to praise', () => {
    const chat = converse('fr', {}, { ...MODES.talking, talk: CARE })
    expect(says(chat.say('ca va mieux merci').effects).map(({ say }) => say.key)).toEqual(['Fin.denada'])
  })

  test('nor is who asks something else before the thanks', () => {
    const chat = converse('en', {}, { ...MODES.talking, talk: CARE })
    chat.say('are you open on Sunday?')
    const answer = {
      message: 'Yes.',
      suggestions: [],
      talk: { ...CARE, frame: { ...CARE.frame, act: 'hours' as const } },
    }
    chat.send({ type: 'answer', answer })
    expect(says(chat.say('thanks').effects).map(({ say }) => say.key)).toEqual(['Fin.denada'])
  })

  test('thanks during a booking wait until it is over', () => {
    const chat = converse('es', {}, { ...MODES.confirming })
    chat.say('sí, gracias')
    expect(chat.step()).toBe('completed')
    expect(says(chat.say('¿hay parking?').effects).map(({ say }) => say.key)).toContain('Fin.muro')
  })
})

test('the greeting says that it is automatic and gives the phone', () => {
  const { text } = converse('de').send({ type: 'open' })
  expect(text).toContain('automatische')
  expect(text).toContain('+34 900 000 000')
  expect(text).toContain('tel:+34900000000')
})

test('a guest who has been here is not on a first visit', () => {
  const chat = converse('es', { visited: true })
  chat.say('quiero reservar')
  expect(chat.draft().isFirstVisit).toBe(false)
  expect(DRAFT.isFirstVisit).toBe(true)
})
