import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { INTENTS } from '../../../supabase/functions/enigmito/intents.ts'
import { UNANSWERED } from '../../../supabase/functions/enigmito/unanswered.ts'
import { TOPICS } from '../../../supabase/functions/enigmito/words/shape.ts'
import { answerTo, QUESTIONS } from './support.ts'

/** What guests may want: an intent each, and each matter of the house besides. */
const IDS = [...new Set(INTENTS.map(({ id }) => id))]

test('assistant 5.2: at least sixty intents, and every matter of the house', () => {
  expect(IDS.length).toBeGreaterThanOrEqual(60)
  expect(IDS.length + TOPICS.length).toBeGreaterThanOrEqual(100)
})

describe.each(LOCALES)('in %s', (lang) => {
  const asked = new Set(QUESTIONS.filter((question) => question.lang === lang).map(({ intent }) => intent))

  test('every intent has a question that is understood', () => {
    expect(IDS.filter((id) => !asked.has(id))).toEqual([])
  })
})

test('what is not answered comes from a closed list', () => {
  const left = QUESTIONS.flatMap((question) => answerTo(question).unanswered ?? [])
  expect(left.filter((what) => !UNANSWERED.has(what))).toEqual([])
  expect(new Set(left).size).toBeGreaterThan(5)
})

test('an answer about one item says which, in the words of the hint', () => {
  const told = QUESTIONS.flatMap((question) => answerTo(question).about ?? [])
  expect(told.filter((about) => !/^(dish|wine|drink):[a-z0-9]+(-[a-z0-9]+)*$/.test(about))).toEqual([])
})
