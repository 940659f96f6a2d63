import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { environment } from './processes.ts'
import { type Ids, type UserIds, userIds } from './user.ts'

const USER = 'nobody'
/** Below it a port belongs to root. */
const FREE_PORTS = 1024

/**
 * Started by root, the site runs as a user that reads no secret and writes nothing but `written`: who breaks into it does not
 * own the house. Empty where it runs as whoever started it: an ordinary user, or where that user cannot read the project.
 */
export function siteUser(
  projectDir: string,
  { reads, written, port }: { reads: readonly string[]; written: readonly string[]; port: number },
  log: Log,
): Ids {
  if (process.getuid?.() !== 0) return {}
  const ids = port < FREE_PORTS ? null : userIds(USER)
  if (!ids || !canRead(ids, [projectDir, ...reads])) {
    log(`the site runs as root: the user "${USER}" cannot read ${projectDir} or listen on port ${port}`)
    return {}
  }
  for (const folder of written) {
    mkdirSync(folder, { recursive: true })
    own(folder, ids)
  }
  return ids
}

/** Whether that user can start this Node and read these with it. */
const canRead = (ids: UserIds, paths: readonly string[]): boolean =>
  spawnSync(
    process.execPath,
    ['-e', 'for (const path of process.argv.slice(1)) require("fs").accessSync(path, 4)', ...paths],
    { ...ids, cwd: '/', stdio: 'ignore', env: environment({}) },
  ).status === 0

function own(path: string, ids: UserIds): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  if (found.uid !== ids.uid) chownSync(path, ids.uid, ids.gid)
  if (found.isDirectory()) for (const name of readdirSync(path)) own(join(path, name), ids)
}
