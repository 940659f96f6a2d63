import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeAdmin, nextDay, pass, post, reserva, type Session, signUp, sql } from '../support/client.ts'
import { asks, created, empty, rejection, restore } from '../support/engine.ts'
import { llama, outOfTheWay, probe } from '../support/libro.ts'

/** The cards of the guests: one per contact, whatever door he comes through, and nothing kept longer than it may be. */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  // Other files leave theirs.
  await sweep()
})
const sweep = async () => {
  await empty()
  await sql`delete from clientes`
}
afterEach(sweep)
afterEach(restore)
afterAll(sweep)

const EVA = { nombre: 'Eva Ruiz', email: 'eva@example.com', telefono: '+34600100200' }
const cards = () => sql`select * from clientes order by creado_en, nombre`
const card = async () => (await cards())[0] ?? {}
const see = (id: unknown) => llama('cliente_ver', { id }, admin)

test('one card per contact: by e-mail in any writing, or by telephone; another contact, another card', async () => {
  await created(EVA)
  await created({ ...EVA, email: 'EVA@Example.com', telefono: '+34600999999', hora_reserva: '13:00' })
  await created({ ...EVA, email: 'otro@example.com', nombre: 'Eva R', hora_reserva: '14:00' })
  await created({ nombre: 'Nadie Igual' })
  expect(await cards()).toHaveLength(2)
  const [{ id }] = (await sql`select id from clientes where nombre = 'Eva Ruiz'`) as unknown as [
    { id: string },
  ]
  expect((await see(id)).trato).toEqual({ reservas: 3, visitas: 0, faltas: 0, canceladas: 0, ultima: null })
})

test('a hundred at once with one contact have one card', async () => {
  const days = Array.from({ length: 100 }, (_, i) => ({
    ...EVA,
    fecha_reserva: nextDay(2 + (i % 6)),
    hora_reserva: i % 2 ? '14:00' : '21:00',
  }))
  await sql`update ajustes set valor = '0' where clave = 'limite_contacto_dia'`
  try {
    const said = await Promise.all(days.map((one) => asks(one)))
    expect(new Set(said)).toEqual(new Set(['201']))
    expect(await cards()).toHaveLength(1)
    expect(await sql`select 1 from reservas where cliente_id is null`).toHaveLength(0)
  } finally {
    await sql`update ajustes set valor = '6' where clave = 'limite_contacto_dia'`
  }
})

test('visits, no-shows and the last visit are counted from the bookings', async () => {
  for (const [hora, ...estados] of [
    ['13:00', 'confirmada', 'llegada', 'sentada', 'finalizada'],
    ['14:00', 'confirmada', 'no_presentada'],
    ['21:00', 'confirmada'],
  ] as const) {
    const { id } = await created({ ...EVA, hora_reserva: hora })
    await pass(`id = '${id}'`, ...estados)
  }
  expect((await see((await card()).id)).trato).toEqual({
    reservas: 3,
    visitas: 1,
    faltas: 1,
    canceladas: 0,
    ultima: nextDay(4),
  })
})

test('allergies only with consent and an end, which comes by itself; nobody writes over another', async () => {
  await created(EVA)
  const { id } = await card()
  const hasta = nextDay(4)
  const saves = (data: object, version = 1) =>
    probe('cliente_guardar', { id, version, datos: { nombre: 'Eva Ruiz', ...data } }, admin)
  expect(await saves({ alergias: 'Nueces' })).toBe('422 consentimiento')
  expect(await saves({ alergias: 'Nueces', consentimiento: true })).toBe('422 consentimiento')
  expect(await saves({ alergias: 'Nueces', consentimiento: true, alergias_hasta: '2099-01-01' })).toBe(
    '422 consentimiento',
  )
  expect(
    await saves({ alergias: 'Nueces', consentimiento: true, alergias_hasta: hasta, notas: 'Mesa 4' }),
  ).toBe('200')
  expect(await saves({ notas: 'Otra' })).toBe('409 version')
  expect(await see(id)).toMatchObject({
    alergias: 'Nueces',
    alergias_hasta: hasta,
    notas: 'Mesa 4',
    version: 2,
  })
  await sql`select private.tarea_clientes()`
  expect((await card()).alergias).toBe('Nueces')
  await sql`update clientes set alergias_consentidas_en = current_date - 20, alergias_hasta = current_date - 2`
  await sql`select private.tarea_clientes()`
  expect(await card()).toMatchObject({
    alergias: null,
    alergias_hasta: null,
    alergias_consentidas_en: null,
    notas: 'Mesa 4',
  })
})

test('a barred contact is told to call, by either of his addresses; the staff may still book him', async () => {
  await created(EVA)
  const { id } = await card()
  const [a, b] = await Promise.all(
    [1, 2].map(() => probe('cliente_vetar', { id, version: 1, motivo: 'No vino cuatro veces' }, admin)),
  )
  expect([a, b].sort()).toEqual(['200', '409 version'])
  expect(await rejection(await post(reserva({ email: 'EVA@example.com' })))).toBe('429 limite')
  expect(await rejection(await post(reserva({ telefono: EVA.telefono })))).toBe('429 limite')
  expect(await asks()).toBe('201')
  expect(await rejection(await post(reserva({ email: EVA.email }), admin.token))).toBe('201')
  expect(await probe('cliente_vetar', { id, version: 2, motivo: null }, admin)).toBe('200')
  expect(await rejection(await post(reserva({ email: EVA.email })))).toBe('201')
})

test('two cards become one: bookings, contacts, notes and the bar; the next booking finds it', async () => {
  await created(EVA)
  await created({ nombre: 'Eva Ruiz', email: 'eva.ruiz@trabajo.example', telefono: '+34600300400' })
  const [one, two] = await cards()
  await sql`update clientes set notas = 'De la casa' where id = ${two?.id}`
  expect((await see(one?.id)).parecidas).toMatchObject([{ id: two?.id }])
  expect(await probe('cliente_unir', { id: one?.id, otra: one?.id, version: 1 }, admin)).toBe(
    '409 transicion',
  )
  const before = await sql`select version from reservas order by id`
  expect(await llama('cliente_unir', { id: one?.id, otra: two?.id, version: 1 }, admin)).toMatchObject({
    notas: 'De la casa',
    trato: { reservas: 2 },
  })
  // Changing cards is no change of the booking.
  expect(await sql`select version from reservas order by id`).toEqual(before)
  await created({ nombre: 'Eva', email: 'EVA.RUIZ@trabajo.example', hora_reserva: '13:00' })
  expect(await cards()).toHaveLength(1)
  expect(await probe('cliente_unir', { id: one?.id, otra: two?.id, version: 2 }, admin)).toBe(
    '404 no_encontrada',
  )
})

test('with the last booking the card goes; of a barred one only the bar stays, and holds', async () => {
  const eva = await created(EVA)
  const mal = await created({ nombre: 'Mala Persona', email: 'mala@example.com' })
  await sql`update clientes set vetado_en = now(), vetado_motivo = 'Agresión' where nombre = 'Mala Persona'`
  await sql`select private.anonimizar(${eva.id})`
  await sql`select private.anonimizar(${mal.id})`
  expect(await cards()).toMatchObject([
    { nombre: 'Anónimo', email: null, telefono: null, vetado_motivo: 'Agresión' },
  ])
  expect(
    await sql`select 1 from private.cliente_contactos where clave = any (private.claves_de_contacto(${EVA.email}, ${EVA.telefono}))`,
  ).toHaveLength(0)
  expect(await rejection(await post(reserva({ email: 'Mala@example.com' })))).toBe('429 limite')
})

test('a booking that is deleted takes the card that was only its own along, with its contacts', async () => {
  const [one, two] = [await created(EVA), await created({ ...EVA, fecha_reserva: nextDay(5) })]
  await sql`delete from reservas where id = ${one.id}`
  expect(await cards()).toHaveLength(1)
  await sql`delete from reservas where id = ${two.id}`
  expect(await cards()).toHaveLength(0)
  expect(
    await sql`select 1 from private.cliente_contactos
    where clave = any (private.claves_de_contacto(${EVA.email}, ${EVA.telefono}))`,
  ).toHaveLength(0)
})

test('the list goes on where it ended, and finds by name, e-mail and last digits', async () => {
  await outOfTheWay(
    `insert into clientes (nombre, email, telefono) select 'Guest ' || lpad(n::text, 3, '0'), 'g' || n || '@example.com', '+346001' || lpad(n::text, 6, '0') from generate_series(1, 90) n`,
  )
  const names = async (more: object) =>
    (await llama('clientes_lista', more as Record<string, unknown>, admin)).map(
      ({ nombre }: { nombre: string }) => nombre,
    )
  const first = await llama('clientes_lista', {}, admin)
  const rest = await names({ tras: first.at(-1).id, limite: 200 })
  expect([...first.map(({ nombre }: { nombre: string }) => nombre), ...rest]).toEqual(
    Array.from({ length: 90 }, (_, i) => `Guest ${String(i + 1).padStart(3, '0')}`),
  )
  expect(await names({ busca: 'guést 07' })).toHaveLength(10)
  expect(await names({ busca: 'G42@' })).toEqual(['Guest 042'])
  expect(await names({ busca: '000042' })).toEqual(['Guest 042'])
  expect(await names({ busca: '100%' })).toEqual([])
  expect(await names({ vetados: true })).toEqual([])
})
