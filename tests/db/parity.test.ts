import { describe, expect, test } from 'vitest'
import { DEFAULT_RULES, slotsFor } from '../../lib/reservas/reglas.ts'
import codigos from '../fixtures/codigo.cases.json' with { type: 'json' }
import casos from '../fixtures/reservas.cases.json' with { type: 'json' }
import { sql } from './cliente.ts'

/** The same cases as tests/unit/reservas.test.ts, through the function that the trigger asks. */
type Caso = (typeof casos)[number] & { reglas?: object }

async function avisoOf(
  reserva: object,
  ahora: { fecha: string; hora: string },
  reglas: object,
): Promise<string | null> {
  const [row] = await sql`select private.reserva_aviso(${JSON.stringify(reserva)}::text::jsonb,
    ${`${ahora.fecha} ${ahora.hora}:59.999`}::text::timestamp,
    ${JSON.stringify({ ...DEFAULT_RULES, ...reglas })}::text::jsonb) as aviso`
  return row?.aviso
}

describe('the shared cases, in PostgreSQL', () => {
  test.each((casos as Caso[]).map((caso) => [`${caso.cita}: ${caso.name}`, caso] as const))(
    '%s',
    async (_, caso) => {
      expect(await avisoOf(caso.reserva, caso.ahora, caso.reglas ?? {})).toBe(caso.aviso)
    },
  )
})

test('the rules in rows are the rules of the specification', async () => {
  const [row] = await sql`select private.reglas_reserva() as reglas`
  const { cierres, ...rest } = row?.reglas ?? {}
  expect(rest).toEqual(DEFAULT_RULES)
  expect(cierres).toEqual([
    { desde: '2026-12-24', hasta: '2026-12-24' },
    { desde: '2026-12-25', hasta: '2026-12-25' },
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
