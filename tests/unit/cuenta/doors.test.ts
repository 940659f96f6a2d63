import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { backendSettings } from '../../../lib/core/env.ts'
import { constantTime, isRefusal, msToNextStep, STEP_MS } from '../../../lib/cuenta/constant-time.ts'
import { readSubmission } from '../../../lib/cuenta/form.ts'

describe('T-PII-07 the time of an answer tells nothing', () => {
  /** When an answer leaves that took so long to find. Milliseconds. */
  async function sale(ms: number, answer: Response, when?: (answer: Response) => boolean) {
    let now = 12_345.6
    const began = now
    const clock = {
      now: () => now,
      wait: async (wait: number) => {
        expect(wait).toBeGreaterThan(0)
        now += wait
      },
    }
    const given = await constantTime(
      async () => {
        now += ms
        return answer
      },
      when,
      clock,
    )
    expect(given).toBe(answer)
    return now - began
  }
  const no = () => new Response(null, { status: 303, headers: { location: '/profile?error=credenciales' } })
  const yes = () => new Response(null, { status: 303, headers: { location: '/profile?ver=1' } })

  test('known, unknown or unconfirmed: it leaves at the same whole step', async () => {
    for (const ms of [0, 1, 12.5, 250, STEP_MS - 1]) expect(await sale(ms, no())).toBeCloseTo(STEP_MS)
    for (const ms of [STEP_MS, STEP_MS + 1, STEP_MS * 2 - 1])
      expect(await sale(ms, no())).toBeCloseTo(STEP_MS * 2)
  })

  test('it is a whole number of steps, however long it took', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 60_000, noNaN: true }), (ms) => {
        const steps = (ms + msToNextStep(ms)) / STEP_MS
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6)
        expect(msToNextStep(ms)).toBeLessThanOrEqual(STEP_MS)
      }),
    )
  })

  test('whoever is let in does not wait; a refusal does', async () => {
    expect(await sale(30, yes(), isRefusal)).toBeCloseTo(30)
    expect(await sale(30, no(), isRefusal)).toBeCloseTo(STEP_MS)
  })

  test('every door that asks about an address keeps the step', () => {
    const root = resolve(import.meta.dirname, '../../..')
    const handlers = readdirSync(join(root, 'app/api/sesion'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('route.ts'))
      .map((name) => join('app/api/sesion', name))
    const asking = [...handlers, 'app/auth/confirm/route.ts'].filter((file) =>
      /signInWithPassword|signUp\(|resend\(|resetPasswordForEmail|verifyOtp|updateUser|identificar\(/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    )
    expect(asking).toHaveLength(7)
    for (const file of asking)
      expect(readFileSync(join(root, file), 'utf8'), file).toMatch(
        /export async function POST[^}]*readSubmission\(request\)[^}]*constantTime\(/,
      )
  })
})

describe('§8 missing client configuration: "Supabase client is not initialized"', () => {
  const before = { ...process.env }
  afterEach(() => {
    for (const name of ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY']) {
      const value = before[name]
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  })

  test.each([
    [undefined, 'sb_publishable_x'],
    ['http://127.0.0.1:54321', undefined],
    ['http://127.0.0.1:54321', '  '],
    ['127.0.0.1:54321', 'sb_publishable_x'],
    ['javascript:alert(1)', 'sb_publishable_x'],
  ])('address %j and key %j', async (url, key) => {
    for (const [name, value] of [
      ['SUPABASE_URL', url],
      ['SUPABASE_PUBLISHABLE_KEY', key],
    ] as const)
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    expect(() => backendSettings()).toThrow(/^Supabase client is not initialized$/)
    const answer = await readSubmission(
      new Request('http://alma.example/api/sesion', {
        method: 'POST',
        body: new URLSearchParams({ a: '1' }),
      }),
    )
    if (!(answer instanceof Response)) throw new Error('no refusal')
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { code: 'unreachable', message: 'Supabase client is not initialized' },
    ])
  })
})
