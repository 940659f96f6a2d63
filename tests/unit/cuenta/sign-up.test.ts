import { describe, expect, test } from 'vitest'
import { nombreOf } from '../../../lib/cuenta/profile.ts'
import { withRetries } from '../../../lib/cuenta/sign-up.ts'

const FAILURE = { error: { message: 'AuthApiError: Database error updating user' } }
/** A backend that answers these one after another, and a clock that only writes down. */
async function attempt(answers: readonly { error: { message: string } | null }[]) {
  const waited: number[] = []
  let asked = 0
  const answer = await withRetries(
    async () => {
      asked += 1
      return answers[asked - 1] ?? { error: null }
    },
    async (ms) => waited.push(ms),
  )
  return { answer, asked, waited }
}

describe('§8 sign-up "Database error updating user"', () => {
  test('T-FLT-05 is tried again up to three times, after 1, 2 and 4 seconds', async () => {
    expect(await attempt([FAILURE, FAILURE, FAILURE, FAILURE, FAILURE])).toEqual({
      answer: FAILURE,
      asked: 4,
      waited: [1000, 2000, 4000],
    })
  })

  test('ends with the first try that goes well', async () => {
    expect(await attempt([FAILURE, { error: null }])).toEqual({
      answer: { error: null },
      asked: 2,
      waited: [1000],
    })
  })

  test('no other failure is tried again', async () => {
    const weak = { error: { message: 'Password should be at least 8 characters.' } }
    expect(await attempt([weak])).toEqual({ answer: weak, asked: 1, waited: [] })
  })
})

test.each([
  ['Lola', 'Lola'],
  ['  Lola \u0000 la de\u202e siempre ', 'Lola la de siempre'],
  ['', 'lola.perez'],
  [undefined, 'lola.perez'],
  [['Lola'], 'lola.perez'],
  ['x'.repeat(90), 'x'.repeat(60)],
])('§7 the name %j of a profile, or the local part of the e-mail', (username, name) => {
  expect(nombreOf(username, 'lola.perez@example.com')).toBe(name)
})
