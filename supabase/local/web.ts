import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { pick, systemEnv } from './build.ts'
import { type Log, lines } from './log.ts'
import { COMPILER_CACHE } from './pages.ts'
import { environment, type Ledger } from './process/processes.ts'
import { type Service, supervise } from './process/supervise.ts'
import type { Ids } from './process/user.ts'
import { portError } from './server.ts'

export type Mode = 'start' | 'dev'
export type WebCommand = { program: string; args: string[] }

/**
 * Bounds what the engine keeps before it collects: the site then takes 325 MB instead of 530, for a tenth more work a page
 * (`npm run bench -- soak`). No limit: whoever needs more gets it.
 */
export const SMALL_HEAP = ['--max-semi-space-size=4', '--heap-growing-percent=30'] as const

export const nextCommand = (projectDir: string, mode: Mode, port: number): WebCommand => ({
  program: process.execPath,
  args: [
    ...(mode === 'start' ? SMALL_HEAP : []),
    '--import',
    pathToFileURL(join(import.meta.dirname, 'process/guard.ts')).href,
    ...[join(projectDir, 'node_modules/next/dist/bin/next'), mode, '-p', String(port)],
    // Longer than a proxy or a browser keeps an idle connection: see server.ts.
    ...(mode === 'start' ? ['--keepAliveTimeout', '75000'] : []),
  ],
})

/** A file that needs no backend; any answer is a sign of life. */
const STILL = '/alergenos.svg'

export const SITE_SETTINGS = [
  'SITE_URL',
  'RESTAURANT_WHATSAPP',
  'OWNER_EMAIL',
  'ALMA_LIGHT_PAGES',
  'REDIS_URL',
] as const
/** How the running site is watched; no page depends on it. */
const WATCH_SETTINGS = [
  'LOG_FORMAT',
  'METRICS_PORT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
] as const

export async function checkPort(port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const probe = createServer()
  probe.once('error', (error) => reject(portError(error, port, 'PORT')))
  // No address, as Next listens. Each of the addresses may be in use.
  probe.listen(port, () => probe.close(() => resolve()))
  return promise
}

/** The site gets the backend's address and publishable key, and no secret that opens data. */
export function startWeb(opts: {
  command: WebCommand
  projectDir: string
  mode: Mode
  port: number
  backend: { url: string; publishableKey: string; siteSecret: string | null }
  settings: Readonly<Record<string, string | undefined>>
  ids: Ids
  ledger: Ledger
  log: Log
}): Promise<Service> {
  const { command, backend, settings, log } = opts
  const env = {
    ...systemEnv(),
    NODE_ENV: opts.mode === 'dev' ? 'development' : 'production',
    PORT: String(opts.port),
    ALMA_PARENT: String(process.pid),
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    ...pick(settings, [...SITE_SETTINGS, ...WATCH_SETTINGS]),
    ...('uid' in opts.ids
      ? { SWC_NATIVE_BINDING_CACHE: join(opts.projectDir, '.next', COMPILER_CACHE) }
      : {}),
    ...(backend.siteSecret ? { ENIGMITO_SITE_SECRET: backend.siteSecret } : {}),
  }
  return supervise({
    name: 'the site',
    spawn: async (record) => {
      const child = spawn(command.program, command.args, {
        cwd: opts.projectDir,
        env: environment(env),
        ...opts.ids,
        // Own group: Ctrl-C must reach only us, and `next dev` has children.
        detached: true,
        // Held open until this process ends: see guard.ts.
        stdio: ['pipe', 'pipe', 'pipe'],
      })
      record(child)
      child.stdin.on('error', () => {})
      child.stdout.on('data', lines(opts.mode === 'dev' ? log : withoutBanner(log)))
      child.stderr.on('data', lines(log))
      await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject))
      return child
    },
    ledger: opts.ledger,
    log,
    group: true,
    required: true,
    // While it compiles, `next dev` answers nobody.
    ...(opts.mode === 'dev'
      ? {}
      : { answers: (signal) => fetch(`http://127.0.0.1:${opts.port}${STILL}`, { method: 'HEAD', signal }) }),
  })
}

const withoutBanner =
  (log: Log): Log =>
  (line) => {
    if (!/^\s*(▲ Next\.js|- (Local|Network):|✓ (Starting|Ready in|Running next\.config))/.test(line))
      log(line)
  }

export type Health = { ok: boolean; detail: string }

/** Whether the site names no part that is away: it is ready without the assistant. */
const isWhole = (body: string): boolean => !/"functions":"(?!ok")/.test(body)

/** Waits `ms` for `/api/health` (without it the home page), then `graceMs` until all is well. Null: no answer. */
export async function waitForSite(
  port: number,
  limits: { ms: number; graceMs: number },
  signal: AbortSignal,
): Promise<Health | null> {
  let last: Health | null = null
  let until = performance.now() + limits.ms
  while (!signal.aborted) {
    const health = await get(port, '/api/health')
    if (health?.status === 404) {
      if (await get(port, '/')) return { ok: true, detail: '' }
    } else if (health) {
      if (!last) until = performance.now() + limits.graceMs
      last = { ok: health.status === 200 && isWhole(health.text), detail: health.text.slice(0, 200) }
      if (last.ok) return last
    }
    if (performance.now() >= until) break
    await sleep(50)
  }
  return last
}

async function get(port: number, path: string): Promise<{ status: number; text: string } | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return null
  }
}
