import { expect, test } from 'vitest'
import { filesBelow, textOf } from '../house.ts'

/** The catalogue and the tests: what is promised there is tried here, or it says why not. */
const catalogue = textOf('docs/reliability.md')
const CODE = /(?:[TE]-[A-Z0-9-]*\d\d|[HML]\d{1,2})/
const codes = (pattern: RegExp): string[] => Array.from(catalogue.matchAll(pattern), ([, code = '']) => code)

const rows = codes(new RegExp(`^\\| (${CODE.source}) +\\|`, 'gm'))
const reasons = codes(new RegExp(`^- (${CODE.source}): `, 'gm'))
const tests = filesBelow('tests')
  .filter((path) => path.endsWith('.ts') && !path.startsWith('tests/unit/docs/'))
  .map((path) => textOf(path))
const isNamed = (code: string): boolean => tests.some((text) => new RegExp(`\\b${code}\\b`).test(text))

test('every row of the catalogue has a test that names it, or a written reason', () => {
  expect(rows.length).toBeGreaterThan(150)
  expect(rows.filter((code) => !reasons.includes(code) && !isNamed(code))).toEqual([])
})

test('a reason stands for a row, and only as long as there is no test', () => {
  expect(reasons.length).toBeGreaterThan(3)
  expect(reasons.filter((code) => !rows.includes(code) || isNamed(code))).toEqual([])
})

test('no row stands there twice', () => {
  expect(rows.filter((code, i) => rows.indexOf(code) !== i)).toEqual([])
})
