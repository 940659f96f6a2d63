import { describe, expect, test } from 'vitest'
import { withPrefix } from '../../../lib/core/phone.ts'

describe('point 19: a number as the house types it', () => {
  test.each([
    ['612345678', '+34612345678'],
    ['612 34 56 78', '+34612345678'],
    ['(961) 23-45-67', '+34961234567'],
    ['961234567', '+34961234567'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['0033 612 345 678', '+33612345678'],
    ['+34 611 222 333', '+34611222333'],
    ['', ''],
    ['  ', ''],
    ['61234567', null],
    ['123456789', null],
    ['+34', null],
    ['llámame', null],
  ])('point 19: %s is %s', (typed, whole) => {
    expect(withPrefix(typed)).toBe(whole)
  })
})
