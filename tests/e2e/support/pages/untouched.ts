import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyOfTheBuild, type Site, startSite } from '../../../runner/sites.ts'
import { test as base, expect } from '../fixtures.ts'

/**
 * A site and a backend that no other test has touched: what others saved, moved or closed for a day weighs some hundred
 * bytes, and a kept page shows it even after it has been deleted.
 */
export const test = base.extend<object, { untouched: Site }>({
  untouched: [
    async ({ browserName: _ }, use) => {
      const work = mkdtempSync(join(tmpdir(), 'alma-untouched-'))
      chmodSync(work, 0o755)
      const site = await startSite({
        backend: { dataDir: join(work, 'datos'), port: 0 },
        folder: copyOfTheBuild(join(work, 'sitio')),
        anchor: '',
        work,
      })
      await use(site)
      await site.stop()
      rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ untouched }, use) => use(untouched.settings.site),
})

export { expect }
