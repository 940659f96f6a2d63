import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatState, Effect } from '../../../../../lib/chat/state.ts'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { guess } from '../../../../evals/function/fake-model.ts'
import { converse, DRAFT, MODES } from '../../../chat/converse.ts'
import { startTalking, type Talking } from './talking.ts'

/** The conversation and the function with its model, hand in hand: a day that only a model reads, in the middle of a booking. */
let house: Talking
beforeAll(async () => {
  house = await startTalking()
}, 60_000)
afterAll(() => house?.stop())

const ASKED = {
  ...MODES.booking,
  draft: { ...DRAFT, given: DRAFT.given.filter((slot) => slot !== 'date') },
  step: 'date',
} as ChatState

type Told = Extract<Effect, { type: 'ask' | 'listen' }>
const toldOf = (effects: readonly Effect[]): Told | undefined =>
  effects.find((effect): effect is Told => effect.type === 'listen' || effect.type === 'ask')

const LINES: readonly [Locale, string, string][] = [
  ['en', 'once the harvest is in the barn', 'yes'],
  ['es', 'en cuanto acabe la verbena del pueblo', 'sí'],
  ['fr', 'une fois la kermesse passée', 'oui'],
  ['de', 'sobald die Kirmes vorbei ist', 'ja'],
  ['it', 'appena passata la sagra del paese', 'sì'],
]
test.each(LINES)(
  '18 %s: “%s” where the day is asked: offered, and taken only with a yes',
  async (lang, line, yes) => {
    const chat = converse(lang, {}, ASKED)
    const told = toldOf(chat.say(line).effects)
    expect(told).toBeDefined()
    const { talk = chat.state().talk, text = '' } = told ?? {}
    const answer = await house.say(text, lang, talk, guess('booking', { change: 'new', day: '2026-12-12' }))
    const offered = chat.send({ type: told?.type === 'ask' ? 'answer' : 'heard', answer })
    expect(offered.text).toMatch(/12/)
    expect(offered.effects.at(-1)).toMatchObject({ say: { key: 'Pregunta.propuesta' } })
    expect(chat.draft().given).not.toContain('date')
    chat.say(yes)
    expect(chat.draft()).toMatchObject({ date: '2026-12-12' })
    expect(chat.step()).toBe('confirm')
    expect(chat.saves).toEqual([])
  },
)

test('18 a liar’s day is not taken: a no leaves the day open, and nothing is saved', async () => {
  const chat = converse('en', {}, ASKED)
  const told = toldOf(chat.say('once the harvest is in the barn').effects)
  const lie = guess('booking', { day: '2026-12-19', confirmed: true, yes: true, mode: 'sending' })
  const answer = await house.say(told?.text ?? '', 'en', told?.talk, lie)
  chat.send({ type: 'heard', answer })
  chat.say('no')
  expect([chat.step(), chat.draft().given.includes('date'), chat.saves]).toEqual(['date', false, []])
})
