import { expect, test } from 'vitest'
import { createLimiter } from '../../../lib/http/token-bucket.ts'

function clocked(max: number, windowMs: number, capacity?: number) {
  let time = 1_000_000
  const limit = createLimiter({ max, windowMs, now: () => time, ...(capacity ? { capacity } : {}) })
  return { limit, wait: (ms: number) => (time += ms) }
}

test('T-SPAM-01 an address gets its turns, then waits as long as it is told', () => {
  const { limit, wait } = clocked(3, 60_000)
  expect([limit('a'), limit('a'), limit('a')].every((turn) => turn.ok)).toBe(true)
  expect(limit('a')).toEqual({ ok: false, retryAfter: 20 })
  wait(19_000)
  expect(limit('a')).toEqual({ ok: false, retryAfter: 1 })
  wait(1_000)
  expect(limit('a').ok).toBe(true)
  expect(limit('a').ok).toBe(false)
})

test('one address does not use up the turns of another', () => {
  const { limit } = clocked(1, 60_000)
  expect(limit('a').ok).toBe(true)
  expect(limit('a').ok).toBe(false)
  expect(limit('b').ok).toBe(true)
})

test('turns fill up to the maximum and no further, and a clock set back gives none', () => {
  const { limit, wait } = clocked(2, 1_000)
  wait(3_600_000)
  expect([limit('a').ok, limit('a').ok, limit('a').ok]).toEqual([true, true, false])
  wait(-10_000)
  expect(limit('a').ok).toBe(false)
})

test('memory stays flat under a flood of addresses: the one not seen for longest is forgotten', () => {
  const { limit } = clocked(1, 60_000, 100)
  limit('first')
  for (let i = 0; i < 100; i++) limit(`address ${i}`)
  expect(limit('first').ok).toBe(true)
  expect(limit('address 99').ok).toBe(false)
})
