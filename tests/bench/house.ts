import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { withEnding } from '../runner/ending.ts'
import { forgetPages, serve } from '../runner/serve.ts'
import { type Site, startSite } from '../runner/sites.ts'

const root = resolve(import.meta.dirname, '../..')

export type House = {
  /** A folder of its own. */
  work: string
  /** Whatever else is started: it ends with the house. */
  children: ChildProcess[]
  /** Starts the built site before the house's backend, from a copy of the build if one is given. */
  open(env?: Record<string, string>, folder?: string): Promise<string>
}

/** A backend with the demo rows, and the built sites before it, for as long as something is measured. Build first. */
export async function withHouse(measure: (house: House) => Promise<void>): Promise<void> {
  if (!existsSync(join(root, '.next/BUILD_ID'))) throw new Error('Build first: npm run build')
  const work = mkdtempSync(join(tmpdir(), 'alma-bench-'))
  chmodSync(work, 0o755)
  const children: ChildProcess[] = []
  let backend: Site | undefined
  const run = async () => {
    forgetPages()
    const dataDir = join(work, 'datos')
    backend = await startSite({ backend: { dataDir, port: 0 }, folder: '', anchor: '', work })
    const { url, publishableKey } = backend.settings
    const own = { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey }
    await measure({
      work,
      children,
      open: (env = {}, folder = root) => serve(folder, work, { ...own, ...env }, '/api/health', children),
    })
  }
  await withEnding(run, async () => {
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(
      children.map((child) => (child.exitCode ?? child.signalCode) === null && once(child, 'exit')),
    )
    await backend?.stop()
    rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  })
}
