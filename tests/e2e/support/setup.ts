import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { environment, QUICK_PASSWORDS, startSites, stopAll } from '../../runner/sites.ts'

/** The empty page that the site's bytes are measured against. */
const anchor = resolve(import.meta.dirname, '../../bench/anclas/vacia')

/** The built site with a backend, once for each worker; the addresses reach the workers through E2E_*. */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const work = mkdtempSync(join(tmpdir(), 'alma-e2e-'))
  chmodSync(work, 0o755)
  const sites = await startSites(workers, work, {
    anchor: existsSync(join(anchor, '.next/BUILD_ID')) ? anchor : '',
    passwordCost: QUICK_PASSWORDS,
  })
  Object.assign(process.env, environment(sites), {
    E2E_ANCHOR: sites[0]?.settings.anchor ?? '',
  })
  return async () => {
    await stopAll(sites)
    rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
