import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** The judge shares nothing with what it judges: neither code nor texts. */
const root = resolve(import.meta.dirname, '../../..')
const evals = join(root, 'tests/evals')
/** What starts the answerer, or answers from its core: under examination, and never what examines. */
const STARTS = new Set(['tests/evals/fuzz/core.ts', 'tests/evals/talks/server.ts'])
const STARTS_CHAT = ['server', 'replay', 'run', 'main', 'rows'].map((name) => `tests/evals/talks/${name}.ts`)

const codeBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? codeBelow(path) : path.endsWith('.ts') ? [path] : []
  })

/** Every file that one imports, as a path from the root; packages by their name. */
const imported = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, spec = '']) =>
    spec.startsWith('.') ? relative(root, join(dirname(file), spec)) : spec,
  )
const outside = (files: readonly string[], own: (spec: string) => boolean): string[] =>
  files.flatMap((file) =>
    imported(file)
      .filter((spec) => !own(spec))
      .map((spec) => `${relative(root, file)} → ${spec}`),
  )

test('the judge imports only itself: nothing of the function, its texts or its lexicon', () => {
  const own = (spec: string): boolean =>
    spec.startsWith('tests/evals/judge/') || spec === 'tests/evals/rows.ts'
  expect(outside(codeBelow(join(evals, 'judge')), own)).toEqual([])
})

test('what judges conversations imports only the judge: nothing of the chat, the terminal or the function', () => {
  const files = codeBelow(join(evals, 'talks')).filter((file) => !STARTS_CHAT.includes(relative(root, file)))
  const own = (spec: string): boolean => spec.startsWith('tests/evals/') || spec.startsWith('node:')
  expect(files.length).toBeGreaterThan(5)
  expect(outside(files, own)).toEqual([])
})

test('what asks and counts never sees the function either, except what starts it', () => {
  const seen = codeBelow(evals)
    .map((file) => relative(root, file))
    .filter((file) => !file.startsWith('tests/evals/function/') && !STARTS.has(file))
    .filter((file) => imported(join(root, file)).some((spec) => /supabase\/functions|messages\//.test(spec)))
  expect(seen).toEqual([])
})
