import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { Agent, request as send } from 'node:http'
import { join, relative, resolve } from 'node:path'
import { times } from '../runner/long.ts'
import { figure, needed, visitor } from './client.ts'

/**
 * T-INP-02: bodies and addresses that nobody means well, at every route handler and page: no error of ours is caused by
 * what was sent, nothing tells how the house is built, and nothing hangs. The same seed makes the same requests.
 */
const site = new URL(needed('E2E_SITE'))
const COUNT = times(50_000, 2000)
const AT_ONCE = 16
const SLOW_MS = 15_000
const app = resolve(import.meta.dirname, '../../app')

let seed = Number(process.env.ALMA_SEED ?? 20261122)
/** Mulberry32: a whole number below `n`. */
function below(n: number): number {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) % n
}
const one = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0]

const WORDS = [
  ...[
    '',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'true',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    'undefined',
    "' or 1=1 --",
  ],
  ...[
    '2027-02-29',
    '0000-00-00',
    '25:61',
    'yesterday',
    '%ff',
    '%00',
    '%',
    '..%2f..%2f',
    '../../etc/passwd',
    '//evil.example',
  ],
  ...[
    '<script>alert(1)</script>',
    '{{7*7}}',
    '=cmd|calc',
    '\u0000',
    '\ud800',
    '\u202e',
    'é'.repeat(50),
    '👨‍👩‍👧',
    'a'.repeat(3000),
  ],
] as const
const FIELDS = [
  ...[
    'nombre',
    'email',
    'telefono',
    'fecha_reserva',
    'hora_reserva',
    'personas',
    'preferencia_mesa',
    'notas',
    'locale',
  ],
  ...[
    'clave',
    'codigo',
    'token',
    't',
    'version',
    'texto',
    'asunto',
    'message',
    'userLanguage',
    'talk',
    'password',
    'accion',
  ],
  ...[
    'pagina',
    'idioma',
    'volver',
    'next',
    'id',
    'estado',
    '__proto__',
    'constructor',
    '$ACTION_ID_x',
    '1_$ACTION_ID_',
  ],
] as const

function value(depth = 0): unknown {
  const kind = below(depth > 3 ? 6 : 9)
  if (kind < 4) return one(WORDS)
  if (kind === 4) return one([0, -1, 1e21, 2.5, 20, 2 ** 53, Number.MIN_VALUE])
  if (kind === 5) return one([null, true, false])
  if (kind === 6) return Array.from({ length: below(4) }, () => value(depth + 1))
  return fields(depth + 1)
}
const fields = (depth = 0): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: below(8) }, () => [one(FIELDS), value(depth)]))

type Body = { type: string; bytes: Buffer }
const BODIES: readonly [() => Body, ...(() => Body)[]] = [
  () => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(fields())) }),
  () => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(value())) }),
  () => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(fields()).slice(0, below(60))) }),
  () => ({ type: 'application/json', bytes: Buffer.from(`${'['.repeat(1 + below(4000))}`) }),
  () => ({ type: 'application/json', bytes: Buffer.from([0xff, 0xfe, 0x7b, 0x80, below(256)]) }),
  () => ({
    type: 'application/x-www-form-urlencoded',
    bytes: Buffer.from(
      Object.entries(fields())
        .map(([k, v]) => `${k}=${v}`)
        .join('&'),
    ),
  }),
  () => ({
    type: 'application/x-www-form-urlencoded',
    bytes: Buffer.from('a=%ff&b=%&=&&&'.repeat(1 + below(50))),
  }),
  () => ({ type: 'multipart/form-data', bytes: Buffer.from(String(one(WORDS))) }),
  () => ({
    type: 'multipart/form-data; boundary=x',
    bytes: Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf'),
  }),
  () => ({
    type: 'multipart/form-data; boundary=x',
    bytes: Buffer.from(
      `--x\r\nContent-Disposition: form-data; name="foto"; filename="${one(WORDS)
        .slice(0, 40)
        .replace(/[^ -~]/g, '')}"\r\n\r\n<svg/>\r\n--x--\r\n`,
    ),
  }),
  () => ({ type: 'text/plain', bytes: Buffer.from(JSON.stringify(fields())) }),
  () => ({ type: 'text/x-component', bytes: Buffer.from('[]') }),
  () => ({ type: 'application/json', bytes: Buffer.alloc(1 + below(80_000), 0x20) }),
  () => ({
    type:
      one(WORDS)
        .replace(/[^ -~]/g, '')
        .slice(0, 60) || 'x',
    bytes: Buffer.from('x'),
  }),
]

/** What may stand in an address: never a character that Node itself refuses to send. */
const inPath = (text: string): string =>
  /^[!-~]+$/.test(text) ? text.slice(0, 900) : encodeURIComponent(text.toWellFormed()).slice(0, 900)

const ROUTES = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .map((file) =>
    `/${relative(app, join(app, file)).replace(/\/?route\.ts$/, '')}`.replace(/\/\([^)]*\)/g, ''),
  )
const PAGES = [
  '/',
  '/menu',
  '/wine',
  '/contact',
  '/reservations',
  '/profile',
  '/gallery',
  '/almaenigma',
  '/almaenigma/login',
  '/almaenigma/platos',
  '/almaenigma/decision',
  '/no-such-page',
] as const

function address(): string {
  const list = [...ROUTES, ...PAGES]
  const path = (list[below(list.length)] ?? '/').replace(/\[[^\]]+\]/g, () => inPath(one(WORDS)))
  const language = below(4) === 0 ? one(['/en', '/fr', '/xx', '/%ff', '//']) : ''
  const query = below(2) ? `?${one(FIELDS)}=${inPath(one(WORDS))}&${inPath(one(WORDS))}` : ''
  return `${language}${path}${query}` || '/'
}

type Answer = { status: number; text: string; ms: number; what: string }
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

function strange(): Promise<Answer> {
  const method = one(['GET', 'GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'])
  const path = address()
  const body = method === 'GET' || method === 'HEAD' ? null : one(BODIES)()
  const origin = one([site.origin, site.origin, site.origin, 'https://evil.example', 'null', ''])
  const headers: Record<string, string> = {
    'x-forwarded-for': visitor(),
    ...(origin ? { origin } : {}),
    ...(body ? { 'content-type': body.type, 'content-length': String(body.bytes.length) } : {}),
    ...(below(6) === 0 ? { 'accept-language': one(['xx', 'a'.repeat(4000), '*;q=9', '__proto__']) } : {}),
    ...(below(8) === 0
      ? { 'idempotency-key': one(['x', '0b0e7a3e-6a0c-4a51-9d6f-2f1f0f4f1a11', '../']) }
      : {}),
    ...(below(10) === 0
      ? { cookie: `alma-cuenta=${inPath(one(WORDS))}; alma-panel=base64-e30; alma-solicitud=zz` }
      : {}),
    ...(below(12) === 0 ? { 'next-action': one(['x', '7f0000000000000000000000000000000000000000']) } : {}),
    ...(below(12) === 0 ? { rsc: '1', 'next-router-state-tree': inPath(one(WORDS)) } : {}),
  }
  const what = `${method} ${path.slice(0, 120)} ${body?.type ?? ''} ${body?.bytes.subarray(0, 120).toString('latin1') ?? ''}`
  const since = Date.now()
  return new Promise((done) => {
    const tell = (status: number, text: string) => done({ status, text, ms: Date.now() - since, what })
    const call = send(
      { agent, host: site.hostname, port: site.port, method, path, headers, timeout: SLOW_MS },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => tell(answer.statusCode ?? 0, Buffer.concat(parts).toString('latin1')))
        answer.on('error', () => tell(answer.statusCode ?? 0, ''))
      },
    )
    call.on('timeout', () => call.destroy(new Error('silence')))
    // A body that is not read to its end may end the connection: that is an answer of the kind that was asked for.
    call.on('error', (error) => tell(error.message === 'silence' ? -1 : 0, ''))
    call.end(body?.bytes)
  })
}

const TELLS = /\n\s+at .+:\d+:\d+\)?|node_modules\/|ECONNREFUSED|SQLSTATE|postgres:\/\//
const byStatus = new Map<number, number>()
const faults: string[] = []
let slowest = 0
let made = 0

async function lane(): Promise<void> {
  while (made < COUNT) {
    made += 1
    const { status, text, ms, what } = await strange()
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
    slowest = Math.max(slowest, ms)
    if (status >= 500 || status === -1) faults.push(`${status} ${what}`)
    else if (TELLS.test(text)) faults.push(`tells too much: ${what}`)
  }
}

// What is tried is what strangers send, not how a page is made for the first time.
for (const path of PAGES)
  await fetch(new URL(path, site), { redirect: 'manual' }).then((answer) => answer.text())
await Promise.all(Array.from({ length: AT_ONCE }, lane))
agent.destroy()
const statuses = [...byStatus]
  .sort(([a], [b]) => a - b)
  .map(([status, n]) => `${n} × ${status || 'connection ended'}`)
console.log(statuses.join(', '))
for (const fault of faults.slice(0, 40)) console.log(fault)
const healthy = await fetch(new URL('/api/health', site))
assert.equal(healthy.status, 200, 'the site is well afterwards')
assert.deepEqual(
  faults.length,
  0,
  `${faults.length} of ${COUNT} requests were answered with an error of ours`,
)
figure(
  `${COUNT} hostile bodies and addresses at ${ROUTES.length} routes and ${PAGES.length} pages: no 5xx, no hang, nothing told; the slowest answer after ${(slowest / 1000).toFixed(1)} s`,
)
