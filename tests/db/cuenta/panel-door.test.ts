import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rpc, type Session, signUp } from '../support/client.ts'

// The door of the back office, counted in the database like the guests' one, with turns of its own.

async function turn(direccion: string, correo: string, device?: string): Promise<number> {
  const answer = await rpc('acceso_turno', {
    accion: 'panel',
    direccion,
    correo,
    ...(device ? { aparato: device } : {}),
  })
  expect(answer.status).toBe(200)
  return Number(await answer.text())
}

test('H1 one address tries sixty passwords at the panel in a quarter of an hour, whatever the account', async () => {
  const address = randomUUID()
  const waits = await Promise.all(
    Array.from({ length: 90 }, (_, i) => turn(address, `${i}-${randomUUID()}@example.com`)),
  )
  const tried = waits.filter((wait) => wait === 0).length
  expect(tried).toBeGreaterThanOrEqual(60)
  expect(tried).toBeLessThanOrEqual(63)
})

test('M5 the owner’s own device gets in while a hundred strangers guess at her password', async () => {
  const owner: Session = await signUp()
  const device = randomUUID().replaceAll('-', '')
  expect((await rpc('acceso_conocer', { aparato: device }, owner.token)).ok).toBe(true)
  await Promise.all(Array.from({ length: 100 }, (_, i) => turn(`10.9.0.${i}`, owner.email)))
  expect(await turn('10.9.1.1', owner.email)).toBeGreaterThan(0)
  expect(await turn('10.9.1.1', owner.email, device)).toBe(0)
})

test('M5 guesses at the guests’ door take no turn of the back office', async () => {
  const correo = `${randomUUID()}@example.com`
  for (let i = 0; i < 40; i += 1)
    await rpc('acceso_turno', { accion: 'entrar', direccion: `10.8.0.${i}`, correo })
  expect(await turn('10.8.1.1', correo)).toBe(0)
})
