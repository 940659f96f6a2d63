import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, type IsoDate, isoDate, wallClock, weekday } from '../../lib/core/dates.ts'
import { startBackend } from '../../supabase/local/backend.ts'
import { readSettings } from '../../supabase/local/settings.ts'
import { demo } from '../../supabase/seed/demo.ts'
import { DEMO_FILE } from '../../supabase/seed/generate.ts'
import { sources } from '../../supabase/seed/sources.ts'
import { ask, drop, tempFolder } from './project.ts'

/** Point 5: a new house begins with bookings of invented guests, so that a full evening can be seen. */
const ROOT = resolve(import.meta.dirname, '../..')
const folder = tempFolder()
const start = (demo: boolean) =>
  startBackend({
    dataDir: `${folder}/data`,
    projectDir: ROOT,
    port: 0,
    functions: false,
    correo: false,
    demo,
  })

type Opened = { backend: Awaited<ReturnType<typeof start>>; sql: postgres.Sql }
async function open(demo = true): Promise<Opened> {
  const backend = await start(demo)
  return { backend, sql: postgres(backend.databaseUrl, { max: 1, onnotice() {} }) }
}
const close = async ({ backend, sql }: Opened) => {
  await sql.end()
  await backend.stop()
}

let house: Opened
/** The Saturday that is nearly full. */
let saturday: IsoDate
beforeAll(async () => {
  const today = wallClock(Date.now()).fecha
  saturday = addDays(today, weekday(today) < 6 ? 6 - weekday(today) : 13 - weekday(today))
  house = await open()
})
afterAll(async () => {
  await close(house)
  drop(folder)
})
const count = async (where = 'true') => {
  const [row] = await house.sql.unsafe(`select count(*)::int as n from reservas where ${where}`)
  return row?.n
}

describe('point 5: the demo', () => {
  test('point 5: the file is what npm run seed makes', () => {
    expect(readFileSync(DEMO_FILE, 'utf8')).toBe(demo(sources().sitio))
  })

  test('point 5: both areas have the seats that the house tells its guests', async () => {
    const zonas = await house.sql`select clave, aforo from zonas order by clave`
    expect(zonas).toMatchObject([
      { clave: 'exterior', aforo: 32 },
      { clave: 'interior', aforo: 48 },
    ])
    const [faq] = await house.sql`select respuesta from preguntas_frecuentes where tema = 'terraza'`
    expect(faq?.respuesta).toContain('32 personas')
  })

  test('point 5: its Saturday is nearly full: four find neither area, a couple does, and there are other times', async () => {
    const [row] = await house.sql`select extract(isodow from ${saturday}::date)::int as dia`
    expect(row?.dia).toBe(6)
    const seats = (personas: number, hora: string) => house.sql`
      select private.plaza_motivo('interior', ${saturday}::date, ${hora}::time, ${personas}, private.duracion_de(${personas})) as interior,
        private.plaza_motivo('exterior', ${saturday}::date, ${hora}::time, ${personas}, private.duracion_de(${personas})) as exterior`
    expect(await seats(4, '21:00')).toMatchObject([{ interior: 'lleno', exterior: 'lleno' }])
    expect(await seats(2, '21:00')).toMatchObject([{ interior: null, exterior: 'lleno' }])
    const [others] =
      await house.sql`select public.alternativas(${saturday}::date, '21:00', 4, 'interior') as horas`
    expect(others?.horas.length).toBe(3)
  })

  test('point 5: each is marked, of a guest who cannot exist, and nobody is written to', async () => {
    expect(await count()).toBeGreaterThan(25)
    expect(await count('not demo')).toBe(0)
    expect(await count("email not like '%@example.invalid'")).toBe(0)
    expect(await count("estado = 'pendiente'")).toBeGreaterThan(0)
    expect(await house.sql`select 1 from correos`).toHaveLength(0)
  })

  test('point 5: whoever writes a real guest on one has made it that guest’s', async () => {
    const [one] = await house.sql`select id from reservas where demo limit 1`
    await house.sql`update reservas set notas = 'Otra cosa' where id = ${one?.id}`
    expect(await count(`id = '${one?.id}' and demo`)).toBe(1)
    await house.sql`update reservas set nombre = 'Eva Ruiz', email = 'eva@example.com' where id = ${one?.id}`
    expect(await count(`id = '${one?.id}' and demo`)).toBe(0)
  })

  test('point 5: one call takes all of them away, with cards and history, and nothing else; no start brings them back', async () => {
    const { adminEmail: email, adminPassword: password } = house.backend
    const { body } = await ask(house.backend, '/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email, password }),
    })
    const token = body && typeof body === 'object' && 'access_token' in body ? String(body.access_token) : ''
    const removed = await ask(house.backend, '/rest/v1/rpc/demo_quitar', {
      method: 'POST',
      body: '{}',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(Number(removed.body)).toBeGreaterThan(25)
    expect(await count()).toBe(1)
    expect(await house.sql`select nombre from clientes`).toHaveLength(1)
    expect(
      await house.sql`select 1 from reserva_eventos where reserva_id not in (select id from reservas)`,
    ).toHaveLength(0)
    await close(house)
    house = await open()
    expect(await count()).toBe(1)
  })

  test('point 5: never beside a real booking, and not at all when it is not wanted', async () => {
    await house.sql.unsafe(readFileSync(DEMO_FILE, 'utf8'))
    expect(await count()).toBe(1)
    const settings = (env: Record<string, string>) => readSettings(env, folder).demo
    expect([settings({}), settings({ ALMA_DEMO: '1' }), settings({ ALMA_DEMO: '0' })]).toEqual([
      true,
      true,
      false,
    ])
  })

  /** Any day may be the day of the first start, also one whose Saturday is closed. */
  test.each([1, 2, 3, 4, 5, 6, 7])('point 5: a first start on weekday %i', async (isoDay) => {
    await house.sql
      .begin(async (tx) => {
        await tx.unsafe('delete from reservas')
        const day = isoDate(2027, 3, isoDay)
        await tx.unsafe(`create or replace function private.ahora_madrid() returns timestamp language sql stable
          set search_path = '' as $$ select timestamp '${day} 16:00' $$`)
        await tx.unsafe(readFileSync(DEMO_FILE, 'utf8'))
        const [row] = await tx`select count(*)::int as n, min(fecha_reserva)::text as desde,
          count(*) filter (where fecha_reserva <= ${day}::date and hora_reserva < '16:00')::int as pasadas,
          sum(personas) filter (where fecha_reserva = (select max(fecha_reserva) from reservas
            where extract(isodow from fecha_reserva) = 6) and hora_reserva between '20:30' and '21:30')::int as noche
          from reservas where demo`
        expect(row).toMatchObject({ pasadas: 0, noche: 78 })
        throw new Error('undo')
      })
      .catch((error: Error) => expect(error.message).toBe('undo'))
  })
})
