import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse, resolve } from 'node:path'
import postgres from 'postgres'
import { freePort } from '../../../supabase/local/process/ports.ts'
import { figure } from '../../endurance/client.ts'
import { withEnding } from '../../runner/ending.ts'
import { IS_VERIFY } from '../../runner/long.ts'
import { copyOfTheBuild } from '../../runner/sites.ts'
import { actionsOf, type Case, check, pagesOf } from './cases.ts'

/**
 * T-ADM-02, T-ACT-01: the site without `middleware.ts`, and every page, route handler and server action of the back office tried
 * by everybody who must not get in, and by the admin; each page in every way under ALMA_VERIFY, and in CI so that page
 * and person, page and way, person and way meet. Under ALMA_VERIFY the site is built once more without the file; in CI
 * the guard's code is taken out of a copy of the build, which otherwise is what is served. Needs a running backend in
 * E2E_*; started by `npm run verify`, or by hand. `--con-guardia` tries the ordinary build the same way.
 */
const root = resolve(import.meta.dirname, '../../..')
const duplicate = mkdtempSync(join(tmpdir(), 'alma-sin-guardia-'))
const withGuard = process.argv.includes('--con-guardia')
const PARTS = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'server',
  'tsconfig.json',
  'postcss.config.mjs',
  'package.json',
]

const needed = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: this check is started by npm test`)
  return value
}

/**
 * The sources of the site; only the guard is missing. They lie outside the project, because Next looks for a guard in the
 * folders above too, and reach the same node_modules through a link, hence the file system's root for Turbopack.
 */
function copy() {
  const here = new Set(readdirSync(root))
  for (const part of PARTS)
    if (here.has(part)) cpSync(join(root, part), join(duplicate, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(duplicate, 'node_modules'))
  cpSync(join(root, 'next.config.ts'), join(duplicate, 'next.config.base.ts'))
  writeFileSync(
    join(duplicate, 'next.config.ts'),
    `import settings from './next.config.base.ts'
export default async (phase) => {
  const base = await settings(phase)
  const turbopack = { ...base.turbopack, root: ${JSON.stringify(parse(root).root)} }
  return { ...base, turbopack, typescript: { ignoreBuildErrors: true } }
}
`,
  )
}

const next = join(root, 'node_modules/next/dist/bin/next')
function build() {
  const done = spawnSync(process.execPath, [next, 'build'], {
    cwd: duplicate,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  assert.equal(done.status, 0, `build without the guard: ${done.stdout}${done.stderr}`)
}

type Guards = { middleware: Record<string, { files: string[] }> }
const MANIFEST = join(duplicate, '.next/server/middleware-manifest.json')
const guards = (): Guards => JSON.parse(readFileSync(MANIFEST, 'utf8'))

/** Takes the guard out of a copy of the build: its code, and the mention of it. */
function disarm() {
  const found = guards()
  assert.notEqual(Object.keys(found.middleware).length, 0, 'there is a guard to take out')
  for (const { files } of Object.values(found.middleware))
    for (const file of files) rmSync(join(duplicate, '.next', file))
  writeFileSync(MANIFEST, JSON.stringify({ ...found, middleware: {}, sortedMiddleware: [] }))
}

function prepare() {
  if (IS_VERIFY && !withGuard) {
    copy()
    build()
  } else {
    copyOfTheBuild(duplicate)
    if (!withGuard) disarm()
  }
  const functions = readFileSync(join(duplicate, '.next/server/functions-config-manifest.json'), 'utf8')
  const guarded = Object.keys(guards().middleware).length > 0 || functions.includes('_middleware')
  assert.equal(guarded, withGuard, 'the guard is only where it should be')
}

const complaints: string[] = []
async function serve(): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const child = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: duplicate,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SUPABASE_URL: needed('E2E_SUPABASE_URL'),
      SUPABASE_PUBLISHABLE_KEY: needed('E2E_PUBLISHABLE_KEY'),
    },
  })
  // Refused actions are logged as errors: only worth reading when something fails.
  child.stderr?.on('data', (chunk) => complaints.push(String(chunk)))
  const url = `http://127.0.0.1:${port}`
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if ((await fetch(`${url}/almaenigma/login`).catch(() => null))?.ok) return { url, child }
    await new Promise((later) => setTimeout(later, 150))
  }
  child.kill()
  throw new Error('the site without the guard does not answer')
}

const sql = postgres(needed('E2E_DATABASE_URL'), { max: 2, onnotice() {} })
let child: ChildProcess | null = null

async function tryAll() {
  prepare()
  const site = await serve()
  child = site.child
  const example: Case = {
    site: site.url,
    sql,
    backend: { url: needed('E2E_SUPABASE_URL'), key: needed('E2E_PUBLISHABLE_KEY') },
    admin: { email: needed('E2E_ADMIN_EMAIL'), password: needed('E2E_ADMIN_PASSWORD') },
    paginas: pagesOf(join(duplicate, '.next')),
    acciones: actionsOf(join(duplicate, '.next')),
  }
  const done = await check(example)
  figure(
    `${done} refusals and their succeeding twins: ${example.paginas.length} addresses and ${example.acciones.length} actions of the back office, ${withGuard ? 'with' : 'without'} middleware.ts`,
  )
}

async function end() {
  child?.kill('SIGTERM')
  await sql.end()
  rmSync(duplicate, { recursive: true, force: true })
}

await withEnding(
  () =>
    tryAll().catch((error) => {
      console.error(complaints.join(''))
      throw error
    }),
  end,
)
