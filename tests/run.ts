import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Backend } from '../supabase/local/backend.ts'
import { findChromium } from './chromium.ts'
import { type Informe, playwrightInforme, vitestInforme } from './informe.ts'
import { serve } from './servir.ts'

/**
 * `npm test`: types, lint, unit, database and browser tests, everything started here is stopped here, last line
 * `N passed, N failed`. `--all` (npm run verify) runs the large matrices too; `--only unit,db` runs parts.
 */
const root = resolve(import.meta.dirname, '..')
const all = process.argv.includes('--all')
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
/** Browsers at work at the same time, each with a site of its own: two cores are not kept busy by one. */
const WORKERS = 2
const work = mkdtempSync(join(tmpdir(), 'alma-test-'))
chmodSync(work, 0o755)

// The tests bring their own backend: what the shell happens to have set must not reach them.
for (const name of [
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'DATABASE_URL',
  'ALMA_DATA_DIR',
  'PORT',
  'SITE_URL',
  'SMTP_URL',
  'SMTP_FROM',
  'ENIGMITO_NOW',
  'ENIGMITO_RATE_LIMIT',
  'ENIGMITO_SITE_SECRET',
  'ENIGMITO_LLM_URL',
  'ENIGMITO_LLM_KEY',
  'ENIGMITO_LLM_MODEL',
])
  delete process.env[name]
process.env.PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
process.env.NEXT_TELEMETRY_DISABLED = '1'

/** What the bookings must endure, one after the other. */
const AGUANTE = [
  ['races for the last seats', 'carreras.ts'],
  ['bookings whose answer is lost', 'averias.ts'],
  ['power cuts in a storm of bookings', 'apagones.ts'],
] as const

/** Whatever was started here, to be stopped here. */
const children: ChildProcess[] = []

const tally: Informe = { passed: 0, failed: 0, skipped: 0, faults: [] }
const say = (line: string) => console.log(`\n── ${line}`)
const wanted = (part: string) => !only || only.includes(part)

function count(part: Partial<Informe>) {
  tally.passed += part.passed ?? 0
  tally.failed += part.failed ?? 0
  tally.skipped += part.skipped ?? 0
  tally.faults.push(...(part.faults ?? []))
}

/**
 * Runs a command to its end; true when it ended well. Never blocks: the backend answers from this very process. What it
 * says is told at once, or goes to the open file `to`.
 */
async function succeeds(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = root,
  to: number | 'inherit' = 'inherit',
) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', to, to], env: { ...process.env, ...env } })
  children.push(child)
  const [code] = await once(child, 'exit')
  return code === 0
}

/** What is said while something else is being told: kept, and told when it is over. */
async function aside<T>(name: string, run: (to: number) => Promise<T>): Promise<T> {
  const log = join(work, `${name.replaceAll(' ', '-')}.log`)
  const to = openSync(log, 'w')
  try {
    return await run(to)
  } finally {
    closeSync(to)
    say(name)
    process.stdout.write(readFileSync(log))
  }
}

/** One check that counts as one test. */
async function check(
  name: string,
  command: string,
  args: string[],
  env?: Record<string, string>,
  cwd?: string,
  to?: number,
): Promise<boolean> {
  if (to === undefined) say(name)
  const started = Date.now()
  const ok = await succeeds(command, args, env, cwd, to)
  console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  count(ok ? { passed: 1 } : { failed: 1, faults: [`✗ ${name}`] })
  return ok
}

async function vitest(project: string, to?: number) {
  const report = join(work, `${project}.json`)
  if (to === undefined) say(`${project} tests`)
  const args = [
    'run',
    '-c',
    'tests/vitest.config.ts',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
  ]
  const ok = await succeeds(
    'vitest',
    [...args, `--outputFile.json=${report}`],
    all ? { ALMA_VERIFY: '1' } : {},
    root,
    to,
  )
  count(vitestInforme(`${project} tests`, report, ok))
}

async function playwright(env: Record<string, string>) {
  say('browser tests')
  const report = join(work, 'e2e.json')
  const ok = await succeeds('playwright', ['test', '-c', 'tests/playwright.config.ts'], {
    ...env,
    E2E_REPORT: report,
  })
  count(playwrightInforme(report, ok))
}

/** The empty page that the site's bytes are measured against. */
const anchor = resolve(root, 'tests/bench/anclas/vacia')

/** Builds the site and the empty page; false when one of them cannot be built. */
const builds = async (to: number): Promise<boolean> =>
  (await check('build of the site, without a backend', 'next', ['build'], {}, root, to)) &&
  (await check('build of the empty page it is measured against', 'next', ['build'], {}, anchor, to))

async function browser() {
  const executable = findChromium(say)
  const { environment, startSites } = await import('./sitios.ts')
  const backends: Backend[] = []
  try {
    const sites = await startSites(WORKERS, work, children, backends)
    const e2e = {
      ...environment(sites),
      E2E_WORKERS: String(WORKERS),
      E2E_VISTAS: join(work, 'vistas'),
      E2E_ANCHOR: await serve(anchor, work, {}, '/', children),
      E2E_CHROMIUM: executable,
      ...(all ? { ALMA_VERIFY: '1' } : {}),
    }
    await playwright(e2e)
    // Each with a site of its own: nobody else may work on the seats of a database that is raced for.
    const otro = { ...e2e, ...sites[1]?.env }
    const [carreras, ...resto] = AGUANTE
    const aguanta = ([name, file]: (typeof AGUANTE)[number]) =>
      check(name, process.execPath, [`tests/aguante/${file}`], otro)
    // Two hundred at once have only as long as a guest would wait: nothing else is done meanwhile.
    await aguanta(carreras)
    await Promise.all([
      // T-ADM-02: the guard file is a courtesy; the back office refuses without it just the same.
      aside('back office without its guard', (to) =>
        check('back office without its guard', process.execPath, ['tests/e2e/sin-guardia.ts'], e2e, root, to),
      ),
      (async () => {
        for (const one of resto) await aguanta(one)
      })(),
    ])
  } finally {
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(backends.map((backend) => backend.stop()))
  }
}

async function types() {
  if (!wanted('types')) return
  await aside('types', async (to) => {
    await succeeds('next', ['typegen'], {}, root, to)
    await check('types', 'tsc', ['--noEmit', '-p', '.'], {}, root, to)
  })
}

async function rules() {
  if (wanted('lint')) await check('lint', 'biome', ['check', '.'])
  if (wanted('function'))
    await check('types of the function', 'deno', [
      'check',
      '--no-remote',
      'supabase/functions/enigmito/index.ts',
    ])
  if (wanted('unit')) await vitest('unit')
}

async function main() {
  // The compiler works on one core, and takes half as long as what the other one does meanwhile.
  await Promise.all([types(), rules()])
  // The database's tests work through their files one by one and leave a core to the others.
  const [, built] = await Promise.all([
    wanted('db') ? vitest('db') : null,
    (async () => {
      if (wanted('local')) await aside('local tests', (to) => vitest('local', to))
      return wanted('browser') && aside('builds', builds)
    })(),
  ])
  // A rule changed by one sign must turn a test red: at least nine of ten mutants of lib/reservas.
  if (all && wanted('mutation'))
    await check('mutants of the rules', 'stryker', ['run', 'tests/mutacion/stryker.json'])
  if (built) await browser()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of children) child.kill('SIGTERM')
  })

let broken: unknown = null
try {
  await main()
} catch (error) {
  broken = error
  count({ failed: 1, faults: [`✗ ${error instanceof Error ? error.message : error}`] })
} finally {
  for (const child of children) child.kill('SIGTERM')
  rmSync(work, { recursive: true, force: true })
}
if (broken) console.error(broken)
// Once more at the end, where whoever comes to read looks first: what is said above may be long.
if (tally.faults.length > 0) console.log(`\n${tally.faults.join('\n\n')}`)
const skipped = tally.skipped ? `, ${tally.skipped} skipped` : ''
console.log(`\n${tally.passed} passed, ${tally.failed} failed${skipped}`)
process.exit(tally.failed || tally.passed === 0 ? 1 : 0)
