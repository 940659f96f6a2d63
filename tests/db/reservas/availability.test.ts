import fc from 'fast-check'
import type { TransactionSql } from 'postgres'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { addDays, type IsoDate, wallClock } from '../../../lib/core/dates.ts'
import { times } from '../../runner/long.ts'
import { nextDay, pass, rpc, sql } from '../support/client.ts'
import { adjust, aforo, created, empty, gaps, restore } from '../support/engine.ts'

/** What is told to be free is free, what is told to be taken is taken: the day, the month and the alternatives. */
// A machine may be busy with other things; a race takes what it takes.
vi.setConfig({ testTimeout: 300_000 })
afterEach(empty)
afterEach(restore)
afterAll(empty)

const THURSDAY = nextDay(4) as IsoDate

class Undo extends Error {}
/** Runs in a transaction that leaves nothing behind. */
async function withoutTrace<T>(run: (tx: TransactionSql) => Promise<T>): Promise<T> {
  let result: T | undefined
  await sql
    .begin(async (tx) => {
      result = await run(tx)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  return result as T
}

/** Tries an insert, or the change of a booking, and takes it back; gives the code of the refusal or 'libre'. */
const PROBES = `
create function pg_temp.prueba(fecha date, hora text, mesa text, n integer) returns text language plpgsql as $$
begin
  insert into public.reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa)
    values ('Lola', gen_random_uuid() || '@example.com', '+34' || (random() * 1e12)::bigint + 1000000000000, fecha, hora::time, n, mesa);
  raise exception 'libre';
exception when others then return sqlerrm;
end $$;
create function pg_temp.mueve(uno text, llave text, fecha date, hora text, mesa text, n integer) returns text language plpgsql as $$
declare v integer := (select version from public.reservas where codigo = uno);
begin
  perform public.reserva_cambiar(uno, llave, v, jsonb_build_object('fecha_reserva', fecha, 'hora_reserva', hora,
    'preferencia_mesa', mesa, 'personas', n));
  raise exception 'libre';
exception when others then return sqlerrm;
end $$;`

const HORAS = ['13:00', '14:15', '15:15', '18:30', '19:45', '20:00', '21:00', '22:30']
const libro = fc.record({
  dia: fc.integer({ min: 0, max: 16 }),
  interior: fc.option(fc.integer({ min: 0, max: 12 })),
  exterior: fc.option(fc.integer({ min: 0, max: 8 })),
  oculta: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  ritmo: fc.record({
    personas: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 2 }),
    reservas: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 1 }),
  }),
  minutos: fc.tuple(fc.constantFrom(60, 90, 120), fc.constantFrom(120, 180, 300)),
  especial: fc.option(
    fc.oneof(
      fc.constant({ tipo: 'cierre' }),
      fc.constant({ tipo: 'apertura_especial' }),
      fc.constant({ tipo: 'horario_especial', comida: [], cena: ['19:00', '21:00', '23:30'] }),
      fc.constant({ tipo: 'horario_especial', comida: ['00:30', '12:15'], cena: [] }),
      fc.record({ tipo: fc.constant('aforo_reducido'), aforo: fc.record({ interior: fc.nat(6) }) }),
    ),
  ),
  aviso: fc.constantFrom(0, 0, 120, 2880),
  reservas: fc.array(
    fc.record({
      hora: fc.constantFrom(...HORAS),
      personas: fc.integer({ min: 1, max: 8 }),
      mesa: fc.constantFrom('interior', 'exterior'),
      estado: fc.constantFrom('pendiente', 'pendiente', 'confirmada', 'cancelada_cliente', 'finalizada'),
      ayer: fc.integer({ min: 0, max: 6 }).map((n) => n === 0),
    }),
    { maxLength: 9 },
  ),
  personas: fc.integer({ min: 1, max: 21 }),
})
type Libro = typeof libro extends fc.Arbitrary<infer T> ? T : never
/** A party that is too large is told so on open days only: one such day, whatever weekday today is. */
const EXCESS: Libro = {
  dia: 6,
  especial: { tipo: 'apertura_especial' },
  personas: 21,
  interior: null,
  exterior: null,
  oculta: false,
  ritmo: { personas: null, reservas: null },
  minutos: [90, 120],
  aviso: 0,
  reservas: [],
}

/** Settles a random house and a random book into the transaction; gives the day that is looked at. */
async function installs(tx: TransactionSql, l: Libro): Promise<{ fecha: IsoDate; codigos: string[] }> {
  const fecha = addDays(wallClock(Date.now()).fecha, l.dia)
  const put = (clave: string, valor: unknown) =>
    tx`update ajustes set valor = ${JSON.stringify(valor)}::text::jsonb where clave = ${clave}`
  await tx.unsafe(PROBES)
  await put('limite_contacto_dia', 0)
  await put('duraciones', [
    { hasta: 2, minutos: l.minutos[0] },
    { hasta: 20, minutos: l.minutos[1] },
  ])
  await put('ritmo', l.ritmo)
  await put('aviso_minutos', l.aviso)
  await put('gestion_minutos', 0)
  await tx`update zonas set aforo = ${l.interior}::integer where clave = 'interior'`
  await tx`update zonas set aforo = ${l.exterior}::integer, visible = ${!l.oculta} where clave = 'exterior'`
  const codigos: string[] = []
  // The book is written as it may have come about under other settings: nobody asks the rules now.
  await tx`set local session_replication_role = replica`
  for (const { hora, personas, mesa, estado, ayer } of l.reservas) {
    const [row] =
      await tx`insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas,
        preferencia_mesa, estado, duracion)
      values ('Lola', 'lola@example.com', '+34600111222', ${ayer ? addDays(fecha, -1) : fecha}, ${ayer ? '23:00' : hora},
        ${personas}, ${mesa}, ${estado}, ${l.minutos[personas > 2 ? 1 : 0]}) returning codigo`
    if (estado === 'pendiente' && !ayer) codigos.push(row?.codigo)
  }
  await tx`set local session_replication_role = origin`
  await put('cierres', l.especial ? [{ desde: fecha, hasta: fecha, ...l.especial }] : [])
  return { fecha, codigos }
}

const dice = (aviso: unknown) => (aviso === 'hora_pasada' ? 'pasado' : aviso)

test('T-RES-08: every time told free can be had, every time told taken is refused, for that reason', async () => {
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(libro, async (l) => {
      await withoutTrace(async (tx) => {
        const { fecha, codigos } = await installs(tx, l)
        const rows = await tx`select t ->> 'hora' as hora, m.mesa, t -> 'mesas' ->> m.mesa as motivo,
            (t ->> 'libre')::boolean as libre, t ->> 'motivo' as todo,
            pg_temp.prueba(${fecha}, t ->> 'hora', m.mesa, ${l.personas}) as dicho
          from (select public.disponibilidad(${fecha}, ${l.personas}) as dia) d,
            jsonb_array_elements(d.dia -> 'comida' || (d.dia -> 'cena')) t, (values ('interior'), ('exterior')) m (mesa)`
        for (const { hora, mesa, motivo, dicho } of rows) {
          expect({ hora, mesa, dicho: dice(dicho) }).toEqual({ hora, mesa, dicho: motivo ?? 'libre' })
          seen.set(String(motivo ?? 'libre'), (seen.get(String(motivo ?? 'libre')) ?? 0) + 1)
        }
        // A time is free when one area is; else it says why.
        for (let i = 0; i < rows.length; i += 2) {
          const [a, b] = [rows[i], rows[i + 1]]
          expect(a?.libre).toBe(a?.motivo === null || b?.motivo === null)
          expect(a?.libre ? [null] : [a?.motivo, b?.motivo]).toContain(a?.todo)
        }
        const free = rows.filter(({ motivo }) => motivo === null)
        const [month] = await tx`select public.dias_disponibles(${fecha}, ${fecha}, ${l.personas}) as dias`
        expect(month?.dias).toMatchObject([{ fecha, libre: free.length > 0 }])
        expect(month?.dias[0].motivo === null).toBe(free.length > 0)
        for (const mesa of ['interior', 'exterior']) {
          const [row] =
            await tx`select public.alternativas(${fecha}, '20:10', ${l.personas}, ${mesa}) as horas`
          const inArea = free.filter((one) => one.mesa === mesa).map(({ hora }) => String(hora))
          const far = (hora: string) => Math.abs(Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3)) - 1210)
          const nearest = inArea.toSorted((x, y) => far(x) - far(y)).slice(0, 3)
          expect(row?.horas.map(far).toSorted()).toEqual(nearest.map(far).toSorted())
          expect(row?.horas).toEqual(row?.horas.toSorted())
          for (const hora of row?.horas ?? []) expect(inArea).toContain(hora)
        }
        const single = codigos[0]
        if (!single) return
        const moves = await tx`select t ->> 'hora' as hora, m.mesa, t -> 'mesas' ->> m.mesa as motivo,
            pg_temp.mueve(${single}, l.llave, ${fecha}, t ->> 'hora', m.mesa, ${l.personas}) as dicho
          from (select private.enlace_de(id) as llave from reservas where codigo = ${single}) l,
            lateral (select public.disponibilidad(${fecha}, ${l.personas}, ${single}, l.llave) as dia) d,
            jsonb_array_elements(d.dia -> 'comida' || (d.dia -> 'cena')) t, (values ('interior'), ('exterior')) m (mesa)
          where not exists (select 1 from reservas r where r.codigo = ${single} and r.personas = ${l.personas}
            and r.preferencia_mesa = m.mesa and to_char(r.hora_reserva, 'HH24:MI') = t ->> 'hora')`
        // Whose own hour is over moves no more; that is the link's affair, not the day's.
        for (const { hora, mesa, motivo, dicho } of moves)
          if (dicho !== 'fuera_de_plazo')
            expect({ uno: single, hora, mesa, dicho: dice(dicho) }).toEqual({
              uno: single,
              hora,
              mesa,
              dicho: motivo ?? 'libre',
            })
      })
    }),
    { numRuns: times(600, 61), seed: 20_261_122, examples: [[EXCESS]] },
  )
  // A sample that never met a reason would show nothing about it.
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['libre', 'lleno', 'ritmo', 'cerrado', 'aviso', 'personas']),
  )
})

describe('a day', () => {
  test('an open one, by the usual times; a closed one by the same, each with its reason', async () => {
    const open = await gaps(THURSDAY, 2)
    expect(open).toHaveLength(27)
    expect(open[0]).toEqual({
      ...{ hora: '13:00', libre: true, motivo: null },
      mesas: { interior: null, exterior: null },
    })
    const monday = await gaps(nextDay(1), 2)
    expect(new Set(monday.map(({ motivo }) => motivo))).toEqual(new Set(['cerrado']))
    expect(new Set((await gaps('2020-01-02', 2)).map(({ motivo }) => motivo))).toEqual(new Set(['pasado']))
    expect(new Set((await gaps('2999-01-02', 2)).map(({ motivo }) => motivo))).toEqual(new Set(['horizonte']))
    expect(new Set((await gaps(THURSDAY, 21)).map(({ motivo }) => motivo))).toEqual(new Set(['personas']))
  })

  test('one area free is free; both taken says which way', async () => {
    await aforo(2, 2)
    await created()
    const at = async () => (await gaps(THURSDAY, 2)).find(({ hora }) => hora === '21:00')
    expect(await at()).toMatchObject({
      libre: true,
      motivo: null,
      mesas: { interior: 'lleno', exterior: null },
    })
    await created({ preferencia_mesa: 'exterior' })
    expect(await at()).toMatchObject({ libre: false, motivo: 'lleno' })
  })

  test('its special hours', async () => {
    const dia = {
      tipo: 'horario_especial',
      desde: THURSDAY,
      hasta: THURSDAY,
      comida: [],
      cena: ['19:00', '23:15'],
    }
    await adjust({ cierres: [dia] })
    expect((await gaps(THURSDAY, 2)).map(({ hora }) => hora)).toEqual(['19:00', '23:15'])
  })

  test('it is read at this moment: a seat taken or freed shows in the next answer', async () => {
    await aforo(2)
    const at = async () => (await gaps(THURSDAY, 2)).find(({ hora }) => hora === '21:00')?.mesas.interior
    for (let round = 0; round < 3; round += 1) {
      expect(await at()).toBe(null)
      const { id } = await created()
      expect(await at()).toBe('lleno')
      await pass(`id = '${id}'`, 'rechazada')
    }
  })

  test.each([
    [{ fecha: null, personas: 2 }, 422],
    [{ fecha: '2027-02-30', personas: 2 }, 400],
    [{ fecha: 'x', personas: 2 }, 400],
    [{ fecha: '2027-01-05', personas: 0 }, 422],
    [{ fecha: '2027-01-05', personas: null }, 422],
    [{ fecha: '2027-01-05', personas: 100 }, 422],
    [{ fecha: '2027-01-05', personas: 2.5 }, 400],
  ])('%j is refused', async (body, status) => expect((await rpc('disponibilidad', body)).status).toBe(status))
})

describe('a month', () => {
  const dias = async (from: string, hasta: string, personas = 2) =>
    (await rpc('dias_disponibles', { desde: from, hasta, personas })).json()

  test('sixty-two days: Mondays closed, the others free, past and far ones said so', async () => {
    const today = wallClock(Date.now()).fecha
    const month = await dias(addDays(today, -1), addDays(today, 60))
    expect(month).toHaveLength(62)
    expect(month[0]).toMatchObject({ libre: false })
    for (const { fecha, libre, motivo } of month.slice(2)) {
      const monday = new Date(`${fecha}T00:00:00Z`).getUTCDay() === 1
      const christmas = fecha === '2026-12-24' || fecha === '2026-12-25'
      expect([fecha, libre, motivo]).toEqual(
        monday || christmas ? [fecha, false, 'cerrado'] : [fecha, true, null],
      )
    }
    expect(await dias('2999-01-02', '2999-01-02')).toMatchObject([{ motivo: 'horizonte' }])
  })

  test('full days, told before the gateway gives up although every hour has to be looked at', async () => {
    await aforo(0, 0)
    const month = await dias(addDays(THURSDAY, -6), addDays(THURSDAY, 55))
    expect(new Set(month.map(({ motivo }: { motivo: string }) => motivo))).toEqual(
      new Set(['lleno', 'cerrado']),
    )
  })

  test.each([
    [{ desde: '2027-01-05', hasta: '2027-03-08', personas: 2 }],
    [{ desde: '2027-01-05', hasta: '2027-01-04', personas: 2 }],
    [{ desde: null, hasta: '2027-01-04', personas: 2 }],
    [{ desde: '2027-01-05', hasta: '2027-01-06', personas: 0 }],
  ])('%j is refused', async (body) => expect((await rpc('dias_disponibles', body)).status).toBe(422))
})

test('alternatives: at most three, the nearest, never the time itself', async () => {
  await aforo(2)
  await created({ hora_reserva: '21:00' })
  await adjust({ duraciones: [{ hasta: 20, minutos: 120 }] })
  const near = async (hora: unknown, mesa: unknown = 'interior') =>
    (await rpc('alternativas', { fecha: THURSDAY, hora, personas: 2, mesa })).json()
  const free = await near('21:00')
  expect(free).toHaveLength(3)
  expect(free).not.toContain('21:00')
  expect(await near('20:00', 'exterior')).toEqual(expect.arrayContaining(['19:45', '20:15']))
  for (const nonsense of ['x', '', null, '25:00']) expect(await near(nonsense)).toEqual([])
  expect(await near('21:00', 'barra')).toEqual([])
})
