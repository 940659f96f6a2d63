import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from './log.ts'

// What Next writes while it serves. Output of the build lies elsewhere.
export const WRITTEN_AT_RUN_TIME = ['cache/fetch-cache', 'server/route-cache']

/** Rendered pages survive a restart, for outages; a changed `identity` deletes them. */
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
