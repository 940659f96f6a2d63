import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, nextDay, type Session, signUp, sql } from '../support/client.ts'
import {
  adjust,
  aforo,
  asks,
  created,
  empty,
  espera,
  fila,
  record,
  rejection,
  restore,
} from '../support/engine.ts'
import { llama, probe } from '../support/libro.ts'

/** The cards of guests: a barred one under another spelling, two that become one, and what is erased. */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  await sql`delete from clientes`
})
afterEach(async () => {
  await empty()
  await sql`delete from clientes`
})
afterEach(restore)
afterAll(empty)

const EVA = { nombre: 'Eva Ruiz', email: 'eva@example.com', telefono: '+34600300300' }
const cards = () => sql`select * from clientes order by creado_en, id`

describe('§veto: a barred guest', () => {
  const ban = async () => {
    await created(EVA)
    const [c] = await cards()
    await llama('cliente_vetar', { id: c?.id, version: c?.version, motivo: 'Cuatro faltas' }, admin)
  }
  const OTHER = '+34655000111'
  test.each([
    { email: 'EVA@EXAMPLE.COM', telefono: OTHER },
    { email: 'eva+mesa@example.com', telefono: OTHER },
    { email: 'Eva+1+2@Example.com', telefono: OTHER },
    { email: 'otra@example.com', telefono: EVA.telefono },
    { email: 'otra@example.com', telefono: '+0034600300300' },
    { email: 'otra@example.com', telefono: '+340600300300' },
  ])('§veto: is known again as %j', async (spelling) => {
    await ban()
    expect(await asks(spelling)).toBe('429 limite')
    await aforo(0)
    expect(await rejection(await record(spelling))).toBe('429 limite')
  })
  test('§veto: gmail’s dots', async () => {
    await created({ email: 'eva.ruiz@gmail.com' })
    const [c] = await cards()
    await llama('cliente_vetar', { id: c?.id, version: c?.version, motivo: 'Sí' }, admin)
    expect(await asks({ email: 'e.varuiz@gmail.com' })).toBe('429 limite')
    expect(await asks({ email: 'evaruiz+x@googlemail.com' })).toBe('429 limite')
    expect(await asks({ email: 'evaruiz@example.com' })).toBe('201')
  })
  test('§veto: who waits already is offered nothing, and an offer made before is not his any more', async () => {
    await aforo(2)
    const full = await created()
    const waits = await espera(EVA)
    await banAgain()
    await llama('reserva_estado', { id: full.id, a: 'rechazada', version: 1 }, admin)
    expect(await sql`select estado from lista_espera where codigo = ${waits.codigo}`).toEqual([
      { estado: 'esperando' },
    ])
    await sql`update lista_espera set estado = 'ofrecida', ofrecida_en = now(), expira_en = now() + interval '1 hour'`
    expect(await probe('espera_aceptar', waits as never, null)).toMatch(/^4\d\d /)
    expect(await sql`select 1 from reservas where ocupa and email = ${EVA.email}`).toHaveLength(0)
  })
  test('§veto: whom the staff itself proposes a table may take it', async () => {
    const r = await created(EVA)
    const [c] = await cards()
    await llama('cliente_vetar', { id: c?.id, version: c?.version, motivo: 'Sí' }, admin)
    await llama('reserva_proponer', { id: r.id, version: 1, fecha: nextDay(5), hora: '21:30' }, admin)
    const [link] = await sql`select codigo, private.enlace_de(id) as token from lista_espera`
    expect(await probe('espera_aceptar', { codigo: link?.codigo, token: link?.token }, null)).toBe('200')
  })
  /** Bars Eva by a booking of another day that was called off since. */
  async function banAgain() {
    const r = await created({ ...EVA, hora_reserva: '13:00' })
    const [c] = await cards().then((all) => all.filter(({ email }) => email === EVA.email))
    await llama('reserva_estado', { id: r.id, a: 'rechazada', version: 1 }, admin)
    await llama('cliente_vetar', { id: c?.id, version: c?.version, motivo: 'Sí' }, admin)
  }
})

describe('§unir: two cards become one', () => {
  const second = async (a: object, b: object) => {
    await created(EVA)
    await created({ nombre: 'Eva Ruiz', email: 'eva.r@trabajo.example', telefono: '+34600300400' })
    const [one, two] = await cards()
    for (const [c, more] of [
      [one, a],
      [two, b],
    ] as const)
      await sql`update clientes set ${sql({ alergias: null, alergias_consentidas_en: null, alergias_hasta: null, notas: null, ...more })} where id = ${c?.id}`
    return [one?.id, two?.id] as const
  }
  const al = (alergias: string, en: string, hasta: string) => ({
    alergias,
    alergias_consentidas_en: en,
    alergias_hasta: hasta,
  })
  const join = (id: string, other: string) => probe('cliente_unir', { id, otra: other, version: 1 }, admin)

  test('§unir: no allergy is lost, and both go when the first consent ends', async () => {
    const [id, other] = await second(
      al('Nueces', '2026-10-01', '2027-09-01'),
      al('Marisco', '2026-11-01', '2027-02-01'),
    )
    expect(await join(id, other)).toBe('200')
    const [c] =
      await sql`select alergias, alergias_consentidas_en::text as en, alergias_hasta::text as hasta from clientes`
    expect(c).toEqual({ alergias: 'Nueces\nMarisco', en: '2026-10-01', hasta: '2027-02-01' })
  })
  test('§unir: the same words are kept once, with the consent given last', async () => {
    const [id, other] = await second(
      al('Nueces', '2026-10-01', '2027-02-01'),
      al('nueces ', '2026-11-01', '2027-09-01'),
    )
    expect(await join(id, other)).toBe('200')
    const [c] =
      await sql`select alergias, alergias_consentidas_en::text as en, alergias_hasta::text as hasta from clientes`
    expect(c).toEqual({ alergias: 'Nueces', en: '2026-11-01', hasta: '2027-09-01' })
  })
  test('§unir: what only the other knew comes along whole', async () => {
    const [id, other] = await second({}, al('Marisco', '2026-11-01', '2027-02-01'))
    expect(await join(id, other)).toBe('200')
    expect((await cards())[0]).toMatchObject({ alergias: 'Marisco' })
  })
  test('§unir: what does not fit on one card is not cut: it is refused and nothing changes', async () => {
    const [id, other] = await second(
      al('a'.repeat(400), '2026-11-01', '2027-02-01'),
      al('b'.repeat(400), '2026-11-01', '2027-02-01'),
    )
    expect(await join(id, other)).toBe('422 texto_largo')
    expect(await cards()).toHaveLength(2)
    await sql`update clientes set alergias = null, notas = repeat('n', 600)`
    expect(await join(id, other)).toBe('422 texto_largo')
    expect(await cards()).toHaveLength(2)
  })
  test('§unir: guests who book meanwhile are not turned away, and no booking is left without a card', async () => {
    await adjust({ limite_contacto_dia: 0 })
    for (let round = 0; round < 20; round += 1) {
      const [id, other] = await second({}, {})
      const said = await Promise.all([
        ...Array.from({ length: 4 }, () => asks({ email: 'eva.r@trabajo.example', hora_reserva: '14:00' })),
        join(id, other),
        ...Array.from({ length: 4 }, () => asks({ email: 'eva.r@trabajo.example', hora_reserva: '21:00' })),
      ])
      expect(said.filter((one) => !/^20[01]$/.test(one))).toEqual([])
      expect(await sql`select 1 from reservas where cliente_id is null`).toHaveLength(0)
      expect(await cards()).toHaveLength(1)
      await empty()
      await sql`delete from clientes`
    }
  })
})

describe('§borrar: what is erased stays erased', () => {
  test('§borrar: no verb writes on a booking that has lost its guest', async () => {
    const r = await created(EVA)
    await llama('reserva_estado', { id: r.id, a: 'confirmada', version: 1 }, admin)
    await sql`select private.anonimizar(${r.id})`
    const version = Number((await fila(r.id)).version)
    for (const [name, body] of [
      ['reserva_mover', { cambios: { nombre: 'Otra Vez', notas: 'Vuelve' } }],
      ['reserva_estado', { a: 'cancelada_restaurante', motivo: 'Eva Ruiz no paga' }],
    ] as const)
      expect(await probe(name, { id: r.id, version, ...body }, admin)).toBe('409 transicion')
    expect(await fila(r.id)).toMatchObject({ nombre: 'Anónimo', notas: null, motivo: null })
  })
  test('§borrar: a booking made while its guest’s card is being erased keeps a card', async () => {
    for (let round = 0; round < 20; round += 1) {
      const r = await created(EVA)
      const [, said] = await Promise.all([
        sql`select private.anonimizar(${r.id})`,
        asks({ ...EVA, hora_reserva: '13:00' }),
      ])
      expect(said).toBe('201')
      expect(
        await sql`select 1 from reservas r join clientes c on c.id = r.cliente_id where r.email = ${EVA.email}`,
      ).toHaveLength(1)
      await empty()
      await sql`delete from clientes`
    }
  })
  test('§borrar: with the account goes the card, and its allergies, unless other bookings need it', async () => {
    const own = await signUp()
    await created({ nombre: 'Se Va', email: own.email }, own)
    await sql`update clientes set notas = 'Canario', alergias = 'Nueces', alergias_consentidas_en = current_date, alergias_hasta = current_date`
    await sql`select private.cuenta_borrar(${own.id})`
    expect(await cards()).toHaveLength(0)
  })
  test('§borrar: a card that no booking is of any more goes by itself', async () => {
    const r = await created({ email: 'mal.escrito@example.com', telefono: '+34600300999' })
    await llama(
      'reserva_mover',
      { id: r.id, version: 1, cambios: { email: EVA.email, telefono: EVA.telefono } },
      admin,
    )
    expect(await cards()).toHaveLength(2)
    await sql`update clientes set creado_en = now() - interval '2 days'`
    await sql`select private.tarea_clientes()`
    expect((await cards()).map(({ email }) => email)).toEqual([EVA.email])
  })
})
