import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join, relative, resolve } from 'node:path'
import { expect, test } from '../support/fixtures.ts'
import { lightPage } from '../support/pages/light.ts'
import { panelPages } from '../support/panel/panel-paths.ts'

/** What strangers ask for by odd addresses, methods and headers: the back office, the caches, and what lies beside. */

const root = resolve(import.meta.dirname, '../../..')
const site = () => new URL(process.env.E2E_SITE ?? '')

/** A request as it is written, for addresses that no client would send. */
function raw(path: string, headers: readonly string[] = []): Promise<{ status: number; text: string }> {
  return new Promise((done, failed) => {
    const socket = connect(Number(site().port), site().hostname, () =>
      socket.write(
        [`GET ${path} HTTP/1.1`, `Host: ${site().host}`, 'Connection: close', ...headers, '', ''].join(
          '\r\n',
        ),
      ),
    )
    const parts: Buffer[] = []
    socket.on('data', (part) => parts.push(part))
    socket.on('error', failed)
    socket.on('close', () => {
      const text = Buffer.concat(parts).toString('latin1')
      done({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text })
    })
  })
}

/** Words that stand on every page of the back office and nowhere else. */
const INSIDE = /Cerrar sesión del panel|data-panel|Papelera|Tareas automáticas/

/** Where somebody without a session may stand: pages that let in. Nothing of the inside is on them either. */
const DOORS = /\/(login|invitacion|decision|clave|recuperar)$/

test('T-ADM-01 T-ADM-03 nobody without a session gets a byte of the back office, by whatever address or header', async ({
  request,
}) => {
  const pages = panelPages()
  expect(pages.length).toBeGreaterThan(20)
  const shapes: Record<string, string>[] = [
    {},
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { 'x-middleware-subrequest': 'middleware:middleware' },
  ]
  for (const [i, path] of pages.entries()) {
    const answer = await request.get(path.replace(/\[[^\]]+\]/g, 'x'), {
      headers: shapes[i % shapes.length] ?? {},
      maxRedirects: 0,
    })
    const isShut = answer.status() >= 400 || answer.headers().location?.includes('/almaenigma/login')
    expect([path, isShut === true || DOORS.test(path)]).toEqual([path, true])
    expect([path, INSIDE.test(await answer.text())]).toEqual([path, false])
  }
  const tricks = [
    ...[
      '//almaenigma/platos',
      '/%61lmaenigma/platos',
      '/almaenigma%2fplatos',
      '/ALMAENIGMA/platos',
      '/almaenigma/platos.',
      '/almaenigma;x/platos',
    ],
    ...[
      '/en/almaenigma/platos',
      '/./almaenigma/platos',
      '/x/../almaenigma/platos',
      '/almaenigma/platos.rsc',
      '/almaenigma/platos?_rsc=1&nxtPx=1',
    ],
    `http://${site().host}/almaenigma/platos`,
  ]
  const headers = [
    'X-Matched-Path: /almaenigma/platos',
    'X-Original-Url: /almaenigma/platos',
    'X-Rewrite-Url: /almaenigma/platos',
  ]
  for (const path of tricks) {
    const { status, text } = await raw(path)
    expect([path, status >= 300 && status < 500, INSIDE.test(text)]).toEqual([path, true, false])
  }
  for (const header of headers)
    expect([header, INSIDE.test((await raw('/', [header])).text)]).toEqual([header, false])
})

test('T-ADM-04 a route handler takes its own methods, and none of them changes anything by a GET', async ({
  request,
  sql,
}) => {
  const app = join(root, 'app')
  const routes = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts') && file.startsWith('api/'))
    .map((file) => ({
      path: `/${relative(app, join(app, file))
        .replace('/route.ts', '')
        .replace(/\[[^\]]+\]/g, 'x')}`,
      own: Array.from(
        readFileSync(join(app, file), 'utf8').matchAll(
          /export (?:async function|const) (GET|POST|PUT|PATCH|DELETE)\b/g,
        ),
        ([, method]) => method,
      ),
    }))
  expect(routes.length).toBeGreaterThan(20)
  const rows = () =>
    sql`select (select count(*) from reservas) + (select count(*) from mensajes) + (select count(*) from lista_espera) as n`
  const before = await rows()
  for (const { path, own } of routes)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (method) => !own.includes(method),
    )) {
      const answer = await request.fetch(path, { method, maxRedirects: 0 })
      expect([method, path, answer.status()]).toEqual([method, path, 405])
    }
  expect(await rows()).toEqual(before)
})

test('T-HDR-01 L3 the headers stand on every answer, also on errors, redirects and what the framework writes', async ({
  request,
}) => {
  const paths = [
    '/',
    '/no-such-page',
    '/es/menu',
    '//menu',
    '/api/health',
    '/api/reservas/x/ics',
    '/almaenigma',
    '/%ff',
    '/alergenos.svg',
  ]
  for (const path of paths) {
    const { text } = await raw(path)
    const head = text.slice(0, text.indexOf('\r\n\r\n')).toLowerCase()
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
    ])
      expect([path, name, head.includes(`\n${name}:`)]).toEqual([path, name, true])
  }
  const login = await request.post('/almaenigma/login', {
    headers: { origin: 'https://evil.example', 'next-action': 'x' },
    data: '[]',
  })
  expect([login.status(), login.headers()['x-content-type-options']]).toEqual([403, 'nosniff'])
})

test('T-CACHE-03 no header of one visitor changes what the next one is given', async ({ request }) => {
  // Another build of the same page differs in its nonce-like ids: what is compared is where it leads and what it says.
  const clean = async () => {
    const text = await (await request.get('/en/contact')).text()
    return [...text.matchAll(/(?:href|src|content)=(?:"([^"]*)"|([^\s"'>]+))/g)]
      .map(([, quoted, bare]) => quoted ?? bare)
      .filter((to) => !to?.includes('_next'))
      .sort()
  }
  // The first answer after a start is another page than the kept one.
  await lightPage(request, '/en/contact')
  const before = await clean()
  const poison = [
    'Host: evil.example',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: javascript',
    'Forwarded: host=evil.example',
    'Accept-Language: xx-evil',
    'RSC: 1',
    'Range: bytes=0-3',
    'X-Forwarded-Prefix: //evil.example',
  ]
  for (const header of poison) {
    await raw('/en/contact', [header])
    await raw('/en/contact?utm=evil.example&_rsc=evil', [header])
    const after = await clean()
    expect([header, after]).toEqual([header, before])
    expect(after.join()).not.toContain('evil.example')
  }
})

test('T-CACHE-04 T-CACHE-05 a private page is no file, and odd languages are pages or 404', async ({
  request,
}) => {
  for (const path of ['/profile/x.css', '/profile.css', '/almaenigma/a.png', '/profile/datos.js']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, [303, 307, 308, 404].includes(answer.status())]).toEqual([path, true])
    expect([path, /public|s-maxage/.test(answer.headers()['cache-control'] ?? '')]).toEqual([path, false])
  }
  for (const path of [
    '/xx/menu',
    '/__proto__/menu',
    '/constructor',
    '/en/en/menu',
    '/EN/menu',
    '/en%00/menu',
  ]) {
    const { status } = await raw(path)
    expect([path, status < 500]).toEqual([path, true])
  }
  for (const language of ['a'.repeat(8000), '__proto__', 'en;q=9,*;q=-1', '%%%']) {
    const answer = await request.get('/menu', { headers: { 'accept-language': language } })
    expect(answer.status()).toBe(200)
  }
})

test('T-SSRF-01 the site fetches nothing that a visitor names', async ({ request }) => {
  let asked = 0
  const { createServer } = await import('node:http')
  const server = createServer((_, answer) => {
    asked += 1
    answer.end('x')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/x.png`
  for (const path of [
    `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`,
    `/_next/image?url=//${new URL(url).host}/x&w=640&q=75`,
  ])
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBeGreaterThanOrEqual(400)
  await raw('/menu', [`X-Forwarded-Host: ${new URL(url).host}`])
  expect(asked).toBe(0)
  server.close()
})

test('T-AI-04 T-RSC-02 no code that a browser is sent holds a secret or the name of one', async () => {
  const folder = join(root, '.next/static')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(10)
  const told = files.filter((file) =>
    /SUPABASE_SECRET|SERVICE_ROLE|ENIGMITO_SITE_SECRET|ENIGMITO_LLM|DATABASE_URL|sb_secret_|postgres(ql)?:\/\//.test(
      readFileSync(join(folder, file), 'utf8'),
    ),
  )
  expect(told).toEqual([])
})
