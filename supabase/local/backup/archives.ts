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

/** Whether a day has passed since the newest archive of a folder. `now`: milliseconds since 1970. */
export function isDue(folder: string, now: number): boolean {
  const [newest] = existsSync(folder) ? archivesIn(folder) : []
  return newest === undefined || now - statSync(join(folder, newest)).mtimeMs > DAY_MS
}
