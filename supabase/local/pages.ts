import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from './log.ts'

// Where Next keeps what it rendered and read while it served. What the build made lies elsewhere and stays.
export const WRITTEN_AT_RUN_TIME = ['cache/fetch-cache', 'server/route-cache']

/**
 * Next keeps rendered pages between starts, so that the last good page survives an outage. Pages of another
 * database, or made with other settings, must not: they are deleted when the backend's identity changed.
 * @param identity all that makes this backend this one
 */
export function keepPagesOf(distDir: string, identity: readonly string[], log: Log): void {
  const mark = join(distDir, 'cache/alma-backend')
  const wanted = createHash('sha256').update(JSON.stringify(identity)).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  for (const folder of WRITTEN_AT_RUN_TIME) {
    const path = join(distDir, folder)
    if (existsSync(path)) log('The pages kept in .next belong to another backend: they are made anew')
    rmSync(path, { recursive: true, force: true })
  }
  mkdirSync(join(distDir, 'cache'), { recursive: true })
  writeFileSync(mark, wanted)
}
