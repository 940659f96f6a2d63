import './runner/environment.ts'
import { chmodSync, closeSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Asked, readArguments } from './runner/arguments.ts'
import { logOf, type Name, NEED_BUILD, PARTS, STAGES } from './runner/parts.ts'
import { endLeftovers, isStopping, stopCommands } from './runner/processes.ts'
import type { Informe } from './runner/report.ts'

/**
 * `npm test`: types, lint, unit, database and browser tests; everything started here is stopped here, and the last line is
 * `N passed, N failed`. `--all` (npm run verify) runs the long forms and the large matrices too, `--only unit,db` these
 * parts alone.
 */
const root = resolve(import.meta.dirname, '..')

type Done = Informe & { name: Name; seconds: number }

/** One part; its output is told as it comes, or whole at its end when another part runs beside it. */
async function runPart(name: Name, folder: string, verify: boolean, alone: boolean): Promise<Done> {
  const { what, run } = PARTS[name]
  const started = Date.now()
  const work = join(folder, name)
  mkdirSync(work)
  const log = alone ? null : logOf(folder, name)
  if (alone) console.log(`\n── ${what}`)
  let told: Informe
  try {
    told = await run({ work, out: log?.out ?? 'inherit', verify })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    told = { passed: 0, failed: 1, skipped: 0, faults: [`✗ ${what}\n    ${why}`] }
  }
  const seconds = (Date.now() - started) / 1000
  if (log) {
    closeSync(log.out)
    console.log(`\n── ${what}`)
    process.stdout.write(readFileSync(log.file))
  }
  const mark = isStopping() ? '–' : told.failed ? '✗' : '✓'
  console.log(`${mark} ${what} (${seconds.toFixed(1)} s)`)
  return { ...told, name, seconds }
}

/** Runs what was asked for, stage after stage, until the run is stopped. */
async function runAll({ parts, verify }: Asked, folder: string, done: Done[]): Promise<void> {
  let built = true
  for (const stage of STAGES) {
    const lanes = stage.map((lane) => lane.filter((name) => parts.has(name))).filter((lane) => lane.length)
    const lane = async (names: readonly Name[]) => {
      for (const name of names) {
        if (isStopping()) return
        if (!built && NEED_BUILD.includes(name)) continue
        const one = await runPart(name, folder, verify, lanes.length === 1)
        // What was stopped in the middle has neither passed nor failed.
        if (isStopping()) return
        done.push(one)
        if (name === 'build' && one.failed) built = false
      }
    }
    await Promise.all(lanes.map(lane))
  }
}

/** The seconds and figures of each part, then every fault, then the line that is read by others. */
function tell(done: readonly Done[], seconds: number): void {
  const sum = (of: (one: Informe) => number) => done.reduce((total, one) => total + of(one), 0)
  const rows = done.map(({ name, seconds, passed, failed }) => ({ name, seconds, passed, failed }))
  const total = { name: 'all', seconds, passed: sum((one) => one.passed), failed: sum((one) => one.failed) }
  console.log('\npart      seconds  passed  failed')
  for (const row of [...rows, total])
    console.log(
      `${row.name.padEnd(9)} ${row.seconds.toFixed(1).padStart(7)} ${String(row.passed).padStart(7)} ${String(row.failed).padStart(7)}`,
    )
  const faults = done.flatMap((one) => one.faults)
  // Once more at the end, where whoever comes to read looks first: what is said above may be long.
  if (faults.length > 0) console.log(`\n${faults.join('\n\n')}`)
  const skipped = sum((one) => one.skipped)
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
}

async function main(): Promise<number> {
  const asked = readArguments(process.argv.slice(2))
  const started = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'alma-test-'))
  // PostgreSQL, which does not run as root, must reach its data.
  chmodSync(folder, 0o755)
  // Whatever a part leaves behind lies in one place, where it is found and removed.
  process.env.TMPDIR = folder
  process.env.PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  let stopped: NodeJS.Signals | null = null
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!stopped) console.log(`\nStopping (${signal})`)
      stopped ??= signal
      stopCommands()
    })
  const done: Done[] = []
  try {
    await runAll(asked, folder, done)
  } finally {
    await endLeftovers(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    tell(done, (Date.now() - started) / 1000)
  }
  if (stopped) return 128 + constants.signals[stopped]
  return done.some(({ failed }) => failed) || done.every(({ passed }) => passed === 0) ? 1 : 0
}

try {
  process.exit(await main())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}
