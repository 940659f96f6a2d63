import { expect, test } from 'vitest'
import { groupDigits } from '../../../lib/core/phone.ts'

test('a telephone number is written in groups after its calling code', () => {
  expect(groupDigits('+34612345678')).toBe('+34 612 345 678')
  expect(groupDigits('+4915123456789')).toBe('+49 151 234 567 89')
  expect(groupDigits('+16502530000')).toBe('+1 650 253 0000')
  expect(groupDigits('+351912345678')).toBe('+351 912 345 678')
})

test('groups lose and add no digit, and leave no digit alone', () => {
  for (let length = 8; length <= 19; length++)
    for (const start of ['1', '34', '351', '7', '98', '999']) {
      const number = `+${start.padEnd(length, '23456789')}`
      const said = groupDigits(number)
      expect(said.replaceAll(' ', '')).toBe(number)
      expect(
        said
          .split(' ')
          .slice(1)
          .every((group) => group.length >= 2 && group.length <= 4),
      ).toBe(true)
    }
})

test('what is no number in that form stays as it was written', () => {
  for (const text of ['', '600 11 22 33', '+34 612', 'ext. 4']) expect(groupDigits(text)).toBe(text)
})
