import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../lib/i18n/locales.ts'
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
