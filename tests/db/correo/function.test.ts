import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { httpMailer } from '../../../supabase/correo/http-mailer.ts'
import { denoBinary } from '../../../supabase/local/postgres/binaries.ts'
import { freePort } from '../../../supabase/local/process/ports.ts'
import { environment } from '../../../supabase/local/process/processes.ts'
import { type MailApi, type Manner, mailApi } from '../../runner/mail-api.ts'
import { smtpServer } from '../../runner/smtp.ts'
import { sql } from '../support/client.ts'
import { own } from '../support/own.ts'
import { enqueue, passTime, rowsOf, works } from './correos.ts'

/** The Edge Function `correo` in a real Deno, as a hosted project runs it, with the database and a provider of mails. */
const root = resolve(import.meta.dirname, '../../..')
const work = mkdtempSync(join(tmpdir(), 'alma-funcion-'))
const SECRET = 'a-secret-of-the-house-and-its-function'
const KEY = 're_key'

type Running = { call(secret?: string, method?: string): Promise<Response>; stop(): Promise<void> }
const running: { stop(): Promise<void> }[] = []

/** Starts it with the settings of the platform and those of the owner. */
async function start(settings: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const folder = join(root, 'supabase/functions/correo')
  const child: ChildProcess = spawn(
    denoBinary(),
    [
      ...['run', '--quiet', '--no-remote', '--cached-only', '--no-prompt', '--no-lock'],
      ...['--node-modules-dir=manual', '--config', join(folder, 'deno.json')],
      ...['--allow-net=127.0.0.1', '--allow-env', `--allow-read=${root}`, '--allow-sys'],
      ...[join(root, 'supabase/local/functions-main.ts'), String(port), join(folder, 'index.ts')],
    ],
    {
      env: environment({
        PATH: process.env.PATH ?? '',
        DENO_DIR: join(work, 'deno'),
        NO_COLOR: '1',
        SUPABASE_DB_URL: own.databaseUrl,
        SITE_URL: 'https://alma.example.com',
        CORREO_SECRET: SECRET,
        ...settings,
      }),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  if (!child.stdout) throw new Error('no output')
  const told = createInterface(child.stdout)[Symbol.asyncIterator]()
  expect((await told.next()).value).toBe('listening')
  const one = {
    call: (secret = SECRET, method = 'POST') =>
      fetch(`http://127.0.0.1:${port}/correo`, { method, headers: { authorization: `Bearer ${secret}` } }),
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
  running.push(one)
  return one
}

async function provider(manner: (n: number) => Manner): Promise<MailApi> {
  const api = await mailApi(KEY, manner)
  running.push({ stop: () => api.close() })
  return api
}

beforeEach(() => sql`delete from correos`)
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.stop()
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

describe('through a provider’s API', () => {
  const MANNERS: [Manner, estado: string][] = [
    ['takes', 'enviado'],
    ['refuses: 422', 'fallido'],
    ['not now: 429', 'pendiente'],
    ['not now: 401', 'pendiente'],
    ['not now: 500', 'pendiente'],
    ['not now: hangs up', 'pendiente'],
    ['takes: 502', 'pendiente'],
    ['takes: hangs up', 'pendiente'],
  ]
  test('whatever becomes of a request, the mail leaves once, and the row says what is known', async () => {
    const mine = new Map<string, Manner>()
    // Of the provider at this moment: the client itself asks again where a connection was closed.
    let now: Manner = 'takes'
    const api = await provider(() => now)
    const correo = await start({ MAIL_API_URL: api.url, MAIL_API_KEY: KEY })
    for (const [manner, estado] of MANNERS) {
      now = manner
      const [id = ''] = await enqueue(1)
      mine.set(id, manner)
      expect((await correo.call()).status).toBe(200)
      const [row] = await sql`select estado, intentos from correos where id = ${id}`
      expect([manner, row?.estado, row?.intentos]).toEqual([manner, estado, 1])
    }
    now = 'takes'
    await passTime()
    expect(await (await correo.call()).json()).toEqual({ handled: 6 })
    const left = [...mine].filter(([, manner]) => !manner.startsWith('refuses')).map(([id]) => `correo/${id}`)
    expect(api.taken.map(({ key }) => key).sort()).toEqual(left.sort())
    for (const { id, estado } of await rowsOf())
      expect(estado).toBe(mine.get(id)?.startsWith('refuses') ? 'fallido' : 'enviado')
    const asked = api.asked()
    expect(await (await correo.call()).json()).toEqual({ handled: 0 })
    expect(api.asked()).toBe(asked)
  })

  test('an answer that breaks off is asked for again, not sent again', async () => {
    const api = await provider((n) => (n === 0 ? 'takes: half an answer' : 'takes'))
    const correo = await start({ MAIL_API_URL: api.url, MAIL_API_KEY: KEY })
    await enqueue(1)
    await correo.call()
    await passTime()
    await correo.call()
    expect(api.taken).toHaveLength(1)
    expect(await rowsOf()).toMatchObject([{ estado: 'enviado' }])
  })

  test('a provider that falls silent is not waited for: it is asked again, and sends once', async () => {
    let now: Manner = 'takes: falls silent'
    const api = await provider(() => now)
    const mailer = httpMailer({ url: api.url, key: KEY }, 300)
    await enqueue(1)
    await works('smtp://nobody.invalid', { mailer })
    expect(await rowsOf()).toMatchObject([{ estado: 'pendiente', intentos: 1 }])
    now = 'takes'
    await passTime()
    await works('smtp://nobody.invalid', { mailer })
    expect(await rowsOf()).toMatchObject([{ estado: 'enviado', intentos: 2 }])
    expect(api.taken).toHaveLength(1)
  })

  test('several functions at once: thirty mails, each of them once', async () => {
    const api = await provider((n) => (n % 7 === 3 ? 'not now: 429' : 'takes'))
    const all = await Promise.all([1, 2, 3].map(() => start({ MAIL_API_URL: api.url, MAIL_API_KEY: KEY })))
    const ids = await enqueue(30)
    do {
      await passTime()
      await Promise.all(all.map(({ call }) => call()))
    } while ((await rowsOf()).some(({ estado }) => estado === 'pendiente'))
    expect(api.taken.map(({ key }) => key).sort()).toEqual(ids.map((id) => `correo/${id}`).sort())
  })

  test('what is sent is the mail: house, guest, both texts, no notes', async () => {
    const api = await provider(() => 'takes')
    const correo = await start({ MAIL_API_URL: api.url, MAIL_API_KEY: KEY, SMTP_FROM: 'mesa@example.com' })
    await enqueue(1)
    await correo.call()
    expect(api.taken[0]?.body).toMatchObject({
      from: expect.stringMatching(/^".+" <mesa@example\.com>$/),
      to: [expect.stringMatching(/@example\.com$/)],
      text: expect.stringContaining('ABCD1234'),
      html: expect.stringContaining('https://alma.example.com'),
    })
  })
})

test('through SMTP the same function sends, and the server’s word counts', async () => {
  const server = await smtpServer((n) => (n === 0 ? '4xx-en-rcpt' : 'acepta'))
  running.push({ stop: () => server.close() })
  const correo = await start({ SMTP_URL: server.url })
  await enqueue(1)
  await correo.call()
  expect(await rowsOf()).toMatchObject([{ estado: 'pendiente', intentos: 1 }])
  await passTime()
  await correo.call()
  expect(await rowsOf()).toMatchObject([{ estado: 'enviado', intentos: 2 }])
  expect(server.recibidos).toHaveLength(1)
})

test('strangers are turned away before anything is done, and what is not set is named without a value', async () => {
  const api = await provider(() => 'takes')
  const correo = await start({ MAIL_API_URL: api.url, MAIL_API_KEY: KEY })
  await enqueue(1)
  expect([(await correo.call('guessed')).status, (await correo.call(SECRET, 'GET')).status]).toEqual([
    401, 405,
  ])
  expect(await rowsOf()).toMatchObject([{ estado: 'pendiente', intentos: 0 }])
  const bare = await start({ CORREO_SECRET: 'short' })
  const answer = await bare.call()
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: 'settings', missing: ['CORREO_SECRET', 'MAIL_API_KEY'] },
  ])
})

describe('the database calls it', () => {
  /** pg_cron and pg_net as far as they are used, for as long as a transaction that is undone. */
  const IMITATION = `
    create schema if not exists cron; create schema net;
    create table net.asked (id bigserial, url text, body jsonb, headers jsonb, timeout integer);
    create table cron.job (jobid bigserial, jobname text primary key, schedule text, command text);
    create function cron.schedule(a text, b text, c text) returns bigint language sql as $$
      insert into cron.job (jobname, schedule, command) values (a, b, c)
        on conflict (jobname) do update set schedule = excluded.schedule returning jobid $$;
    create function cron.unschedule(a bigint) returns boolean language sql as $$
      delete from cron.job where jobid = a returning true $$;
    create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
      headers jsonb default '{}', timeout_milliseconds integer default 5000) returns bigint language sql as $$
      insert into net.asked (url, body, headers, timeout)
        values (url, body, headers, timeout_milliseconds) returning id $$`
  const URL = 'https://project.supabase.co/functions/v1/correo'

  test('each minute when there is something to send, else every few minutes, with the secret; and no longer when told', async () => {
    const undone = new Error('undone')
    await sql
      .begin(async (tx) => {
        await tx.unsafe(IMITATION)
        const call = async () => (await tx`select private.correo_llamar() as n`)[0]?.n
        expect(await call()).toBeNull()
        await tx`select private.correo_por_funcion(${URL}, ${SECRET})`
        await tx`select private.correo_por_funcion(${URL}, ${SECRET})`
        expect(await tx`select schedule, command from cron.job where jobname = 'alma_correo'`).toEqual([
          { schedule: '* * * * *', command: 'select private.correo_llamar()' },
        ])
        await tx`update private.rondas set en = now() where nombre = 'correos'`
        await tx`delete from private.fotos_sobrantes`
        expect(await call()).toBeNull()
        await tx`update private.rondas set en = now() - interval '5 minutes' where nombre = 'correos'`
        expect(await call()).not.toBeNull()
        await tx`update private.rondas set en = now() where nombre = 'correos'`
        await tx`insert into correos (clave, tipo, para, idioma, datos) values ('x', 'recibida', 'a@example.com', 'es', '{}')`
        expect(await call()).not.toBeNull()
        const asked = await tx`select url, headers ->> 'authorization' as bearer, timeout from net.asked`
        expect(asked[0]).toEqual({ url: URL, bearer: `Bearer ${SECRET}`, timeout: 120_000 })
        await tx`select private.correo_por_funcion(null, null)`
        expect(await tx`select from cron.job where jobname = 'alma_correo'`).toHaveLength(0)
        expect(await call()).toBeNull()
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
  })

  test('a secret that can be guessed is refused', async () => {
    await sql
      .begin(async (tx) => {
        await tx.unsafe(IMITATION)
        await tx`select private.correo_por_funcion(${URL}, 'short')`
      })
      .then(
        () => expect.unreachable(),
        (error: Error) => expect(error.message).toMatch(/check constraint/),
      )
  })
})
