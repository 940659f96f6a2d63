import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { times } from '../../runner/long.ts'
import { rpc, type Session, signUp, sql } from '../support/client.ts'

// §7 and T-AUTH-01: the limits of signing in and of asking for letters, where no process can forget them.

const who = () => `${randomUUID()}@example.com`
const turno = async (action: string, direccion: string, correo: string, device?: string): Promise<number> => {
  const answer = await rpc('acceso_turno', {
    accion: action,
    direccion,
    correo,
    ...(device ? { aparato: device } : {}),
  })
  expect(answer.status).toBe(200)
  return Number(await answer.text())
}
/** How many of so many tries are let through. */
async function pass(n: number, one: (i: number) => Promise<number>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: n }, (_, i) => one(i)))
  return answers.filter((wait) => wait === 0).length
}

/** `npm run verify` guesses a thousand times. */
const MANY = times(1000, 100)

test('T-AUTH-01 guesses at one account from made-up addresses: 30 are tried', {
  timeout: 60_000,
}, async () => {
  const correo = who()
  const tried = await pass(MANY, (i) => turno('entrar', `10.1.${i % 250}.${i}`, correo))
  expect(tried).toBeGreaterThanOrEqual(30)
  // A turn comes back every half minute.
  expect(tried).toBeLessThanOrEqual(33)
})

test('T-AUTH-01 one password at many accounts from one address: 60 are tried', {
  timeout: 60_000,
}, async () => {
  const direccion = randomUUID()
  const tried = await pass(100, () => turno('entrar', direccion, who()))
  expect(tried).toBeGreaterThanOrEqual(60)
  expect(tried).toBeLessThanOrEqual(65)
})

test('ten guesses at one account from one address; then it says how long to wait', async () => {
  const [correo, direccion] = [who(), randomUUID()]
  const answers = []
  for (let i = 0; i < 12; i += 1) answers.push(await turno('entrar', direccion, correo))
  expect(answers.slice(0, 10)).toEqual(Array(10).fill(0))
  expect(answers[11]).toBeGreaterThan(60)
  expect(answers[11]).toBeLessThanOrEqual(90)
  // Written in another way it is the same account.
  expect(await turno('entrar', direccion, ` ${correo.toUpperCase()} `)).toBeGreaterThan(0)
})

test('a clock that was ten years ahead locks nobody out for longer than one turn', async () => {
  const [correo, direccion] = [who(), randomUUID()]
  expect(await turno('entrar', direccion, correo)).toBe(0)
  await sql`update private.acceso_turnos set lleno_en = lleno_en + interval '10 years'`
  const wait = await turno('entrar', direccion, correo)
  expect(wait).toBeGreaterThan(0)
  // Ten tries a quarter of an hour: a turn comes back after ninety seconds.
  expect(wait).toBeLessThanOrEqual(90)
  await sql`delete from private.acceso_turnos where lleno_en > now() + interval '1 year'`
})

test('T-AUTH-01 the owner is not locked out: a device he signed in from has turns of its own', async () => {
  const owner: Session = await signUp()
  const device = randomUUID().replaceAll('-', '')
  expect((await rpc('acceso_conocer', { aparato: device }, owner.token)).ok).toBe(true)
  await pass(100, (i) => turno('entrar', `10.2.0.${i}`, owner.email))
  expect(await turno('entrar', '10.3.0.1', owner.email)).toBeGreaterThan(0)
  expect(await turno('entrar', '10.3.0.1', owner.email, device)).toBe(0)
  // It opens no other account, and nobody makes one up.
  const other = who()
  await pass(100, (i) => turno('entrar', `10.4.0.${i}`, other))
  expect(await turno('entrar', '10.3.0.1', other, device)).toBeGreaterThan(0)
  expect(await turno('entrar', '10.3.0.1', owner.email, randomUUID())).toBeGreaterThan(0)
  expect((await rpc('acceso_conocer', { aparato: randomUUID() })).status).toBe(401)
})

test('nobody is locked out for good: turns come back with time', async () => {
  const [correo, direccion] = [who(), randomUUID()]
  await pass(12, () => turno('entrar', direccion, correo))
  expect(await turno('entrar', direccion, correo)).toBeGreaterThan(0)
  await sql`update private.acceso_turnos set lleno_en = lleno_en - interval '16 minutes'`
  expect(await turno('entrar', direccion, correo)).toBe(0)
})

test.each(['recuperar', 'reenviar', 'alta'])(
  '%s: a letter a minute, five in an hour, whoever asks',
  async (action) => {
    const correo = who()
    expect(await turno(action, '10.5.0.1', correo)).toBe(0)
    const wait = await turno(action, '10.5.0.2', correo)
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    for (let i = 0; i < 4; i += 1) {
      await sql`update private.acceso_turnos set lleno_en = lleno_en - interval '61 seconds'
      where huella = private.acceso_huella(${`carta-${action === 'reenviar' ? 'alta' : action}:${correo}`})`
      expect(await turno(action, `10.5.1.${i}`, correo)).toBe(0)
    }
    await sql`update private.acceso_turnos set lleno_en = lleno_en - interval '61 seconds'
    where huella = private.acceso_huella(${`carta-${action === 'reenviar' ? 'alta' : action}:${correo}`})`
    expect(await turno(action, '10.5.2.1', correo)).toBeGreaterThan(60)
  },
)

test('a sign-up and the letter that repeats it wait for each other; a recovery does not', async () => {
  const correo = who()
  expect(await turno('alta', '10.6.0.1', correo)).toBe(0)
  expect(await turno('reenviar', '10.6.0.1', correo)).toBeGreaterThan(0)
  expect(await turno('recuperar', '10.6.0.1', correo)).toBe(0)
})

test('one address confirms thirty links in a quarter of an hour, and signs ten people up in an hour', async () => {
  const direccion = randomUUID()
  expect(await pass(60, () => turno('confirmar', direccion, ''))).toBeLessThanOrEqual(31)
  expect(await pass(30, () => turno('alta', direccion, who()))).toBe(10)
})

test('what is kept names nobody', async () => {
  const correo = who()
  await turno('entrar', '203.0.113.77', correo)
  const rows = await sql`select row_to_json(t)::text as fila from private.acceso_turnos t`
  expect(rows.map(({ fila }) => fila).join()).not.toMatch(new RegExp(`203\\.0|${correo}`))
  expect((await rpc('acceso_turno', { accion: 'otra', direccion: '', correo: '' })).status).toBe(422)
  const hidden = await Promise.all(
    ['acceso_sal', 'acceso_turnos', 'acceso_aparatos'].map((table) => rpc(table)),
  )
  expect(hidden.map(({ status }) => status)).toEqual([404, 404, 404])
})
