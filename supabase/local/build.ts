import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Log, lines, prefixed, StartError } from './log.ts'
import { end, environment, type Ledger } from './process/processes.ts'

const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'server',
  'middleware.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** Throws StartError when it fails. The build gets no backend settings, so that it serves any backend. */
export async function buildIfChanged(opts: {
  projectDir: string
  ledger: Ledger
  log: Log
  signal: AbortSignal
}): Promise<void> {
  const { projectDir, ledger, log, signal } = opts
  const mark = join(projectDir, '.next/alma-build')
  const wanted = fingerprint(projectDir)
  if (
    existsSync(join(projectDir, '.next/BUILD_ID')) &&
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === wanted
  )
    return
  log('Building the site, because its sources changed; this takes about half a minute')
  const since = Date.now()
  const said: string[] = []
  const child = spawn(process.execPath, [join(projectDir, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: projectDir,
    env: environment({ ...systemEnv(), NODE_ENV: 'production' }),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const say = lines((line) => void said.push(line))
  child.stdout.on('data', say)
  child.stderr.on('data', say)
  const known = ledger.add('the build', child.pid ?? 0, true)
  const stop = (): void => {
    if (known) void end(known)
  }
  signal.addEventListener('abort', stop)
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(-1))
    child.once('exit', resolve)
  })
  signal.removeEventListener('abort', stop)
  ledger.remove(child.pid ?? 0)
  signal.throwIfAborted()
  if (code !== 0) {
    said.forEach(prefixed(log, 'build'))
    throw new StartError('The site could not be built: see the lines marked [build] above.')
  }
  writeFileSync(mark, wanted)
  log(`Built in ${((Date.now() - since) / 1000).toFixed(1)} s`)
}

export function systemEnv(): Record<string, string> {
  const kept = ['PATH', 'HOME', 'LANG', 'TMPDIR']
  const found = kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : []))
  return { ...Object.fromEntries(found), NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' } as Record<
    string,
    string
  >
}

export function pick(
  from: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (from[name] ? [[name, from[name]]] : [])))
}

function fingerprint(projectDir: string): string {
  const hash = createHash('sha256').update(process.versions.node)
  const add = (path: string): void => {
    const file = join(projectDir, path)
    // The build writes it.
    if (path === 'public/scripts' || !existsSync(file)) return
    if (statSync(file).isDirectory()) for (const name of readdirSync(file).sort()) add(`${path}/${name}`)
    else hash.update(`\0${path}\0`).update(readFileSync(file))
  }
  for (const source of SOURCES) add(source)
  return hash.digest('hex')
}
