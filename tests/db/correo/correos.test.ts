import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startMailWorker } from '../../../supabase/correo/loop.ts'
import { folderMailer } from '../../../supabase/correo/mailbox.ts'
import { makeAdmin, nextDay, rpc, type Session, signIn, signUp, sql } from '../support/client.ts'
import { aforo, created, empty, espera, type Made, restore } from '../support/engine.ts'
import { own } from '../support/own.ts'
import { works } from './correos.ts'

/** Which events a guest is told of, and that each is told once: the rows the triggers write, and the mails of them. */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  admin = await signIn(admin.email, 'una-clave-larga')
})
beforeEach(empty)
afterEach(restore)
afterAll(empty)

const correos = async (id: string) =>
  (await sql`select tipo, estado, datos from correos where reserva_id = ${id} order by creado_en, id`) as {
    tipo: string
    estado: string
    datos: Record<string, unknown>
  }[]
const tipos = async (id: string) => (await correos(id)).map(({ tipo }) => tipo)

const version = async ({ id }: Made): Promise<number> =>
  (await sql`select version from reservas where id = ${id}`)[0]?.version
async function carries(r: Made, a: string, motivo: string | null = null): Promise<Response> {
  return rpc('reserva_estado', { id: r.id, a, version: await version(r), motivo }, admin.token)
}
async function cambia(r: Made, changes: Record<string, unknown>): Promise<Response> {
  return rpc('reserva_cambiar', {
    codigo: r.codigo,
    token: r.token,
    version: await version(r),
    cambios: changes,
  })
}
async function cancels(r: Made): Promise<Response> {
  return rpc('reserva_cancelar', { codigo: r.codigo, token: r.token, version: await version(r) })
}

describe('one event, one mail', () => {
  test('from the request to the thanks', async () => {
    const r = await created()
    await carries(r, 'confirmada')
    for (const a of ['llegada', 'sentada', 'finalizada']) expect((await carries(r, a)).status).toBe(200)
    expect(await tipos(r.id)).toEqual(['recibida', 'confirmada', 'gracias'])
  })

  test('a change by the guest waits again, and is told as it is now', async () => {
    const r = await created()
    await carries(r, 'confirmada')
    await cambia(r, { hora_reserva: '20:30', personas: 3 })
    const told = await correos(r.id)
    expect(told.map(({ tipo }) => tipo)).toEqual(['recibida', 'confirmada', 'cambiada'])
    expect(told.at(-1)?.datos).toMatchObject({
      hora: '20:30',
      personas: 3,
      estado: 'pendiente',
      secuencia: 1,
    })
  })

  test('a change of words alone is nobody’s news', async () => {
    const r = await created()
    await cambia(r, { notas: 'Vendremos con un carrito' })
    expect(await tipos(r.id)).toEqual(['recibida'])
  })

  test.each([
    ['rechazada', 'pendiente', 'rechazada'],
    ['cancelada_restaurante', 'confirmada', 'cancelada'],
  ])('%s from %s: %s, with the reason and the nearest times', async (a, from, tipo) => {
    const r = await created()
    if (from === 'confirmada') await carries(r, 'confirmada')
    await carries(r, a, 'Se ha ido la luz')
    const last = (await correos(r.id)).at(-1)
    expect(last).toMatchObject({ tipo, datos: { por: 'personal', motivo: 'Se ha ido la luz' } })
    expect(last?.datos.alternativas).toHaveLength(3)
  })

  test('cancelled by the guest, twice over: one mail', async () => {
    const r = await created()
    await cancels(r)
    await cancels(r)
    expect(await tipos(r.id)).toEqual(['recibida', 'cancelada'])
    expect((await correos(r.id)).at(-1)?.datos).toMatchObject({ por: 'cliente', secuencia: 1 })
  })

  test('a refused step tells nobody anything', async () => {
    const r = await created()
    expect((await carries(r, 'finalizada')).status).toBe(409)
    expect((await cambia(r, { hora_reserva: '03:00' })).ok).toBe(false)
    expect(await tipos(r.id)).toEqual(['recibida'])
  })

  test('no row holds a token, or what the guest wrote', async () => {
    const r = await created({ notas: 'Alergia al marisco', requisitos_dieteticos: 'Celiaca' })
    const [row] = await correos(r.id)
    const text = JSON.stringify(row)
    for (const secret of [r.token, 'marisco', 'Celiaca', 'token']) expect(text).not.toContain(secret)
  })
})

describe('what time brings', () => {
  /** The day before a booking, whose guest did not book today. */
  async function manana(): Promise<Made> {
    const r = await created()
    await carries(r, 'confirmada')
    await sql`alter table reservas disable trigger user`
    await sql`update reservas set creado_en = now() - interval '3 days',
      fecha_reserva = (now() at time zone 'Europe/Madrid')::date + 1 where id = ${r.id}`
    await sql`alter table reservas enable trigger user`
    return r
  }
  /** Reminders leave from ten in the morning on. */
  const sinceTen = async () =>
    (await sql`select (now() at time zone 'Europe/Madrid')::time >= '10:00' as so`)[0]?.so === true

  test('one reminder, however often the clock is looked at, and none after a cancellation', async () => {
    const [kept, lost] = [await manana(), await manana()]
    for (let i = 0; i < 3; i++) await sql`select private.tarea_reservas()`
    const expected = (await sinceTen()) ? 1 : 0
    const reminders = async (r: Made) =>
      (await correos(r.id)).filter(({ tipo }) => tipo === 'recordatorio').map(({ estado }) => estado)
    expect(await reminders(kept)).toHaveLength(expected)
    await carries(lost, 'cancelada_restaurante')
    expect((await reminders(lost)).filter((estado) => estado !== 'anulado')).toEqual([])
  })

  test('an unanswered request expires once its hour has come, with an apology', async () => {
    const r = await created()
    await sql`alter table reservas disable trigger user`
    await sql`update reservas set fecha_reserva = current_date - 1 where id = ${r.id}`
    await sql`alter table reservas enable trigger user`
    await sql`select private.tarea_reservas()`
    await sql`select private.tarea_reservas()`
    expect(await tipos(r.id)).toEqual(['recibida', 'caducada'])
  })
})

describe('the worker and the inbox', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'alma-correo-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const mails = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))

  test('the link in a mail opens the booking, and the guest is written to in his language', async () => {
    const r = await created({ idioma: 'de' })
    await carries(r, 'confirmada')
    expect(await works('', { mailer: folderMailer(folder) })).toBe(2)
    const [received, confirmed] = mails()
    expect([received.tipo, confirmed.tipo]).toEqual(['recibida', 'confirmada'])
    expect(received.subject).toContain('Ihre Anfrage ist da')
    const link = new URL(/https:\S+/.exec(confirmed.text)?.[0] ?? '')
    expect(link.pathname).toBe(`/de/reservations/${r.codigo}`)
    const seen = await rpc('reserva_ver', { codigo: r.codigo, token: link.searchParams.get('t') })
    expect(await seen.json()).toMatchObject({ codigo: r.codigo, estado: 'confirmada' })
    // Nothing is left to do, and nothing is done again.
    expect(await works('', { mailer: folderMailer(folder) })).toBe(0)
    expect(readdirSync(folder).filter((name) => name.endsWith('.eml'))).toHaveLength(2)
  })

  test('an offer that has lapsed meanwhile is not sent', async () => {
    await aforo(2)
    const dia = nextDay(4)
    const r = await created({ fecha_reserva: dia, hora_reserva: '21:00' })
    await espera({ fecha_reserva: dia, hora_reserva: '21:00' })
    await cancels(r)
    await sql`select private.tarea_reservas()`
    const offers = () => sql`select estado from correos where tipo = 'espera_oferta'`
    expect(await offers()).toMatchObject([{ estado: 'pendiente' }])
    await sql`update lista_espera set expira_en = now() - interval '1 minute' where estado = 'ofrecida'`
    await works('', { mailer: folderMailer(folder) })
    expect(await offers()).toMatchObject([{ estado: 'anulado' }])
    expect(mails().map(({ tipo }) => tipo)).not.toContain('espera_oferta')
  })

  test('a mail leaves when it is written, not when the clock says, also after the database cut every connection', async () => {
    const lines: string[] = []
    const RONDA = 60_000
    const worker = startMailWorker({
      databaseUrl: own.databaseUrl,
      siteUrl: 'https://alma.example.com/',
      mailer: folderMailer(folder),
      sender: null,
      log: (line) => lines.push(line),
      // Only the call of the database can bring a mail sooner.
      intervalMs: RONDA,
    })
    const arrives = async (id: string) => {
      while ((await correos(id)).some(({ estado }) => estado !== 'enviado')) await sleep(10)
    }
    try {
      await arrives((await created()).id)
      const since = performance.now()
      await arrives((await created()).id)
      expect(performance.now() - since).toBeLessThan(RONDA / 2)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and query ilike '%listen%correos%'`
      // The ear grows again.
      const after = await created()
      for (let sent = false; !sent; ) {
        sent = (await correos(after.id)).every(({ estado }) => estado === 'enviado')
        await sleep(20)
        await sql`select pg_notify('correos', '')`
      }
    } finally {
      await worker.stop()
    }
    expect(mails()).toHaveLength(3)
  })
})
