import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Backend } from '../../supabase/local/backend.ts'
import { nextCommand } from '../../supabase/local/web.ts'
import { ask, drop, startScratch, tempFolder } from './project.ts'

// The traps of lite and their cures; the numbers are those of the paper on the embedded backend, section 3.
const folder = tempFolder()
const logged: string[] = []
let backend: Backend
let sql: postgres.Sql
// Before the backend starts, which puts its own filter in front.
const printing = { error: vi.spyOn(console, 'error'), log: vi.spyOn(console, 'log') }

beforeAll(async () => {
  backend = await startScratch(folder, { functions: false, log: (line) => void logged.push(line) })
  sql = postgres(backend.databaseUrl, { max: 1, onnotice() {} })
})
afterAll(async () => {
  await sql?.end()
  await backend?.stop()
  drop(folder)
})

const post = (titulo: string, headers: Record<string, string> = { prefer: 'return=minimal' }) =>
  ask(backend, '/rest/v1/notas', { method: 'POST', headers, body: JSON.stringify({ titulo }) })

async function signUp(name: string): Promise<{ token: string; id: string }> {
  const { body, status } = await ask(backend, '/auth/v1/signup', {
    method: 'POST',
    body: JSON.stringify({
      email: `${name}@example.com`,
      password: 'una clave larga',
      data: { username: name },
    }),
  })
  expect(status).toBe(200)
  const { id } = body as { id: string }
  await sql`update auth.users set email_confirmed_at = now() where id = ${id}`
  const signed = await ask(backend, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: `${name}@example.com`, password: 'una clave larga' }),
  })
  return { token: (signed.body as { access_token: string }).access_token, id }
}

test('E-01: what a sign-up trigger reads from the metadata is JSON, not text in JSON', async () => {
  const { id } = await signUp('lola')
  const { body } = await ask(backend, `/rest/v1/altas?id=eq.${id}`, {
    headers: { apikey: backend.secretKey },
  })
  expect(body).toEqual([{ id, nombre: 'lola', tipo: 'object' }])
})

test('E-02: a column that was not granted stays closed, and the one beside it stays open', async () => {
  expect(await ask(backend, '/rest/v1/notas?select=titulo')).toMatchObject({ status: 200 })
  expect(await ask(backend, '/rest/v1/notas?select=secreto')).toMatchObject({
    status: 401,
    body: { code: '42501' },
  })
})

test('E-03: the first requests of a process do not trip over each other', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => ask(backend, '/rest/v1/notas?select=id')),
  )
  expect(answers.filter((a) => a.status !== 200)).toEqual([])
})

test.each([
  ['lleno', 409, { code: 'PT409', message: 'lleno', hint: 'Another time', details: 'Nothing free' }],
  ['propio', 400, { code: 'AE001', message: 'propio', hint: 'Mine', details: null }],
  ['simple', 400, { code: 'P0001', message: 'simple' }],
  ['demasiado largo para caber', 400, { code: '23514' }],
])('E-04: the refusal "%s" keeps its status, code, message and hint', async (titulo, status, body) => {
  expect(await post(titulo)).toMatchObject({ status, body })
  expect(await post('vale')).toMatchObject({ status: 201 })
})

test('E-05: the access token carries what policies read from it, at sign-up, sign-in and refresh', async () => {
  await signUp('carmen')
  const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } })
  const signedIn = await client.auth.signInWithPassword({
    email: 'carmen@example.com',
    password: 'una clave larga',
  })
  const refreshed = await client.auth.refreshSession()
  for (const session of [signedIn.data.session, refreshed.data.session]) {
    const { body } = await ask(backend, '/rest/v1/rpc/mi_token', {
      method: 'POST',
      body: '{}',
      token: session?.access_token ?? '',
    })
    expect(body).toMatchObject({
      role: 'authenticated',
      aal: 'aal1',
      iss: `${backend.url}/auth/v1`,
      app_metadata: { provider: 'email' },
      user_metadata: { username: 'carmen' },
    })
  }
  // The token written anew is still one that the backend itself accepts.
  expect((await client.auth.getUser()).data.user?.email).toBe('carmen@example.com')
})

test('E-06: auth.uid() answers inside functions of the caller', async () => {
  const { token, id } = await signUp('eva')
  const mine = await ask(backend, '/rest/v1/rpc/quien_soy', { method: 'POST', body: '{}', token })
  expect(mine).toMatchObject({ status: 200, body: id })
})

test('E-07: times and numbers look as PostgREST writes them', async () => {
  const { body } = await ask(backend, '/rest/v1/notas?select=creado,precio&limit=1')
  expect(body).toEqual([{ creado: '2026-11-21T01:38:35+00:00', precio: 1.5 }])
})

test('a key is required, and must be one of the two', async () => {
  for (const path of ['/rest/v1/notas?select=id', '/auth/v1/settings', '/functions/v1/eco']) {
    expect((await fetch(backend.url + path)).status, path).toBe(401)
    expect((await ask(backend, path, { headers: { apikey: 'sb_publishable_x' } })).status, path).toBe(401)
  }
  expect((await ask(backend, '/rest/v1/notas?select=id')).status).toBe(200)
})

test('the functions answer a missing key as the platform does', async () => {
  const answer = await fetch(`${backend.url}/functions/v1/eco`, { method: 'POST', body: '{}' })
  expect([answer.status, await answer.json()]).toEqual([401, { error: 'unauthorized' }])
})

test('nothing but the four interfaces is reachable', async () => {
  for (const path of ['/', '/_system/config', '/_system/ping', '/studio', '/rest/v1', '/mail', '/env'])
    expect((await ask(backend, path)).status, path).toBe(404)
  // A path that climbs out of its interface must not reach lite's own pages.
  expect((await ask(backend, '/rest/v1/..%2f..%2f_system/config')).status).toBeGreaterThanOrEqual(400)
})

test('only the site may read answers in a browser', async () => {
  const from = async (origin: string) =>
    (await ask(backend, '/rest/v1/notas?select=id', { headers: { origin } })).headers.get(
      'access-control-allow-origin',
    )
  expect(await from('http://localhost:3000')).toBe('http://localhost:3000')
  expect(await from('https://example.com')).toBeNull()
})

test('the admin signs in, and the role stands where only the database writes', async () => {
  const { body } = await ask(backend, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: backend.adminEmail, password: backend.adminPassword }),
  })
  expect(body).toMatchObject({ user: { app_metadata: { role: 'admin' } } })
})

test('mails are files in a folder', async () => {
  await ask(backend, '/auth/v1/recover', {
    method: 'POST',
    body: JSON.stringify({ email: backend.adminEmail }),
  })
  expect(cartasA(backend.adminEmail)).toMatchObject([{ tipo: 'cuenta_recuperacion' }])
})

type Carta = { to: string; subject: string; text: string; html: string; tipo: string; idioma: string }
const cartasA = (to: string): Carta[] =>
  readdirSync(backend.mailDir)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file): Carta => JSON.parse(readFileSync(join(backend.mailDir, file), 'utf8')))
    .filter((carta) => carta.to === to)
const enlaceDe = (carta: Carta | undefined) =>
  new URL(/http\S+\/auth\/confirm\S+/.exec(carta?.text ?? '')?.[0] ?? '')
const alta = (email: string, idioma = 'de') =>
  ask(backend, '/auth/v1/signup', {
    method: 'POST',
    body: JSON.stringify({ email, password: 'una clave larga', data: { username: 'Lola', idioma } }),
  })

test('the first admin is made without a letter', () => {
  expect(cartasA(backend.adminEmail).filter(({ tipo }) => tipo !== 'cuenta_recuperacion')).toEqual([])
})

test.each([
  ['es', 'Confirma tu correo'],
  ['en', 'Confirm your e-mail'],
  ['fr', 'Confirmez votre adresse'],
  ['de', 'Bestätigen Sie'],
  ['it', 'Confermate il vostro'],
])('a sign-up is confirmed by the link of a letter in the guest’s language: %s', async (idioma, subject) => {
  const email = `carta-${idioma}@example.com`
  expect((await alta(email, idioma)).body).not.toHaveProperty('access_token')
  const [carta] = cartasA(email)
  expect(carta).toMatchObject({ idioma, subject: expect.stringContaining(subject) })
  expect(carta?.html).toContain(`<html lang="${idioma}">`)
  const link = enlaceDe(carta)
  expect(link.searchParams.get('idioma')).toBe(idioma)
  const verify = () =>
    ask(backend, '/auth/v1/verify', {
      method: 'POST',
      body: JSON.stringify({ type: 'signup', token_hash: link.searchParams.get('token_hash') }),
    })
  expect(await verify()).toMatchObject({ status: 200, body: { user: { email } } })
  expect(await verify()).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } })
})

test('lite sends no second letter: ours does, once a minute, and the first link ends with it', async () => {
  const email = 'otra-vez@example.com'
  await alta(email)
  const resend = () =>
    ask(backend, '/auth/v1/resend', { method: 'POST', body: JSON.stringify({ type: 'signup', email }) })
  expect(await resend()).toMatchObject({ status: 429, body: { error_code: 'over_email_send_rate_limit' } })
  await sql`update auth.users set confirmation_sent_at = now() - interval '61 seconds' where email = ${email}`
  expect(await resend()).toMatchObject({ status: 200 })
  const [first, second] = cartasA(email)
  const verify = (carta: Carta | undefined) =>
    ask(backend, '/auth/v1/verify', {
      method: 'POST',
      body: JSON.stringify({ type: 'signup', token_hash: enlaceDe(carta).searchParams.get('token_hash') }),
    })
  expect(await verify(first)).toMatchObject({ status: 403 })
  expect(await verify(second)).toMatchObject({ status: 200 })
})

test('T-PII-07: a sign-up with an address that has an account is answered as any other, and its owner is told', async () => {
  await signUp('dolores')
  const [known, unknown] = [await alta('dolores@example.com'), await alta('nadie-aun@example.com')]
  expect(known.status).toBe(unknown.status)
  expect(Object.keys(known.body as object)).toEqual(
    expect.arrayContaining(['id', 'aud', 'email', 'app_metadata', 'user_metadata', 'identities']),
  )
  expect(known.body).not.toHaveProperty('access_token')
  expect(cartasA('dolores@example.com').map(({ tipo }) => tipo)).toEqual([
    'cuenta_confirmacion',
    'cuenta_yaTienes',
  ])
})

test('an address is changed by the link in the new mailbox, and the old one is told', async () => {
  const { token } = await signUp('mudanza')
  const asked = await ask(backend, '/auth/v1/user', {
    method: 'PUT',
    token,
    body: JSON.stringify({ email: 'mudada@example.com' }),
  })
  expect(asked).toMatchObject({ status: 200, body: { email: 'mudanza@example.com' } })
  expect(cartasA('mudanza@example.com').at(-1)).toMatchObject({ tipo: 'cuenta_aviso' })
  const link = enlaceDe(cartasA('mudada@example.com')[0])
  expect(link.searchParams.get('type')).toBe('email_change')
  const verified = await ask(backend, '/auth/v1/verify', {
    method: 'POST',
    body: JSON.stringify({ type: 'email_change', token_hash: link.searchParams.get('token_hash') }),
  })
  expect(verified).toMatchObject({ status: 200, body: { user: { email: 'mudada@example.com' } } })
})

test('what guests write leaves no trace in any log when the database refuses it', async () => {
  const wrong = await ask(backend, '/rest/v1/notas?select=id&id=eq.canario')
  expect(JSON.stringify(wrong.body)).toContain('canario')
  await post('canario, y demasiado largo para caber')
  const printed = inspect([...printing.error.mock.calls, ...printing.log.mock.calls], { depth: 6 })
  expect(printed + logged.join('\n')).not.toContain('canario')
  expect(readFileSync(join(folder, 'data/postgres.log'), 'utf8')).not.toContain('canario')
})

test('storage keeps files as they came, and private ones private', async () => {
  const secret = createClient(backend.url, backend.secretKey, { auth: { persistSession: false } })
  const anon = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } })
  const bytes = new Uint8Array([1, 2, 3, 250])
  for (const [bucket, open] of [
    ['abierto', true],
    ['cerrado', false],
  ] as const) {
    expect(
      (await secret.storage.createBucket(bucket, { public: open, fileSizeLimit: 1000 })).error,
    ).toBeNull()
    const sent = await secret.storage.from(bucket).upload('a/b.bin', bytes, { contentType: 'image/png' })
    expect(sent.error).toBeNull()
  }
  const got = await fetch(anon.storage.from('abierto').getPublicUrl('a/b.bin').data.publicUrl)
  expect(got.headers.get('content-type')).toBe('image/png')
  expect(new Uint8Array(await got.arrayBuffer())).toEqual(bytes)
  expect((await fetch(anon.storage.from('cerrado').getPublicUrl('a/b.bin').data.publicUrl)).ok).toBe(false)
  expect((await anon.storage.from('cerrado').download('a/b.bin')).error).not.toBeNull()
  const own = await secret.storage.from('cerrado').download('a/b.bin')
  expect(new Uint8Array((await own.data?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes)
  expect((await secret.storage.from('abierto').copy('a/b.bin', 'c.bin')).error).toBeNull()
  expect((await secret.storage.from('abierto').remove(['a/b.bin'])).error).toBeNull()
  expect((await secret.storage.from('abierto').list()).data?.map((o) => o.name)).toEqual(['c.bin'])
})

test('M8 a number, a list or an object where a date belongs is a refusal, not an outage', async () => {
  for (const value of [20270301, ['2027-03-01'], { dia: 1 }, true]) {
    const { status, body } = await ask(backend, '/rest/v1/notas', {
      method: 'POST',
      headers: { apikey: backend.secretKey },
      body: JSON.stringify(
        Object.fromEntries([
          ['titulo', 'vale'],
          ['creado', value],
        ]),
      ),
    })
    expect([value, status >= 400 && status < 500, body]).toEqual([value, true, expect.anything()])
  }
})

test('M13 a body without a length is read up to the limit and no further', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      if (sent >= 50_000_000) return controller.close()
      sent += 100_000
      controller.enqueue(new Uint8Array(100_000).fill(32))
    },
  })
  const answer = await fetch(`${backend.url}/rest/v1/notas`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit).catch(() => null)
  // The connection may be cut before the answer is read.
  if (answer) expect(answer.status).toBe(413)
  expect(sent).toBeLessThan(20_000_000)
})

test('L12 an idle connection to backend or site outlives whoever keeps it at the other end', async () => {
  const answer = await fetch(`${backend.url}/rest/v1/notas?select=titulo`, {
    headers: { apikey: backend.publishableKey },
  })
  await answer.arrayBuffer()
  // Proxies and browsers give up after a minute: a connection is never closed in the moment it is used again.
  expect(answer.headers.get('keep-alive')).toBe('timeout=75')
  const { args } = nextCommand(folder, 'start', 3000)
  expect(args.slice(args.indexOf('--keepAliveTimeout')).slice(0, 2)).toEqual(['--keepAliveTimeout', '75000'])
})

test('L6 T-JWT-01 a token for somebody else, or with a role of the database, is refused however it is signed', async () => {
  const { jwtSecret } = JSON.parse(readFileSync(join(folder, 'data/secrets.json'), 'utf8'))
  const sign = (claims: Record<string, string>) =>
    new SignJWT({ sub: '00000000-0000-4000-8000-000000000000', ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(jwtSecret))
  const asks = async (claims: Record<string, string>) =>
    (await ask(backend, '/rest/v1/notas?select=titulo', { token: await sign(claims) })).status
  expect(await asks({ aud: 'authenticated', role: 'authenticated' })).toBe(200)
  expect(await asks({ aud: 'other', role: 'authenticated' })).toBe(401)
  for (const role of ['postgres', 'supabase_admin', ''])
    expect([role, await asks({ aud: 'authenticated', role })]).toEqual([role, 401])
})
