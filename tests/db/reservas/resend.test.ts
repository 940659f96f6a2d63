import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nextDay, rpc, sql } from '../support/client.ts'
import { created, empty } from '../support/engine.ts'

/** The link of a booking, sent again to the address that it was made with. */
const ask = async (correo: string, direccion: string = randomUUID()): Promise<number> => {
  const answer = await rpc('reserva_enlace', { correo, direccion })
  expect(answer.status).toBe(200)
  return Number(await answer.text())
}
const address = (): string => `lola-${randomUUID()}@example.com`
const mails = async (): Promise<{ tipo: string; para: string; codigo: string; idioma: string }[]> =>
  sql`select tipo, para, idioma, datos ->> 'codigo' as codigo from correos where clave like 'enlace:%' order by datos ->> 'fecha'`

beforeEach(empty)
afterEach(empty)

test('18 each booking to come has its link sent again, in its own language, and its time is in it', async () => {
  const email = address()
  const open = await created({ email, idioma: 'fr' })
  const firm = await created({ email, fecha_reserva: nextDay(5), idioma: 'de' })
  await sql.begin(async (tx) => {
    await tx`select private.set_step('{"actor": "personal"}')`
    await tx`update reservas set estado = 'confirmada' where id = ${firm.id}`
  })
  expect(await ask(` ${email.toUpperCase()} `)).toBe(0)
  const told = await mails()
  expect(told.map(({ tipo, codigo }) => [tipo, codigo]).toSorted()).toEqual(
    [
      ['recibida', open.codigo],
      ['confirmada', firm.codigo],
    ].toSorted(),
  )
  expect(new Set(told.map(({ para }) => para))).toEqual(new Set([email]))
  expect(told.map(({ idioma }) => idioma).toSorted()).toEqual(['de', 'fr'])
})

test('18 what is over, cancelled or somebody else’s is not sent, and the answer does not tell', async () => {
  const email = address()
  const { codigo, token, version } = await created({ email })
  expect((await rpc('reserva_cancelar', { codigo, token, version })).status).toBe(200)
  await created({ email: address() })
  expect(await ask(email)).toBe(0)
  expect(await ask(address())).toBe(0)
  expect(await mails()).toEqual([])
})

test('18 no token leaves the database with the answer, nor stands in the row of the mail', async () => {
  const email = address()
  const { token } = await created({ email })
  await ask(email)
  const [row] = await sql<{ datos: unknown }[]>`select datos from correos where clave like 'enlace:%'`
  expect(JSON.stringify(row?.datos)).not.toContain(token)
  expect(row?.datos).not.toHaveProperty('token')
})

test('T-SPAM an address is written to once a minute, and one place asks ten times an hour', async () => {
  const email = address()
  await created({ email })
  expect(await ask(email)).toBe(0)
  const again = await ask(email)
  expect(again).toBeGreaterThan(0)
  expect(again).toBeLessThanOrEqual(60)
  expect(await mails()).toHaveLength(1)
  const place = randomUUID()
  const waits: number[] = []
  for (let i = 0; i < 11; i += 1) waits.push(await ask(address(), place))
  expect(waits.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0))
  expect(waits.at(-1)).toBeGreaterThan(0)
})
