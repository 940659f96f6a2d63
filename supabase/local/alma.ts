import { existsSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import type { Backend, Listening } from './backend.ts'
import { buildIfChanged } from './build.ts'
import { type Log, prefixed, StartError } from './log.ts'
import { COMPILER_CACHE, keepPagesOf, WRITTEN_AT_RUN_TIME } from './pages.ts'
import { type Running, runCommand } from './process/command.ts'
import { Ledger } from './process/processes.ts'
import { siteUser } from './process/site-user.ts'
import { startWatchdog } from './process/watch.ts'
import { readSettings, type Settings } from './settings.ts'
import {
  checkPort,
  type Mode,
  nextCommand,
  SITE_SETTINGS,
  startWeb,
  type WebCommand,
  waitForSite,
} from './web.ts'

export type AlmaOptions = {
  mode: Mode
  env: Readonly<Record<string, string | undefined>>
  projectDir: string
  log: Log
  aborted: AbortSignal
  web?: WebCommand
}

/** Throws StartError when it cannot run. With `SUPABASE_URL` set, no embedded backend is loaded. */
export async function startAlma(opts: AlmaOptions): Promise<Running> {
  const { log, mode, projectDir } = opts
  const since = Date.now()
  const settings = readSettings(opts.env, projectDir)
  // Locally the printed address is the real one; with another backend a proxy may stand in front.
  const env =
    settings.external || settings.siteUrl
      ? opts.env
      : { ...opts.env, SITE_URL: `http://localhost:${settings.port}` }
  const siteSecret = opts.env.ENIGMITO_SITE_SECRET?.trim() || null
  const undo: (() => Promise<void> | void)[] = []
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  const giveUp = new AbortController()
  const signal = AbortSignal.any([opts.aborted, giveUp.signal])

  const serve = async (known: Known): Promise<void> => {
    if (!opts.web && mode === 'start') await buildIfChanged({ projectDir, ledger: known.ledger, log, signal })
    const dist = join(projectDir, mode === 'dev' ? '.next/dev' : '.next')
    const shown = SITE_SETTINGS.map((name) => env[name] ?? '')
    keepPagesOf(dist, [known.url, known.publishableKey, known.databaseId, ...shown], log)
    signal.throwIfAborted()
    const command = opts.web ?? nextCommand(projectDir, mode, settings.port)
    const web = await startWeb({
      command,
      projectDir,
      mode,
      port: settings.port,
      backend: known,
      settings: env,
      ids: mode === 'dev' ? {} : siteUser(projectDir, placesOf(command, dist, settings.port), log),
      ledger: known.ledger,
      // Whoever reads lines of JSON wants nothing before them.
      log: env.LOG_FORMAT === 'json' ? log : prefixed(log, 'site'),
    })
    undo.push(() => web.stop())
  }

  try {
    const backend = settings.external
      ? await serveWithout(settings, projectDir, { ...settings.external, siteSecret }, log, serve, undo)
      : await serveWith(opts, settings, undo, serve, giveUp)
    // An external backend may be down: the site serves what it has. The embedded one needs a moment.
    const limits = { ms: 120_000, graceMs: settings.external ? 0 : 3_000 }
    const health = await waitForSite(settings.port, limits, signal)
    signal.throwIfAborted()
    if (!health)
      throw new StartError(
        `The site does not answer on port ${settings.port}: see the lines marked [site] above.`,
      )
    announce(settings, backend, log)
    log(`Ready after ${((Date.now() - since) / 1000).toFixed(1)} s. Stop with Ctrl-C`)
    if (!health.ok) log(`Not everything answers yet: ${health.detail}`)
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What the site reads and writes while it serves, as far as another user's rights must reach. */
const placesOf = ({ args }: WebCommand, dist: string, port: number) => ({
  reads: [...args, join(dist, 'BUILD_ID')].filter((path) => isAbsolute(path) && existsSync(path)),
  written: [...WRITTEN_AT_RUN_TIME, COMPILER_CACHE].map((folder) => join(dist, folder)),
  port,
})

type Known = Omit<Listening, 'siteSecret'> & { siteSecret: string | null }

async function serveWithout(
  settings: Settings,
  projectDir: string,
  external: { url: string; publishableKey: string; siteSecret: string | null },
  log: Log,
  serve: (known: Known) => Promise<void>,
  undo: (() => Promise<void> | void)[],
): Promise<null> {
  // There is no data folder; one list per port, because several starts may share the project.
  const ledger = new Ledger(join(projectDir, `.next/cache/alma-processes-${settings.port}.json`))
  await ledger.endLeftovers(log)
  undo.push(startWatchdog(ledger.file))
  await checkPort(settings.port)
  await serve({ ...external, databaseId: '', ledger })
  return null
}

async function serveWith(
  opts: AlmaOptions,
  settings: Settings,
  undo: (() => Promise<void> | void)[],
  serve: (known: Known) => Promise<void>,
  giveUp: AbortController,
): Promise<Backend> {
  const { startBackend } = await import('./backend.ts')
  const { adminEmail, adminPassword, siteUrl } = settings
  let serving: Promise<void> = Promise.resolve()
  const backend = startBackend({
    dataDir: settings.dataDir,
    port: settings.supabasePort,
    log: prefixed(opts.log, 'backend'),
    siteUrl: siteUrl ?? `http://localhost:${settings.port}`,
    smtp: settings.smtp,
    projectDir: opts.projectDir,
    watchFunctions: opts.mode === 'dev',
    demo: settings.demo,
    ...(opts.mode === 'dev' ? {} : { backups: settings.backups }),
    async onListening(known) {
      await checkPort(settings.port)
      serving = serve(known)
      // A failed build is reported after the backend has stopped.
      serving.catch(() => {})
    },
    ...(adminEmail ? { adminEmail } : {}),
    ...(adminPassword ? { adminPassword } : {}),
  })
  try {
    const running = await backend
    undo.unshift(() => running.stop())
    await serving
    return running
  } catch (error) {
    giveUp.abort()
    await serving.catch(() => {})
    throw error
  }
}

function announce(settings: Settings, backend: Backend | null, log: Log): void {
  const site = settings.siteUrl ?? `http://localhost:${settings.port}`
  log('')
  log(`Site         ${site}`)
  log(`Back office  ${site}/almaenigma`)
  if (!backend) {
    log(`Backend      ${settings.external?.url}`)
    return
  }
  log(`Backend      ${backend.url}`)
  log(`Mail         ${settings.smtp ? 'sent through SMTP_URL' : backend.mailDir}`)
  log(`Keys         ${backend.envFile}`)
  if (backend.created)
    log(`Admin        ${backend.adminEmail}  password ${backend.adminPassword}  (kept in the file above)`)
}

if (import.meta.main) {
  const mode = process.argv[2] ?? 'start'
  await runCommand(async (log, aborted) => {
    if (mode !== 'start' && mode !== 'dev') throw new StartError('Usage: npm start, or npm run dev.')
    const projectDir = resolve(import.meta.dirname, '../..')
    return startAlma({ mode, env: process.env, projectDir, log, aborted })
  })
}
