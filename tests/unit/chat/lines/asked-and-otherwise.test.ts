import { describe, expect, test } from 'vitest'
import type { ChatState } from '../../../../lib/chat/state.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { converse, DRAFT, MODES } from '../converse.ts'

describe('§5 seating: a place that is named for the other case gives way', () => {
  test.each<[Locale, string]>([
    ['es', 'mesa para 2 mañana a las 21 en la terraza, y si no dentro'],
    ['en', "table for 2 tomorrow at 8pm, outside if it's warm, otherwise inside"],
    ['fr', "table pour 2 demain 20h en terrasse, sinon à l'intérieur"],
    ['de', 'Tisch für 2 morgen um 13:30, draußen, sonst drinnen'],
    ['it', "tavolo per 2 domani alle 13.30 fuori se c'è il sole, sennò dentro"],
  ])('%s "%s"', (locale, said) => {
    const chat = converse(locale, {}, MODES.talking)
    chat.say(said)
    const state = chat.state()
    expect(state.mode !== 'talking' && state.draft.seating).toBe('outdoor')
    expect(state.mode !== 'talking' && state.draft.doubt).toBeNull()
  })
})

describe('§5 what is asked without a mark is asked, where an address or a number is', () => {
  test.each<[Locale, 'email' | 'phone', string]>([
    ['it', 'phone', "prima una curiosità la perla de sal cos'è"],
    ['es', 'email', 'pasame el telefono anda q casi prefiero hablarlo'],
    ['es', 'phone', 'una curiosidad la perla de sal qué es'],
  ])('%s %s "%s"', (locale, step, said) => {
    const given = DRAFT.given.slice(0, step === 'email' ? 1 : 2)
    const draft = { ...DRAFT, [step]: null, given }
    const chat = converse(locale, {}, { ...MODES.booking, step, draft } as ChatState)
    expect(chat.say(said).asked).toHaveLength(1)
    expect(chat.step()).toBe(step)
  })
})

describe('§5 guests: a crowd and its number behind a comma', () => {
  test.each<[Locale, string]>([
    ['es', 'che somos un montón, 31, para despedir el año el sabado 19 de diciembre, se puede?'],
    ['en', "we're a big group, 31, on saturday 19 december, can we come?"],
  ])('%s "%s"', (locale, said) => {
    const { effects } = converse(locale, {}, MODES.talking).say(said)
    expect(effects).toContainEqual({ type: 'refusal', code: 'invalid_guests' })
  })
})
