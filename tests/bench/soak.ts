import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { LOCALES } from '../../lib/i18n/locales.ts'
import { localePath } from '../../lib/i18n/path.ts'
import { figure } from '../endurance/client.ts'
import { withEnding } from '../runner/ending.ts'
import { forgetPages, serve } from '../runner/serve.ts'
import { type Site, startSite } from '../runner/sites.ts'
import { residentOf } from './memory.ts'
import { pull } from './pull.ts'

/**
 * `npm run bench -- soak`: memory of the site's own process over 200,000 requests of pages in five languages: at the start and
 * after each tenth. BENCH_REQUESTS sets how many. It builds nothing: build first.
 */
const root = resolve(import.meta.dirname, '../..')
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 200_000)
const PARTS = 10
const PAGES = ['/', '/menu', '/wine', '/contact', '/philosophy', '/gallery', '/reservations'] as const

export async function benchSoak(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'alma-soak-'))
  chmodSync(work, 0o755)
  const children: ChildProcess[] = []
  let house: Site | undefined
  const measure = async () => {
    forgetPages()
    const dataDir = join(work, 'datos')
    house = await startSite({ backend: { dataDir, port: 0 }, folder: '', anchor: '', work })
    const { url, publishableKey } = house.settings
    const env = { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey }
    const site = await serve(root, work, env, '/api/health', children)
    const pid = children[0]?.pid ?? 0
    const urls = LOCALES.flatMap((locale) => PAGES.map((page) => site + localePath(locale, page)))
    await pull(urls, 4, { requests: urls.length * 3 })
    const seen = [residentOf(pid)]
    let failed = 0
    const since = performance.now()
    for (let part = 0; part < PARTS; part++) {
      failed += (await pull(urls, 16, { requests: REQUESTS / PARTS })).failed
      seen.push(residentOf(pid))
    }
    const seconds = (performance.now() - since) / 1000
    // The first fifth warms up: what the engine compiles and keeps.
    const flat = seen.slice(PARTS / 5 + 1)
    const [least, most] = [Math.min(...flat), Math.max(...flat)]
    figure(
      `memory of the site in MB, at the start and after each tenth of ${REQUESTS} requests (${seconds.toFixed(0)} s, ${failed} failed): ${seen.map((mb) => mb.toFixed(0)).join(', ')}`,
    )
    figure(
      `at most ${Math.max(...seen).toFixed(0)} MB; ± ${((50 * (most - least)) / ((most + least) / 2)).toFixed(1)} % from the third tenth on`,
    )
  }
  await withEnding(measure, async () => {
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(children.map((child) => child.exitCode === null && once(child, 'exit')))
    await house?.stop()
    rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  })
}
