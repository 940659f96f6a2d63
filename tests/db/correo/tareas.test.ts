import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tick } from '../../../supabase/correo/tick.ts'
import type { Mensaje } from '../../../supabase/correo/types.ts'
import { makeAdmin, type Session, signUp, sql } from '../support/client.ts'
import { empty, restore } from '../support/engine.ts'
import { llama } from '../support/libro.ts'
import { deps } from './correos.ts'
import {
  breaks,
  correos,
  FAULT,
  fromZero,
  huellas,
  job,
  medias,
  repairs,
  ronda,
  TAREAS,
  tarea,
} from './tareas.ts'

/** What time itself brings: each job once, whoever calls it and however often, and written down how it went. */

let clock: string
let admin: Session

beforeAll(async () => {
  // Reminders leave from ten in the morning on: here it always is noon.
  const [row] = await sql`select pg_get_functiondef('private.ahora_madrid()'::regprocedure) as def`
  clock = String(row?.def)
  await sql.unsafe(`create or replace function private.ahora_madrid() returns timestamp language sql stable
    set search_path = '' as $$ select (now() at time zone 'Europe/Madrid')::date + time '12:00' $$`)
  admin = await makeAdmin(await signUp())
})
afterAll(async () => {
  await sql.unsafe(clock)
  await repairs()
  await empty()
  await restore()
  await sql`delete from clientes`
})
beforeEach(async () => {
  await empty()
  await fromZero()
})

describe('§9 each job', () => {
  test('§9 does its work, and run again finds nothing to do: one reminder, one apology, one offer', async () => {
    await job(admin)
    for (const nombre of TAREAS) {
      const before = await huellas()
      expect([nombre, await tarea(nombre)]).toEqual([nombre, null])
      const once = await huellas()
      expect([nombre, once]).not.toEqual([nombre, before])
      await fromZero()
      expect([nombre, await tarea(nombre)]).toEqual([nombre, null])
      expect([nombre, await huellas()]).toEqual([nombre, once])
    }
    expect(await correos()).toEqual(['caducada', 'espera_oferta', 'recordatorio'])
  })

  test('§9 the list of jobs is the one these tests know', async () => {
    const rows = await sql`select nombre from private.rondas where cron is not null order by nombre`
    expect(rows.map(({ nombre }) => nombre)).toEqual(TAREAS)
    await expect(tarea('historial')).rejects.toThrow('no job is called historial')
    await expect(tarea('correos')).rejects.toThrow('no job is called correos')
  })

  test('§9 one with an hour of its own rests for it, and is written down when it really ran', async () => {
    await sql`update private.rondas set en = now() - interval '59 minutes', ms = 7 where nombre = 'retencion'`
    expect(await tarea('retencion')).toBeNull()
    expect(await ronda('retencion')).toMatchObject({ ms: 7 })
    await sql`update private.rondas set en = now() - interval '1 hour' where nombre = 'retencion'`
    expect(await tarea('retencion')).toBeNull()
    const [since] =
      await sql`select now() - en < interval '10 seconds' as justo from private.rondas where nombre = 'retencion'`
    expect(since).toEqual({ justo: true })
  })
})

describe('§9 two at once', () => {
  test.each(TAREAS)('§9 %s: whoever comes second neither waits nor does it again', async (nombre) => {
    await job(admin)
    const before = await huellas()
    const first = await sql.reserve()
    try {
      await first`begin`
      expect(await first`select private.tarea(${nombre}) as fallo`).toMatchObject([{ fallo: null }])
      await sql.begin(async (tx) => {
        await tx`set local lock_timeout = '2s'`
        expect(await tx`select private.tarea(${nombre}) as fallo`).toMatchObject([{ fallo: null }])
        // Past private.tarea too: as before it, by hand.
        if (nombre !== 'clientes') await tx.unsafe(`select private.tarea_${nombre}()`)
      })
      expect(await huellas()).toEqual(before)
      expect(await ronda(nombre)).toMatchObject({ en: null })
      await first`commit`
    } finally {
      // After the commit there is nothing to undo.
      await first`rollback`
      first.release()
    }
    expect(await huellas()).not.toEqual(before)
    expect((await ronda(nombre))?.en).not.toBeNull()
  })

  test('§9 two workers and pg_cron beside them: every guest is written to once', async () => {
    await job(admin)
    const sent: Mensaje[] = []
    const messenger = {
      send: async (mensaje: Mensaje) => {
        sent.push(mensaje)
        return { outcome: 'enviado', error: null } as const
      },
    }
    const worker = () => tick(sql, deps('', { mailer: messenger }))
    await Promise.all([worker(), ...TAREAS.map(tarea), worker(), ...TAREAS.map(tarea), worker()])
    await worker()
    const kinds = sent.map(({ tipo }) => tipo).filter((tipo) => /recordatorio|caducada|oferta/.test(tipo))
    expect(kinds.sort()).toEqual(['caducada', 'espera_oferta', 'recordatorio'])
    expect(await correos()).toEqual(['caducada', 'espera_oferta', 'recordatorio'])
  })
})

describe('§9 a job that fails', () => {
  const ROTA = `raise exception 'Se ha roto';`
  const aborted = { aborted: AbortSignal.abort() }

  test('§9 is written down, what it had begun is undone, and the others still have their turn', async () => {
    await breaks(ROTA)
    try {
      await expect(tick(sql, deps('', aborted))).rejects.toThrow(`${FAULT}: Se ha roto`)
      expect(await ronda(FAULT)).toMatchObject({ falla: true, error: 'Se ha roto' })
      expect(await medias()).toHaveLength(0)
      for (const nombre of [...TAREAS, 'correos'])
        expect([nombre, await ronda(nombre)]).toMatchObject([
          nombre,
          { falla: false, error: null, en: expect.any(Date) },
        ])
    } finally {
      await repairs()
    }
  })

  test('§9 is tried again within a minute, not at every call; mended it says when it last failed', async () => {
    await breaks(ROTA, '1 hour')
    try {
      expect(await tarea(FAULT)).toBe('Se ha roto')
      await breaks('', '1 hour')
      expect(await tarea(FAULT)).toBe('Se ha roto')
      await sql`update private.rondas set en = en - interval '61 seconds', error_en = error_en - interval '61 seconds'
        where nombre = ${FAULT}`
      expect(await tarea(FAULT)).toBeNull()
      expect(await ronda(FAULT)).toMatchObject({
        falla: false,
        error: 'Se ha roto',
        error_en: expect.any(Date),
      })
      expect(await medias()).toHaveLength(1)
    } finally {
      await repairs()
    }
  })

  test('§9 an account that cannot be erased is told, and keeps none of the others waiting', async () => {
    const [one, other] = [await signUp(), await signUp()]
    await sql`insert into private.bajas select x::uuid, now() - interval '25 hours' from unnest(${[one.id, other.id]}::text[]) x`
    await sql.unsafe(`create function private.no_borra() returns trigger language plpgsql as $$
        begin if old.id = '${one.id}' then raise exception 'Se resiste'; end if; return old; end $$;
      create trigger no_borra before delete on auth.users for each row execute function private.no_borra()`)
    const left = () => sql`select id from auth.users where id in (${one.id}, ${other.id})`
    try {
      expect(await tarea('cuentas')).toMatch(/no se puede borrar \(P0001\)/)
      expect(await ronda('cuentas')).toMatchObject({
        falla: true,
        error: expect.stringMatching(/P0001/),
      })
      expect(await left()).toEqual([{ id: one.id }])
    } finally {
      // The table is the account server's: the trigger goes with its function.
      await sql.unsafe('drop function private.no_borra() cascade')
    }
    expect(await tarea('cuentas')).toBeNull()
    expect([await left(), (await ronda('cuentas'))?.falla]).toEqual([[], false])
  })

  test('§9 by taking too long is one that fails', async () => {
    await breaks('perform pg_sleep(30);')
    try {
      await sql.begin(async (tx) => {
        await tx`set local statement_timeout = '200ms'`
        expect((await tx`select private.tarea(${FAULT}) as fallo`)[0]?.fallo).toMatch(/statement timeout/)
      })
      expect(await ronda(FAULT)).toMatchObject({ falla: true })
      expect(await medias()).toHaveLength(0)
    } finally {
      await repairs()
    }
  })
})

test('§9 the back office is told what is late, what fails and when it comes next', async () => {
  const lista = async () => {
    const { ahora, rondas } = await llama('rondas_lista', {}, admin)
    return {
      ahora,
      de: (wanted: string) => rondas.find(({ nombre }: { nombre: string }) => nombre === wanted),
    }
  }
  const never = await lista()
  expect(never.de('reservas')).toMatchObject({
    en: null,
    ms: null,
    tarde: true,
    falla: false,
    proxima: null,
  })
  expect(never.de('fotos')).toMatchObject({ en: null, tarde: false })
  await sql`update private.rondas set en = now() - interval '4 minutes' where nombre = 'reservas'`
  await sql`update private.rondas set en = now() - interval '6 minutes' where nombre = 'correos'`
  await sql`update private.rondas set en = now() - interval '70 minutes' where nombre = 'retencion'`
  await sql`update private.rondas set en = now() - interval '80 minutes' where nombre = 'clientes'`
  await sql`update private.rondas set en = now(), error_en = now(), error = 'x' where nombre = 'oficina'`
  const { ahora, de } = await lista()
  expect(['reservas', 'correos', 'retencion', 'clientes'].map((nombre) => de(nombre).tarde)).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect(de('oficina')).toMatchObject({ falla: true, error: 'x' })
  expect(Date.parse(de('oficina').proxima) - Date.parse(ahora)).toBeGreaterThan(59 * 60_000)
})

describe('§9 pg_cron', () => {
  test('§9 is given each job once, however often it is told', async () => {
    const undone = new Error('undone')
    await sql
      .begin(async (tx) => {
        // As pg_cron's own: of one name there is one.
        await tx.unsafe(`create schema cron; create table cron.job (jobname text primary key, schedule text, command text);
          create function cron.schedule(a text, b text, c text) returns bigint language sql as $$
            insert into cron.job values (a, b, c) on conflict (jobname) do update set schedule = excluded.schedule returning 1::bigint $$`)
        await tx`select private.programar()`
        expect(await tx`select private.programar() as n`).toMatchObject([{ n: TAREAS.length }])
        const jobs =
          await tx`select jobname, command from cron.job where command like 'select%' order by jobname`
        expect(jobs.map(({ jobname }) => jobname)).toEqual(TAREAS.map((nombre) => `alma_${nombre}`))
        for (const { command } of jobs) expect(await tx.unsafe(command)).toMatchObject([{ tarea: null }])
        expect(await tx`select count(*)::int as n from private.rondas where en = now()`).toMatchObject([
          { n: TAREAS.length },
        ])
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
  })

  test('§9 where there is none, whoever asks for it is told', async () => {
    await expect(sql`select private.programar()`).rejects.toThrow(/pg_cron/)
  })
})
