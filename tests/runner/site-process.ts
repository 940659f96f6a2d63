// A backend, and the sites it serves, as a process of its own: it works on another core than the tests, and ends with
// whoever started it, however that ended. Started by sitios.ts, which is told of the settings over IPC.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type BackendOptions, startBackend } from '../../supabase/local/backend.ts'
import { serve } from './serve.ts'
import type { Settings, SiteRequest } from './sites.ts'

const { backend: options, folder, anchor, work }: SiteRequest = JSON.parse(process.argv[2] ?? '')
const sites: ChildProcess[] = []

/** `ALMA_REAL`: PostgreSQL and PostgREST as a hosted project has them, where the embedded ones are used otherwise. */
async function parts(): Promise<Partial<BackendOptions>> {
  if (!process.env.ALMA_REAL) return {}
  const { openRealDatabase } = await import('../real/database.ts')
  return { openDatabase: (given) => openRealDatabase(given) }
}

async function start() {
  const backend = await startBackend({ ...options, ...(await parts()) })
  const env = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey }
  try {
    const settings: Settings = {
      url: backend.url,
      publishableKey: backend.publishableKey,
      secretKey: backend.secretKey,
      databaseUrl: backend.databaseUrl,
      adminEmail: backend.adminEmail,
      adminPassword: backend.adminPassword,
      mailDir: backend.mailDir,
      site: folder ? await serve(folder, work, env, '/api/health', sites) : '',
      anchor: anchor ? await serve(anchor, work, {}, '/', sites) : '',
    }
    process.send?.(settings)
  } catch (error) {
    await backend.stop()
    throw error
  }
  return backend
}

const started = start()
let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  // What is still starting is stopped once it has started.
  const backend = await started.catch(() => null)
  for (const site of sites) site.kill('SIGTERM')
  await Promise.all(sites.map((site) => (site.exitCode ?? site.signalCode) === null && once(site, 'exit')))
  await backend?.stop()
  process.exit(0)
}
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, stop)

started.catch(async (error) => {
  if (stopping) return
  console.error(error)
  for (const site of sites) site.kill('SIGKILL')
  process.exit(1)
})
