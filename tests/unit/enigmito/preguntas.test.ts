import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { ask, QUESTIONS } from './ayuda.ts'

describe.each(LOCALES)('in %s', (lang) => {
  const own = QUESTIONS.filter((question) => question.lang === lang)

  test.each(own)('$intent: $text', ({ text, intent }) => {
    const answered = ask(text, lang)
    expect({ intent: answered.intent, lang: answered.lang }).toEqual({ intent, lang })
    expect(answered.notes.filter((note) => note.startsWith('unverified'))).toEqual([])
    expect(answered.message.trim()).not.toBe('')
    expect(answered.suggestions.length).toBeGreaterThanOrEqual(1)
    expect(answered.suggestions.length).toBeLessThanOrEqual(4)
    for (const { url } of answered.suggestions)
      if (url.startsWith('/')) expect(url.startsWith(lang === 'es' ? '/' : `/${lang}/`)).toBe(true)
  })
})

test('the language is the written one, whatever the page', () => {
  const asked = QUESTIONS.flatMap(({ lang, text }) =>
    LOCALES.filter((page) => page !== lang).map((page) => ask(text, page).lang === lang),
  )
  expect(asked.filter(Boolean).length / asked.length).toBeGreaterThan(0.95)
})

test('nothing that was asked is repeated unless it was recognised', () => {
  const { message } = ask('¿tenéis xilofragancias de <script>alert(1)</script>?', 'es')
  expect(message).not.toMatch(/xilo|script|alert/)
})
