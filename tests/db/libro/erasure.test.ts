import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays, type IsoDate } from '../../../lib/core/dates.ts'
import { makeAdmin, nextDay, type Session, signUp, sql } from '../support/client.ts'
import { created, empty, restore } from '../support/engine.ts'
import { llama, outOfTheWay, probe } from '../support/libro.ts'

/** A guest who asks to be forgotten (§9). */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
})
afterEach(empty)
afterEach(restore)
afterAll(empty)

const EVA = { nombre: 'Eva Olvido', email: 'eva.olvido@example.com', telefono: '+34600300400' }
const card = async () =>
  (
    await sql<{ id: string; version: number }[]>`select id, version from clientes where nombre = 'Eva Olvido'`
  )[0]
const forgets = async () => probe('cliente_olvidar', { ...(await card()) }, admin)
/** Wherever any of these words stand, in every table of the house. */
async function where(words: readonly string[]): Promise<string[]> {
  const tables = await sql<
    { name: string }[]
  >`select format('%I.%I', n.nspname, c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'private')`
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await sql.unsafe(
      `select count(*)::int as n from ${name} t where ${words.map((_, i) => `t::text ilike '%' || $${i + 1} || '%'`).join(' or ')}`,
      [...words],
    )
    if (row?.n > 0) found.push(name)
  }
  return found
}

test('§9 refused while a table stands; afterwards nothing names the guest, and the visits are figures', async () => {
  const r = await created({ ...EVA, notas: 'Junto al mar', fecha_reserva: nextDay(5) })
  const c = await card()
  await llama(
    'cliente_guardar',
    {
      ...c,
      datos: {
        ...{ nombre: EVA.nombre, notas: 'Prefiere el rincón', alergias: 'Nueces de Eva' },
        ...{ consentimiento: true, alergias_hasta: addDays(nextDay(5) as IsoDate, 30) },
      },
    },
    admin,
  )
  expect(await forgets()).toBe('409 reserva_viva')
  await llama('reserva_estado', { id: r.id, a: 'rechazada', version: 1 }, admin)
  await sql`update correos set estado = 'enviado'`
  expect(await forgets()).toBe('200')
  expect(
    await where([EVA.nombre, EVA.email, EVA.telefono, 'Junto al mar', 'Prefiere el rincón', 'Nueces de Eva']),
  ).toEqual([])
  expect(await sql`select nombre, personas, estado from reservas where id = ${r.id}`).toEqual([
    { nombre: 'Anónimo', personas: 2, estado: 'rechazada' },
  ])
})

test('§9 who waits for a table still has one to wait for; a bar stays as a reason without a name', async () => {
  await outOfTheWay(`insert into clientes (nombre, email) values ('Eva Olvido', '${EVA.email}');
    insert into lista_espera (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, clave)
    values ('Eva Olvido', '${EVA.email}', '${EVA.telefono}', current_date + 6, '21:00', 2, 'interior', gen_random_uuid())`)
  expect(await forgets()).toBe('409 reserva_viva')
  await sql`update lista_espera set estado = 'retirada'`
  await sql`update clientes set vetado_en = now(), vetado_motivo = 'Tres plantones' where nombre = 'Eva Olvido'`
  expect(await forgets()).toBe('200')
  expect(await where([EVA.nombre, EVA.email, EVA.telefono])).toEqual([])
  expect(await sql`delete from clientes where vetado_motivo = 'Tres plantones' returning nombre`).toEqual([
    { nombre: 'Anónimo' },
  ])
})

test('§9 for the staff alone, of the version that was seen', async () => {
  await created(EVA)
  const guest = await signUp()
  for (const who of [null, guest])
    expect(await probe('cliente_olvidar', { ...(await card()) }, who)).toMatch(/^40[13] /)
  expect(await probe('cliente_olvidar', { ...(await card()), version: 9 }, admin)).toBe('409 version')
})
