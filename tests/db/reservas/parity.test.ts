import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Now, wallClock } from '../../../lib/core/dates.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import {
  firstIssue,
  type RequestedReserva,
  type ReservaRules,
  slotsFor,
} from '../../../lib/reservas/rules.ts'
import codigos from '../../fixtures/codigo.cases.json' with { type: 'json' }
import casos from '../../fixtures/reservas.cases.json' with { type: 'json' }
import { times } from '../../runner/long.ts'
import { asked, examples } from '../../unit/reservas/sample.ts'
import { sql } from '../support/client.ts'

/** The same cases as tests/unit/reservas/rules.test.ts, through the function that the trigger asks. */
type Case = (typeof casos)[number] & { reglas?: object }

async function avisoOf(
  reserva: object,
  now: { fecha: string; hora: string },
  rules: object,
): Promise<string | null> {
  const [row] = await sql`select private.reserva_aviso(${JSON.stringify(reserva)}::text::jsonb,
    ${`${now.fecha} ${now.hora}:59.999`}::text::timestamp,
    ${JSON.stringify({ ...DEFAULT_RULES, ...rules })}::text::jsonb) as aviso`
  return row?.aviso
}

describe('the shared cases, in PostgreSQL', () => {
  test.each((casos as Case[]).map((example) => [`${example.cita}: ${example.name}`, example] as const))(
    '%s',
    async (_, example) => {
      expect(await avisoOf(example.reserva, example.ahora, example.reglas ?? {})).toBe(example.aviso)
    },
  )
})

test('the rules in rows are the rules of the specification', async () => {
  const [row] = await sql`select private.reglas_reserva() as reglas`
  const { cierres, ...rest } = row?.reglas ?? {}
  expect(rest).toEqual(DEFAULT_RULES)
  expect(cierres).toEqual([
    { tipo: 'cierre', desde: '2026-12-24', hasta: '2026-12-24' },
    { tipo: 'cierre', desde: '2026-12-25', hasta: '2026-12-25' },
  ])
})

test('§9: the specified slots decide when the owner has written none', async () => {
  await sql
    .begin(async (tx) => {
      await tx`update contenido_reservas set horarios_comida = '{}', horarios_cena = '{}'`
      const [row] = await tx`select private.reglas_reserva() as reglas`
      expect(slotsFor(row?.reglas)).toEqual(slotsFor(DEFAULT_RULES))
      await tx`update contenido_reservas set horarios_cena = '{20:00,22:00}'`
      const [own] = await tx`select private.reglas_reserva() -> 'cena' as cena`
      expect(own?.cena).toEqual(['20:00', '22:00'])
      throw new Undo()
    })
    .catch(ignoreUndo)
})

class Undo extends Error {}
const ignoreUndo = (error: unknown) => {
  if (!(error instanceof Undo)) throw error
}

test('T-TIME-03: the clock of the rules is Madrid’s', async () => {
  const [row] = await sql`select private.ahora_madrid() = now() at time zone 'Europe/Madrid' as same,
    (now() at time zone 'Europe/Madrid')::timestamptz <> now() as differs`
  expect(row).toEqual({ same: true, differs: true })
})

test.each(codigos)('the code of $clave is $codigo', async ({ clave, codigo }) => {
  const [row] = await sql`select private.codigo_de(${clave}) as codigo`
  expect(row?.codigo).toBe(codigo)
})

test('T-INP-01: long texts cost the database nothing', async () => {
  const reserva = { ...casos[0]?.reserva }
  const started = performance.now()
  for (const change of [
    { nombre: 'a'.repeat(1_000_000) },
    { email: `a@${'.a'.repeat(500_000)} ` },
    { telefono: `+${'1'.repeat(1_000_000)}` },
    { email: `a@${'a-'.repeat(120)}.` },
    { notas: ' '.repeat(1_000_000) },
  ])
    expect(await avisoOf({ ...reserva, ...change }, { fecha: '2026-11-25', hora: '11:00' }, {})).not.toBe(
      null,
    )
  expect(performance.now() - started).toBeLessThan(3000)
})

test('T-RES-08: both engines agree on reservations nobody thought of', async () => {
  const now: Now = { fecha: '2026-11-25', hora: '20:07' }
  const rules: ReservaRules = {
    ...DEFAULT_RULES,
    avisoMinutos: 90,
    cierres: [{ desde: '2026-12-24', hasta: '2026-12-26' }],
  }
  // PostgreSQL holds no NUL and no half characters: such a request never becomes a row.
  const text = fc
    .oneof(fc.string({ unit: 'binary', maxLength: 90 }), fc.string({ unit: 'grapheme', maxLength: 90 }))
    .map((t) => t.replaceAll('\0', '').toWellFormed())
  const near = <T>(arbitrary: fc.Arbitrary<T>, ...edges: T[]) =>
    fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...edges) }, { weight: 1, arbitrary })
  const days = Array.from({ length: 40 }, (_, i) => addDays(now.fecha, i - 2))
  const reservas: fc.Arbitrary<RequestedReserva> = fc.record({
    nombre: near(
      text,
      'Lola',
      ' Li ',
      'Jose\u0301',
      'e\u0301',
      '李明',
      '\u00aa\u00ba',
      'Ǆ',
      '\u200b\u200b',
      'a\u00a0',
    ),
    email: near(
      text,
      'lola@example.com',
      'a@b.es',
      'a@b',
      'a@b.c',
      'ä@b.es',
      'a@b.es\n',
      'a..b@c.d-e.es',
      'a@-.es',
    ),
    telefono: near(text, '+34600111222', '+346001112', '600111222', '+34 600111222', '+٣٤٦٠٠١١١٢٢٢'),
    fecha_reserva: near(text, ...days, '2027-02-29', '2027-11-25', '2027-11-26', '9999-12-31', '0000-01-01'),
    hora_reserva: near(text, ...slotsFor(rules), '12:45', '21:00:00', '24:00', '2１:00', '21:00\n'),
    personas: near(fc.double({ noNaN: true, noDefaultInfinity: true }), 1, 2, 20, 0, 21, 2.5, -1, 1e21),
    preferencia_mesa: near(text, 'interior', 'exterior', 'Interior'),
    ocasion: near(fc.option(text), null, 'o'.repeat(81)),
    requisitos_dieteticos: near(fc.option(text), null),
    notas: near(fc.option(text), null, '🦀'.repeat(500), '🦀'.repeat(501)),
  })
  const sample = fc.sample(reservas, { numRuns: times(50_000, 1500), seed: 20_261_125 })
  const told = new Set<string | null>()
  for (let from = 0; from < sample.length; from += 1000) {
    const batch = sample.slice(from, from + 1000)
    const rows =
      await sql`select private.reserva_aviso(r, '2026-11-25 20:07:30', ${JSON.stringify(rules)}::text::jsonb) as aviso
      from jsonb_array_elements(${JSON.stringify(batch)}::text::jsonb) with ordinality e (r, n) order by n`
    batch.forEach((reserva, i) => {
      const advice = firstIssue(reserva, rules, now)
      told.add(advice)
      expect({ reserva, aviso: rows[i]?.aviso }).toEqual({ reserva, aviso: advice })
    })
  }
  expect(told.size).toBeGreaterThan(11)
})

describe('T-RES-08: days of every kind, 2025 to 2035', () => {
  const numRuns = times(50_000, 1500)
  const sample = fc
    .sample(examples, { numRuns, seed: 20_261_123 })
    .map(({ instante, fecha, hora, rules }) => ({
      reserva: asked(fecha, hora),
      instante,
      ahora: wallClock(instante),
      rules,
    }))
  /** Every verdict in the order of the sample; the clock comes as an instant and is turned into Madrid's in SQL. */
  const verdicts = (zone: string, from: number, size: number) =>
    sql.begin(async (tx) => {
      await tx`select set_config('timezone', ${zone}, true)`
      return tx`select private.reserva_aviso(e -> 'reserva',
          to_timestamp((e ->> 'instante')::bigint / 1000) at time zone 'Europe/Madrid', e -> 'rules') as aviso
        from jsonb_array_elements(${JSON.stringify(sample.slice(from, from + size))}::text::jsonb) with ordinality x (e, n)
        order by n`
    })

  test('both engines agree, special days and all', async () => {
    const told = new Set<string | null>()
    for (let from = 0; from < sample.length; from += 1000) {
      const rows = await verdicts('UTC', from, 1000)
      sample.slice(from, from + 1000).forEach(({ reserva, ahora, rules }, i) => {
        const advice = firstIssue(reserva, rules, ahora)
        told.add(advice)
        const where = {
          fecha: reserva.fecha_reserva,
          hora: reserva.hora_reserva,
          ahora,
          cierres: rules.cierres,
        }
        expect({ ...where, aviso: rows[i]?.aviso }).toEqual({ ...where, aviso: advice })
      })
    }
    expect([...told].sort()).toEqual(['aviso', 'cerrado', 'hora', 'hora_pasada', 'horizonte', null, 'pasado'])
  })

  test('T-TIME-04: in whatever zone a connection is, the database says the same', async () => {
    const zones = [
      ...['UTC', 'Europe/Madrid', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Honolulu'],
      ...['Asia/Kolkata', 'Australia/Lord_Howe'],
    ]
    const [first, ...others] = await Promise.all(
      zones.map(async (zone) => (await verdicts(zone, 0, 2000)).map(({ aviso }) => aviso)),
    )
    for (const other of others) expect(other).toEqual(first)
    for (const zone of zones)
      await sql.begin(async (tx) => {
        await tx`select set_config('timezone', ${zone}, true)`
        const [row] = await tx`select private.ahora_madrid() = now() at time zone 'Europe/Madrid' as clock,
          to_char(('2027-03-28'::date + time '21:00') at time zone 'Europe/Madrid' at time zone 'UTC', 'HH24:MI') as instant,
          current_setting('timezone') as zone`
        expect(row).toEqual({ clock: true, instant: '19:00', zone })
      })
  })
})
