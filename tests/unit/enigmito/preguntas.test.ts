import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { INTENTS } from '../../../supabase/functions/enigmito/intents.ts'
import { UNANSWERED } from '../../../supabase/functions/enigmito/unanswered.ts'
import { TOPICS } from '../../../supabase/functions/enigmito/words/shape.ts'
import { eachNth } from '../../runner/long.ts'
import { answerTo, ask, QUESTIONS } from './support.ts'

/** What is wrong with the answer to a question, a line for each fault: all of a language are told at once. */
function faults(question: (typeof QUESTIONS)[number]): string[] {
  const { lang, text, intent } = question
  const answered = answerTo(question)
  const inside = lang === 'es' ? '/' : `/${lang}/`
  const away = answered.suggestions.filter(({ url }) => url.startsWith('/') && !url.startsWith(inside))
  const wrong = [
    ...(answered.intent === intent ? [] : [`means ${answered.intent}, not ${intent}`]),
    ...(answered.lang === lang ? [] : [`answered in ${answered.lang}`]),
    ...answered.notes.filter((note) => note.startsWith('unverified')),
    ...(answered.message.trim() === '' ? ['no answer'] : []),
    ...(answered.suggestions.length >= 1 && answered.suggestions.length <= 4
      ? []
      : [`${answered.suggestions.length} suggestions`]),
    ...away.map(({ url }) => `leads to ${url}`),
  ]
  return wrong.map((what) => `${text}: ${what}`)
}

describe.each(LOCALES)('in %s', (lang) => {
  const own = QUESTIONS.filter((question) => question.lang === lang)

  test(`${own.length} questions mean what is written beside them`, () => {
    expect(own.flatMap((question) => faults(question))).toEqual([])
  })
})

test('the language is the written one, whatever the page', () => {
  const cases = QUESTIONS.flatMap(({ lang, text }) =>
    LOCALES.filter((page) => page !== lang).map((page) => ({ lang, text, page })),
  )
  const asked = eachNth(cases, 7).map(({ lang, text, page }) => ask(text, page).lang === lang)
  expect(asked.filter(Boolean).length / asked.length).toBeGreaterThan(0.95)
})

test('nothing that was asked is repeated unless it was recognised', () => {
  const { message } = ask('¿tenéis xilofragancias de <script>alert(1)</script>?', 'es')
  expect(message).not.toMatch(/xilo|script|alert/)
})

/** What guests may want: an intent each, and each matter of the house besides. */
const IDS = [...new Set(INTENTS.map(({ id }) => id))]

test('assistant 5.2: at least sixty intents, and every matter of the house', () => {
  expect(IDS.length).toBeGreaterThanOrEqual(60)
  expect(IDS.length + TOPICS.length).toBeGreaterThanOrEqual(100)
})

describe.each(LOCALES)('intents in %s', (lang) => {
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
