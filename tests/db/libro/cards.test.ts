import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, nextDay, type Session, signUp, sql } from '../support/client.ts'
import {
  aforo,
  ajustar,
  apuntar,
  dicho,
  espera,
  fila,
  hecha,
  pide,
  restaurar,
  vaciar,
} from '../support/engine.ts'
import { llama, prueba } from '../support/libro.ts'

/** The cards of guests: a barred one under another spelling, two that become one, and what is erased. */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  await sql`delete from clientes`
})
afterEach(async () => {
  await vaciar()
  await sql`delete from clientes`
})
afterEach(restaurar)
afterAll(vaciar)

const EVA = { nombre: 'Eva Ruiz', email: 'eva@example.com', telefono: '+34600300300' }
const fichas = () => sql`select * from clientes order by creado_en, id`

describe('§veto: a barred guest', () => {
  const vetar = async () => {
    await hecha(EVA)
    const [c] = await fichas()
    await llama('cliente_vetar', { id: c?.id, version: c?.version, motivo: 'Cuatro faltas' }, admin)
  }
  const OTRA = '+34655000111'
  test.each([
    { email: 'EVA@EXAMPLE.COM', telefono: OTRA },
    { email: 'eva+mesa@example.com', telefono: OTRA },
    { email: 'Eva+1+2@Example.com', telefono: OTRA },
    { email: 'otra@example.com', telefono: EVA.telefono },
    { email: 'otra@example.com', telefono: '+0034600300300' },
    { email: 'otra@example.com', telefono: '+340600300300' },
  ])('§veto: is known again as %j', async (spelling) => {
    await vetar()
    expect(await pide(spelling)).toBe('429 limite')
    await aforo(0)
    expect(await dicho(await apuntar(spelling))).toBe('429 limite')
  })
  test('§veto: gmail’s dots', async () => {
    await hecha({ email: 'eva.ruiz@gmail.com' })
    const [c] = await fichas()
    await llama('cliente_vetar', { id: c?.id, version: c?.version, motivo: 'Sí' }, admin)
    expect(await pide({ email: 'e.varuiz@gmail.com' })).toBe('429 limite')
    expect(await pide({ email: 'evaruiz+x@googlemail.com' })).toBe('429 limite')
    expect(await pide({ email: 'evaruiz@example.com' })).toBe('201')
  })
  test('§veto: who waits already is offered nothing, and an offer made before is not his any more', async () => {
    await aforo(2)
    const full = await hecha()
    const waits = await espera(EVA)
    await vetar2()
    await llama('reserva_estado', { id: full.id, a: 'rechazada', version: 1 }, admin)
    expect(await sql`select estado from lista_espera where codigo = ${waits.codigo}`).toEqual([
      { estado: 'esperando' },
    ])
    await sql`update lista_espera set estado = 'ofrecida', ofrecida_en = now(), expira_en = now() + interval '1 hour'`
    expect(await prueba('espera_aceptar', waits as never, null)).toMatch(/^4\d\d /)
    expect(await sql`select 1 from reservas where ocupa and email = ${EVA.email}`).toHaveLength(0)
  })
  test('§veto: whom the staff itself proposes a table may take it', async () => {
    const r = await hecha(EVA)
    const [c] = await fichas()
    await llama('cliente_vetar', { id: c?.id, version: c?.version, motivo: 'Sí' }, admin)
    await llama('reserva_proponer', { id: r.id, version: 1, fecha: nextDay(5), hora: '21:30' }, admin)
    const [link] = await sql`select codigo, private.enlace_de(id) as token from lista_espera`
    expect(await prueba('espera_aceptar', { codigo: link?.codigo, token: link?.token }, null)).toBe('200')
  })
  /** Bars Eva by a booking of another day that was called off since. */
  async function vetar2() {
    const r = await hecha({ ...EVA, hora_reserva: '13:00' })
    const [c] = await fichas().then((all) => all.filter(({ email }) => email === EVA.email))
    await llama('reserva_estado', { id: r.id, a: 'rechazada', version: 1 }, admin)
    await llama('cliente_vetar', { id: c?.id, version: c?.version, motivo: 'Sí' }, admin)
  }
})

describe('§unir: two cards become one', () => {
  const dos = async (a: object, b: object) => {
    await hecha(EVA)
    await hecha({ nombre: 'Eva Ruiz', email: 'eva.r@trabajo.example', telefono: '+34600300400' })
    const [one, two] = await fichas()
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
  const unir = (id: string, otra: string) => prueba('cliente_unir', { id, otra, version: 1 }, admin)

  test('§unir: no allergy is lost, and both go when the first consent ends', async () => {
    const [id, otra] = await dos(
      al('Nueces', '2026-10-01', '2027-09-01'),
      al('Marisco', '2026-11-01', '2027-02-01'),
    )
    expect(await unir(id, otra)).toBe('200')
    const [c] =
      await sql`select alergias, alergias_consentidas_en::text as en, alergias_hasta::text as hasta from clientes`
    expect(c).toEqual({ alergias: 'Nueces\nMarisco', en: '2026-10-01', hasta: '2027-02-01' })
  })
  test('§unir: the same words are kept once, with the consent given last', async () => {
    const [id, otra] = await dos(
      al('Nueces', '2026-10-01', '2027-02-01'),
      al('nueces ', '2026-11-01', '2027-09-01'),
    )
    expect(await unir(id, otra)).toBe('200')
    const [c] =
      await sql`select alergias, alergias_consentidas_en::text as en, alergias_hasta::text as hasta from clientes`
    expect(c).toEqual({ alergias: 'Nueces', en: '2026-11-01', hasta: '2027-09-01' })
  })
  test('§unir: what only the other knew comes along whole', async () => {
    const [id, otra] = await dos({}, al('Marisco', '2026-11-01', '2027-02-01'))
    expect(await unir(id, otra)).toBe('200')
    expect((await fichas())[0]).toMatchObject({ alergias: 'Marisco' })
  })
  test('§unir: what does not fit on one card is not cut: it is refused and nothing changes', async () => {
    const [id, otra] = await dos(
      al('a'.repeat(400), '2026-11-01', '2027-02-01'),
      al('b'.repeat(400), '2026-11-01', '2027-02-01'),
    )
    expect(await unir(id, otra)).toBe('422 texto_largo')
    expect(await fichas()).toHaveLength(2)
    await sql`update clientes set alergias = null, notas = repeat('n', 600)`
    expect(await unir(id, otra)).toBe('422 texto_largo')
    expect(await fichas()).toHaveLength(2)
  })
  test('§unir: guests who book meanwhile are not turned away, and no booking is left without a card', async () => {
    await ajustar({ limite_contacto_dia: 0 })
    for (let round = 0; round < 20; round += 1) {
      const [id, otra] = await dos({}, {})
      const said = await Promise.all([
        ...Array.from({ length: 4 }, () => pide({ email: 'eva.r@trabajo.example', hora_reserva: '14:00' })),
        unir(id, otra),
        ...Array.from({ length: 4 }, () => pide({ email: 'eva.r@trabajo.example', hora_reserva: '21:00' })),
      ])
      expect(said.filter((one) => !/^20[01]$/.test(one))).toEqual([])
      expect(await sql`select 1 from reservas where cliente_id is null`).toHaveLength(0)
      expect(await fichas()).toHaveLength(1)
      await vaciar()
      await sql`delete from clientes`
    }
  })
})

describe('§borrar: what is erased stays erased', () => {
  test('§borrar: no verb writes on a booking that has lost its guest', async () => {
    const r = await hecha(EVA)
    await llama('reserva_estado', { id: r.id, a: 'confirmada', version: 1 }, admin)
    await sql`select private.anonimizar(${r.id})`
    const version = Number((await fila(r.id)).version)
    for (const [name, body] of [
      ['reserva_mover', { cambios: { nombre: 'Otra Vez', notas: 'Vuelve' } }],
      ['reserva_estado', { a: 'cancelada_restaurante', motivo: 'Eva Ruiz no paga' }],
    ] as const)
      expect(await prueba(name, { id: r.id, version, ...body }, admin)).toBe('409 transicion')
    expect(await fila(r.id)).toMatchObject({ nombre: 'Anónimo', notas: null, motivo: null })
  })
  test('§borrar: a booking made while its guest’s card is being erased keeps a card', async () => {
    for (let round = 0; round < 20; round += 1) {
      const r = await hecha(EVA)
      const [, said] = await Promise.all([
        sql`select private.anonimizar(${r.id})`,
        pide({ ...EVA, hora_reserva: '13:00' }),
      ])
      expect(said).toBe('201')
      expect(
        await sql`select 1 from reservas r join clientes c on c.id = r.cliente_id where r.email = ${EVA.email}`,
      ).toHaveLength(1)
      await vaciar()
      await sql`delete from clientes`
    }
  })
  test('§borrar: with the account goes the card, and its allergies, unless other bookings need it', async () => {
    const own = await signUp()
    await hecha({ nombre: 'Se Va', email: own.email }, own)
    await sql`update clientes set notas = 'Canario', alergias = 'Nueces', alergias_consentidas_en = current_date, alergias_hasta = current_date`
    await sql`select private.cuenta_borrar(${own.id})`
    expect(await fichas()).toHaveLength(0)
  })
  test('§borrar: a card that no booking is of any more goes by itself', async () => {
    const r = await hecha({ email: 'mal.escrito@example.com', telefono: '+34600300999' })
    await llama(
      'reserva_mover',
      { id: r.id, version: 1, cambios: { email: EVA.email, telefono: EVA.telefono } },
      admin,
    )
    expect(await fichas()).toHaveLength(2)
    await sql`update clientes set creado_en = now() - interval '2 days'`
    await sql`select private.tarea_clientes()`
    expect((await fichas()).map(({ email }) => email)).toEqual([EVA.email])
  })
})
