import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, rpc, type Session, signUp, sql } from '../support/client.ts'

let admin: Session
let guest: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  guest = await signUp()
})

type Plato = { id: string; nombre: string; formato: string; cents: number; visible: boolean }
const DISHES = sql<Plato[]>`select p.id, p.nombre, p.visible, x.formato, x.cents from platos p
  join plato_precios x on x.plato_id = p.id where p.visible order by p.slug limit 2`
let plato: Plato
let other: Plato
beforeAll(async () => {
  const [a, b] = await DISHES
  if (!a || !b) throw new Error('no dishes')
  ;[plato, other] = [a, b]
})
const restore = async () => {
  await sql`delete from private.programados`
  for (const { id, formato, cents, nombre, visible } of [plato, other]) {
    await sql`update plato_precios set cents = ${cents} where plato_id = ${id} and formato = ${formato}`
    await sql`update platos set nombre = ${nombre}, visible = ${visible} where id = ${id}`
  }
}
afterEach(restore)
afterAll(restore)

const plan = (cambio: object, more: object = {}, token: string | undefined = admin.token) =>
  rpc(
    'programado_guardar',
    { datos: { tabla: 'platos', fila: plato.id, cambio, dia: '2030-03-01', hora: '09:00', ...more } },
    token,
  )
const planned = async (cambio: object, more: object = {}): Promise<string> => {
  const answer = await plan(cambio, more)
  const body = await answer.json()
  expect([answer.status, body]).toEqual([200, expect.any(String)])
  return body as string
}
const due = (...ids: string[]) =>
  sql`update private.programados set en = now() - interval '1 second' where id in ${sql(ids)}`
const round = async () => (await sql`select private.tarea('programados') as fallo`)[0]?.fallo
const now = async (id = plato.id) =>
  (
    await sql`select p.nombre, p.visible, p.version, x.cents from platos p join plato_precios x on x.plato_id = p.id
    where p.id = ${id} and x.formato = ${plato.formato}`
  )[0]
const state = async (id: string) =>
  (await sql`select estado, motivo from private.programados where id = ${id}`)[0]

describe('point 18: changes with a date', () => {
  test('nothing happens before its moment; at it everything at once, and once only', async () => {
    const before = await now()
    const id = await planned({
      precios: { [plato.formato]: 4321 },
      visible: false,
      nombre: 'Prueba con fecha',
    })
    expect(await round()).toBeNull()
    expect(await now()).toEqual(before)
    await due(id)
    expect(await round()).toBeNull()
    const after = await now()
    expect(after).toMatchObject({ cents: 4321, visible: false, nombre: 'Prueba con fecha' })
    expect(after?.version).toBeGreaterThan(before?.version)
    expect(await state(id)).toEqual({ estado: 'hecho', motivo: null })
    await sql`update platos set visible = true where id = ${plato.id}`
    expect(await round()).toBeNull()
    expect(await now()).toMatchObject({ visible: true })
  })

  test('the moment is the restaurant’s, over the change of the clocks too', async () => {
    const ids = [
      await planned({ visible: false }, { dia: '2030-03-30', hora: '09:00' }),
      await planned({ visible: true }, { dia: '2030-03-31', hora: '09:00' }),
    ]
    const rows = await sql`select en from private.programados where id in ${sql(ids)} order by en`
    expect(rows.map(({ en }) => (en as Date).toISOString())).toEqual([
      '2030-03-30T08:00:00.000Z',
      '2030-03-31T07:00:00.000Z',
    ])
  })

  test('in the history it is the change of whoever planned it, and can be put back', async () => {
    const id = await planned({ precios: { [plato.formato]: 4321 } })
    await due(id)
    await round()
    const [entry] = await sql`select id, quien, operacion, antes, despues from historial
      where tabla = 'platos' and fila = ${plato.id} order by id desc limit 1`
    expect(entry).toMatchObject({ quien: admin.id, operacion: 'cambio' })
    expect((await rpc('restaurar', { historial: Number(entry?.id) - 0 }, admin.token)).status).toBe(200)
  })

  test('what was edited meanwhile stays: only what is planned changes', async () => {
    const id = await planned({ precios: { [plato.formato]: 4321 } })
    await sql`update platos set nombre = 'Prueba de mientras' where id = ${plato.id}`
    await due(id)
    await round()
    expect(await now()).toMatchObject({ nombre: 'Prueba de mientras', cents: 4321 })
  })

  test('two of one moment are done in the order in which they were planned', async () => {
    const ids = [
      await planned({ precios: { [plato.formato]: 1111 } }),
      await planned({ precios: { [plato.formato]: 2222 } }),
    ]
    await due(...ids)
    await round()
    expect(await now()).toMatchObject({ cents: 2222 })
  })

  test('what cannot be done is told, harms no other, and is not tried again', async () => {
    const gone = await planned({ precios: { [plato.formato]: 4321 }, visible: false })
    const fine = await planned({ visible: false }, { fila: other.id })
    await sql`update private.programados set cambio = '{"precios": {"kg": 100}, "visible": false}' where id = ${gone}`
    await due(gone, fine)
    expect(await round()).toBeNull()
    expect(await state(gone)).toEqual({ estado: 'fallido', motivo: 'Ya no tiene ese precio' })
    expect(await now()).toMatchObject({ visible: true })
    expect(await state(fine)).toMatchObject({ estado: 'hecho' })
    expect(await round()).toBeNull()
    expect(await state(gone)).toMatchObject({ estado: 'fallido' })
  })

  test('it is called off and taken back, while its moment is to come', async () => {
    const id = await planned({ visible: false })
    expect((await rpc('programado_cancelar', { id }, admin.token)).status).toBe(200)
    await due(id)
    await round()
    expect(await now()).toMatchObject({ visible: true })
    expect((await rpc('programado_cancelar', { id, cancelar: false }, admin.token)).status).toBe(409)
    await sql`update private.programados set en = now() + interval '1 day' where id = ${id}`
    expect((await rpc('programado_cancelar', { id, cancelar: false }, admin.token)).status).toBe(200)
    expect(await state(id)).toMatchObject({ estado: 'pendiente' })
  })

  test('a drink and a wine too', async () => {
    const [bebida] = await sql`select bebida_id as id, formato, cents from bebida_precios limit 1`
    const [vino] = await sql`select id, precio_botella_cents as cents, nota from vinos order by slug limit 1`
    const ids = [
      await planned({ precios: { [bebida?.formato]: 777 } }, { tabla: 'bebidas', fila: bebida?.id }),
      await planned(
        { precios: { botella: 7777 }, descripcion: 'Prueba' },
        { tabla: 'vinos', fila: vino?.id },
      ),
    ]
    await due(...ids)
    await round()
    const [drink] = await sql`select cents from bebida_precios
      where bebida_id = ${bebida?.id} and formato = ${bebida?.formato}`
    const [wine] = await sql`select precio_botella_cents as cents, nota from vinos where id = ${vino?.id}`
    expect([drink, wine]).toEqual([{ cents: 777 }, { cents: 7777, nota: 'Prueba' }])
    await sql`update bebida_precios set cents = ${bebida?.cents}
      where bebida_id = ${bebida?.id} and formato = ${bebida?.formato}`
    await sql`update vinos set precio_botella_cents = ${vino?.cents}, nota = ${vino?.nota} where id = ${vino?.id}`
  })

  test('a text: an answer and a page of the philosophy, and one that does not fit is refused when it is planned', async () => {
    const [faq] = await sql`select id, respuesta, visible from preguntas_frecuentes order by orden limit 1`
    const [page] = await sql`select id, titulo from filosofia order by orden limit 1`
    const ids = [
      await planned(
        { descripcion: 'Prueba de respuesta', visible: true },
        { tabla: 'preguntas_frecuentes', fila: faq?.id },
      ),
      await planned({ nombre: 'Prueba de título' }, { tabla: 'filosofia', fila: page?.id }),
    ]
    expect((await sql`select respuesta from preguntas_frecuentes where id = ${faq?.id}`)[0]).toEqual({
      respuesta: faq?.respuesta,
    })
    await due(...ids)
    await round()
    expect(await Promise.all(ids.map(state))).toEqual([
      { estado: 'hecho', motivo: null },
      { estado: 'hecho', motivo: null },
    ])
    expect((await sql`select respuesta from preguntas_frecuentes where id = ${faq?.id}`)[0]).toEqual({
      respuesta: 'Prueba de respuesta',
    })
    expect((await sql`select titulo from filosofia where id = ${page?.id}`)[0]).toEqual({
      titulo: 'Prueba de título',
    })
    await sql`update preguntas_frecuentes set respuesta = ${faq?.respuesta}, visible = ${faq?.visible}
      where id = ${faq?.id}`
    await sql`update filosofia set titulo = ${page?.titulo} where id = ${page?.id}`
    const long = await plan({ nombre: 'x'.repeat(150) })
    expect([long.status, ((await long.json()) as { message: string }).message]).toEqual([409, 'texto_largo'])
    expect((await sql`select from private.programados where cambio ->> 'nombre' like 'xxx%'`).length).toBe(0)
  })

  test('planning tries the change and leaves no trace of it, in the thing nor in its history', async () => {
    const before = await now()
    const [{ n } = { n: 0 }] =
      await sql`select count(*)::integer as n from historial where fila = ${plato.id}`
    await planned({ precios: { [plato.formato]: 4321 }, visible: false, nombre: 'Prueba con fecha' })
    expect(await now()).toEqual(before)
    const [after] = await sql`select count(*)::integer as n from historial where fila = ${plato.id}`
    expect(after?.n).toBe(n)
  })

  test('what is no change is refused, and nobody but an administrator plans, reads or calls off', async () => {
    for (const [cambio, more, status] of [
      [{}, {}, 422],
      [{ precios: {} }, {}, 422],
      [{ precios: { [plato.formato]: 0 } }, {}, 422],
      [{ precios: { [plato.formato]: '100' } }, {}, 422],
      [{ version: 7 }, {}, 422],
      [{ visible: 'no' }, {}, 422],
      [{ nombre: ' ' }, {}, 422],
      [{ visible: false }, { dia: '2030-02-30' }, 422],
      [{ visible: false }, { hora: '24:00' }, 422],
      [{ visible: false }, { dia: '2020-01-01' }, 409],
      [{ precios: { kilometro: 100 } }, {}, 404],
      [{ visible: false }, { tabla: 'ajustes' }, 404],
      [{ visible: false }, { fila: '00000000-0000-4000-8000-000000000000' }, 404],
    ] as const)
      expect([cambio, more, (await plan(cambio, more)).status]).toEqual([cambio, more, status])
    const id = await planned({ visible: false })
    for (const token of [undefined, guest.token]) {
      const tries = [
        await rpc('programado_guardar', { datos: {} }, token),
        await rpc('programados_lista', {}, token),
        await rpc('programado_cancelar', { id }, token),
      ]
      for (const { status } of tries) expect([401, 403]).toContain(status)
    }
    const list = (await (await rpc('programados_lista', {}, admin.token)).json()) as { id: string }[]
    expect(list).toEqual([
      expect.objectContaining({ id, dia: '2030-03-01', hora: '09:00', estado: 'pendiente' }),
    ])
  })
})
