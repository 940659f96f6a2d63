import { LOCALES } from '../../lib/i18n/locales.ts'
import { localePath } from '../../lib/i18n/path.ts'
import { figure } from '../endurance/client.ts'
import { withHouse } from './house.ts'
import { residentOf } from './memory.ts'
import { pull } from './pull.ts'

/**
 * `npm run bench -- soak`: memory of the site's own process over 200,000 requests of pages in five languages: at the start and
 * after each tenth. BENCH_REQUESTS sets how many. It builds nothing: build first.
 */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 200_000)
const PARTS = 10
const PAGES = ['/', '/menu', '/wine', '/contact', '/philosophy', '/gallery', '/reservations'] as const

export const benchSoak = (): Promise<void> =>
  withHouse(async ({ open, children }) => {
    const site = await open()
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
  })
