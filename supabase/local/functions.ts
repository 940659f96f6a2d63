import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readUpTo } from './body.ts'
import { type Log, lines, StartError } from './log.ts'
import { denoBinary } from './postgres/binaries.ts'
import { freePort } from './process/ports.ts'
import { environment, type Ledger } from './process/processes.ts'
import { type Service, supervise } from './process/supervise.ts'

export type Functions = {
  fetch(request: Request, peer: string | null): Promise<Response>
  stop(): Promise<void>
}

const READY_MS = 15_000
/** What hosted projects need and this backend does by itself. */
const HOSTED_ONLY: readonly string[] = ['correo']
// Sources of a function, and all it may read besides the libraries.
const SOURCES = ['supabase/functions', 'lib', 'messages']
// Hosted functions get 150 s; the callers here wait 10 s at most.
const CALL_MS = 30_000
const MAX_BODY = 1_000_000
/** Only the gateway knows the sender here. */
const SENDER = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip']

export const noFunctions: Functions = {
  fetch: async () => Response.json({ error: 'not_found' }, { status: 404 }),
  stop: async () => {},
}

export async function startFunctions(opts: {
  projectDir: string
  dataDir: string
  env: Record<string, string>
  gatewayPort: number
  ledger: Ledger
  log: Log
  watch: boolean
}): Promise<Functions> {
  const folder = join(opts.projectDir, 'supabase/functions')
  const names = existsSync(folder)
    ? readdirSync(folder).filter(
        (name) => !HOSTED_ONLY.includes(name) && existsSync(join(folder, name, 'index.ts')),
      )
    : []
  const ports = new Map<string, number | null>(names.map((name) => [name, null]))
  const services = await Promise.all(
    names.map((name) =>
      supervise({
        name: `function ${name}`,
        spawn: async (record) => {
          const port = await freePort()
          const child = await launch(name, port, opts, record)
          ports.set(name, port)
          return child
        },
        ledger: opts.ledger,
        log: opts.log,
        group: true,
        // The site must work without the assistant.
        required: false,
        answers: (signal) =>
          fetch(`http://127.0.0.1:${ports.get(name)}/${name}`, { method: 'OPTIONS', signal }),
      }),
    ),
  )
  const unwatch = opts.watch ? watchSources(opts.projectDir, services, opts.log) : () => {}
  return {
    fetch: (request, peer) => forward(request, peer, ports),
    stop: async () => {
      unwatch()
      await Promise.all(services.map((s) => s.stop()))
    },
  }
}

function watchSources(projectDir: string, services: readonly Service[], log: Log): () => void {
  let timer: NodeJS.Timeout | undefined
  const changed = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      log('the functions changed; starting them again')
      for (const service of services) void service.restart()
    }, 200)
  }
  const watchers = SOURCES.map((folder) => join(projectDir, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, { recursive: true }, changed).on('error', () => {}))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

async function launch(
  name: string,
  port: number,
  opts: { projectDir: string; dataDir: string; env: Record<string, string>; gatewayPort: number; log: Log },
  record: (child: ChildProcess) => void,
): Promise<ChildProcess> {
  const { projectDir } = opts
  const folder = join(projectDir, 'supabase/functions', name)
  const config = join(folder, 'deno.json')
  const readable = [...SOURCES, 'node_modules'].map((f) => join(projectDir, f))
  const child = spawn(
    denoBinary(),
    [
      'run',
      '--quiet',
      '--no-remote',
      '--cached-only',
      '--no-prompt',
      '--no-lock',
      '--node-modules-dir=manual',
      ...(existsSync(config) ? ['--config', config] : ['--no-config']),
      `--allow-net=${[`127.0.0.1:${port}`, `127.0.0.1:${opts.gatewayPort}`, ...modelHost(opts.env)].join(',')}`,
      '--allow-env=SUPABASE_*,ENIGMITO_*,NODE_ENV',
      // The model's library reads the host name when it is loaded.
      ...(modelHost(opts.env).length > 0 ? ['--allow-sys=hostname'] : []),
      `--allow-read=${readable.join(',')}`,
      join(import.meta.dirname, 'functions-main.ts'),
      String(port),
      pathToFileURL(join(folder, 'index.ts')).href,
    ],
    {
      cwd: projectDir,
      env: environment({
        PATH: process.env.PATH ?? '',
        DENO_DIR: join(opts.dataDir, 'deno'),
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
        DO_NOT_TRACK: '1',
        ...opts.env,
      }),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  record(child)
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  let last = 'no message'
  child.stdout.on(
    'data',
    lines((line) => (line === 'listening' ? resolve() : opts.log(`${name}: ${line}`))),
  )
  child.stderr.on(
    'data',
    lines((line) => {
      last = line
      opts.log(`${name}: ${line}`)
    }),
  )
  child.once('error', reject)
  child.once('exit', () => reject(new StartError(`The function ${name} does not start in Deno (${last}).`)))
  const timer = setTimeout(() => {
    child.kill('SIGKILL')
    reject(new StartError(`The function ${name} did not start in Deno within ${READY_MS / 1000} s.`))
  }, READY_MS)
  await ready.finally(() => clearTimeout(timer))
  return child
}

/** The only host besides the backend that a function may reach. */
function modelHost({ ENIGMITO_LLM_URL: url = '' }: Record<string, string>): string[] {
  if (!URL.canParse(url.trim()) || !/^https?:/.test(url.trim())) return []
  const { protocol, hostname, port } = new URL(url.trim())
  return [`${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`]
}

async function forward(
  request: Request,
  peer: string | null,
  ports: ReadonlyMap<string, number | null>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pathname.slice('/functions/v1'.length)
  const port = ports.get(path.split('/')[1] ?? '')
  if (port === undefined) return Response.json({ error: 'not_found' }, { status: 404 })
  if (port === null) return Response.json({ error: 'unavailable' }, { status: 503 })
  const headers = new Headers(request.headers)
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding', 'expect', ...SENDER])
    headers.delete(name)
  if (peer) headers.set('x-forwarded-for', peer)
  try {
    const empty = request.method === 'GET' || request.method === 'HEAD'
    const body = empty ? null : await readUpTo(request, MAX_BODY)
    if (!empty && !body) return Response.json({ error: 'too_long' }, { status: 413 })
    const answer = await fetch(`http://127.0.0.1:${port}${path}${search}`, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_MS),
    })
    const out = new Headers(answer.headers)
    // fetch has already decompressed the body.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
      out.delete(name)
    return new Response(answer.body, { status: answer.status, headers: out })
  } catch {
    return Response.json({ error: 'unavailable' }, { status: 503 })
  }
}

export function functionEnv(
  url: string,
  key: string,
  extra: Record<string, string> | undefined,
): Record<string, string> {
  const own = Object.entries(process.env).filter(
    (e): e is [string, string] => e[0].startsWith('ENIGMITO_') && e[1] !== undefined,
  )
  return {
    ...Object.fromEntries(own),
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: key,
    SUPABASE_PUBLISHABLE_KEY: key,
    ...extra,
  }
}
