import { expect, test } from 'vitest'
import { below, grown } from '../../evals/talks/baseline.ts'

const STORED = { es: { turns: 100, talks: 10, broken: 2 } }

test('what is as good as before, or better, is not below the stored figures', () => {
  expect(below(STORED, STORED)).toEqual([])
  expect(below(STORED, { es: { turns: 120, talks: 12, broken: 0 } })).toEqual([])
  expect(below(STORED, { fr: { turns: 1, talks: 0, broken: 9 } })).toEqual([])
})

test.each([
  [{ turns: 99, talks: 10, broken: 2 }, 'es: 99 turns are right, 100 were'],
  [{ turns: 100, talks: 9, broken: 2 }, 'es: 9 conversations are right, 10 were'],
  [{ turns: 100, talks: 10, broken: 3 }, 'es: laws are broken 3 times, it was 2'],
])('%o is worse', (now, told) => {
  expect(below(STORED, { es: now })).toEqual([told])
})

test('the stored figures only become better', () => {
  const now = { es: { turns: 90, talks: 12, broken: 1 }, it: { turns: 5, talks: 1, broken: 0 } }
  expect(grown(STORED, now)).toEqual({ es: { turns: 100, talks: 12, broken: 1 }, it: now.it })
})
