import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alternatives } from '../../../lib/reservas/availability.ts'

vi.mock('../../../lib/core/env.ts', () => ({
  backendSettings: () => ({ SUPABASE_URL: 'http://backend', SUPABASE_PUBLISHABLE_KEY: 'key' }),
}))

let asked = 0
const answers = (reply: () => Promise<Response>) =>
  vi.stubGlobal('fetch', () => {
    asked += 1
    return reply()
  })

beforeEach(() => {
  asked = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('L13 two hundred who are told at once that it is full wait for one answer, a second later for a new one', async () => {
  answers(async () => Response.json(['20:45', '21:15']))
  const ask = () => alternatives('2026-11-27', '21:00', 2, 'interior')
  const told = await Promise.all(Array.from({ length: 200 }, ask))
  expect(new Set(told.map(String))).toEqual(new Set(['20:45,21:15']))
  expect(asked).toBe(1)
  await ask()
  expect(asked).toBe(1)
  await alternatives('2026-11-27', '21:00', 4, 'interior')
  expect(asked).toBe(2)
  vi.advanceTimersByTime(1001)
  answers(async () => Response.json(['22:00']))
  expect(await ask()).toEqual(['22:00'])
  expect(asked).toBe(3)
})

test('L13 an outage is no alternative, and is asked anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answers(async () => Promise.reject(new Error('away')))
  expect(await alternatives('2026-11-28', '21:00', 2, 'interior')).toEqual([])
  vi.advanceTimersByTime(1001)
  answers(async () => Response.json(['20:30']))
  expect(await alternatives('2026-11-28', '21:00', 2, 'interior')).toEqual(['20:30'])
})
