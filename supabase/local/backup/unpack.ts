import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chown, mkdir, open } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { createGunzip } from 'node:zlib'
import { openDataFolder } from '../data-folder.ts'
import { type Log, reason, StartError } from '../log.ts'
import { choosePlace, type PostgresPlace } from '../postgres/postgres-user.ts'
import { type Secrets, saveSecrets } from '../secrets.ts'
import { type Entry, readTar } from './tar.ts'
import { FORMAT, HEAD, type Head, TAIL, type Tail } from './write.ts'

const IN_MEMORY = new Set([HEAD, TAIL, 'secrets.json'])
/** What PostgreSQL expects and a copy leaves out. */
const EMPTY = [
  'pg_wal/archive_status',
  'pg_wal/summaries',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]

/**
 * Unpacks an archive into a new data folder and compares every file with its checksum. Throws StartError for an
 * archive that is damaged, cut off, or of another version.
 */
export async function unpackBackup(archive: string, dataDir: string, log: Log): Promise<Tail> {
  const kept = new Map<string, string>()
  const hashes = new Map<string, string>()
  let place: PostgresPlace | null = null
  const placed = (): PostgresPlace => {
    place ??= choosePlaceFor(kept.get(HEAD), dataDir, log)
    return place
  }
  const sink = async ({ name, folder }: Entry) => {
    if (name.split('/').includes('..') || name.startsWith('/')) throw new Error(`a foreign name: ${name}`)
    const hash = createHash('sha256')
    if (IN_MEMORY.has(name)) return intoMemory(name, hash, kept, hashes)
    const target = targetOf(name, dataDir, placed())
    if (folder) {
      await makeFolder(target, name, placed())
      return { write: async () => {}, end: async () => {} }
    }
    await makeFolder(dirname(target), dirname(name), placed())
    const file = await open(target, 'wx', 0o600)
    return {
      async write(chunk: Buffer) {
        hash.update(chunk)
        await file.write(chunk)
      },
      async end() {
        await own(target, name, placed())
        await file.sync()
        await file.close()
        hashes.set(name, hash.digest('hex'))
      },
    }
  }
  const plain = createGunzip()
  const source = createReadStream(archive)
  source.on('error', (error) => plain.destroy(error))
  try {
    await readTar(source.pipe(plain), sink)
    const tail = JSON.parse(kept.get(TAIL) ?? 'null') as Tail | null
    if (!tail) throw new Error('its table of contents is missing')
    const wrong = Object.entries(tail.hashes).filter(([name, hash]) => hashes.get(name) !== hash)
    if (wrong.length > 0) throw new Error(`${wrong.length} files differ, the first is ${wrong[0]?.[0]}`)
    for (const name of EMPTY) await makeFolder(join(placed().data, name), `postgres/${name}`, placed())
    // Last: without it a folder that was filled by halves does not start.
    saveSecrets(dataDir, JSON.parse(kept.get('secrets.json') ?? '') as Secrets)
    return tail
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The archive ${archive} cannot be restored (${reason(error)}): take another one.`)
  }
}

function choosePlaceFor(text: string | undefined, dataDir: string, log: Log): PostgresPlace {
  const head = JSON.parse(text ?? 'null') as Head | null
  if (head?.format !== FORMAT) throw new StartError('This is not an archive that "npm run backup" has made.')
  openDataFolder(dataDir)
  return choosePlace(dataDir, head.databaseId, log)
}

function intoMemory(name: string, hash: Hash, kept: Map<string, string>, hashes: Map<string, string>) {
  const parts: Buffer[] = []
  return {
    async write(chunk: Buffer) {
      parts.push(Buffer.from(chunk))
      hash.update(chunk)
    },
    async end() {
      kept.set(name, Buffer.concat(parts).toString('utf8'))
      hashes.set(name, hash.digest('hex'))
    },
  }
}

const isOfCluster = (name: string): boolean => name === 'postgres' || name.startsWith('postgres/')

const targetOf = (name: string, dataDir: string, place: PostgresPlace): string =>
  isOfCluster(name) ? join(place.data, relative('postgres', name)) : join(dataDir, name)

async function own(path: string, name: string, { ids }: PostgresPlace): Promise<void> {
  if (isOfCluster(name) && 'uid' in ids) await chown(path, ids.uid, ids.gid)
}

async function makeFolder(path: string, name: string, place: PostgresPlace): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (!first) return
  // Every folder that this has made, from the outermost inwards.
  for (let at = path; at.length >= first.length; at = dirname(at)) await own(at, name, place)
}
