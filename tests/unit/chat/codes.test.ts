import { describe, expect, test } from 'vitest'
import type { ChatContext, ChatState, Effect, Slot } from '../../../lib/chat/state.ts'
import { SLOTS } from '../../../lib/chat/state.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { AVISO_FIELD, AVISOS } from '../../../lib/reservas/avisos.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { AL_DIA, converse, DRAFT, MENSAJES, MODES, says, whyOf } from './converse.ts'

const booking =
  (step: Slot, over: Partial<ChatContext> = {}) =>
  (locale: Locale) =>
    converse(locale, over, {
      ...MODES.booking,
      draft: { ...DRAFT, given: DRAFT.given.filter((slot) => slot !== step) },
      step,
    } as ChatState)
const mode =
  (name: ChatState['mode'], over: Partial<ChatContext> = {}) =>
  (locale: Locale) =>
    converse(locale, over, MODES[name])
const refusing = (aviso: (typeof AVISOS)[number]) => (locale: Locale) => {
  const chat = converse(locale, {}, MODES.confirming)
  chat.outside(() => ({ type: 'refused', aviso, alternativas: ['20:45', '21:30'] }))
  return chat
}
const unreachable = (locale: Locale) => {
  const chat = converse(locale, {}, MODES.confirming)
  chat.outside(() => ({ type: 'unreachable' }))
  return chat
}
const closed = { ...DEFAULT_RULES, cierres: [{ desde: '2026-12-08', hasta: '2026-12-09' }] }
const SI: Readonly<Record<Locale, string>> = { es: 'sí', en: 'yes', fr: 'oui', de: 'ja', it: 'sì' }

type Case = readonly [
  code: string,
  start: (locale: Locale) => ReturnType<typeof converse>,
  say: string | null,
]
/** Every code of the contract with a way to it; null: the language's yes. */
const CASES: readonly Case[] = [
  ['invalid_name', booking('name'), '12345'],
  ['invalid_email', booking('email'), 'lola@example'],
  ['invalid_phone', booking('phone'), '600 123 456'],
  ['invalid_date', booking('date'), '31/11/2026'],
  ['invalid_date', booking('date'), 'xyzzy'],
  ['past_date', booking('date'), '2026-11-24'],
  ['closed_monday', booking('date'), '2026-11-30'],
  ['closed_day', booking('date', { rules: closed }), '2026-12-08'],
  ['invalid_time', booking('time'), '20:20'],
  ['invalid_time', booking('time'), 'xyzzy'],
  ['past_time', booking('time', { ahora: { fecha: '2026-11-27', hora: '20:00' } }), '19:00'],
  ['ambiguous', booking('guests'), '3-4'],
  ['invalid_guests', booking('guests'), '21'],
  ['invalid_guests', booking('guests'), '0'],
  ['not_understood', mode('offered'), 'xyzzy'],
  ['not_understood', mode('confirming'), 'xyzzy'],
  ['too_long', mode('talking'), 'x'.repeat(2001)],
  ['too_long', booking('notes'), 'x'.repeat(501)],
  ['slot_full', refusing('lleno'), null],
  ['rate_limited', refusing('limite'), null],
  ['save_failed', unreachable, null],
]

describe.each(LOCALES)('§8 every error code of the terminal client in %s', (locale) => {
  test.each(CASES)('%s', (code, start, say) => {
    const chat = start(locale)
    const [before, draft] = [chat.step(), chat.draft()]
    const { codes, effects } = chat.say(say ?? SI[locale])
    expect(codes).toEqual([code])
    expect(chat.step()).toBe(before)
    expect(says(effects).length).toBeGreaterThan(0)
    expect({ ...chat.draft(), doubt: null }).toEqual(draft)
  })
  test('connection: the fallback, then the open question again', () => {
    const chat = converse(locale, {}, MODES.booking)
    const { codes, text } = chat.send({ type: 'answer', answer: null })
    expect(codes).toEqual(['connection'])
    expect(text).toContain(MENSAJES[locale].Pregunta?.date)
    expect(text).toContain('+34 900 000 000')
  })
  test('§8 reservation save failure: the message, a link to call the restaurant, nothing lost', () => {
    const chat = unreachable(locale)
    const before = chat.draft()
    const { codes, effects, text } = chat.say(SI[locale])
    expect(codes).toEqual(['save_failed'])
    expect(text).toContain(MENSAJES[locale].Error?.save)
    expect(
      says(effects)
        .at(-1)
        ?.say.links?.map(({ url }) => url),
    ).toContain('tel:+34900000000')
    expect({ ...chat.draft(), doubt: null }).toEqual({ ...before, doubt: null })
  })
  test('more than twenty: the message and the phone', () => {
    expect(booking('guests')(locale).say('21').text).toContain('+34 900 000 000')
  })
  test('an hour off the grid: the two nearest slots as choices', () => {
    expect(picks(booking('time')(locale).say('20:20').effects)).toEqual(['20:15', '20:30'])
  })
  test('Monday: the next three open days as choices', () => {
    const { effects } = booking('date', { rules: closed })(locale).say('2026-12-07')
    expect(picks(effects)).toEqual(['2026-12-10', '2026-12-11', '2026-12-12'])
  })
  test('a first sentence keeps what is good and names what is refused', () => {
    const chat = converse(locale)
    const { codes } = chat.say(PHRASE[locale])
    expect(codes).toEqual(['closed_monday'])
    expect([chat.step(), chat.draft().date, chat.draft().guests, chat.draft().time]).toEqual([
      'offer',
      null,
      3,
      '21:00',
    ])
  })
  test.each(SLOTS)('third miss at %s: an example and the phone, then no text a third time', (slot) => {
    if (slot === 'seating' || slot === 'notes') return
    const chat = booking(slot)(locale)
    const texts = ['=', '%', '#', '&', '*', '~'].map((text) => chat.say(text).text)
    expect(texts[2]).toContain('+34 900 000 000')
    expect(texts[2]).not.toBe(texts[1])
    for (const text of texts) expect(texts.filter((one) => one === text).length).toBeLessThan(3)
  })
  test.each(SLOTS)('why is %s needed: the reason, then the same question', (slot) => {
    const chat = booking(slot)(locale)
    const { text, codes } = chat.say(WHY[locale])
    expect(codes).toEqual([])
    expect(text).toContain(whyOf(locale, slot))
    expect(text).toContain(MENSAJES[locale].Pregunta?.[slot])
    expect(chat.step()).toBe(slot)
  })
  test.each(['offer', ...SLOTS, 'confirm'] as const)(
    'a question at %s: answered, nothing else changes',
    (at) => {
      const chat =
        at === 'offer'
          ? mode('offered')(locale)
          : at === 'confirm'
            ? mode('confirming')(locale)
            : booking(at)(locale)
      const before = [chat.step(), JSON.stringify(chat.draft())]
      const { asked, text, codes } = chat.say(PARKING[locale])
      expect(asked).toEqual([PARKING[locale]])
      expect(codes).toEqual([])
      expect(text.indexOf('RESPUESTA')).toBeLessThan(text.lastIndexOf('?'))
      expect([chat.step(), JSON.stringify(chat.draft())]).toEqual(before)
    },
  )
  test('allergy words in the notes bring their notice', () => {
    const chat = booking('notes')(locale)
    expect(chat.say(ALERGIA[locale]).text).toContain(MENSAJES[locale].Eco?.alergia)
    expect(chat.draft().notes).toBe(ALERGIA[locale])
    expect(booking('notes')(locale).say('2 + 2').text).not.toContain(MENSAJES[locale].Eco?.alergia)
  })
})

const picks = (effects: readonly Effect[]): string[] =>
  says(effects).flatMap(({ choices = [] }) =>
    choices.flatMap(({ event }) => (event.type === 'pick' ? [event.value] : [])),
  )
const PHRASE: Readonly<Record<Locale, string>> = {
  es: 'mesa para 3 el lunes a las 21:00',
  en: 'table for 3 on Monday at 21:00',
  fr: 'une table pour 3 lundi à 21:00',
  de: 'Tisch für 3 am Montag um 21:00',
  it: 'un tavolo per 3 lunedì alle 21:00',
}
const WHY: Readonly<Record<Locale, string>> = {
  es: '¿para qué lo necesitáis?',
  en: 'why do you need that?',
  fr: 'pourquoi en avez-vous besoin ?',
  de: 'warum brauchen Sie das?',
  it: 'perché vi serve?',
}
const PARKING: Readonly<Record<Locale, string>> = {
  es: '¿tenéis aparcamiento?',
  en: 'do you have parking?',
  fr: 'avez-vous un parking ?',
  de: 'haben Sie Parkplätze?',
  it: 'avete un parcheggio?',
}
const ALERGIA: Readonly<Record<Locale, string>> = {
  es: 'una persona es celíaca',
  en: 'one of us is allergic to nuts',
  fr: 'un de nous est cœliaque',
  de: 'eine Person mit Zöliakie',
  it: 'una persona è celiaca',
}

describe('§4 what the reservation engine refuses', () => {
  test.each(AVISOS)('%s opens the field that cures it, or stays at the summary', (aviso) => {
    const chat = refusing(aviso)('es')
    chat.say('sí')
    const state = chat.state()
    const campo = AVISO_FIELD[aviso]
    expect(chat.step()).toBe('confirm')
    expect(state.mode).toBe(campo === null ? 'confirming' : 'booking')
    if (campo !== null && state.mode === 'booking') {
      expect(state.isEditing).toBe(true)
      chat.outside(() => ({
        type: 'saved',
        codigo: 'A1',
        whatsappUrl: 'https://wa.me/1',
        gestion: '/reservations/A1?t=x',
      }))
      chat.say(state.step === 'time' ? '20:45' : (AL_DIA[state.step] ?? ''))
      expect(chat.state().mode).toBe('confirming')
    }
    expect(chat.draft()).toMatchObject({ name: 'Lola Prueba', phone: '+34600123456' })
  })
  test('a full hour offers what is free, and another day', () => {
    const { effects } = refusing('lleno')('es').say('sí')
    expect(picks(effects)).toEqual(['20:45', '21:30'])
    const events = says(effects).flatMap(({ choices = [] }) => choices.map(({ event }) => event))
    expect(events).toContainEqual({ type: 'edit', slot: 'date' })
  })
})
