import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  makeAdmin,
  nextDay,
  pass,
  post,
  reserva,
  rest,
  rpc,
  type Session,
  secretKey,
  signUp,
  sql,
} from '../support/client.ts'
import { aforo, created, empty, fila, rejection, restore } from '../support/engine.ts'

/** The life of a reservation: who may lead it where, and that every step stays written down. */
const ESTADOS = [
  'pendiente',
  'confirmada',
  'llegada',
  'sentada',
  'finalizada',
  'no_presentada',
  'cancelada_cliente',
  'cancelada_restaurante',
  'rechazada',
  'caducada',
] as const
type Estado = (typeof ESTADOS)[number]

/** All legal steps; whatever is not here is refused. */
const LEGAL: Record<'cliente' | 'personal' | 'sistema', Partial<Record<Estado, readonly Estado[]>>> = {
  cliente: {
    pendiente: ['cancelada_cliente'],
    confirmada: ['cancelada_cliente', 'pendiente'],
  },
  personal: {
    pendiente: ['confirmada', 'rechazada', 'caducada', 'cancelada_restaurante'],
    confirmada: ['llegada', 'no_presentada', 'cancelada_restaurante'],
    llegada: ['sentada'],
    sentada: ['finalizada'],
    no_presentada: ['sentada', 'finalizada'],
  },
  sistema: { pendiente: ['caducada', 'confirmada'] },
}

let admin: Session
let guest: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  guest = await signUp()
})
afterEach(empty)
afterEach(restore)
afterAll(empty)

/** A reservation that stands in a state already, as if it had come there. */
async function en(estado: string): Promise<string> {
  const [row] = await sql`insert into reservas ${sql({ ...reserva(), estado })} returning id`
  return String(row?.id)
}
const carries = async (id: unknown, a: unknown, version: unknown, more = {}, who: Session | null = admin) =>
  rejection(await rpc('reserva_estado', { id, a, version, ...more }, who?.token))

describe('the steps of the staff', () => {
  test.each(ESTADOS)('from %s', async (from) => {
    for (const to of [...ESTADOS, 'comida', '', null]) {
      const id = await en(from)
      const legal = LEGAL.personal[from]?.some((state) => state === to) ?? false
      expect([to, await carries(id, to, 1)]).toEqual([to, legal ? '200' : '409 transicion'])
      expect(await fila(id)).toMatchObject(legal ? { estado: to, version: 2 } : { estado: from, version: 1 })
    }
  })

  test('a slip is mended within a day, not later', async () => {
    const id = await en('no_presentada')
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`update reservas set actualizado_en = now() - interval '24 hours 1 minute' where id = ${id}`
    })
    expect(await carries(id, 'sentada', 1)).toBe('409 transicion')
    expect(await carries(id, 'finalizada', 1)).toBe('409 transicion')
  })

  test('the answer tells the new state and version; a reason stays only where it is told', async () => {
    const { id, version } = await created()
    const answer = await rpc('reserva_estado', { id, a: 'confirmada', version, motivo: 'x' }, admin.token)
    expect(await answer.json()).toEqual({ id, estado: 'confirmada', version: 2 })
    expect(await fila(id)).toMatchObject({ motivo: null })
    expect(await carries(id, 'cancelada_restaurante', 2, { motivo: ' Se ha roto\r\nel horno. ' })).toBe('200')
    expect(await fila(id)).toMatchObject({ motivo: 'Se ha roto\nel horno.', secuencia: 1 })
    const other = await created()
    expect(await carries(other.id, 'rechazada', 1, { motivo: 'm'.repeat(301) })).toBe('422 texto_largo')
    expect(await carries(other.id, 'rechazada', 1, { motivo: 'm'.repeat(300) })).toBe('200')
  })

  test('nobody else: a visitor, a guest, somebody who was an administrator', async () => {
    const { id } = await created({}, guest)
    const revoked = await makeAdmin(await signUp())
    await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${revoked.id}`
    for (const who of [null, guest, revoked]) {
      const answer = await rpc('reserva_estado', { id, a: 'confirmada', version: 1 }, who?.token)
      expect([401, 403]).toContain(answer.status)
      expect((await answer.json()).code).toBe('42501')
    }
    expect(await fila(id)).toMatchObject({ estado: 'pendiente', version: 1 })
    expect(await carries(id, 'confirmada', 1)).toBe('200')
    expect(await carries('00000000-0000-4000-8000-000000000000', 'confirmada', 1)).toBe('404 no_encontrada')
  })
})

describe('T-RES-07: two at once', () => {
  test('ten administrators confirm what they all saw pending: one does, nine are told to look again', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await created()
      const said = await Promise.all(Array.from({ length: 10 }, () => carries(id, 'confirmada', 1)))
      expect(said.filter((one) => one === '200')).toHaveLength(1)
      expect(said.filter((one) => one === '409 version')).toHaveLength(9)
      expect(await fila(id)).toMatchObject({ estado: 'confirmada', version: 2 })
    }
  })

  test('the guest cancels while the house confirms: both in order, or one told of the other', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { id, codigo, token } = await created()
      const [cancel, confirm] = await Promise.all([
        rpc('reserva_cancelar', { codigo, token, version: 1 }).then(rejection),
        carries(id, 'confirmada', 1),
      ])
      expect([cancel, confirm].filter((one) => one === '200')).toHaveLength(1)
      expect(['409 version', '409 transicion']).toContain(cancel === '200' ? confirm : cancel)
      const { estado, version } = await fila(id)
      expect([estado, version]).toEqual([cancel === '200' ? 'cancelada_cliente' : 'confirmada', 2])
      const steps = await sql`select a from reserva_eventos where reserva_id = ${id} order by id`
      expect(steps).toHaveLength(2)
    }
  })
})

test('which steps the guest and the clock may take, all of them', async () => {
  for (const actor of ['cliente', 'personal', 'sistema'] as const) {
    const rows =
      await sql`select de, a from unnest(${[...ESTADOS]}::text[]) de, unnest(${[...ESTADOS]}::text[]) a
      where private.puede_pasar(de, a, ${actor}, now())`
    const allowed = new Set(rows.map(({ de, a }) => `${de} ${a}`))
    const legal = Object.entries(LEGAL[actor]).flatMap(([de, to]) => to.map((a) => `${de} ${a}`))
    expect([actor, allowed]).toEqual([actor, new Set(legal)])
  }
})

test('no step is taken beside the functions, whoever says so: the trigger asks too', async () => {
  for (const actor of ['cliente', 'personal', 'sistema'] as const)
    for (const from of ESTADOS)
      for (const to of ESTADOS) {
        if (from === to || LEGAL[actor][from]?.includes(to)) continue
        await expect(
          sql.begin(async (tx) => {
            const [row] = await tx`insert into reservas ${tx({ ...reserva(), estado: from })} returning id`
            await tx`select private.set_step(${tx.json({ actor })})`
            await tx`update reservas set estado = ${to} where id = ${row?.id}`
          }),
          `${actor}: ${from} → ${to}`,
        ).rejects.toThrow('transicion')
      }
})

describe('what happened is written down', () => {
  test('every step in order, with who took it and when, without the guest’s name or contact', async () => {
    const { id, codigo, token } = await created({ fecha_reserva: nextDay(4) }, guest)
    expect(await carries(id, 'confirmada', 1)).toBe('200')
    const changes = { personas: 3, notas: 'Un secreto' }
    expect((await rpc('reserva_cambiar', { codigo, token, version: 2, cambios: changes })).status).toBe(200)
    await rpc('reserva_cambiar', { codigo, token, version: 3, cambios: { notas: 'Otro' } })
    expect(await carries(id, 'rechazada', 4, { motivo: 'No hay sitio' })).toBe('200')
    const rows = await sql`select tipo, de, a, actor, actor_id, datos,
      en between now() - interval '1 minute' and now() as reciente from reserva_eventos where reserva_id = ${id} order by id`
    const before = { fecha: nextDay(4), hora: '21:00', personas: 2, mesa: 'interior' }
    const after = { ...before, personas: 3 }
    const at = { reciente: true }
    const nobody = { actor: 'cliente', actor_id: null }
    const staff = { actor: 'personal', actor_id: admin.id }
    expect(rows.map((row) => ({ ...row }))).toEqual([
      {
        tipo: 'alta',
        de: null,
        a: 'pendiente',
        actor: 'cliente',
        actor_id: guest.id,
        ...at,
        datos: { despues: before },
      },
      { tipo: 'estado', de: 'pendiente', a: 'confirmada', ...staff, ...at, datos: {} },
      {
        tipo: 'cambio',
        de: 'confirmada',
        a: 'pendiente',
        ...nobody,
        ...at,
        // Whoever takes the step back finds how long the table was kept.
        datos: { antes: before, despues: after, duraba: 90 },
      },
      { tipo: 'cambio', de: 'pendiente', a: 'pendiente', ...nobody, ...at, datos: { textos: true } },
      { tipo: 'estado', de: 'pendiente', a: 'rechazada', ...staff, ...at, datos: { motivo: 'No hay sitio' } },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Lola|@|secreto|\+34/)
  })

  test('a refused step writes nothing', async () => {
    const { id } = await created()
    await carries(id, 'sentada', 1)
    await carries(id, 'confirmada', 7)
    expect(await sql`select 1 from reserva_eventos where reserva_id = ${id}`).toHaveLength(1)
  })

  test('nothing of it is ever changed: not by an administrator, the operator, nor the owner of the database', async () => {
    const { id } = await created()
    const before = await sql`select * from reserva_eventos`
    for (const credentials of [{}, { token: guest.token }, { token: admin.token }, { apikey: secretKey }])
      for (const [method, body] of [
        ['PATCH', { a: 'confirmada' }],
        ['DELETE', undefined],
        ['POST', { reserva_id: id, tipo: 'estado', actor: 'sistema' }],
      ] as const) {
        if (method === 'POST' && 'apikey' in credentials) continue
        const query = method === 'POST' ? '' : `?reserva_id=eq.${id}`
        const answer = await rest(`reserva_eventos${query}`, { method, body, ...credentials })
        expect([method, answer.ok, (await answer.json()).code]).toEqual([method, false, '42501'])
      }
    for (const statement of [
      `update reserva_eventos set actor = 'sistema'`,
      `update reserva_eventos set datos = '{}' where reserva_id = '${id}'`,
      'delete from reserva_eventos',
      'truncate reserva_eventos',
      'truncate reservas cascade',
    ])
      await expect(sql.unsafe(statement), statement).rejects.toThrow(/append-only/)
    expect(await sql`select * from reserva_eventos`).toEqual(before)
  })

  test('an erased reservation takes its own history with it, and no other', async () => {
    const [one, two] = [await created(), await created()]
    await sql`delete from reservas where id = ${one.id}`
    const left = await sql`select reserva_id from reserva_eventos`
    expect(left.map(({ reserva_id }) => reserva_id)).toEqual([two.id])
  })
})

describe('what the clock does', () => {
  const tick = () => sql`select private.tarea_reservas()`
  const antes = (id: string, change: string) =>
    sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx.unsafe(`update reservas set ${change} where id = '${id}'`)
    })

  test('a request nobody answered before its hour expires; one answered or still to come does not', async () => {
    const [late, answered, coming] = [await created(), await created(), await created()]
    await pass(`id = '${answered.id}'`, 'confirmada')
    const yesterday = `fecha_reserva = (now() at time zone 'Europe/Madrid')::date - 1`
    await antes(late.id, yesterday)
    await antes(answered.id, yesterday)
    await tick()
    await tick()
    const states = await Promise.all([late, answered, coming].map(async ({ id }) => (await fila(id)).estado))
    expect(states).toEqual(['caducada', 'confirmada', 'pendiente'])
    const [event] =
      await sql`select de, a, actor from reserva_eventos where reserva_id = ${late.id} and tipo = 'estado'`
    expect(event).toEqual({ de: 'pendiente', a: 'caducada', actor: 'sistema' })
  })

  test('ten at once do what one does', async () => {
    const { id } = await created()
    await antes(id, `fecha_reserva = (now() at time zone 'Europe/Madrid')::date - 1`)
    await Promise.all(Array.from({ length: 10 }, tick))
    expect(await fila(id)).toMatchObject({ estado: 'caducada', version: 2 })
    expect(await sql`select 1 from reserva_eventos where reserva_id = ${id}`).toHaveLength(2)
  })
})

test('a guest who is deleted leaves the reservation as it stands', async () => {
  const gone = await signUp()
  expect((await post(reserva(), gone.token)).status).toBe(201)
  await aforo(2)
  await sql`delete from auth.users where id = ${gone.id}`
  expect(await sql`select estado, user_id from reservas`).toMatchObject([
    { estado: 'pendiente', user_id: null },
  ])
})
