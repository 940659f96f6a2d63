import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Log, StartError } from '../log.ts'
import { type Ids, type UserIds, userIds } from '../process/user.ts'
import { postgresHome } from './binaries.ts'

const DRAFT = 'postgres.new-'

/** `ids` is empty for an ordinary user. */
export type PostgresPlace = {
  ids: Ids
  data: string
  bin: string
}

/** Root cannot run PostgreSQL and uses the user `postgres`. Throws StartError without such a user. */
export function choosePlace(
  dataDir: string,
  databaseId: string,
  log: Log,
  home = postgresHome(),
): PostgresPlace {
  const own = join(dataDir, 'postgres')
  if (process.getuid?.() !== 0) return { ids: {}, data: own, bin: join(home, 'bin') }

  const state = stateFolder(dataDir)
  const moved = join(state, 'postgres')
  setAsideForeign(state, moved, databaseId, log)
  if (existsSync(join(own, 'PG_VERSION')) && !existsSync(moved)) {
    // Existing data of an ordinary user: PostgreSQL runs as their owner.
    const owner = lstatSync(own)
    if (owner.uid !== 0)
      return { ids: { uid: owner.uid, gid: owner.gid }, data: own, bin: programs(home, state, owner, log) }
  }
  const ids = postgresUser()
  if (!existsSync(moved) && reaches(ids, dataDir))
    return { ids, data: own, bin: programs(home, state, ids, log) }
  makeStateFolder(state)
  writeFileSync(join(state, 'database-id'), databaseId, { mode: 0o600 })
  log(`the user "postgres" cannot reach ${dataDir}, so the database is kept in ${moved}`)
  return { ids, data: moved, bin: programs(home, state, ids, log) }
}

/** A new data folder has other keys: the old database is kept, not opened. */
function setAsideForeign(state: string, moved: string, databaseId: string, log: Log): void {
  if (!existsSync(moved)) return
  const mark = join(state, 'database-id')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === databaseId) return
  const aside = `${moved}.old-${Date.now()}`
  renameSync(moved, aside)
  log(`the database in ${moved} belongs to a data folder that is gone: it is kept in ${aside}`)
}

function programs(home: string, state: string, ids: UserIds, log: Log): string {
  if (reaches(ids, join(home, 'bin'))) return join(home, 'bin')
  makeStateFolder(state)
  const copy = join(state, 'programs')
  const source = join(copy, 'source')
  if (!existsSync(source)) {
    log(`the user that runs PostgreSQL cannot reach ${home}, so its programs are copied to ${copy}`)
    rmSync(copy, { recursive: true, force: true })
    rmSync(`${copy}.new`, { recursive: true, force: true })
    cpSync(home, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
    mkdirSync(join(`${copy}.new`, 'source'))
    renameSync(`${copy}.new`, copy)
  }
  return join(copy, 'bin')
}

/** Survives a restart of the machine where /var/lib exists; one per data folder. */
function stateFolder(dataDir: string): string {
  const name = `alma-enigma-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)}`
  try {
    accessSync('/var/lib', constants.W_OK)
    return join('/var/lib', name)
  } catch {
    return join(tmpdir(), name)
  }
}

function makeStateFolder(state: string): void {
  if (!existsSync(state)) mkdirSync(state, { mode: 0o711 })
  const found = lstatSync(state)
  // In a folder open to all, somebody else could have made a link.
  if (!found.isDirectory() || found.uid !== 0)
    throw new StartError(
      `The folder ${state} belongs to somebody else: remove it, or choose another ALMA_DATA_DIR.`,
    )
  chmodSync(state, 0o711)
}

const reaches = (ids: UserIds, folder: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...ids, cwd: '/', stdio: 'ignore' }).status === 0

function postgresUser(): UserIds {
  const found = userIds('postgres')
  if (found) return found
  for (const [command, args] of [
    [
      'useradd',
      [
        '--system',
        '--user-group',
        '--no-create-home',
        '--home-dir',
        '/',
        '--shell',
        '/bin/false',
        'postgres',
      ],
    ],
    ['adduser', ['-S', '-D', '-H', '-h', '/', '-s', '/bin/false', 'postgres']],
  ] as const) {
    spawnSync(command, args, { stdio: 'ignore' })
    const made = userIds('postgres')
    if (made) return made
  }
  throw new StartError(
    'PostgreSQL does not run as root and the user "postgres" could not be made on this machine: create that user, or start as an ordinary user.',
  )
}

/** Renamed when complete. The name is new each time: the initdb of a killed start may still write. */
export function makeDraft(place: PostgresPlace): string {
  const parent = dirname(place.data)
  for (const name of readdirSync(parent).filter((n) => n.startsWith(DRAFT))) {
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch {
      // Still in use; the next start tries again.
    }
  }
  const folder = join(parent, `${DRAFT}${randomUUID()}`)
  mkdirSync(folder, { mode: 0o700 })
  if ('uid' in place.ids) chownSync(folder, place.ids.uid, place.ids.gid)
  return folder
}
