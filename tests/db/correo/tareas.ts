import { randomBytes, randomUUID } from 'node:crypto'
import { nextDay, pass, type Session, signUp, sql } from '../support/client.ts'
import { adjust, aforo, created } from '../support/engine.ts'
import { outOfTheWay } from '../support/libro.ts'

/** Tools for the tests of what time itself brings. */

export const TAREAS = ['clientes', 'cuentas', 'imagenes', 'oficina', 'programados', 'reservas', 'retencion']
export const FAULT = 'averia'

export const tarea = async (nombre: string): Promise<unknown> =>
  (await sql`select private.tarea(${nombre}) as fallo`)[0]?.fallo
export const ronda = async (nombre: string) =>
  (await sql`select *, private.falla(r) from private.rondas r where nombre = ${nombre}`)[0]
/** As if the hour of every job had passed. */
export const fromZero = async () => {
  await sql`delete from private.tareas`
  await sql`update private.rondas set en = null, ms = null, error = null, error_en = null`
}
export const correos = async () =>
  (
    await sql`select tipo from correos where tipo in ('recordatorio', 'caducada', 'espera_oferta') order by tipo`
  ).map(({ tipo }) => tipo)

/** Every row of every table, and which transaction wrote it; but for what the jobs note about themselves. */
export async function huellas(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
      and c.oid not in ('private.rondas'::regclass, 'private.tareas'::regclass) order by 1`
  const one = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(md5(string_agg(t.xmin || t::text, '' order by t.xmin::text || t::text)), '') as md5 from ${name} t`,
  )
  const rows = await sql.unsafe<{ name: string; md5: string }[]>(one.join(' union all '))
  return Object.fromEntries(rows.map(({ name, md5 }) => [name, md5]))
}

/** Something to do for every job. */
export async function job(admin: Session): Promise<void> {
  await adjust({ duraciones: [{ hasta: 20, minutos: 120 }], oferta_minutos: 60 })
  await aforo(4)
  const [without, manana, old] = [
    await created(),
    await created({ hora_reserva: '13:00' }),
    await created({ notas: 'x' }),
  ]
  await pass(`id = '${manana.id}'`, 'confirmada')
  const baja = await signUp()
  const hex = () => randomBytes(16).toString('hex')
  await outOfTheWay(`
    update reservas set fecha_reserva = current_date - 1 where id = '${without.id}';
    update reservas set creado_en = now() - interval '3 days', fecha_reserva = (now() at time zone 'Europe/Madrid')::date + 1
      where id = '${manana.id}';
    update reservas set fecha_reserva = current_date - 9, estado = 'finalizada' where id = '${old.id}';
    insert into lista_espera (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, clave)
      values ('Espera', 'e@example.com', '+34600000001', '${nextDay(5)}', '21:00', 2, 'interior', '${randomUUID()}');
    insert into private.bajas values ('${baja.id}', now() - interval '25 hours');
    insert into clientes (nombre, email, alergias, alergias_consentidas_en, alergias_hasta)
      values ('Ficha', 'f@example.com', 'Nueces', current_date - 20, current_date - 2);
    insert into imagenes (nombre, anchos, ancho, alto, huella, original, original_ancho, original_alto, creado_en)
      values ('${hex()}', '{320}', 320, 200, '${hex()}${hex()}', '${hex()}', 320, 200, now() - interval '2 days');
    insert into private.invitaciones (correo, token_hash, por, creada_en, caduca_en)
      values ('${hex()}@example.com', '${hex()}', '${admin.id}', now() - interval '43 days', now() - interval '40 days');
    insert into private.programados (tabla, fila, cambio, en)
      select 'platos', p.id, '{"visible": true}', now() - interval '1 minute' from platos p limit 1`)
}

/** A job that writes something and then does what it is told. */
export const breaks = async (how: string, each = '0'): Promise<void> => {
  await sql`insert into private.rondas (nombre, cada, cron) values (${FAULT}, ${each}, '* * * * *')
    on conflict (nombre) do update set cada = excluded.cada`
  await sql.unsafe(`create or replace function private.tarea_${FAULT}() returns void language plpgsql as $$
    begin
      insert into public.mensajes (nombre, email, texto) values ('Medias', 'm@example.com', 'x');
      ${how}
    end $$`)
}
export const repairs = async (): Promise<void> => {
  await sql`delete from private.rondas where nombre = ${FAULT}`
  await sql.unsafe(`drop function if exists private.tarea_${FAULT}()`)
  await sql`delete from mensajes where nombre = 'Medias'`
}
export const medias = () => sql`select 1 from mensajes where nombre = 'Medias'`
