import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, stepAt } from '../../../supabase/local/factors/totp.ts'
import { makeAdmin, rest, rpc, type Session, signIn, signUp, sql } from '../support/client.ts'
import { own } from '../support/own.ts'

/** #20: a second factor of who administers; the database asks for it, whatever the site does. */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp({ username: 'Marta' }))
})
const made: string[] = []
afterAll(async () => {
  await sql`update private.segundo_factor set exigido = false`
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = any(${made})`
})

const said = async (answer: Response): Promise<unknown> => {
  const text = await answer.text()
  const body = text === '' ? null : JSON.parse(text)
  return answer.ok ? body : `${answer.status} ${body.message}`
}
const call = (name: string, who: Session, body: Record<string, unknown> = {}) =>
  rpc(name, body, who.token).then(said)
const esAdmin = (who: Session) => call('es_admin', who)
const step = (who: Session) => call('panel_paso', who)

const PASSWORD = 'una-clave-larga'
/** Enrols with Supabase's own library: the session that has shown its code. */
async function enrol({ email, id }: Session): Promise<Session> {
  const client = createClient(own.url, own.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  await client.auth.signInWithPassword({ email, password: PASSWORD })
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'movil' })
  if (data?.type !== 'totp') throw new Error('not enrolled')
  const code = codeOf(data.totp.secret, stepAt(Date.now()))
  const { data: session, error } = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code })
  if (error) throw error
  return { id, email, token: session.access_token }
}
async function newAdmin(): Promise<Session> {
  const session = await makeAdmin(await signUp({ username: 'Pau' }))
  made.push(session.id)
  return session
}

describe('#20 whoever has a second factor needs it', () => {
  test('the password alone reads no guest and writes no dish; with the code it does', async () => {
    const before = await newAdmin()
    expect([await esAdmin(before), await step(before)]).toEqual([true, 'dentro'])
    const whole = await enrol(before)
    const half = await signIn(before.email, PASSWORD)
    expect([await esAdmin(half), await step(half)]).toEqual([false, 'codigo'])
    expect([await esAdmin(whole), await step(whole)]).toEqual([true, 'dentro'])
    const dish = (who: Session) =>
      rest('categorias', {
        body: { slug: 'prueba-factor', tipo: 'plato', nombre: 'Prueba' },
        prefer: 'return=minimal',
        token: who.token,
      })
    expect((await dish(half)).ok).toBe(false)
    expect((await dish(whole)).status).toBe(201)
    await sql`delete from categorias where slug = 'prueba-factor'`
    expect(await call('usuarios_lista', half)).toBe('403 permission denied for function usuarios_lista')
    expect(await (await rest('reservas?select=id&limit=1', { token: half.token })).json()).toEqual([])
  })

  test('a factor that was begun and never confirmed asks for nothing', async () => {
    const who = await newAdmin()
    await sql`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
      values (gen_random_uuid(), ${who.id}, 'movil', 'totp', 'unverified', now(), now(), 'MZXW6YQ')`
    expect([await esAdmin(who), await step(who)]).toEqual([true, 'dentro'])
  })

  test('a second factor makes nobody an administrator, and a session that has ended is nobody’s', async () => {
    const guest = await enrol(await signUp())
    expect([await esAdmin(guest), await step(guest)]).toEqual([false, 'nadie'])
    const who = await enrol(await newAdmin())
    await sql`delete from auth.sessions where user_id = ${who.id}`
    expect([await esAdmin(who), await step(who)]).toEqual([false, 'nadie'])
    expect((await rpc('panel_paso')).status).toBe(401)
  })
})

describe('#20 the house may demand it of everybody', () => {
  test('only somebody who came in with one can, and then the others have to enrol before anything opens', async () => {
    const plain = await newAdmin()
    expect(await call('segundo_factor_exigir', plain, { exigir: true })).toBe('409 sin_factor')
    expect(await call('segundo_factor_exigido', plain)).toBe(false)
    const whole = await enrol(await newAdmin())
    expect(await call('segundo_factor_exigir', whole, { exigir: true })).toBeNull()
    try {
      expect([await esAdmin(plain), await step(plain)]).toEqual([false, 'alta'])
      expect(await call('segundo_factor_exigir', plain, { exigir: false })).toMatch(/^403 /)
      expect([await esAdmin(whole), await call('segundo_factor_exigido', whole)]).toEqual([true, true])
      const enrolled = await enrol(plain)
      expect([await esAdmin(enrolled), await step(enrolled)]).toEqual([true, 'dentro'])
      expect(await call('segundo_factor_exigir', whole, { exigir: true })).toBeNull()
    } finally {
      expect(await call('segundo_factor_exigir', whole, { exigir: false })).toBeNull()
    }
    expect(
      await sql`select antes, despues, quien from historial where tabla = 'usuarios' and fila = 'todos' order by id desc limit 2`,
    ).toMatchObject([
      { despues: { segundo_factor_exigido: false }, quien: whole.id },
      { despues: { segundo_factor_exigido: true }, quien: whole.id },
    ])
  })
})

describe('#20 the way back: a colleague takes the factor away', () => {
  test('all sessions end, the password is enough again, the list and the history tell', async () => {
    const colleague = await enrol(await newAdmin())
    const row = async () => ((await call('usuarios_lista', admin, { busca: colleague.email })) as object[])[0]
    expect(await row()).toMatchObject({ segundo_factor: true })
    expect(await call('usuario_quitar_factor', admin, { quien: colleague.id })).toBeNull()
    expect(await esAdmin(colleague)).toBe(false)
    expect(await esAdmin(await signIn(colleague.email, PASSWORD))).toBe(true)
    expect(await row()).toMatchObject({ segundo_factor: false })
    const [entry] = await sql`select antes, despues, quien, quien_nombre from historial
      where tabla = 'usuarios' and fila = ${colleague.id} order by id desc limit 1`
    expect(entry).toMatchObject({
      antes: { segundo_factor: true },
      despues: { segundo_factor: false },
      quien: admin.id,
    })
    expect(await call('usuario_quitar_factor', admin, { quien: colleague.id })).toBe('404 no_existe')
  })

  test('nobody takes away his own here, and nobody who has not shown his code takes anybody’s', async () => {
    const whole = await enrol(await newAdmin())
    expect(await call('usuario_quitar_factor', whole, { quien: whole.id })).toBe('409 propio')
    const half = await signIn(whole.email, PASSWORD)
    const refused = '403 permission denied for function usuario_quitar_factor'
    for (const who of [half, await signUp()])
      expect(await call('usuario_quitar_factor', who, { quien: whole.id })).toBe(refused)
  })

  test('the operator’s line of docs/operations.md gives the only administrator the way back', async () => {
    const whole = await enrol(await newAdmin())
    await sql`delete from auth.mfa_factors where user_id = (select id from auth.users where email = ${whole.email})`
    expect(await esAdmin(await signIn(whole.email, PASSWORD))).toBe(true)
  })
})

test('#20 codes of an account: ten in a quarter of an hour, however many addresses; its own device has its own', async () => {
  const who = await newAdmin()
  const device = 'a'.repeat(32)
  expect((await rpc('acceso_conocer', { aparato: device }, who.token)).ok).toBe(true)
  const turn = async (direccion: string, known?: string) =>
    Number(
      await (
        await rpc('acceso_turno', {
          accion: 'factor',
          direccion,
          correo: who.email,
          ...(known ? { aparato: known } : {}),
        })
      ).text(),
    )
  const waits = await Promise.all(Array.from({ length: 30 }, (_, i) => turn(`10.7.0.${i}`)))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  expect(await turn('10.7.1.1', device)).toBe(0)
  // Signing in from that device is counted apart from its codes.
  for (let i = 0; i < 9; i += 1) await turn('10.7.1.1', device)
  expect(await turn('10.7.1.1', device)).toBeGreaterThan(0)
  expect(
    Number(
      await (
        await rpc('acceso_turno', {
          accion: 'panel',
          direccion: '10.7.1.1',
          correo: who.email,
          aparato: device,
        })
      ).text(),
    ),
  ).toBe(0)
})
