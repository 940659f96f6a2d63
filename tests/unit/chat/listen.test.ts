import { describe, expect, test } from 'vitest'
import type { ChatEvent, ChatState, Slot } from '../../../lib/chat/state.ts'
import { NO_TALK, type Talk } from '../../../lib/chat/talk.ts'
import { listened, listenedForDiets } from '../../../lib/chat/typed/listen.ts'
import { newChat } from '../../../lib/chat/view.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { converse, DRAFT, MODES } from './converse.ts'

const SAID = { type: 'say', say: { key: 'Oferta.pregunta' } } as const
const texts = ([, effects]: ReturnType<typeof listened>) =>
  effects.map((effect) => (effect.type === 'listen' ? effect.text : effect.type))

test('§4 an allergy told while booking reaches the function, in every language', () => {
  for (const text of [
    'mesa para 4, mi hijo es alérgico a los cacahuetes',
    'a table for 2, one of us is coeliac',
    'une table pour 3, je suis allergique au sésame',
    'ein Tisch für 2, meine Frau hat Zöliakie',
    'un tavolo per 5, una è vegana',
  ])
    expect(texts(listenedForDiets(text, [newChat, [SAID]])), text).toEqual([text, 'say'])
  expect(texts(listenedForDiets('mesa para 4 el sábado', [newChat, [SAID]]))).toEqual(['say'])
})

test('§4 no address and no telephone is told, and nothing is asked twice', () => {
  expect(texts(listened('soy celíaca, ana@example.com, +34 612 345 678', [newChat, [SAID]]))).toEqual([
    'soy celíaca,',
    'say',
  ])
  const asked = { type: 'ask', text: 'x', talk: newChat.talk } as const
  expect(texts(listened('x', [newChat, [asked]]))).toEqual(['ask'])
})

describe('18 a line that is no value where one is asked is heard by the function too', () => {
  const asking = (step: Slot): ChatState =>
    ({
      ...MODES.booking,
      draft: { ...DRAFT, given: DRAFT.given.filter((slot) => slot !== step) },
      step,
    }) as ChatState
  const hears = (talk: Partial<Talk>): ChatEvent => ({
    type: 'heard',
    answer: { message: 'x', suggestions: [], talk: { ...NO_TALK, ...talk } },
  })
  const types = (turn: { effects: readonly { type: string }[] }) => turn.effects.map(({ type }) => type)

  test.each(LOCALES)('%s: the day that was read is offered, and only a yes takes it', (locale) => {
    const yes = { es: 'sí', en: 'yes', fr: 'oui', de: 'ja', it: 'sì' }[locale]
    const chat = converse(locale, {}, asking('date'))
    expect(types(chat.say('xyzzy plugh frobnicate'))[0]).toBe('listen')
    const offered = chat.send(hears({ day: '2026-12-12' }))
    expect(offered.text).toMatch(/12/)
    expect([chat.draft().given.includes('date'), chat.step()]).toEqual([false, 'date'])
    chat.say(yes)
    expect(chat.draft()).toMatchObject({ date: '2026-12-12' })
    expect(chat.draft().given).toContain('date')
    expect(chat.saves).toEqual([])
  })

  test.each([
    ['time', { time: '21:30' }, { time: '21:30' }],
    ['guests', { guests: 6 }, { guests: 6 }],
  ] as const)('so is the %s', (step, talk, taken) => {
    const chat = converse('en', {}, asking(step))
    expect(types(chat.say('xyzzy plugh frobnicate'))).toContain('listen')
    chat.send(hears(talk))
    expect(chat.draft().given).not.toContain(step)
    chat.send({ type: 'yes' })
    expect(chat.draft()).toMatchObject(taken)
  })

  test('a no leaves it open, and another day may be said', () => {
    const chat = converse('en', {}, asking('date'))
    chat.say('xyzzy plugh frobnicate')
    chat.send(hears({ day: '2026-12-12' }))
    chat.send({ type: 'no' })
    expect([chat.draft().given.includes('date'), chat.step()]).toEqual([false, 'date'])
    chat.say('2026-12-11')
    expect(chat.draft().date).toBe('2026-12-11')
  })

  test.each([
    ['a day that is closed', { day: '2026-11-30' }],
    ['a day that has been', { day: '2026-11-24' }],
    ['nothing', {}],
    ['what is not asked', { guests: 9, time: '21:00' }],
  ] as const)('%s is offered to nobody', (_, talk) => {
    const chat = converse('en', {}, asking('date'))
    chat.say('xyzzy plugh frobnicate')
    expect(chat.send(hears(talk as Partial<Talk>)).effects).toEqual([])
    expect(chat.draft().given).not.toContain('date')
  })

  test('a name, an address and a word alone are asked of nobody', () => {
    for (const step of ['name', 'email', 'phone', 'notes'] as const)
      expect(types(converse('en', {}, asking(step)).say('12345 ?? ..'))).not.toContain('listen')
    expect(types(converse('en', {}, asking('date')).say('xyzzy'))).not.toContain('listen')
  })
})
