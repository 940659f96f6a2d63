import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Backend, startBackend } from '../supabase/local/backend.ts'
import { forgetPages, serve } from './servir.ts'

/** The sites the browser tests run against: one for each worker, with a database, kept pages and limits of its own. */
const root = resolve(import.meta.dirname, '..')

/** What a running site does not share with another one: what Next writes while it answers. */
const OWN = '.next'
/** What it never reads. */
const LEFT_OUT = new Set([OWN, '.git', 'tests', 'tsconfig.tsbuildinfo'])

/**
 * The built site once more: its build copied, everything else reached through links.
 * @returns the folder to start it in
 */
export function copyOfTheBuild(folder: string): string {
  mkdirSync(folder, { recursive: true })
  for (const part of readdirSync(root))
    if (!LEFT_OUT.has(part)) symlinkSync(join(root, part), join(folder, part))
  for (const part of readdirSync(join(root, OWN)))
    if (part !== 'cache')
      cpSync(join(root, OWN, part), join(folder, OWN, part), { recursive: true, verbatimSymlinks: true })
  return folder
}

/** A site and its backend, as the browser tests read them from the environment. */
export type Sitio = { backend: Backend; env: Record<string, string> }

/**
 * Starts one site for each browser worker.
 * @param work a folder of one's own for data and copies
 * @param children where every process is noted at once, for whoever has to stop it
 * @param backends the same for the databases
 */
export async function startSites(
  count: number,
  work: string,
  children: ChildProcess[],
  backends: Backend[],
): Promise<Sitio[]> {
  forgetPages()
  const one = async (i: number): Promise<Sitio> => {
    const backend = await startBackend({ dataDir: join(work, `datos-${i}`), port: 0 })
    backends.push(backend)
    const folder = i === 0 ? root : copyOfTheBuild(join(work, `sitio-${i}`))
    const env = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey }
    const site = await serve(folder, work, env, '/api/health', children)
    return {
      backend,
      env: {
        E2E_SITE: site,
        E2E_DATABASE_URL: backend.databaseUrl,
        E2E_SUPABASE_URL: backend.url,
        E2E_PUBLISHABLE_KEY: backend.publishableKey,
        E2E_MAIL_DIR: backend.mailDir,
        E2E_ADMIN_EMAIL: backend.adminEmail,
        E2E_ADMIN_PASSWORD: backend.adminPassword,
      },
    }
  }
  return Promise.all(Array.from({ length: count }, (_, i) => one(i)))
}

/**
 * The names of each site's settings with its number after them: what belongs to worker 1 ends with `_1`.
 * Worker 0's stand without a number too.
 */
export const environment = (sites: readonly Sitio[]): Record<string, string> =>
  Object.assign(
    { ...sites[0]?.env },
    ...sites.map(({ env }, i) =>
      Object.fromEntries(Object.entries(env).map(([name, value]) => [`${name}_${i}`, value])),
    ),
  )
