import '../../runner/environment.ts'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { withEnding } from '../../runner/ending.ts'
import { type Site, startSite } from '../../runner/sites.ts'
import type { Mutant } from './change.ts'
import { MUTANTS } from './mutants.ts'
import { SURVIVORS } from './survivors.ts'

/**
 * Each mutant of policies, grants, triggers and functions is made in a copy of the database, and the database tests that
 * concern it must turn red. At least 95 of 100 are noticed, and whoever survives is explained in survivors.ts.
 * `node tests/mutation/database/run.ts [part of a name]`.
 */
const root = resolve(import.meta.dirname, '../../..')
const work = mkdtempSync(join(tmpdir(), 'alma-mutants-'))
chmodSync(work, 0o755)
const asked = process.argv[2] ?? ''
const FLOOR = 0.95
/** What one mutant may take, and all of them. Milliseconds. */
const EACH_MS = 180_000
const HEALTHY_MS = 15 * 60_000
const ALL_MS = 40 * 60_000
const LANES = Number(process.env.ALMA_LANES ?? Math.max(1, Math.min(3, availableParallelism())))

const backendIn = (dataDir: string): Promise<Site> =>
  startSite({
    backend: {
      ...{ dataDir, port: 0, functions: false, correo: false },
      adminEmail: 'admin@example.com',
      adminPassword: 'una-clave-de-prueba',
    },
    folder: '',
    anchor: '',
    work,
  })

const running = new Set<Site>()
const children = new Set<number>()
let over = false

type Verdict = { failed: number; said: string }

/** Runs tests against a database: how many failed; a run that takes too long counts as one. */
async function judge(
  site: Site,
  tests: readonly string[],
  only: string | undefined,
  lane: number,
  limit = EACH_MS,
): Promise<Verdict> {
  const report = join(work, `report-${lane}.json`)
  rmSync(report, { force: true })
  const args = [
    'run',
    '-c',
    'tests/mutation/database/vitest.config.ts',
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const paths = tests.map((file) => `tests/db/${file}`)
  const child = spawn('vitest', [...args, ...(only ? ['-t', only] : []), ...paths], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, ALMA_MUTANT_BACKEND: JSON.stringify(site.settings) },
  })
  const pid = child.pid ?? 0
  children.add(pid)
  const tooLong = setTimeout(() => process.kill(-pid, 'SIGKILL'), limit)
  await once(child, 'exit')
  clearTimeout(tooLong)
  children.delete(pid)
  if (!existsSync(report)) return { failed: 1, said: 'took too long' }
  const told: {
    numFailedTests: number
    numPassedTests: number
    numFailedTestSuites: number
    testResults: { message: string; assertionResults: { status: string; fullName: string }[] }[]
  } = JSON.parse(readFileSync(report, 'utf8'))
  const first = told.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed')
  if (told.numFailedTests + told.numPassedTests + told.numFailedTestSuites === 0)
    throw new Error(`no test ran: ${tests.join(', ')} ${only ?? ''}`)
  return {
    failed: told.numFailedTests + told.numFailedTestSuites,
    said:
      first?.fullName ??
      told.testResults
        .map(({ message }) => message)
        .join(' ')
        .slice(0, 200),
  }
}

/** A copy of the finished database with one change, judged and thrown away. */
async function tryOne(pristine: string, mutant: Mutant, lane: number, limit?: number): Promise<Verdict> {
  const dataDir = join(work, `lane-${lane}`)
  rmSync(dataDir, { recursive: true, force: true })
  spawnSync('cp', ['-a', pristine, dataDir])
  const site = await backendIn(dataDir)
  running.add(site)
  try {
    const sql = postgres(site.settings.databaseUrl, { max: 1, onnotice() {} })
    try {
      await sql.unsafe(mutant.sql)
    } catch (error) {
      throw new Error(`${mutant.what}: ${error instanceof Error ? error.message : error}`)
    } finally {
      await sql.end()
    }
    return await judge(site, mutant.tests, mutant.only, lane, limit)
  } finally {
    running.delete(site)
    await site.stop()
  }
}

async function main(): Promise<void> {
  // Spread over all of them, for whoever has less time than that.
  const every = Math.round(1 / Number(process.env.ALMA_MUTANTS ?? 1))
  const mutants = MUTANTS.filter(({ what }, i) => what.includes(asked) && i % every === 0)
  const pristine = join(work, 'pristine')
  await backendIn(pristine).then((site) => site.stop())
  const since = Date.now()
  const files = [...new Set(mutants.flatMap(({ tests }) => tests))].filter(
    (file) => file !== 'rights/rls.test.ts',
  )
  const healthy = await tryOne(pristine, { what: 'nothing', sql: 'select 1', tests: files }, 0, HEALTHY_MS)
  if (healthy.failed > 0) throw new Error(`The tests fail without a mutant: ${healthy.said}`)
  console.log(
    `${files.length} files of tests pass on the database as it is (${Math.round((Date.now() - since) / 1000)} s)`,
  )

  const survived: string[] = []
  const queue = [...mutants]
  let killed = 0
  const lane = async (number: number) => {
    for (let mutant = queue.shift(); mutant && !over; mutant = queue.shift()) {
      if (Date.now() - since > ALL_MS) throw new Error(`${queue.length + 1} mutants were not tried in time`)
      const { failed, said } = await tryOne(pristine, mutant, number)
      if (over) return
      if (failed > 0) killed += 1
      else survived.push(mutant.what)
      console.log(
        `${failed > 0 ? 'killed  ' : 'SURVIVED'} ${mutant.what.replace(/\s+/g, ' ')}${failed > 0 ? ` – ${said}` : ''}`,
      )
    }
  }
  await Promise.all(Array.from({ length: LANES }, (_, i) => lane(i)))
  const made = killed + survived.length
  const seconds = Math.round((Date.now() - since) / 1000)
  console.log(
    `▸ ${made} of ${MUTANTS.length} mutants of policies, grants, triggers and functions, ${killed} killed (${((100 * killed) / made).toFixed(1)} %), ${seconds} s`,
  )
  const unexplained = survived.filter((what) => !SURVIVORS[what])
  for (const what of survived) console.log(`survivor: ${what}: ${SURVIVORS[what] ?? 'NOT EXPLAINED'}`)
  const stale = made < MUTANTS.length ? [] : Object.keys(SURVIVORS).filter((what) => !survived.includes(what))
  for (const what of stale) console.log(`explained, and killed or gone: ${what}`)
  if (killed / made < FLOOR || unexplained.length > 0 || stale.length > 0) process.exitCode = 1
}

async function end(): Promise<void> {
  over = true
  for (const pid of children) process.kill(-pid, 'SIGKILL')
  for (const site of running) await site.stop()
  rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

await withEnding(main, end)
