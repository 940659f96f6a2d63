import { expect, test } from 'vitest'
import { filesBelow, textOf } from '../house.ts'

/** A comment or a title that cites `§5`, `T-RES-05` or `E-04` sends a reader to the documents: it must be there. */
const code = [
  'app',
  'components',
  'lib',
  'supabase',
  'tests',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
]
  .flatMap((path) => (path.endsWith('.ts') ? [path] : filesBelow(path)))
  .filter((path) => /\.(ts|tsx|sql|css)$/.test(path) && path !== 'supabase/seed.sql')

type Cited = { code: string; path: string }
const citedBy = (pattern: RegExp): Cited[] =>
  code.flatMap((path) =>
    Array.from(textOf(path).matchAll(pattern), ([, cited = '']) => ({ code: cited, path })),
  )

/** The first file that cites each code nobody explains. */
const unexplained = (cited: readonly Cited[], explained: ReadonlySet<string>): string[] =>
  Array.from(
    new Map(cited.filter(({ code }) => !explained.has(code)).map(({ code, path }) => [code, path])),
    ([code, path]) => `${code} (${path})`,
  )

const rules = textOf('docs/booking-rules.md')
const reliability = textOf('docs/reliability.md')

test('every §… has its section in docs/booking-rules.md', () => {
  // A number with a point is a section of a standard, named beside it.
  const cited = citedBy(/(§\d+)(?![\d.]*\.\d)/g)
  const headings = Array.from(rules.matchAll(/^## (§\d+) /gm), ([, section = '']) => section)
  expect(cited.length).toBeGreaterThan(100)
  expect(unexplained(cited, new Set(headings))).toEqual([])
  expect(headings.filter((section, i) => headings.indexOf(section) !== i)).toEqual([])
})

test.each([
  ['T-…', /\b(T-[A-Z]+-\d\d)\b/g],
  ['E-…', /\b(E-\d\d)\b/g],
])('every %s has its row in docs/reliability.md', (_, pattern) => {
  const cited = citedBy(pattern)
  const rows = Array.from(reliability.matchAll(/^\| ([TE]-[A-Z0-9-]+) +\|/gm), ([, row = '']) => row)
  expect(cited.length).toBeGreaterThan(5)
  expect(unexplained(cited, new Set(rows))).toEqual([])
  expect(rows.filter((row, i) => rows.indexOf(row) !== i)).toEqual([])
})

test('the documents cite no code that nobody explains', () => {
  const rows = new Set(Array.from(reliability.matchAll(/^\| ([TE]-[A-Z0-9-]+) +\|/gm), ([, row]) => row))
  const documents = filesBelow('docs').filter((path) => path.endsWith('.md'))
  const cited = documents.flatMap((path) => textOf(path).match(/\b(T-[A-Z]+-\d\d|E-\d\d)\b/g) ?? [])
  expect(cited.filter((code) => !rows.has(code))).toEqual([])
})
