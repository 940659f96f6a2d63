import { describe, expect, test } from 'vitest'
import { all, couples } from '../../e2e/support/pairs.ts'

describe.each([[[22, 5, 3, 2]], [[3, 3, 3]], [[2, 7]], [[4, 1, 5]]])('factors of %j values', (sizes) => {
  const cases = couples(sizes)
  test('every pair of values meets at least once', () => {
    for (let i = 0; i < sizes.length; i++)
      for (let j = i + 1; j < sizes.length; j++)
        for (let a = 0; a < (sizes[i] ?? 0); a++)
          for (let b = 0; b < (sizes[j] ?? 0); b++)
            expect(
              cases.some((example) => example[i] === a && example[j] === b),
              `${i}:${a} ${j}:${b}`,
            ).toBe(true)
  })
  test('with few cases, and the same ones each time', () => {
    const [x = 1, y = 1] = [...sizes].sort((a, b) => b - a)
    expect(cases.length).toBeLessThanOrEqual(Math.ceil(x * y * 1.3) + 2)
    expect(couples(sizes)).toEqual(cases)
  })
  test('all together are the product', () => {
    expect(all(sizes)).toHaveLength(sizes.reduce((product, size) => product * size, 1))
  })
})
