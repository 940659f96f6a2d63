import { describe, expect, test } from 'vitest'
import { parseTalk } from '../../../../lib/chat/parse-talk.ts'
import type { ChatState } from '../../../../lib/chat/state.ts'
import { parseState } from '../../../../lib/chat/stored/restore.ts'
import { NO_TALK, type Talk } from '../../../../lib/chat/talk.ts'
import { LOCALES } from '../../../../lib/i18n/locales.ts'
import { withNeeds } from '../../../../supabase/functions/enigmito/avoid/needs.ts'
import { knowing } from '../../enigmito/support.ts'
import { bookingAt, converse, DRAFT, MODES } from '../converse.ts'

const { menu } = knowing()
const avoiding = (locale: (typeof LOCALES)[number], avoid: Talk['avoid']): Talk =>
  withNeeds({ ...NO_TALK, avoid }, menu, locale)
const GLUTEN = [{ who: 'guest', allergens: ['gluten'], diets: [] }] as const
const SESAME = [{ who: 'companion', allergens: ['sesamo'], diets: ['vegan'] }] as const
const speaking = (state: ChatState, talk: Talk): ChatState => ({ ...state, talk })
const HEALTH = { es: /aceptas/, en: /you agree/, fr: /acceptez/, de: /einverstanden/, it: /accett/ }

describe('§4 what must be avoided is never lost on the way to the notes', () => {
  test.each(LOCALES)('%s: where no note says it, it is noted, said and shown', (locale) => {
    const talk = avoiding(locale, GLUTEN)
    const note = talk.needs?.[0]?.note ?? ''
    const chat = converse(locale, {}, speaking(bookingAt('seating', { notes: null }), talk))
    const { text } = chat.say(
      { es: 'dentro', en: 'inside', fr: 'dedans', de: 'drinnen', it: 'dentro' }[locale],
    )
    expect(note).toMatch(/gl[uú]t/i)
    expect([chat.step(), chat.draft().notes]).toEqual(['confirm', note])
    expect(text).toContain(note)
    expect(text).toMatch(HEALTH[locale])
  })

  test.each(LOCALES)('%s: where the notes are asked, it stands before what else is told', (locale) => {
    const talk = avoiding(locale, SESAME)
    const chat = converse(
      locale,
      {},
      speaking(
        bookingAt('phone', { notes: null, given: ['name', 'email', 'date', 'time', 'guests', 'seating'] }),
        talk,
      ),
    )
    chat.say('+34612345678')
    expect(chat.step()).toBe('notes')
    const [sesame, vegan] = talk.needs ?? []
    expect(chat.draft().notes).toBe(`${sesame?.note}. ${vegan?.note}`)
    chat.say({ es: 'no', en: 'no', fr: 'non', de: 'nein', it: 'no' }[locale])
    expect([chat.step(), chat.draft().notes]).toEqual(['confirm', `${sesame?.note}. ${vegan?.note}`])
  })

  test.each([
    ['es', 'mi novia es celíaca'],
    ['en', 'im coeliac'],
    ['fr', 'je suis cœliaque'],
    ['de', 'Zöliakie'],
    ['it', 'sono celiaca'],
  ] as const)('%s "%s": a note that says it is enough', (locale, notes) => {
    const chat = converse(
      locale,
      {},
      speaking(
        bookingAt('seating', { notes, given: ['name', 'email', 'phone', 'date', 'time', 'guests', 'notes'] }),
        avoiding(locale, GLUTEN),
      ),
    )
    chat.say(locale === 'de' ? 'drinnen' : locale === 'en' ? 'inside' : locale === 'fr' ? 'dedans' : 'dentro')
    expect(chat.draft().notes).toBe(notes)
  })

  test('what was heard meanwhile is shown before a yes sends', () => {
    const chat = converse('en', {}, MODES.confirming)
    chat.send({ type: 'heard', answer: { message: 'x', suggestions: [], talk: avoiding('en', GLUTEN) } })
    const { text } = chat.say('yes')
    expect(chat.saves).toEqual([])
    expect(text).toContain('To avoid: gluten')
    chat.say('yes')
    expect(chat.saves[0]?.body.notas).toBe('To avoid: gluten')
  })

  test('what the guest takes out stays out, and what is avoided no more leaves', () => {
    const chat = converse('en', {}, speaking(bookingAt('seating', { notes: null }), avoiding('en', GLUTEN)))
    chat.say('inside')
    chat.send({ type: 'edit', slot: 'notes' })
    chat.say('none')
    expect([chat.step(), chat.draft().notes]).toEqual(['confirm', null])
    chat.say('yes')
    expect(chat.saves[0]?.body.notas).toBeNull()

    const other = converse(
      'en',
      {},
      speaking(bookingAt('seating', { notes: null }), avoiding('en', [...GLUTEN, ...SESAME])),
    )
    other.say('inside')
    expect(other.draft().notes).toContain('gluten')
    other.send({ type: 'answer', answer: { message: 'x', suggestions: [], talk: avoiding('en', SESAME) } })
    expect(other.draft().notes).not.toContain('gluten')
    expect(other.draft().notes).toContain('sesame')
  })

  test('it is kept over a reload, and what came from outside is read with care', () => {
    const minded = ['To avoid: gluten']
    const kept = parseState({ ...MODES.confirming, draft: { ...DRAFT, minded } })
    expect(kept).toMatchObject({ mode: 'confirming', draft: { minded } })
    const needs = [{ note: 'x', known: '(' }, { note: 'To avoid: gluten', known: 'glut|celia' }, 5]
    expect(parseTalk({ needs }).needs).toEqual([needs[1]])
  })
})

test.each([
  ['es', 'traemos una tarta de queso', 'leche'],
  ['en', 'we bring an almond cake', 'frutos_cascara'],
  ['fr', 'un plateau d’huîtres pour commencer', 'moluscos'],
  ['de', 'eine Torte für sechs', 'huevos'],
  ['it', 'portiamo una torta al formaggio', 'leche'],
] as const)('§4 %s "%s" says nothing of an allergy, and %s is noted beside it', (locale, notes, allergen) => {
  const talk = avoiding(locale, [{ who: 'guest', allergens: [allergen], diets: [] }])
  const chat = converse(locale, {}, speaking(bookingAt('seating', { notes }), talk))
  chat.say({ es: 'dentro', en: 'inside', fr: 'dedans', de: 'drinnen', it: 'dentro' }[locale])
  expect(chat.draft().notes).toBe(`${notes}. ${talk.needs?.[0]?.note}`)
})
