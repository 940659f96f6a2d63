import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sendDue } from '../../../supabase/correo/tick.ts'
import { type Conduct, type Server, smtpServer } from '../../runner/smtp.ts'
import { sql } from '../support/client.ts'
import { own } from '../support/own.ts'
import { deps, enqueue, impatient, passTime, rowsOf, works } from './correos.ts'

/** The fate of each mail, against a mail server that misbehaves on purpose. */
const servers: Server[] = []
async function smtp(conduct: (n: number) => Conduct): Promise<Server> {
  const server = await smtpServer(conduct)
  servers.push(server)
  return server
}
beforeEach(() => sql`delete from correos`)
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const idOf = (messageId: string) => messageId.slice(1, 37)
/** How often each mail was taken by the server. */
const count = ({ recibidos }: Server): Map<string, number> => {
  const times = new Map<string, number>()
  for (const { messageId } of recibidos) times.set(idOf(messageId), (times.get(idOf(messageId)) ?? 0) + 1)
  return times
}

/** Until something is so. */
async function hasta(so: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 40_000
  for (; !(await so()); await sleep(10))
    if (Date.now() > end) throw new Error(`waited in vain: ${JSON.stringify(await rowsOf())}`)
}

describe('one mail, one server', () => {
  const cases: [Conduct, estado: string, entregas: number][] = [
    ['acepta', 'enviado', 1],
    ['lento', 'enviado', 1],
    ['cierra-al-saludar', 'pendiente', 0],
    ['calla-al-saludar', 'pendiente', 0],
    ['calla-en-rcpt', 'pendiente', 0],
    ['4xx-en-rcpt', 'pendiente', 0],
    ['5xx-en-rcpt', 'fallido', 0],
    ['cierra-en-data', 'pendiente', 0],
    ['cierra-en-el-cuerpo', 'incierto', 0],
    ['4xx-tras-el-punto', 'pendiente', 0],
    ['5xx-tras-el-punto', 'fallido', 0],
    ['cierra-tras-el-punto', 'incierto', 1],
    ['media-respuesta', 'incierto', 1],
    ['calla-tras-el-punto', 'incierto', 1],
  ]
  test.each(cases)('%s: the row is %s, delivered %i times, and then it is quiet', async (como, estado, n) => {
    const server = await smtp((i) => (i === 0 ? como : 'acepta'))
    const [id] = await enqueue(1)
    await works(server.url, como.startsWith('calla') ? impatient(server.url) : {})
    expect(await rowsOf()).toMatchObject([{ id, estado, intentos: 1 }])
    expect(server.recibidos).toHaveLength(n)
    // The next round sends what is surely not delivered, and nothing else.
    await passTime()
    await works(server.url)
    const again = estado === 'pendiente'
    expect(await rowsOf()).toMatchObject([{ estado: again ? 'enviado' : estado, intentos: again ? 2 : 1 }])
    expect(server.recibidos).toHaveLength(again ? 1 : n)
  })

  test('nobody listens: the mail waits', async () => {
    const server = await smtp(() => 'acepta')
    await server.close()
    await enqueue(1)
    await works(server.url)
    expect(await rowsOf()).toMatchObject([{ estado: 'pendiente', intentos: 1 }])
  })

  test('a wrong password is the house’s trouble: no mail is given up for it', async () => {
    const server = await smtp(() => 'rechaza-la-clave')
    await enqueue(1)
    await works(server.url.replace('//', '//alma:secreto@'))
    const [row] = await rowsOf()
    expect(row).toMatchObject({ estado: 'pendiente' })
    expect(row?.error).toContain('535')
    expect(row?.error).not.toContain('secreto')
  })

  test('the same Message-ID at every try, one recipient, no name in the headers', async () => {
    const server = await smtp((i) => (i === 0 ? 'calla-tras-el-punto' : 'acepta'))
    const [id] = await enqueue(1)
    await works(server.url, impatient(server.url))
    // Somebody looked and had it sent again.
    await sql`update correos set estado = 'pendiente', proximo_en = now() where id = ${id ?? ''}`
    await works(server.url)
    const [first, second] = server.recibidos
    expect(first?.messageId).toBe(second?.messageId)
    expect(first?.messageId).toMatch(new RegExp(`^<${id}@`))
    expect(first?.crudo.split('\r\n\r\n')[0]).not.toContain('Lola')
  })
})

test('the waits grow fourfold from a minute, and the eighth try is not made', async () => {
  const server = await smtp(() => '4xx-tras-el-punto')
  await enqueue(1)
  const waits: number[] = []
  for (let i = 0; i < 7; i++) {
    await works(server.url)
    const [row] = await rowsOf()
    if (row?.estado === 'pendiente') waits.push(Math.round(row.espera / 60))
    // Before its time nobody touches it.
    expect(await works(server.url)).toBe(0)
    await passTime()
  }
  expect(waits).toEqual([1, 4, 16, 64, 256, 720])
  expect(await rowsOf()).toMatchObject([{ estado: 'fallido', intentos: 7 }])
  expect(server.conexiones()).toBe(7)
})

test('two workers at once: each mail exactly once', async () => {
  const server = await smtp((i) => (i % 3 === 0 ? 'lento' : 'acepta'))
  const ids = await enqueue(40)
  const other = postgres(own.databaseUrl, { max: 4, onnotice: () => {} })
  try {
    const done = await Promise.all([works(server.url), sendDue(other, deps(server.url)), works(server.url)])
    expect(done.reduce((a, b) => a + b)).toBe(40)
  } finally {
    await other.end()
  }
  expect(count(server)).toEqual(new Map(server.recibidos.map(({ messageId }) => [idOf(messageId), 1])))
  expect([...count(server).keys()].sort()).toEqual([...ids].sort())
  expect(new Set((await rowsOf()).map(({ estado }) => estado))).toEqual(new Set(['enviado']))
})

test('a server in a mood: after all rounds each mail arrived once, or is a dead letter that arrived at most once', async () => {
  const moods: Conduct[] = [
    '4xx-en-rcpt',
    'acepta',
    'cierra-tras-el-punto',
    'cierra-en-data',
    'acepta',
    '4xx-tras-el-punto',
    'cierra-en-el-cuerpo',
    'cierra-al-saludar',
    '5xx-tras-el-punto',
    'acepta',
    'media-respuesta',
  ]
  const server = await smtp((i) => moods[i % moods.length] ?? 'acepta')
  await enqueue(30)
  for (let round = 0; round < 7; round++) {
    await Promise.all([works(server.url), works(server.url)])
    await passTime()
  }
  const times = count(server)
  for (const { id, estado } of await rowsOf()) {
    expect(['enviado', 'incierto', 'fallido']).toContain(estado)
    if (estado === 'enviado') expect(times.get(id)).toBe(1)
    else expect(times.get(id) ?? 0).toBeLessThanOrEqual(1)
  }
})

test('kill -9 of the worker in the middle: nothing twice, and what is uncertain says so', async () => {
  let killed = false
  const server = await smtp((i) => (i >= 6 && !killed ? 'calla-tras-el-punto' : 'acepta'))
  const cli = resolve(import.meta.dirname, '../../../supabase/correo/cli.ts')
  const env = {
    ...process.env,
    DATABASE_URL: own.databaseUrl,
    SMTP_URL: server.url,
    SITE_URL: 'https://alma.example.com',
  }
  const worker = () => spawn(process.execPath, [cli], { env, stdio: 'ignore' })
  await enqueue(12)
  const first = worker()
  // Six mails are answered; what is taken after them, one or more, never gets its answer.
  await hasta(() => server.recibidos.length >= 7)
  first.kill('SIGKILL')
  await new Promise((done) => first.once('exit', done))
  killed = true
  const second = worker()
  try {
    // A busy machine may be too slow for one of them: it is tried again, and its minute need not be waited for.
    await hasta(async () => {
      await passTime()
      return !(await rowsOf()).some(({ estado }) => estado === 'pendiente')
    })
    const under = (await rowsOf()).filter(({ estado }) => estado === 'enviando')
    expect(under.length).toBeGreaterThan(0)
    // Ten minutes later nobody will report on them any more.
    await sql`update correos set tomado_en = now() - interval '11 minutes' where estado = 'enviando'`
    await sql`select pg_notify('correos', '')`
    await hasta(async () => !(await rowsOf()).some(({ estado }) => estado === 'enviando'))
  } finally {
    second.kill('SIGTERM')
    const [code] = await new Promise<[number | null]>((done) => second.once('exit', (c) => done([c])))
    expect(code).toBe(0)
  }
  const rows = await rowsOf()
  const times = count(server)
  expect([...times.values()].filter((n) => n > 1)).toEqual([])
  for (const { id, estado } of rows) {
    expect(['enviado', 'incierto']).toContain(estado)
    if (estado === 'enviado') expect(times.get(id)).toBe(1)
  }
  expect(rows.some(({ estado }) => estado === 'incierto')).toBe(true)
})
