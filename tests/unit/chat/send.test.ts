import { describe, expect, test } from 'vitest'
import { type Outcome, outcomeOf } from '../../../lib/chat/api.ts'
import { step } from '../../../lib/chat/machine.ts'
import type { ChatState } from '../../../lib/chat/state.ts'
import { stepOf } from '../../../lib/chat/view.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { contextWith, converse, MENSAJES, MODES, reach, says, types } from './converse.ts'

describe('saving', () => {
  test('a double yes saves once', () => {
    const confirming = MODES.confirming
    const [sending, first] = step(confirming, { type: 'yes' }, contextWith())
    const [still, second] = step(sending, { type: 'yes' }, contextWith())
    expect(types(first)).toEqual(['save'])
    expect(second).toEqual([])
    expect(still).toEqual(sending)
  })

  test.each([
    ['es', '¿qué puede comer mi hija celíaca?'],
    ['en', 'what can my coeliac daughter eat?'],
    ['fr', 'que peut manger ma fille cœliaque ?'],
    ['de', 'was kann meine Tochter mit Zöliakie essen?'],
    ['it', 'che cosa può mangiare mia figlia celiaca?'],
  ] as const)(
    '§4 %s "%s", noted beside a question, stands in a summary before a yes sends it',
    (locale, text) => {
      const [noted, effects] = step(MODES.confirming, { type: 'text', text }, contextWith({ locale }))
      expect(types(effects)).toContain('ask')
      const [shown, summary] = step(noted, { type: 'yes' }, contextWith({ locale }))
      expect(JSON.stringify(summary)).toContain('Resumen.todo')
      expect(types(step(shown, { type: 'yes' }, contextWith({ locale }))[1])).toEqual(['save'])
      // The answer comes first: the summary stands under it, and one yes sends.
      const chat = converse(locale, {}, MODES.confirming)
      const told = chat.say(text).text
      expect(told.indexOf('lola@example.com')).toBeGreaterThan(told.indexOf('RESPUESTA'))
      chat.send({ type: 'yes' })
      expect(chat.saves).toHaveLength(1)
    },
  )

  test('§4 what was noted beside a question stands in a summary before a field that is left as it was is sent', () => {
    const say = (state: ChatState, text: string) =>
      step(state, { type: 'text', text }, contextWith({ locale: 'en' }))
    const [noted] = say(MODES.confirming, 'what can my coeliac daughter eat?')
    const [edited] = say(noted, 'change the name')
    const [, effects] = say(edited, 'nothing, just send it')
    expect(types(effects)).not.toContain('save')
    expect(JSON.stringify(effects)).toContain('Resumen.todo')
    // Where all was shown, it is sent.
    const [shown] = say(MODES.confirming, 'change the name')
    expect(types(say(shown, 'nothing, just send it')[1])).toContain('save')
  })

  test('a lost answer and another yes send the same key, so that it books once', () => {
    const chat = converse('es')
    const stored = new Set<string>()
    reach(chat)
    chat.outside((_body, clave) => {
      stored.add(clave)
      return { type: 'unreachable' }
    })
    const { codes, text } = chat.say('sí')
    expect(codes).toEqual(['save_failed'])
    expect(text).toContain('tel:+34900000000')
    expect(chat.step()).toBe('confirm')
    chat.outside((_body, clave) => {
      stored.add(clave)
      return {
        type: 'saved',
        codigo: 'A1',
        whatsappUrl: 'https://wa.me/1',
        gestion: '/reservations/A1B2C3D4?t=x',
      }
    })
    chat.say('reintentar')
    chat.say('sí')
    expect(stored.size).toBe(1)
    expect(chat.step()).toBe('completed')
  })

  test.each(LOCALES)(
    'M9 %s: what may have been saved is told as not known, with a link to where it stands',
    (locale) => {
      const unknown = MENSAJES[locale].Error?.unknown ?? ''
      const saidAfter = (outcome: Outcome) => {
        const chat = converse(locale, {}, MODES.confirming)
        chat.outside(() => outcome)
        const { text, effects } = chat.send({ type: 'yes' })
        const links = says(effects).flatMap(({ say }) => say.links ?? [])
        return { text, urls: links.map(({ url }) => url) }
      }
      const gestion = '/reservations/A1B2C3D4?t=x'
      const prefixed = locale === 'es' ? gestion : `/${locale}${gestion}`
      const told = saidAfter(outcomeOf(503, { code: 'unreachable', gestion_url: prefixed }))
      expect(told.text).toContain(unknown)
      expect(told.urls).toEqual([gestion, 'tel:+34900000000'])
      // No answer at all: the site itself is away.
      expect(saidAfter({ type: 'unreachable' }).text).toContain(unknown)
      // What was never sent to the database is no question.
      const unsent = saidAfter(outcomeOf(503, { code: 'unreachable' }))
      expect(unsent.text).toContain(MENSAJES[locale].Error?.save)
      expect(unsent.text).not.toContain(unknown)
      expect(unsent.urls).toEqual(['tel:+34900000000'])
    },
  )

  test('a changed draft gets another key', () => {
    const chat = converse('es')
    chat.outside(() => ({ type: 'unreachable' }))
    reach(chat)
    chat.say('sí')
    chat.say('mejor a las 22:00')
    chat.say('sí')
    expect(chat.saves).toHaveLength(2)
    expect(chat.saves[0]?.clave).not.toBe(chat.saves[1]?.clave)
  })

  test('a full hour opens the time again with what is free; the draft stays', () => {
    const chat = converse('es')
    reach(chat)
    chat.outside(() => ({ type: 'refused', aviso: 'lleno', alternativas: ['20:45', '21:15'] }))
    const { codes, effects } = chat.say('sí')
    expect(codes).toEqual(['slot_full'])
    const state: ChatState = chat.state()
    expect(state).toMatchObject({ mode: 'booking', step: 'time', isEditing: true })
    expect(stepOf(state)).toBe('confirm')
    const picks = says(effects).flatMap(({ choices = [] }) => choices.map(({ event }) => event))
    expect(picks).toContainEqual({ type: 'pick', slot: 'time', value: '20:45' })
    chat.outside(() => ({
      type: 'saved',
      codigo: 'A1',
      whatsappUrl: 'https://wa.me/1',
      gestion: '/reservations/A1B2C3D4?t=x',
    }))
    chat.send({ type: 'pick', slot: 'time', value: '21:15' })
    expect(chat.saves).toHaveLength(1)
    chat.say('sí')
    expect(chat.saves[1]?.body).toMatchObject({ hora_reserva: '21:15', nombre: 'Lola Prueba' })
    expect(chat.saves[1]?.clave).not.toBe(chat.saves[0]?.clave)
  })

  test('a time that passed while the summary stood is asked again instead of sent', () => {
    const clock = { fecha: '2026-11-27', hora: '21:30' } as const
    const [next, effects] = step(MODES.confirming, { type: 'yes' }, contextWith({ ahora: clock }))
    expect(types(effects)).not.toContain('save')
    expect(next).toMatchObject({ mode: 'booking', step: 'time' })
  })

  test('what no field can cure stays at the summary with the phone', () => {
    const [next, effects] = step(
      MODES.sending,
      { type: 'refused', aviso: 'limite', alternativas: [] },
      contextWith(),
    )
    expect(next.mode).toBe('confirming')
    expect(effects[0]).toEqual({ type: 'refusal', code: 'rate_limited' })
    expect(says(effects)[0]?.say.links?.[0]?.url).toBe('tel:+34900000000')
  })
})
