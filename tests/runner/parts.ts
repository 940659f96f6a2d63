import { openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isMissing, postgrest, supabaseCli } from '../real/parts.ts'
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

type Some = { files?: readonly string[]; env?: Record<string, string> }

const vitest = (project: string, what: string, { files = [], env = {} }: Some = {}): Part => ({
  what,
  async run({ work, out, verify }) {
    const report = join(work, `${project.replace('*', '')}.json`)
    const args = ['run', '-c', 'tests/vitest.config.ts', '--project', project, ...files]
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const given = { ...settings(verify), ...env }
    return vitestInforme(
      what,
      report,
      await run('vitest', [...args, ...reporters], { cwd: root, out, env: given }),
    )
  },
})

const browser = (what: string, { files = [], env = {} }: Some = {}): Part => ({
  what,
  async run({ work, out, verify }) {
    const report = join(work, 'e2e.json')
    const projects = verify ? ['--project', 'flows', '--project', 'matrix'] : ['--project', 'flows']
    // Before the projects: that option takes whatever stands behind it.
    const args = ['test', '-c', 'tests/playwright.config.ts', ...files, ...projects]
    const given = { ...settings(verify), E2E_REPORT: report, ...env }
    return playwrightInforme(report, await run('playwright', args, { cwd: root, out, env: given }))
  },
})

/** Only where npm has the program for this machine; elsewhere it says why not and counts as skipped. */
const where = (found: () => string | null, name: string, part: Part): Part => ({
  what: part.what,
  async run(given) {
    if (found()) return part.run(given)
    console.log(`${part.what}: left out. ${isMissing(name)}`)
    return { passed: 0, failed: 0, skipped: 1, faults: [] }
  },
})

const realFiles = resolve(root, 'tests/real')
const real = (part: Part): Part => where(postgrest, 'PostgREST', part)

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
    // TypeScript 7, a third of the work; `next build` and the generators need the interface that 5 has.
    { command: process.execPath, args: ['node_modules/typescript7/bin/tsc', '--noEmit', '-p', '.'] },
  ),
  lint: check('lint', { command: 'biome', args: ['check', '.'] }),
  function: check(
    'types of the functions',
    ...['enigmito', 'correo'].map((name) => ({
      command: 'deno',
      args: ['check', '--no-remote', `supabase/functions/${name}/index.ts`],
    })),
  ),
  unit: vitest('unit*', 'unit tests'),
  db: vitest('db', 'database tests'),
  local: vitest('local', 'tests of the start'),
  talks: check('conversations with the assistant', {
    command: process.execPath,
    args: ['tests/evals/eval.ts', '--talks', '--baseline'],
  }),
  build: {
    what: 'build of the site, without a backend',
    // What only verify looks at: the folder that runs without sources, and the empty page the site is measured against.
    run: (given) =>
      check(
        'build of the site',
        { ...next, env: { ALMA_TEST_BUILD: '1', ...(given.verify ? { ALMA_STANDALONE: '1' } : {}) } },
        ...(given.verify ? [{ ...next, cwd: anchor }] : []),
      ).run(given),
  },
  e2e: browser('browser tests'),
  // A rule changed by one sign must turn a test red: at least nine of ten mutants of lib/reservas.
  mutation: check('mutants of the rules', {
    command: 'stryker',
    args: ['run', 'tests/mutation/stryker.json'],
  }),
  // Likewise of the database: a policy widened, a grant given, a trigger dropped, a comparison turned.
  policies: check('mutants of the database', {
    command: process.execPath,
    args: ['tests/mutation/database/run.ts'],
  }),
  // Two hundred at once have only as long as a guest would wait.
  races: onSite('races for the last seats', 'tests/endurance/races.ts'),
  answers: onSite('bookings whose answer is lost', 'tests/endurance/lost-answers.ts'),
  guesses: onSite('wrong passwords while guests book', 'tests/endurance/guesses.ts'),
  power: check('power cuts in a storm of bookings', {
    command: process.execPath,
    args: ['tests/endurance/power-cuts.ts'],
  }),
  wayback: check('a copy under load, and the way back from it', {
    command: process.execPath,
    args: ['tests/endurance/way-back.ts'],
  }),
  kills: check('every process killed in every order', {
    command: process.execPath,
    args: ['tests/endurance/kills.ts'],
  }),
  hostile: onSite('hostile bodies and addresses', 'tests/endurance/hostile.ts'),
  // T-ADM-02: the guard file is a courtesy; the back office refuses without it just the same.
  guard: onSite('back office without its guard', 'tests/e2e/guard/guard.ts'),
  parts: check('the real parts, from npm', { command: 'npm', args: ['ci'], cwd: realFiles }),
  realcli: where(
    supabaseCli,
    'Supabase command line',
    real(vitest('real', 'the stand-in of a hosted project, and the Supabase command line')),
  ),
  realdb: real(
    vitest('db', 'database tests on PostgreSQL 17 and PostgREST', { env: { ALMA_REAL: 'newer' } }),
  ),
  // Where everything was given to everybody, a forgotten `revoke` shows.
  realold: real(
    vitest('db', 'rights in a project made before May 2026', {
      files: ['tests/db/rights'],
      env: { ALMA_REAL: 'older' },
    }),
  ),
  realflows: real(
    browser('accounts and invitations on PostgreSQL 17 and PostgREST', {
      files: ['e2e/cuenta/', 'e2e/panel/usuarios'],
      env: { ALMA_REAL: 'newer' },
    }),
  ),
} satisfies Record<string, Part>
export type Name = keyof typeof PARTS

export const isName = (name: string): name is Name => Object.hasOwn(PARTS, name)

/** The parts of a run: those of a stage start together, each lane one part after the other. */
export const STAGES: readonly (readonly (readonly Name[])[])[] = [
  // The compiler and the build leave one core idle, most of their time.
  [
    ['types', 'build'],
    ['lint', 'function', 'unit'],
  ],
  // These work on both cores by themselves.
  [['db']],
  [['local']],
  [['talks']],
  [['e2e']],
  [['mutation']],
  [['policies']],
  [['races']],
  [['guard'], ['answers', 'power']],
  // It tells how long two things take: alone.
  [['guesses']],
  [['wayback']],
  [['kills']],
  [['hostile']],
  [['parts']],
  [['realcli']],
  [['realdb']],
  [['realold']],
  [['realflows']],
]
/** What only `npm run verify` runs. */
export const VERIFY: readonly Name[] = [
  ...(['talks', 'mutation', 'policies', 'races', 'answers', 'guesses'] as const),
  ...(['power', 'wayback', 'kills', 'hostile', 'guard'] as const),
]
/** What only `npm run verify:real` runs: it installs parts that nothing else needs. */
export const REAL: readonly Name[] = ['realcli', 'realdb', 'realold', 'realflows']
/** What cannot run without the built site. */
export const NEED_BUILD: readonly Name[] = [
  ...([
    'e2e',
    'races',
    'answers',
    'guesses',
    'power',
    'wayback',
    'kills',
    'hostile',
    'guard',
    'realflows',
  ] as const),
]

/** An open file for the output of a part that does not run alone. */
export const logOf = (work: string, name: Name): { file: string; out: number } => {
  const file = join(work, `${name}.log`)
  return { file, out: openSync(file, 'w') }
}
