import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a part of the tests came to; `faults` names each failed test with the first lines of why. */
export type Informe = { passed: number; failed: number; skipped: number; faults: string[] }

const root = resolve(import.meta.dirname, '../..')
const LINES = 12

/** One fault, short enough to be read among others. */
function fault(name: string, why: readonly string[]): string {
  const lines = stripVTControlCharacters(why.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
  return [`✗ ${name}`, ...lines.slice(0, LINES).map((line) => `    ${line}`)].join('\n')
}

const read = <T>(report: string): T | null =>
  existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null

type Vitest = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Reads vitest's report. `ok`: whether the command ended well; one that did not has at least one fault. */
export function vitestInforme(part: string, report: string, ok: boolean): Informe {
  const result = read<Vitest>(report)
  const faults = (result?.testResults ?? []).flatMap((file) => {
    const name = relative(root, file.name)
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [fault(name, [file.message])]
    return failed.map((test) => fault(`${name} › ${test.fullName}`, test.failureMessages))
  })
  // A suite that cannot even be loaded has no failed test of its own.
  const failed = result ? result.numFailedTests || result.numFailedTestSuites : 0
  return {
    passed: result?.numPassedTests ?? 0,
    failed: ok ? failed : Math.max(1, failed),
    skipped: result ? result.numPendingTests + result.numTodoTests : 0,
    faults: faults.length > 0 || ok ? faults : [fault(part, ['ended badly and left no report of a fault'])],
  }
}

type Suite = { suites?: Suite[]; specs?: Spec[] }
type Spec = {
  title: string
  file: string
  line: number
  ok: boolean
  tests: { results: { status: string; errors: { message?: string }[] }[] }[]
}
type Playwright = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
  errors: { message?: string }[]
}

const specs = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]

/** Reads Playwright's report. `ok`: whether the command ended well; one that did not has at least one fault. */
export function playwrightInforme(report: string, ok: boolean): Informe {
  const result = read<Playwright>(report)
  const faults = (result?.suites ?? [])
    .flatMap(specs)
    .filter((spec) => !spec.ok)
    .map((spec) =>
      fault(
        `${spec.file}:${spec.line} › ${spec.title}`,
        spec.tests.flatMap((test) =>
          test.results.flatMap(({ errors }) => errors.map((e) => e.message ?? '')),
        ),
      ),
    )
  for (const { message } of result?.errors ?? []) faults.push(fault('browser tests', [message ?? '']))
  const failed = (result?.stats.unexpected ?? 0) + (result?.stats.flaky ?? 0)
  return {
    passed: result?.stats.expected ?? 0,
    failed: ok ? failed : Math.max(1, failed),
    skipped: result?.stats.skipped ?? 0,
    faults: faults.length > 0 || ok ? faults : [fault('browser tests', ['ended badly and left no report'])],
  }
}
