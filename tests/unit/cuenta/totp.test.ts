import { describe, expect, test } from 'vitest'
import { codeOf, keyUri, matchingStep, stepAt, toBase32 } from '../../../supabase/local/factors/totp.ts'
import { tries } from '../../../supabase/local/factors/tries.ts'

const SECRET = toBase32(Buffer.from('12345678901234567890'))

describe('#20 codes of an authenticator app', () => {
  // RFC 6238, appendix B, SHA-1.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('RFC 6238: at second %i the code is %s', (second, code) => {
    expect(codeOf(SECRET, stepAt(second * 1000), 8)).toBe(code)
    expect(codeOf(SECRET, stepAt(second * 1000))).toBe(code.slice(2))
  })

  // RFC 4648, section 10, without padding.
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foob', 'MZXW6YQ'],
    ['foobar', 'MZXW6YTBOI'],
  ])('RFC 4648: %j is written %j', (text, written) => {
    expect(toBase32(Buffer.from(text))).toBe(written)
  })

  test('a code counts one step before and after its own, and in no other', () => {
    const now = 1_234_567_890_000
    const step = stepAt(now)
    const at = (shift: number) => matchingStep(SECRET, codeOf(SECRET, step + shift), now, null)
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([null, step - 1, step, step + 1, null])
  })

  test('a code counts once, and none older than one that was used', () => {
    const now = 1_234_567_890_000
    const step = stepAt(now)
    expect(matchingStep(SECRET, codeOf(SECRET, step), now, step)).toBeNull()
    expect(matchingStep(SECRET, codeOf(SECRET, step - 1), now, step)).toBeNull()
    expect(matchingStep(SECRET, codeOf(SECRET, step + 1), now, step)).toBe(step + 1)
  })

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is no code', (code) => {
    expect(matchingStep(SECRET, code, 1_234_567_890_000, null)).toBeNull()
  })

  test('what the app reads names the house and the account', () => {
    const uri = new URL(keyUri('Alma Enigma', 'a+b@example.com', SECRET))
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Alma Enigma:a+b@example.com',
    ])
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      algorithm: 'SHA1',
      digits: '6',
      issuer: 'Alma Enigma',
      period: '30',
      secret: SECRET,
    })
  })

  test('ten codes may be tried in a quarter of an hour, whatever the session; a right one frees all', () => {
    let now = 0
    const { take, forget } = tries(() => now)
    expect(Array.from({ length: 12 }, () => take('a')).filter(Boolean)).toHaveLength(10)
    expect(take('b')).toBe(true)
    now = 14 * 60_000
    expect(take('a')).toBe(false)
    now = 15 * 60_000
    expect(take('a')).toBe(true)
    while (take('a'));
    forget('a')
    expect(take('a')).toBe(true)
  })
})
