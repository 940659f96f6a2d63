import { describe, expect, test } from 'vitest'
import type { Effect, Say } from '../../../../lib/chat/state.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { converse, MODES } from '../converse.ts'

const chain = (say: Say): string[] => [say.key, ...(say.next ? chain(say.next) : [])]
const keysOf = (effects: readonly Effect[]): string[] =>
  effects.flatMap((one) => (one.type === 'say' ? chain(one.say) : []))
const offeredBy = (effects: readonly Effect[]): string[] =>
  effects.flatMap((one) => (one.type === 'say' ? (one.choices ?? []).map(({ event }) => event.type) : []))

describe('§4 one question at a time: a closed day is asked anew before a table is offered', () => {
  test.each<[Locale, string, string]>([
    ['es', 'una mesa para 2 el lunes para cenar', 'el miércoles'],
    ['en', 'a table for 2 on monday for dinner', 'wednesday'],
    ['fr', 'une table pour 2 lundi pour dîner', 'mercredi'],
    ['de', 'ein Tisch für 2 am Montag zum Abendessen', 'Mittwoch'],
    ['it', 'un tavolo per 2 lunedì per cena', 'mercoledì'],
  ])('%s "%s"', (locale, said, day) => {
    const chat = converse(locale, {}, MODES.talking)
    const { effects } = chat.say(said)
    expect(keysOf(effects)).toEqual(['Oferta.datos', 'Error.monday', 'Error.next'])
    expect(new Set(offeredBy(effects))).toEqual(new Set(['pick']))
    const offered = chat.say(day).effects
    expect(keysOf(offered)).toEqual(['Oferta.conDatos'])
    expect(offeredBy(offered)).toEqual(['yes', 'no'])
  })

  test.each<[Locale, string, string]>([
    ['es', 'mesa para 2 el jueves a las 9 o a las 9 y media de la noche', 'sí'],
    ['en', 'table for 2 thursday at 9 or half past nine', 'yes'],
    ['fr', 'table pour 2 jeudi à 20h ou 21h', 'oui'],
    ['de', 'Tisch für 2 am Donnerstag um 20 oder 21 Uhr', 'ja'],
    ['it', 'tavolo per 2 giovedì alle 20 o alle 21', 'sì'],
  ])(
    '%s "%s": two hours are asked first, and a yes begins the booking, which asks them at their step',
    (locale, said, yes) => {
      const chat = converse(locale, {}, MODES.talking)
      const { effects } = chat.say(said)
      expect(keysOf(effects).at(-1)).toBe('Error.ambiguous')
      expect(new Set(offeredBy(effects))).toEqual(new Set(['pick']))
      chat.say(yes)
      expect(chat.step()).toBe('name')
      const state = chat.state()
      expect(state.mode === 'booking' && state.draft.doubt?.slot).toBe('time')
    },
  )
})
