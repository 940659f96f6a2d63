import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type { BackendOptions } from '../../supabase/local/backend.ts'
import { forgetPages } from './serve.ts'

/** The backends and sites that tests run against: one for each worker, with a database, kept pages and limits of its own. */
const root = resolve(import.meta.dirname, '../..')

/** Tests at work at the same time: two cores are not kept busy by one. A project that was given is there once. */
export const WORKERS = process.env.ALMA_PROJECT ? 1 : Math.min(2, availableParallelism())

/** The least cost that bcrypt knows: hundreds of tests sign in, and a hash as in production takes a tenth of a second. */
export const QUICK_PASSWORDS = 4

/** What a running site does not share with another one: what Next writes while it answers. */
const OWN = '.next'
/** Parts of a build that no running site reads. */
const NOT_READ = new Set(['cache', 'standalone'])
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
    if (!NOT_READ.has(part))
      cpSync(join(root, OWN, part), join(folder, OWN, part), { recursive: true, verbatimSymlinks: true })
  // What another site has rendered is not part of the build.
  rmSync(join(folder, OWN, 'server/route-cache'), { recursive: true, force: true })
  return folder
}

/**
 * The folder that a container or a server is given: the build's own copy of what it needs, with its static files.
 * @returns the folder to start it in, where there is neither source nor package beside what the build traced
 */
export function standaloneFolder(folder: string): string {
  const built = join(root, OWN, 'standalone')
  if (!existsSync(built)) throw new Error('No standalone folder: build with ALMA_STANDALONE=1')
  cpSync(built, folder, { recursive: true, verbatimSymlinks: true })
  cpSync(join(root, OWN, 'static'), join(folder, OWN, 'static'), { recursive: true })
  cpSync(join(root, 'public'), join(folder, 'public'), { recursive: true })
  return folder
}

/** What site-process.ts is asked for. `folder`: the built site to start; `anchor`: one that needs no backend; none: ''. */
export type SiteRequest = { backend: BackendOptions; folder: string; anchor: string; work: string }
/** What it answers; the addresses of sites that were not asked for are ''. */
export type Settings = Record<
  | 'url'
  | 'publishableKey'
  | 'secretKey'
  | 'databaseUrl'
  | 'adminEmail'
  | 'adminPassword'
  | 'mailDir'
  | 'site'
  | 'anchor',
  string
>
export type Site = { settings: Settings; stop(): Promise<void> }

/** Starts a backend, with a site before it if asked for, in a process of its own that ends with this one. */
export async function startSite(request: SiteRequest): Promise<Site> {
  const program = resolve(import.meta.dirname, 'site-process.ts')
  const child = fork(program, [JSON.stringify(request)], { execArgv: [] })
  const ended = once(child, 'exit')
  const told = once(child, 'message').then(([settings]): Settings => settings)
  const settings = await Promise.race([told, ended.then(() => null)])
  if (!settings) throw new Error('The backend of the tests did not start: see above.')
  return {
    settings,
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

/** Stops all of them, at once. */
export const stopAll = async (sites: readonly Site[]): Promise<void> => {
  await Promise.all(sites.map(({ stop }) => stop()))
}

/**
 * Starts so many backends with a built site each.
 * @param work a folder of one's own for data and copies
 * @param anchor the built page that the site's bytes are measured against; '': none
 * @param passwordCost of a new password; without it, as in production
 */
export async function startSites(
  count: number,
  work: string,
  { anchor = '', passwordCost }: { anchor?: string; passwordCost?: number } = {},
): Promise<Site[]> {
  forgetPages()
  return Promise.all(
    Array.from({ length: count }, (_, i) =>
      startSite({
        backend: { dataDir: join(work, `datos-${i}`), port: 0, passwordCost },
        folder: i === 0 ? root : copyOfTheBuild(join(work, `sitio-${i}`)),
        anchor: i === 0 ? anchor : '',
        work,
      }),
    ),
  )
}

/** A site and its backend, as the browser tests read them from the environment. */
export const environmentOf = ({ settings }: Site): Record<string, string> => ({
  E2E_SITE: settings.site,
  E2E_DATABASE_URL: settings.databaseUrl,
  E2E_SUPABASE_URL: settings.url,
  E2E_PUBLISHABLE_KEY: settings.publishableKey,
  E2E_MAIL_DIR: settings.mailDir,
  E2E_ADMIN_EMAIL: settings.adminEmail,
  E2E_ADMIN_PASSWORD: settings.adminPassword,
})

/**
 * The names of each site's settings with its number after them: what belongs to worker 1 ends with `_1`.
 * Worker 0's stand without a number too.
 */
export const environment = (sites: readonly Site[]): Record<string, string> =>
  Object.assign(
    {},
    ...sites.slice(0, 1).map(environmentOf),
    ...sites.map((site, i) =>
      Object.fromEntries(Object.entries(environmentOf(site)).map(([name, value]) => [`${name}_${i}`, value])),
    ),
  )
