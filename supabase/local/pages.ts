import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from './log.ts'

// What Next writes while it serves. Output of the build lies elsewhere.
export const WRITTEN_AT_RUN_TIME = ['cache/fetch-cache', 'server/route-cache']
/** Where Next's compiler unpacks itself for a user who has no home. */
export const COMPILER_CACHE = 'cache/alma-compiler'

/** Rendered pages survive a restart, for outages; a changed `identity` deletes them. */
export function keepPagesOf(distDir: string, identity: readonly string[], log: Log): void {
  const mark = join(distDir, 'cache/alma-backend')
  dropHalfPages(distDir, log)
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

/** Next writes a kept page in place: a kill or a full disk in that moment leaves a half one. Without it, it is made anew. */
function dropHalfPages(distDir: string, log: Log): void {
  const folder = join(distDir, 'server/route-cache')
  if (!existsSync(folder)) return
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const half = files.filter(
    (file) =>
      file.endsWith('.html') && !readFileSync(join(folder, file), 'utf8').trimEnd().endsWith('</html>'),
  )
  for (const file of half)
    for (const kind of ['html', 'rsc', 'meta', 'body'])
      rmSync(join(folder, file.replace(/html$/, kind)), { force: true })
  if (half.length > 0) log(`Of the kept pages ${half.length} were not whole: they are made anew`)
}
