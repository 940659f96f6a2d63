import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const NAME = /^alma-\d{8}-\d{6}\.tar\.gz$/
const DAY_MS = 24 * 60 * 60_000

/** Archives of a folder, newest first. */
export const archivesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()

/** Whether no archive of a folder was made within a day. One that a wrong clock has put into the future is none. `now`:
 * milliseconds since 1970. */
export const isDue = (folder: string, now: number): boolean =>
  !existsSync(folder) ||
  archivesIn(folder).every((name) => Math.abs(now - statSync(join(folder, name)).mtimeMs) > DAY_MS)
