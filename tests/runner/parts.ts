import { openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { run } from './processes.ts'
import { type Informe, playwrightInforme, vitestInforme } from './report.ts'
import { environmentOf, startSites, stopAll } from './sites.ts'

const root = resolve(import.meta.dirname, '../..')
/** The empty page that the site's bytes are measured against. */
const anchor = resolve(root, 'tests/bench/anclas/vacia')

/** What a part is given: a folder of its own, where its output goes, whether everything is wanted. */
export type Given = { work: string; out: number | 'inherit'; verify: boolean }
export type Part = { what: string; run(given: Given): Promise<Informe> }

const settings = (verify: boolean): Record<string, string> => (verify ? { ALMA_VERIFY: '1' } : {})

type Step = {
  command: string
  args: readonly string[]
  cwd?: string
  env?: Record<string, string>
}

/** Commands one after the other, as one test. */
const check = (what: string, ...steps: Step[]): Part => ({
  what,
  async run({ out, verify }) {
    for (const { command, args, cwd = root, env } of steps)
      if (!(await run(command, args, { cwd, out, env: { ...settings(verify), ...env } })))
        return { passed: 0, failed: 1, skipped: 0, faults: [`✗ ${what}`] }
    return { passed: 1, failed: 0, skipped: 0, faults: [] }
  },
})

const vitest = (project: string, what: string): Part => ({
  what,
  async run({ work, out, verify }) {
    const report = join(work, `${project}.json`)
    const args = ['run', '-c', 'tests/vitest.config.ts', '--project', project]
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const ok = await run('vitest', [...args, ...reporters], { cwd: root, out, env: settings(verify) })
    return vitestInforme(what, report, ok)
  },
})

const browser: Part = {
  what: 'browser tests',
  async run({ work, out, verify }) {
    const report = join(work, 'e2e.json')
    const projects = verify ? ['--project', 'flows', '--project', 'matrix'] : ['--project', 'flows']
    const args = ['test', '-c', 'tests/playwright.config.ts', ...projects]
    const env = { ...settings(verify), E2E_REPORT: report }
    return playwrightInforme(report, await run('playwright', args, { cwd: root, out, env }))
  },
}

/** A program that needs a site of its own: nobody else may work on the seats of a database that is raced for. */
const onSite = (what: string, program: string): Part => ({
  what,
  async run(given) {
    const sites = await startSites(1, join(given.work, 'site'))
    const env = Object.assign({}, ...sites.map(environmentOf))
    try {
      return await check(what, { command: process.execPath, args: [program], env }).run(given)
    } finally {
      await stopAll(sites)
    }
  },
})

const next = { command: 'next', args: ['build'] } as const

/** Everything that can be run, by the name that `--only` takes. */
export const PARTS = {
  types: check(
    'types',
    { command: 'next', args: ['typegen'] },
    { command: 'tsc', args: ['--noEmit', '-p', '.'] },
  ),
  lint: check('lint', { command: 'biome', args: ['check', '.'] }),
  function: check('types of the function', {
    command: 'deno',
    args: ['check', '--no-remote', 'supabase/functions/enigmito/index.ts'],
  }),
  unit: vitest('unit', 'unit tests'),
  db: vitest('db', 'database tests'),
  local: vitest('local', 'tests of the start'),
  build: check(
    'build of the site, without a backend, and of the empty page it is measured against',
    { ...next, env: { ALMA_TYPES_CHECKED: '1' } },
    { ...next, cwd: anchor },
  ),
  e2e: browser,
  // A rule changed by one sign must turn a test red: at least nine of ten mutants of lib/reservas.
  mutation: check('mutants of the rules', {
    command: 'stryker',
    args: ['run', 'tests/mutation/stryker.json'],
  }),
  // Two hundred at once have only as long as a guest would wait.
  races: onSite('races for the last seats', 'tests/endurance/races.ts'),
  answers: onSite('bookings whose answer is lost', 'tests/endurance/lost-answers.ts'),
  power: check('power cuts in a storm of bookings', {
    command: process.execPath,
    args: ['tests/endurance/power-cuts.ts'],
  }),
  // T-ADM-02: the guard file is a courtesy; the back office refuses without it just the same.
  guard: onSite('back office without its guard', 'tests/e2e/guard/guard.ts'),
} satisfies Record<string, Part>
export type Name = keyof typeof PARTS

export const isName = (name: string): name is Name => Object.hasOwn(PARTS, name)

/** The parts of a run: those of a stage start together, each lane one part after the other. */
export const STAGES: readonly (readonly (readonly Name[])[])[] = [
  // The compiler works on one core, and takes as long as what the other one does meanwhile.
  [['types'], ['lint', 'function', 'unit']],
  [['build']],
  // These work on both cores by themselves.
  [['db']],
  [['local']],
  [['e2e']],
  [['mutation']],
  [['races']],
  [['guard'], ['answers', 'power']],
]
/** What only `npm run verify` runs. */
export const VERIFY: readonly Name[] = ['mutation', 'races', 'answers', 'power', 'guard']
/** What cannot run without the built site. */
export const NEED_BUILD: readonly Name[] = ['e2e', 'races', 'answers', 'power', 'guard']

/** An open file for the output of a part that does not run alone. */
export const logOf = (work: string, name: Name): { file: string; out: number } => {
  const file = join(work, `${name}.log`)
  return { file, out: openSync(file, 'w') }
}
