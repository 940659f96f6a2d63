import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeAdmin, nextDay, rpc, type Session, signUp, sql } from '../support/client.ts'
import { adjust, aforo, asks, created, empty, fila, type Made, restore } from '../support/engine.ts'
import { llama, probe } from '../support/libro.ts'

/** Another time instead of the one that was asked for: held for the guest, who takes it with one tap (§9). */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
})
afterEach(empty)
afterEach(restore)
afterAll(empty)

const [dia, other] = [nextDay(4), nextDay(5)]
const proposes = (r: Made, more: Record<string, unknown> = {}) =>
  probe('reserva_proponer', { id: r.id, version: 1, fecha: other, hora: '21:30', ...more }, admin)
/** The offer made of a request, and the key to it. */
const oferta = async (r: Made) => {
  const [row] = await sql<{ codigo: string; token: string; estado: string }[]>`
    select codigo, private.enlace_de(id) as token, estado from lista_espera where propuesta_de = ${r.id}`
  if (!row) throw new Error('no offer')
  return row
}
const tipos = async (r: Made) =>
  (
    await sql`select c.tipo from correos c left join lista_espera e on e.id = c.espera_id
      where c.reserva_id = ${r.id} or e.propuesta_de = ${r.id} order by c.creado_en, c.tipo`
  ).map(({ tipo }) => tipo)

test('§9 the request ends, one letter goes, and the table is held and taken with what the guest had said', async () => {
  await aforo(4)
  const r = await created({
    personas: 4,
    ocasion: 'Aniversario',
    requisitos_dieteticos: 'Celíaca',
    notas: 'Con carrito',
    primera_visita: true,
  })
  expect(await proposes(r, { motivo: 'Boda en la sala' })).toBe('200')
  expect(await fila(r.id)).toMatchObject({ estado: 'rechazada' })
  expect(await tipos(r)).toEqual(['recibida', 'espera_oferta'])
  const [mail] = await sql`select datos, idioma from correos where tipo = 'espera_oferta'`
  expect(mail?.datos).toMatchObject({
    fecha: other,
    hora: '21:30',
    motivo: 'Boda en la sala',
    pedida: { fecha: dia, hora: '21:00' },
  })
  // Held: nobody else has those seats, and those of the request are free again.
  expect(await asks({ fecha_reserva: other, hora_reserva: '21:30', personas: 1 })).toBe('409 lleno')
  expect(await asks({ fecha_reserva: dia, personas: 4 })).toBe('201')
  const { codigo, token } = await oferta(r)
  expect(await llama('espera_ver', { codigo, token }, null)).toMatchObject({
    estado: 'ofrecida',
    propuesta: true,
  })
  const taken = await llama('espera_aceptar', { codigo, token }, null)
  expect(await llama('espera_aceptar', { codigo, token }, null)).toEqual(taken)
  const [fresh] = await sql`select estado, personas, ocasion, requisitos_dieteticos, notas, primera_visita,
    to_char(hora_reserva, 'HH24:MI') as hora from reservas where codigo = ${taken.codigo}`
  expect(fresh).toEqual({
    estado: 'confirmada',
    personas: 4,
    ocasion: 'Aniversario',
    requisitos_dieteticos: 'Celíaca',
    notas: 'Con carrito',
    primera_visita: true,
    hora: '21:30',
  })
})

test('§9 only where the rules and the seats allow it, of what waits, from the version that was seen', async () => {
  await aforo(4)
  const r = await created({ personas: 4 })
  expect(await asks({ fecha_reserva: other, hora_reserva: '21:00', personas: 2 })).toBe('201')
  expect(await proposes(r)).toBe('409 lleno')
  expect(await proposes(r, { fecha: dia, hora: '21:00' })).toBe('409 transicion')
  expect(await proposes(r, { hora: '03:00' })).toBe('422 hora')
  expect(await proposes(r, { fecha: nextDay(1) })).toBe('422 cerrado')
  expect(await proposes(r, { hora: null })).toBe('422 hora')
  expect(await proposes(r, { version: 7 })).toBe('409 version')
  expect(await proposes(r, { motivo: 'x'.repeat(301) })).toBe('422 texto_largo')
  expect(await fila(r.id)).toMatchObject({ estado: 'pendiente', version: 1 })
  expect(await sql`select 1 from lista_espera`).toHaveLength(0)
  // A quarter of an hour later its own seats do not stand in its way.
  expect(await proposes(r, { fecha: dia, hora: '21:15' })).toBe('200')
  expect(await proposes(r, { fecha: dia, hora: '21:30', version: 2 })).toBe('409 transicion')
})

test('§9 the seats of the request are for whoever waits, those of the proposal are not', async () => {
  await aforo(4)
  const r = await created({ personas: 4 })
  const waits = {
    ...{ nombre: 'Espera Mesa', email: 'espera@example.com', telefono: '+34600111222', idioma: 'es' },
    ...{ fecha_reserva: dia, hora_reserva: '21:00', personas: 4, preferencia_mesa: 'interior' },
    ...{ clave: crypto.randomUUID(), token_hash: 'a'.repeat(64) },
  }
  expect((await rpc('espera_apuntar', { datos: waits })).ok).toBe(true)
  // Half an hour later needs the same seats: they stay held for the guest, and nobody else is offered them.
  expect(await proposes(r, { fecha: dia, hora: '21:30' })).toBe('200')
  const states = async () =>
    (await sql`select nombre, estado from lista_espera order by creado_en`).map(({ estado }) => estado)
  expect(await states()).toEqual(['esperando', 'ofrecida'])
  const { codigo, token } = await oferta(r)
  await llama('espera_retirar', { codigo, token }, null)
  expect(await states()).toEqual(['ofrecida', 'retirada'])
})

test('§9 it is not taken back behind the guest’s back, and ends by itself', async () => {
  const r = await created()
  expect(await proposes(r)).toBe('200')
  expect(await probe('reserva_deshacer', { id: r.id, version: 2 }, admin)).toBe('409 transicion')
  const board = await llama('libro_dia', { fecha: dia }, admin)
  expect(board.reservas[0].deshacer).toBeNull()
  expect((await llama('libro_dia', { fecha: other }, admin)).espera).toMatchObject([{ estado: 'ofrecida' }])
  const [{ horas } = { horas: 0 }] = await sql<{ horas: number }[]>`
    select extract(epoch from expira_en - now()) / 3600 as horas from lista_espera`
  expect(Number(horas)).toBeGreaterThan(23)
  await sql`update lista_espera set expira_en = now() - interval '1 second'`
  await sql`select private.tarea_reservas()`
  const { codigo, token, estado } = await oferta(r)
  expect(estado).toBe('caducada')
  expect(await probe('espera_aceptar', { codigo, token }, null)).toBe('409 espera')
})

test('§9 two hosts at once: one proposes, the other is told, one offer', async () => {
  await adjust({ limite_contacto_dia: 0 })
  for (let i = 0; i < 10; i += 1) {
    const r = await created()
    const said = await Promise.all([proposes(r), proposes(r, { hora: '20:30' })])
    expect(said.sort()).toEqual(['200', '409 version'])
    expect(await sql`select 1 from lista_espera where propuesta_de = ${r.id}`).toHaveLength(1)
  }
})

test('§9 for the staff alone, and nobody else sees whose it was', async () => {
  const r = await created()
  const guest = await signUp()
  for (const who of [null, guest])
    expect(
      await probe('reserva_proponer', { id: r.id, version: 1, fecha: other, hora: '21:30' }, who),
    ).toMatch(/^40[13] /)
})
