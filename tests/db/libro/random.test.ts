import fc from 'fast-check'
import type postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, type IsoDate } from '../../../lib/core/dates.ts'
import { IS_VERIFY, times } from '../../runner/long.ts'
import { makeAdmin, nextDay, type Session, signUp, sql } from '../support/client.ts'
import { empty } from '../support/engine.ts'

/**
 * One truth about seats: `private.plaza` decides, `explicar` explains, `disponibilidad` tells the guest and `libro_dia`
 * shows. On states of chance all of them say what counting minute by minute says, written here another way.
 */
const STATES = times(1500, 40)
const DAY = nextDay(3) as IsoDate
const [BEFORE, NEXT] = [addDays(DAY, -1), addDays(DAY, 1)]
const MESAS = ['interior', 'exterior'] as const
const HOLD = ['pendiente', 'confirmada', 'llegada', 'sentada']

let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  await empty()
})
afterAll(empty)

const hora = fc.integer({ min: 0, max: 95 }).map((n) => n * 15)
/** A booking or an offer: when it begins, counted in minutes from the midnight of DAY. */
const estancia = fc.record({
  en: fc.oneof(
    { weight: 6, arbitrary: hora.filter((m) => m >= 720) },
    { weight: 2, arbitrary: hora },
    {
      weight: 1,
      arbitrary: hora.map((m) => m + 1440),
    },
    { weight: 1, arbitrary: fc.integer({ min: -300, max: -1 }) },
  ),
  dura: fc.constantFrom(15, 60, 75, 90, 120, 150, 240, 480),
  personas: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 5 }) },
    { weight: 1, arbitrary: fc.integer({ min: 6, max: 20 }) },
  ),
  mesa: fc.constantFrom(...MESAS),
  estado: fc.constantFrom(
    ...HOLD,
    'confirmada',
    'sentada',
    'finalizada',
    'no_presentada',
    'rechazada',
    'cancelada_cliente',
    'oferta',
    'oferta_vieja',
  ),
})
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null, freq: 2 })
const estado = fc.record({
  filas: fc.array(estancia, { maxLength: 40, size: 'max' }),
  personas: fc.integer({ min: 1, max: 20 }),
  aforo: fc.record({
    interior: maybe(fc.integer({ min: 0, max: 60 })),
    exterior: maybe(fc.integer({ min: 0, max: 40 })),
  }),
  ritmo: fc.record({
    personas: maybe(fc.integer({ min: 1, max: 40 })),
    reservas: maybe(fc.integer({ min: 1, max: 8 })),
  }),
  reducido: maybe(fc.record({ interior: fc.integer({ min: 0, max: 30 }) })),
  oculta: fc.boolean(),
})
type Estado = typeof estado extends fc.Arbitrary<infer T> ? T : never
type Fila = Estado['filas'][number]

/** Counted minute by minute. */
function cuenta(
  { filas, personas, aforo, ritmo, reducido, oculta }: Estado,
  at: number,
  mesa: (typeof MESAS)[number],
  lasts: number,
) {
  const held = filas.filter(({ estado }) => HOLD.includes(estado) || estado === 'oferta')
  const sum = (list: readonly Fila[]) => list.reduce((n, one) => n + one.personas, 0)
  const during = (m: number, zona: string) =>
    sum(held.filter((o) => o.mesa === zona && o.en <= m && m < o.en + o.dura))
  let peak = 0
  for (let m = at; m < at + lasts; m += 1) peak = Math.max(peak, during(m, mesa))
  const less = mesa === 'interior' ? (reducido?.interior ?? null) : null
  const seats =
    mesa === 'exterior' && oculta
      ? 0
      : aforo[mesa] === null
        ? less
        : less === null
          ? aforo[mesa]
          : Math.min(aforo[mesa], less)
  const come = held.filter(({ en }) => en === at)
  const full = seats !== null && personas + peak > seats
  const slow =
    come.length > 0 &&
    (sum(come) + personas > (ritmo.personas ?? Infinity) || come.length + 1 > (ritmo.reservas ?? Infinity))
  return {
    motivo: full ? 'lleno' : slow ? 'ritmo' : null,
    aforo: seats,
    ocupadas: peak,
    entran_personas: sum(come),
    entran_reservas: come.length,
    ahora: during(at, mesa),
  }
}

const clock = (m: number) => {
  const day = m < 0 ? BEFORE : m < 1440 ? DAY : NEXT
  const rest = (m + 1440) % 1440
  return {
    day,
    hora: `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`,
  }
}

const BACK = Symbol('nothing of it stays')
/** Puts a state into the tables, asks everybody, and takes it out again. */
async function ask(e: Estado) {
  let answer: { libro: Record<string, unknown>; slots: Record<string, unknown>[] } | undefined
  const rows = e.filas.map((o) => ({ ...o, ...clock(o.en) }))
  const put = async (tx: postgres.TransactionSql) => {
    await tx`set local session_replication_role = replica`
    for (const mesa of MESAS)
      await tx`update zonas set aforo = ${e.aforo[mesa]}, visible = ${!(mesa === 'exterior' && e.oculta)} where clave = ${mesa}`
    const cierres = e.reducido ? [{ tipo: 'aforo_reducido', desde: DAY, hasta: DAY, aforo: e.reducido }] : []
    for (const [clave, valor] of Object.entries({ cierres, ritmo: e.ritmo, horizonte_dias: 400 }))
      await tx`insert into ajustes (clave, valor) values (${clave}, ${JSON.stringify(valor)}::text::jsonb)
        on conflict (clave) do update set valor = excluded.valor`
    await tx`insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, estado, duracion)
      select 'Azar', 'azar@example.com', '+34600000000', r.day, r.hora, r.personas, r.mesa, r.estado, r.dura
      from jsonb_to_recordset(${JSON.stringify(rows.filter(({ estado }) => !estado.startsWith('oferta')))}::text::jsonb)
        r (day date, hora time, personas int, mesa text, estado text, dura int)`
    await tx`insert into lista_espera (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, clave, duracion, estado, expira_en)
      select 'Azar', 'azar@example.com', '+34600000000', r.day, r.hora, r.personas, r.mesa, gen_random_uuid(), r.dura, 'ofrecida',
        now() + case r.estado when 'oferta' then interval '1 hour' else - interval '1 second' end
      from jsonb_to_recordset(${JSON.stringify(rows.filter(({ estado }) => estado.startsWith('oferta')))}::text::jsonb)
        r (day date, hora time, personas int, mesa text, estado text, dura int)`
    await tx`select set_config('request.jwt.claim.sub', ${admin.id}, true)`
    const slots = await tx`
      with h as materialized (select x ->> 'hora' as hora, x -> 'mesas' as mesas from private.turnos(${DAY}, ${e.personas}) t,
        lateral jsonb_array_elements(t -> 'comida' || (t -> 'cena')) x)
      select h.hora, m.mesa, private.duracion_de(2) as dos, h.mesas ->> m.mesa as web, public.explicar(${DAY}, h.hora, ${e.personas}, m.mesa) as e,
        private.plaza_motivo(m.mesa, ${DAY}, h.hora::time, ${e.personas}, private.duracion_de(${e.personas})) as motivo
      from h, (values ('interior'), ('exterior')) m (mesa)`
    const [libro] = await tx`select public.libro_dia(${DAY}) as d`
    answer = { libro: libro?.d, slots }
    throw BACK
  }
  await sql.begin(put).catch((error: unknown) => {
    if (error !== BACK) throw error
  })
  if (!answer) throw new Error('no answer')
  return answer
}

test(`§plaza: decided, explained, offered and shown alike, on ${STATES} states of chance`, async () => {
  let asked = 0
  const verdicts = { lleno: 0, ritmo: 0, libre: 0 }
  await fc.assert(
    fc.asyncProperty(estado, async (e) => {
      const { libro, slots } = await ask(e)
      const shown = [...(libro.comida as object[]), ...(libro.cena as object[])] as Record<string, unknown>[]
      expect(slots).toHaveLength(shown.length * 2)
      for (const one of slots) {
        const why = one.e as Record<string, unknown>
        const [h = 0, min = 0] = String(one.hora).split(':').map(Number)
        const mesa = one.mesa as (typeof MESAS)[number]
        const { ahora, ...told } = cuenta(e, h * 60 + min, mesa, Number(why.duracion))
        const at = { hora: one.hora, mesa }
        expect({ ...at, ...why }).toMatchObject({ ...at, ...told, regla: null })
        expect({ ...at, decides: one.motivo, web: one.web }).toEqual({
          ...at,
          decides: told.motivo,
          web: told.motivo,
        })
        const own = shown.find(({ hora }) => hora === one.hora)
        expect({ ...at, ...own }).toMatchObject({
          ...at,
          [mesa]: ahora,
          entran_personas: told.entran_personas,
          entran_reservas: told.entran_reservas,
          // What the board calls full has no table for two anywhere.
          lleno: MESAS.every((m) => cuenta({ ...e, personas: 2 }, h * 60 + min, m, Number(one.dos)).motivo),
        })
        expect((libro.aforo as Record<string, unknown>)[mesa]).toBe(told.aforo)
        expect(
          (why.ocupan as { personas: number }[]).reduce((n, o) => n + o.personas, 0),
        ).toBeGreaterThanOrEqual(told.ocupadas)
        asked += 1
        verdicts[told.motivo === null ? 'libre' : (told.motivo as 'lleno')] += 1
      }
    }),
    // So few states are the same each time: by chance alone one verdict was hardly among them. `npm run verify` draws anew.
    { numRuns: STATES, ...(IS_VERIFY ? {} : { seed: 29 }) },
  )
  console.log(`${asked} slots asked`, verdicts)
  // The chance of this test is worth nothing if all of it falls on one side.
  for (const n of Object.values(verdicts)) expect(n).toBeGreaterThan(asked / 200)
}, 600_000)
