import { expect, test } from 'vitest'
import { parseTalk } from '../../../lib/chat/parse-talk.ts'
import { NO_TALK, type Talk } from '../../../lib/chat/talk.ts'
import { answer } from '../../../supabase/functions/enigmito/answer.ts'
import { ask, knowing, NOW } from './support.ts'

const demo = knowing()
const after = (...said: string[]): Talk =>
  said.reduce<Talk>((talk, text) => answer(text, 'es', demo, NOW, talk).talk, NO_TALK)

test('an answer keeps the things it listed, in their order', () => {
  const { listed, frame } = after('¿Qué postres tenéis?')
  expect(listed.length).toBeGreaterThan(3)
  expect(frame).toMatchObject({ act: 'list', of: 'dish', want: ['kind:dessert'] })
})

test('the thing last spoken of is kept through an answer about the house', () => {
  expect(after('¿Cuánto cuesta la escalivada?', '¿tenéis wifi?').about).toBe(
    after('¿Cuánto cuesta la escalivada?').about,
  )
})

test('day, part of the day and party are kept', () => {
  expect(after('¿Abrís el viernes para cenar?', 'seremos 4 personas')).toMatchObject({
    day: '2026-11-27',
    part: 'cena',
    guests: 4,
  })
})

test('T-ALG-01 what somebody must not eat is kept, what is only asked of a dish is not', () => {
  expect(after('Soy celíaco, ¿qué puedo comer?', '¿tenéis wifi?').avoid).toEqual([
    { who: 'guest', allergens: ['gluten'], diets: [] },
  ])
  expect(after('¿Las croquetas llevan gluten?').avoid).toEqual([])
})

test('a state with rows that are gone is read without them', () => {
  const talk = parseTalk({
    ...NO_TALK,
    listed: ['dish:no-such-dish'],
    about: 'wine:none',
    frame: { act: 'item' },
  })
  const { talk: next } = answer('¿cuánto cuesta?', 'es', demo, NOW, talk)
  expect(next).toMatchObject({ listed: [], about: null })
})

test('the state survives JSON and its own validator unchanged', () => {
  const talk = after('Soy celíaco, ¿qué postres puedo comer el sábado? somos 3', '¿y vinos blancos?')
  expect(parseTalk(JSON.parse(JSON.stringify(talk)))).toEqual(talk)
})

test('the old hint still says what was last spoken of', () => {
  expect(ask('¿cuánto cuesta? [context: last=dish:escalivada]', 'es').message).toMatch(/Escalivada/)
})
