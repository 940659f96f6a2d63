import { type ChildProcess, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Log, StartError } from '../log.ts'
import { freePort } from '../process/ports.ts'
import { environment, type Ledger, POSTGRES } from '../process/processes.ts'
import { supervise } from '../process/supervise.ts'
import { endBackends, readPidFile, stopOrphan } from './orphans.ts'
import { choosePlace, makeDraft, type PostgresPlace } from './postgres-user.ts'

export type Postgres = { url: string; stop(): Promise<void> }

const WAIT_MS = 10_000
// The server must not see our secrets.
const ENV = environment({ PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' })

/** Stops leftovers of an earlier run (E-08, E-09) first. Throws StartError when it cannot run here. */
export async function startPostgres(opts: {
  dataDir: string
  databaseId: string
  password: string
  ledger: Ledger
  log: Log
  /** The folder of its `bin`. */
  home?: string
  superuser?: string
  /** Settings of the server beside our own. */
  settings?: Readonly<Record<string, string>>
}): Promise<Postgres> {
  const { dataDir, password, ledger, log, home, superuser = 'postgres' } = opts
  const place = choosePlace(dataDir, opts.databaseId, log, home)
  if (existsSync(join(place.data, 'PG_VERSION'))) stopOrphan(place, ENV, log)
  else await createCluster(place, superuser, password, ledger)
  const logFile = join(dataDir, 'postgres.log')
  // Same port after a crash: the connection pool finds it there.
  let port = await freePort()
  const until = performance.now() + WAIT_MS
  const launch = async (record: (child: ChildProcess) => void): Promise<ChildProcess> => {
    for (;;) {
      await endBackends(place.data, log)
      const child = await launchOnce(place, { ...settingsOf(port), ...opts.settings }, logFile, record)
      if (child) {
        endPatience(child, place)
        return child
      }
      const why = lastFatal(logFile)
      if (performance.now() > until && !/starting up/.test(why))
        throw new StartError(`PostgreSQL does not start (${why}); its log is ${logFile}.`)
      if (/could not bind|Address already in use/.test(why)) port = await freePort()
      await sleep(150)
    }
  }
  const service = await supervise({
    name: POSTGRES,
    spawn: launch,
    ledger,
    log,
    stopWith: 'SIGINT',
    group: false,
    required: true,
  })
  return {
    url: `postgresql://${superuser}:${password}@127.0.0.1:${port}/postgres`,
    stop: () => service.stop(),
  }
}

async function createCluster(
  place: PostgresPlace,
  superuser: string,
  password: string,
  ledger: Ledger,
): Promise<void> {
  const draft = makeDraft(place)
  // Named like the draft: if this start is killed, the next one removes both.
  const file = `${draft}.password`
  try {
    writeFileSync(file, `${password}\n`, { mode: 0o600 })
    if ('uid' in place.ids) chownSync(file, place.ids.uid, place.ids.gid)
    const child = spawn(
      join(place.bin, 'initdb'),
      [
        '-D',
        draft,
        '-U',
        superuser,
        `--pwfile=${file}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
      ],
      { ...place.ids, cwd: '/', env: ENV, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    ledger.add('initdb', child.pid ?? 0, true)
    let said = ''
    child.stderr.on('data', (chunk) => {
      said = `${chunk}`.trim().split('\n').at(-1) ?? said
    })
    const code = await new Promise<number | null>((done) => {
      child.once('error', (error) => {
        said = error.message
        done(-1)
      })
      child.once('close', done)
    })
    ledger.remove(child.pid ?? 0)
    if (code !== 0)
      throw new StartError(`PostgreSQL cannot make its data folder ${place.data} on this machine: ${said}.`)
  } finally {
    rmSync(file, { force: true })
  }
  renameSync(draft, place.data)
}

const settingsOf = (port: number): Record<string, string> => ({
  port: String(port),
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '150',
  jit: 'off',
  timezone: 'UTC',
  // Failed statements contain guests' data: errors go to the caller only.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
})

async function launchOnce(
  place: PostgresPlace,
  settings: Readonly<Record<string, string>>,
  logFile: string,
  record: (child: ChildProcess) => void,
): Promise<ChildProcess | null> {
  const out = openSync(logFile, 'w', 0o600)
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const child = spawn(join(place.bin, 'postgres'), ['-D', place.data, ...flags], {
    ...place.ids,
    cwd: '/',
    env: ENV,
    // Own session: Ctrl-C must reach only us, so that we stop things in order.
    detached: true,
    stdio: ['ignore', out, out],
  })
  closeSync(out)
  record(child)
  let failed = false
  child.once('error', (error) => {
    failed = true
    writeFileSync(logFile, `FATAL:  ${error.message}\n`, { mode: 0o600 })
  })
  while (!failed && child.exitCode === null && child.signalCode === null) {
    const pidFile = readPidFile(place.data)
    if (pidFile?.ready && pidFile.pid === child.pid) return child
    await sleep(10)
  }
  return null
}

const LOOK_MS = 1000

/**
 * Asked by somebody else to stop (SIGTERM), PostgreSQL waits until everybody has left and refuses whoever comes: with
 * connections that are kept, that is for ever. It is told to stop now, and is started again.
 */
function endPatience(child: ChildProcess, place: PostgresPlace): void {
  const look = setInterval(() => {
    const found = readPidFile(place.data)
    if (found?.pid === child.pid && found?.stopping) child.kill('SIGINT')
  }, LOOK_MS)
  look.unref()
  child.once('exit', () => clearInterval(look))
}

function lastFatal(logFile: string): string {
  const rows = existsSync(logFile) ? readFileSync(logFile, 'utf8').trim().split('\n') : []
  const row = rows.findLast((r) => /FATAL|PANIC|error while loading/.test(r)) ?? rows.at(-1) ?? 'no message'
  return row.replace(/^.*?(FATAL|PANIC):\s*/, '').trim()
}
