import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nextDay, pass, reserva, rpc, sql } from '../support/client.ts'
import {
  adjust,
  aforo,
  asks,
  created,
  empty,
  espera,
  record,
  rejection,
  restore,
  sha256,
} from '../support/engine.ts'

/** The waiting list: seats that come free are offered in the order of asking, and held for whoever they are offered to. */
beforeEach(() => adjust({ duraciones: [{ hasta: 20, minutos: 120 }], oferta_minutos: 60 }))
beforeEach(() => aforo(4))
afterEach(empty)
afterEach(restore)
afterAll(empty)

type Link = { codigo: string; token: string }
const see = async ({ codigo, token }: Link) => (await rpc('espera_ver', { codigo, token })).json()
const estado = async (link: Link): Promise<string> => (await see(link)).estado
const estados = async (...links: Link[]) => Promise.all(links.map(estado))
const accepts = ({ codigo, token }: Link) => rpc('espera_aceptar', { codigo, token })
const withdraws = async ({ codigo, token }: Link) => rejection(await rpc('espera_retirar', { codigo, token }))
const frees = (id: string) => pass(`id = '${id}'`, 'cancelada_restaurante')
const tick = () => sql`select private.tarea_reservas()`
const expires = (link: Link) =>
  sql`update lista_espera set expira_en = now() - interval '1 second' where codigo = ${link.codigo}`
const correos = async (link: Link) =>
  (
    await sql`select c.tipo from correos c join lista_espera l on l.id = c.espera_id
      where l.codigo = ${link.codigo} order by c.creado_en`
  ).map(({ tipo }) => tipo)

describe('getting on the list', () => {
  test('only for a time that is taken: what is free is booked', async () => {
    expect(await rejection(await record({ token_hash: sha256('x') }))).toBe('409 libre')
    await created({ personas: 3 })
    expect(await rejection(await record({ personas: 1 }))).toBe('409 libre')
    const waiting = await espera({ personas: 2, notas: ' Con carrito ', idioma: 'en' })
    expect(await see(waiting)).toEqual({
      ...{ codigo: waiting.codigo, nombre: 'Lola Prueba', fecha_reserva: nextDay(4), hora_reserva: '21:00' },
      ...{ personas: 2, preferencia_mesa: 'interior', estado: 'esperando', expira_en: null, idioma: 'en' },
      ...{ propuesta: false, reserva: null },
    })
    expect(await correos(waiting)).toEqual(['espera_apuntada'])
  })

  test('T-RES-01: the same key again is on the list already, once, also when a table has come free', async () => {
    const { id } = await created({ personas: 4 })
    const body = { clave: randomUUID(), token_hash: sha256('x') }
    const said = await Promise.all(Array.from({ length: 10 }, async () => rejection(await record(body))))
    expect(new Set(said)).toEqual(new Set(['204']))
    await adjust({ espera_automatica: false })
    await frees(id)
    expect(await rejection(await record(body))).toBe('204')
    expect(await sql`select 1 from lista_espera`).toHaveLength(1)
    expect(await sql`select 1 from correos where tipo = 'espera_apuntada'`).toHaveLength(1)
  })

  test('the same rules as for a reservation', async () => {
    await created({ personas: 4 })
    for (const [change, said] of [
      [{ fecha_reserva: nextDay(1) }, '422 cerrado'],
      [{ hora_reserva: '17:00' }, '422 hora'],
      [{ personas: 21 }, '422 personas'],
      [{ personas: 'doce' }, '422 personas'],
      [{ email: 'x' }, '422 email'],
      [{ telefono: '600' }, '422 telefono'],
      [{ preferencia_mesa: 'barra' }, '422 mesa'],
      [{ clave: 'x' }, '422 clave_reutilizada'],
      [{ token_hash: 'x' }, '422 clave_reutilizada'],
    ] as const)
      expect([change, await rejection(await record(change))]).toEqual([change, said])
    expect(await sql`select 1 from lista_espera`).toHaveLength(0)
  })

  test('T-SPAM-02: one contact waits six times a day at most', async () => {
    await created({ personas: 4 })
    const { email } = reserva()
    for (let i = 0; i < 6; i += 1) await espera({ email })
    expect(await rejection(await record({ email: String(email).toUpperCase() }))).toBe('429 limite')
    expect(await rejection(await record({}))).toBe('204')
  })
})

describe('seats that come free', () => {
  test('are offered to the first who fits, and held for nobody else', async () => {
    const taken = await created({ personas: 3 })
    const [big, small, last] = [
      await espera({ personas: 4 }),
      await espera({ personas: 3 }),
      await espera({}),
    ]
    await created({ personas: 1 })
    await frees(taken.id)
    // Three seats: too few for four, taken by three, too few for two.
    expect(await estados(big, small, last)).toEqual(['esperando', 'ofrecida', 'esperando'])
    expect(await asks({ personas: 1 })).toBe('409 lleno')
    expect(await correos(small)).toEqual(['espera_apuntada', 'espera_oferta'])
    const { expira_en } = await see(small)
    const minutes = (Date.parse(expira_en) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(58)
    expect(minutes).toBeLessThanOrEqual(60)
  })

  test.each([
    ['the guest cancels', (t: Link) => rpc('reserva_cancelar', { ...t, version: 1 })],
    [
      'the guest comes at another time',
      (t: Link) => rpc('reserva_cambiar', { ...t, version: 1, cambios: { hora_reserva: '13:00' } }),
    ],
    [
      'the guest brings fewer',
      (t: Link) => rpc('reserva_cambiar', { ...t, version: 1, cambios: { personas: 1 } }),
    ],
    [
      'the guest sits outside',
      (t: Link) => rpc('reserva_cambiar', { ...t, version: 1, cambios: { preferencia_mesa: 'exterior' } }),
    ],
    ['the row is erased', (t: Link) => sql`delete from reservas where codigo = ${t.codigo}`],
    [
      'the clock ticks and finds more seats',
      async () => {
        await aforo(6)
        await tick()
      },
    ],
  ])('when %s', async (_, free) => {
    const { codigo, token } = await created({ personas: 4 })
    const waiting = await espera({})
    await free({ codigo, token })
    expect(await estado(waiting)).toBe('ofrecida')
  })

  test('are not offered where the house does that itself', async () => {
    await adjust({ espera_automatica: false })
    const { id } = await created({ personas: 4 })
    const waiting = await espera({})
    await frees(id)
    await tick()
    expect(await estado(waiting)).toBe('esperando')
    expect(await asks({ personas: 4 })).toBe('201')
  })

  test('are not offered for a day that has closed meanwhile', async () => {
    const { id } = await created({ personas: 4 })
    const waiting = await espera({})
    await adjust({ cierres: [{ desde: nextDay(4), hasta: nextDay(4) }] })
    await frees(id)
    expect(await estado(waiting)).toBe('esperando')
  })
})

describe('an offer', () => {
  const offered = async () => {
    const { id } = await created({ personas: 4 })
    const [one, two] = [await espera({ personas: 3 }), await espera({ personas: 4 })]
    await frees(id)
    expect(await estados(one, two)).toEqual(['ofrecida', 'esperando'])
    return { one, two }
  }

  test('taken: a reservation, confirmed at once, the same one at every further try', async () => {
    const { one } = await offered()
    const first = await (await accepts(one)).json()
    expect(await (await accepts(one)).json()).toEqual(first)
    const rows =
      await sql`select codigo, estado, personas, nombre from reservas where estado <> 'cancelada_restaurante'`
    expect(rows).toMatchObject([
      { codigo: first.codigo, estado: 'confirmada', personas: 3, nombre: 'Lola Prueba' },
    ])
    expect(await see(one)).toMatchObject({ estado: 'aceptada', reserva: first })
    const seen = await (await rpc('reserva_ver', first)).json()
    expect(seen).toMatchObject({ estado: 'confirmada', gestionable: true })
    expect(await asks({ personas: 2 })).toBe('409 lleno')
    expect(await asks({ personas: 1 })).toBe('201')
    const told = await sql`select c.tipo from correos c join reservas r on r.id = c.reserva_id
      where r.codigo = ${first.codigo}`
    expect(told).toMatchObject([{ tipo: 'confirmada' }])
  })

  test('twenty clicks at once are one reservation', async () => {
    const { one } = await offered()
    const answers = await Promise.all(Array.from({ length: 20 }, async () => (await accepts(one)).text()))
    expect(new Set(answers).size).toBe(1)
    expect(await sql`select 1 from reservas where estado = 'confirmada'`).toHaveLength(1)
  })

  test('too late: gone, and offered to the next at the next tick', async () => {
    const { one, two } = await offered()
    await expires(one)
    expect(await estado(one)).toBe('caducada')
    expect(await rejection(await accepts(one))).toBe('409 espera')
    await tick()
    expect(await estados(one, two)).toEqual(['caducada', 'ofrecida'])
    expect(await rejection(await accepts(one))).toBe('409 espera')
    expect((await accepts(two)).status).toBe(200)
  })

  test('too late and taken by a visitor: still no more guests than seats', async () => {
    const { one } = await offered()
    await expires(one)
    expect(await asks({ personas: 4 })).toBe('201')
    expect(await rejection(await accepts(one))).toBe('409 espera')
  })

  test('given back: offered to the next at once', async () => {
    const { one, two } = await offered()
    expect(await withdraws(one)).toBe('204')
    expect(await withdraws(one)).toBe('204')
    expect(await estados(one, two)).toEqual(['retirada', 'ofrecida'])
    expect(await rejection(await accepts(one))).toBe('409 espera')
  })

  test('whoever only waits cannot take it, and a wrong token sees and takes nothing', async () => {
    const { one, two } = await offered()
    expect(await rejection(await accepts(two))).toBe('409 espera')
    for (const token of [two.token, '', 'x'.repeat(22), null]) {
      const link = { codigo: one.codigo, token }
      expect(await (await rpc('espera_ver', link)).json()).toBe(null)
      for (const name of ['espera_aceptar', 'espera_retirar'])
        expect([name, await rejection(await rpc(name, link))]).toEqual([name, '404 no_encontrada'])
    }
    expect(await estado(one)).toBe('ofrecida')
  })

  test('taken although the contact has booked six times today: it was promised', async () => {
    const { email, telefono } = reserva()
    await adjust({ limite_contacto_dia: 2 })
    const { id } = await created({ personas: 4, email, telefono })
    await created({ email, telefono, hora_reserva: '13:00' })
    const waiting = await espera({ email, telefono })
    await frees(id)
    expect((await accepts(waiting)).status).toBe(200)
  })
})

test('whose hour has come without a table is told the list has ended', async () => {
  await created({ personas: 4 })
  const waiting = await espera({})
  await sql`update lista_espera set fecha_reserva = (now() at time zone 'Europe/Madrid')::date - 1`
  expect(await estado(waiting)).toBe('caducada')
  await tick()
  expect(await sql`select estado from lista_espera`).toMatchObject([{ estado: 'caducada' }])
})
