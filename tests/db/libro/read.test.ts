import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, nextDay, rpc, type Session, signUp, sql } from '../support/client.ts'
import { adjust, created, empty, restore } from '../support/engine.ts'
import { llama, outOfTheWay, probe } from '../support/libro.ts'
import { own } from '../support/own.ts'

/** What the book shows: the numbers are the rows', and years of them are not read to show a day. */
let admin: Session
const sweep = async () => {
  await empty()
  await sql`delete from clientes`
  // A day that was emptied past every trigger leaves what happened to its bookings.
  await outOfTheWay('delete from reserva_eventos')
}

/** Bookings of all kinds over many days, past every trigger; every guest with a card, some with several bookings. */
const fill = (n: number, dias: number): Promise<unknown> =>
  outOfTheWay(`
    insert into clientes (id, nombre, email, telefono)
      select ('00000000-0000-4000-8000-' || lpad(to_hex(k), 12, '0'))::uuid, 'Guest ' || md5(k::text), 'g' || k || '@example.com', '+346' || lpad(k::text, 9, '0')
      from generate_series(0, ${n} / 3) k;
    insert into private.cliente_contactos (clave, cliente_id) select encode(sha256(id::text::bytea), 'hex'), id from clientes;
    insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, estado, canal, idioma, cliente_id, creado_en)
      select 'Guest ' || md5((i % (${n} / 3 + 1))::text), 'g' || (i % (${n} / 3 + 1)) || '@example.com', '+346' || lpad((i % (${n} / 3 + 1))::text, 9, '0'),
        current_date + 30 - (i % ${dias}), (array['13:00', '14:15', '20:30', '21:00', '22:30'])[1 + (i / ${dias}) % 5]::time, 1 + i % 9,
        (array['interior', 'exterior'])[1 + i % 2],
        (array['finalizada', 'no_presentada', 'cancelada_cliente', 'pendiente', 'confirmada', 'sentada', 'rechazada'])[1 + i % 7],
        (array['web', 'chat', 'telefono', 'paso'])[1 + i % 4], (array['es', 'en', 'fr', 'de', 'it'])[1 + (i / 3) % 5],
        ('00000000-0000-4000-8000-' || lpad(to_hex(i % (${n} / 3 + 1)), 12, '0'))::uuid,
        least(now() - interval '1 day', (current_date + 30 - (i % ${dias})) - (i % 40) * interval '1 day')
      from generate_series(0, ${n} - 1) i;
    insert into reserva_eventos (reserva_id, tipo, a, actor) select id, 'alta', estado, 'cliente' from reservas;
    insert into correos (clave, tipo, para, idioma, datos, estado)
      select 'evento:x' || i, 'gracias', 'g@example.com', 'es', '{}', 'enviado' from generate_series(1, ${n} / 4) i;`)

beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  await sweep()
  await fill(20_000, 400)
  // As autovacuum leaves it: what was just written waits in a list beside the index.
  await sql`vacuum analyze reservas, clientes, private.cliente_contactos, correos, reserva_eventos`
})
afterAll(restore)
afterAll(sweep)

const today = async (): Promise<string> => (await sql`select to_char(current_date, 'YYYY-MM-DD') as d`)[0]?.d
const more = (dia: string, n: number) => new Date(Date.parse(dia) + n * 86_400_000).toISOString().slice(0, 10)

test('a report says what the rows say, counted here another way', async () => {
  const from = more(await today(), -40)
  const hasta = more(from, 45)
  const rows =
    await sql`select to_char(fecha_reserva, 'YYYY-MM-DD') as dia, hora_reserva >= '18:30' as cena, estado, personas, canal, idioma,
    preferencia_mesa as mesa, cliente_id, fecha_reserva - (creado_en at time zone 'Europe/Madrid')::date as antes from reservas where fecha_reserva between ${from} and ${hasta}`
  const informe = await llama('libro_informe', { desde: from, hasta }, admin)
  const count = (list: readonly unknown[]) =>
    Object.fromEntries(Object.entries(Object.groupBy(list, String)).map(([k, all]) => [k, all?.length]))
  const stand = rows.filter(({ estado }) =>
    /^(pendiente|confirmada|llegada|sentada|finalizada)$/.test(estado),
  )
  expect(rows.length).toBeGreaterThan(2000)
  expect(informe).toMatchObject({
    reservas: rows.length,
    cubiertos: stand.reduce((sum, { personas }) => sum + personas, 0),
    faltas: rows.filter(({ estado }) => estado === 'no_presentada').length,
    vinieron: rows.filter(({ estado }) => /^(llegada|sentada|finalizada)$/.test(estado)).length,
    clientes: new Set(stand.map(({ cliente_id }) => cliente_id)).size,
    estados: count(rows.map(({ estado }) => estado)),
    canales: count(rows.map(({ canal }) => canal)),
    idiomas: count(rows.map(({ idioma }) => idioma)),
    grupos: count(rows.map(({ personas }) => personas)),
  })
  const before = (d: number) =>
    d <= 0
      ? '0'
      : d === 1
        ? '1'
        : d <= 3
          ? '2-3'
          : d <= 7
            ? '4-7'
            : d <= 14
              ? '8-14'
              : d <= 30
                ? '15-30'
                : '31'
  expect(informe.antelacion).toEqual(
    count(rows.filter(({ canal }) => canal !== 'paso').map(({ antes }) => before(antes))),
  )
  const dinner = rows.filter(({ dia, cena }) => dia === from && cena)
  expect(
    informe.dias.find(
      ({ dia, servicio }: { dia: string; servicio: string }) => dia === from && servicio === 'cena',
    ),
  ).toMatchObject({
    reservas: dinner.length,
    faltas: dinner.filter(({ estado }) => estado === 'no_presentada').length,
    de_paso: dinner.filter(({ canal }) => canal === 'paso').length,
  })
  // Who has been before, asked guest by guest.
  const [back] =
    await sql`select count(*)::int as n from (select cliente_id, min(fecha_reserva) as primera from reservas
      where fecha_reserva between ${from} and ${hasta} and estado in ('pendiente', 'confirmada', 'llegada', 'sentada', 'finalizada') group by 1) q
    where (select count(*) from reservas p where p.cliente_id = q.cliente_id and p.fecha_reserva < q.primera and p.estado in ('sentada', 'finalizada')) > 0`
  expect(informe.repiten).toBe(back?.n)
  expect(back?.n).toBeGreaterThan(100)
})

test('a day has all its bookings, its times with what they hold, and a mark that changes with it', async () => {
  const dia = nextDay(4)
  await outOfTheWay(`delete from reservas where fecha_reserva = '${dia}'`)
  const before = await llama('libro_pulso', { fecha: dia }, admin)
  const r = await created({ personas: 3, ocasion: 'Cumpleaños', requisitos_dieteticos: 'Sin gluten' })
  const after = await llama('libro_pulso', { fecha: dia }, admin)
  expect(after.pulso).not.toBe(before.pulso)
  expect(after.pendientes).toBe(before.pendientes + 1)
  expect(Date.parse(after.ultima)).toBeGreaterThan(Date.parse(before.ultima ?? '2000-01-01'))
  expect((await llama('libro_pulso', { fecha: dia }, admin)).pulso).toBe(after.pulso)
  const day = await llama('libro_dia', { fecha: dia }, admin)
  expect(day).toMatchObject({ fecha: dia, pulso: after.pulso, cerrado: false, espera: [] })
  expect(day.reservas).toMatchObject([
    {
      id: r.id,
      hora: '21:00',
      hasta: expect.stringMatching(/^2[23]:/),
      personas: 3,
      ocasion: 'Cumpleaños',
      dieta: 'Sin gluten',
      canal: 'web',
      deshacer: null,
      cliente: { visitas: 0, faltas: 0 },
    },
  ])
  const at = (hora: string) => day.cena.find((one: { hora: string }) => one.hora === hora)
  expect(at('21:00')).toMatchObject({ interior: 3, exterior: 0, entran_personas: 3, entran_reservas: 1 })
  expect(at('22:30')).toMatchObject({ interior: 3, entran_personas: 0 })
  expect(at('20:45')).toMatchObject({ interior: 0 })
  await llama('reserva_estado', { id: r.id, a: 'confirmada', version: 1, margen: 10 }, admin)
  const [row] = (await llama('libro_dia', { fecha: dia }, admin)).reservas
  expect(row.deshacer).toMatchObject({ tipo: 'estado', de: 'pendiente' })
  expect(await llama('libro_historia', { id: r.id }, admin)).toMatchObject([
    { tipo: 'alta', actor: 'cliente' },
    { a: 'confirmada', actor: 'personal' },
  ])
})

test('weeks and months: each day once, closed ones marked', async () => {
  const lunes = nextDay(1)
  const days = await llama('libro_dias', { desde: lunes, hasta: more(lunes, 6) }, admin)
  expect(days.map(({ fecha }: { fecha: string }) => fecha)).toEqual(
    Array.from({ length: 7 }, (_, i) => more(lunes, i)),
  )
  expect(days.map(({ cerrado }: { cerrado: boolean }) => cerrado).slice(0, 2)).toEqual([true, false])
  const [sum] =
    await sql`select coalesce(sum(personas), 0)::int as n from reservas where fecha_reserva = ${days[2].fecha}
    and estado in ('pendiente', 'confirmada', 'llegada', 'sentada', 'finalizada')`
  expect(days[2].comida + days[2].cena).toBe(sum?.n)
  expect(await probe('libro_dias', { desde: lunes, hasta: more(lunes, 71) }, admin)).toBe('422 fecha')
})

test('somebody is found by code, by the last digits, by a part of the name without accents', async () => {
  const r = await created({ nombre: 'Íñigo Ñandú', telefono: '+34611987654', fecha_reserva: nextDay(5) })
  for (const texto of [r.codigo.toLowerCase(), '987654', '611 98 76 54', 'iñigo', 'nandu'])
    expect([texto, (await llama('libro_buscar', { texto }, admin))[0]?.codigo]).toEqual([texto, r.codigo])
  for (const texto of ['ñ', '', '%%%', 'zzzzzz'])
    expect(await llama('libro_buscar', { texto }, admin)).toEqual([])
  expect((await llama('libro_buscar', { texto: 'guest' }, admin)).length).toBe(30)
})

test('what if: fewer seats, fewer guests', async () => {
  const dia = nextDay(6)
  await outOfTheWay(`delete from reservas where fecha_reserva = '${dia}'`)
  await adjust({ limite_contacto_dia: 0 })
  for (const hora_reserva of ['21:00', '21:00', '14:00'])
    await created({ fecha_reserva: dia, hora_reserva, personas: 4 })
  const si = (interior: number | null) =>
    llama('libro_que_si', { desde: dia, hasta: dia, interior, exterior: null }, admin)
  expect(await si(8)).toEqual({ reservas: 3, personas: 12, fuera: 0, fuera_personas: 0, dias: [] })
  expect(await si(7)).toEqual({ reservas: 3, personas: 12, fuera: 1, fuera_personas: 4, dias: [dia] })
  expect(await si(0)).toMatchObject({ fuera: 3 })
  expect(await si(null)).toMatchObject({ fuera: 0 })
})

test('all of it for the staff alone', async () => {
  const guest = await signUp()
  const [from, hasta] = ['2026-01-01', '2026-01-02']
  for (const [name, body] of [
    ['libro_pulso', { fecha: from }],
    ['libro_dia', { fecha: from }],
    ['libro_dias', { desde: from, hasta }],
    ['libro_buscar', { texto: 'guest' }],
    ['libro_historia', { id: '00000000-0000-4000-8000-000000000000' }],
    ['libro_informe', { desde: from, hasta }],
    ['libro_que_si', { desde: from, hasta, interior: 1, exterior: 1 }],
    ['clientes_lista', {}],
    ['cliente_ver', { id: '00000000-0000-4000-8000-000000000000' }],
    ['rondas_lista', {}],
  ] as const)
    for (const who of [null, guest])
      expect([name, (await rpc(name, body, who?.token)).ok]).toEqual([name, false])
})

describe('plans', () => {
  /** Every plan a function uses inside, as PostgreSQL itself tells them. */
  async function planes(call: string, mode: string): Promise<string> {
    const told: string[] = []
    const db = postgres(own.databaseUrl, {
      max: 1,
      onnotice: ({ message }) => told.push(String(message)),
    })
    try {
      // A hosted project has loaded it for everybody, and lets nobody load it.
      const [{ known } = {}] =
        await db`select current_setting('auto_explain.log_min_duration', true) is not null as known`
      if (!known) await db.unsafe(`load 'auto_explain'`)
      await db.unsafe(`set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
        set client_min_messages = log; set plan_cache_mode = ${mode}`)
      await db.begin(async (tx) => {
        await tx`select set_config('request.jwt.claim.sub', ${admin.id}, true)`
        told.length = 0
        await tx.unsafe(`select ${call}`)
      })
    } finally {
      await db.end()
    }
    return told.join('\n')
  }
  const CALLS = [
    'libro_pulso(current_date)',
    'libro_dia(current_date)',
    'libro_dias(current_date, current_date + 41)',
    "libro_buscar('c4ca4238')",
    "libro_buscar('000001234')",
    "libro_buscar('7ZZZZZZZ')",
    'libro_informe(current_date - 7, current_date)',
    'libro_que_si(current_date - 7, current_date, 10, 10)',
    'reservas_en(current_date + 1, current_date + 3)',
    'cierres_espera(current_date + 1, current_date + 3)',
    "explicar(current_date + 1, '21:00', 4, 'interior')",
    'clientes_lista()',
    "clientes_lista('c4ca4238')",
    "clientes_lista('000001234')",
    'clientes_lista(vetados => true)',
    "libro_telefono('000001234')",
    "libro_telefono('60000000123')",
    'libro_huecos(4, current_date + 1)',
    'demo_cuantas()',
  ]
  test.each(CALLS)('%s reads no table of bookings or guests from end to end', async (call) => {
    // Asked for the first time, and as a connection asks that has often been asked.
    const first = await planes(`public.${call}`, 'force_custom_plan')
    const told = `${first}\n${await planes(`public.${call}`, 'force_generic_plan')}`
    expect(told.match(/Query Text/g)?.length).toBeGreaterThan(1)
    // Whoever is looked for is not looked for along the names.
    if (/lista\('/.test(call)) expect(told).not.toContain('clientes_por_nombre')
    expect(
      told
        .split('\n')
        .filter((line) =>
          /Seq Scan on (reservas|clientes|reserva_eventos|cliente_contactos|correos)\b/.test(line),
        ),
    ).toEqual([])
  })
})
