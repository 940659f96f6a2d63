import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rpc, sql } from '../support/client.ts'

const turno = async (direccion: string): Promise<number> => {
  const answer = await rpc('reserva_turno', { direccion })
  expect(answer.status).toBe(200)
  return Number(await answer.text())
}

test('T-SPAM-01 one address asks for a thousand tables at once: two hundred are looked at, another is still served', async () => {
  const direccion = randomUUID()
  const asked = await sql<{ espera: number }[]>`
    select public.reserva_turno(${direccion}) as espera from generate_series(1, 1000)`
  const served = asked.filter(({ espera }) => espera === 0).length
  // A turn comes back every eighteen seconds.
  expect(served).toBeGreaterThanOrEqual(200)
  expect(served).toBeLessThanOrEqual(203)
  const wait = await turno(direccion)
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(18)
  expect(await turno(randomUUID())).toBe(0)
})

test('T-PRIV no address is kept that anybody could read', async () => {
  const direccion = `2001:db8::${randomUUID()}`
  await turno(direccion)
  const rows = await sql`select row_to_json(t)::text as fila from private.acceso_turnos t`
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ fila }) => String(fila).includes(direccion))).toEqual([])
})
