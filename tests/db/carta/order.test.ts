import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, rest, rpc, type Session, signUp, sql } from '../support/client.ts'

/** The order given by hand, and what is done to many at once. */
let admin: Session
let categoria: string
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  categoria = (
    await sql`insert into categorias (slug, tipo, nombre, orden) values (${`prueba-${randomUUID().slice(0, 8)}`}, 'plato', 'Prueba', 901) returning id`
  )[0]?.id
})
afterAll(async () => {
  await sql`delete from platos where slug like 'prueba-%'`
  await sql`delete from vinos where slug like 'prueba-%'`
  await sql`delete from categorias where slug like 'prueba-%'`
})

let n = 0
/** Dishes of a category of their own, in this order; `ordenes` where they stand. */
async function platos(orders: number[]): Promise<string[]> {
  await sql`delete from platos where categoria_id = ${categoria}`
  const ids: string[] = []
  for (const order of orders) {
    const [row] = await sql`insert into platos (slug, categoria_id, nombre, orden)
      values (${`prueba-o${String(++n).padStart(6, '0')}`}, ${categoria}, 'Prueba', ${order}) returning id`
    ids.push(row?.id)
  }
  return ids
}
const orderOf = async () =>
  (await sql`select id from platos where categoria_id = ${categoria} order by orden, slug`).map(
    ({ id }) => id,
  )
const mover = (fila: string | undefined, after: string | null | undefined, tabla = 'platos') =>
  rpc('mover', { tabla, fila, tras: after }, admin.token)
const written = async (work: () => Promise<unknown>): Promise<number> => {
  const xmins = async () =>
    new Map(
      (await sql`select id, xmin::text as x from platos where categoria_id = ${categoria}`).map((r) => [
        r.id,
        r.x,
      ]),
    )
  const before = await xmins()
  await work()
  return [...(await xmins())].filter(([id, x]) => before.get(id) !== x).length
}

describe('mover', () => {
  test('after another, first, last: one row is written, its version stays, and the history says who', async () => {
    const [a, b, c, d] = await platos([1, 2, 3, 4])
    expect(await written(async () => expect((await mover(d, a)).status).toBe(204))).toBe(1)
    expect(await orderOf()).toEqual([a, d, b, c])
    expect(await written(() => mover(c, null))).toBe(1)
    expect(await orderOf()).toEqual([c, a, d, b])
    expect(await written(() => mover(a, b))).toBe(1)
    expect(await orderOf()).toEqual([c, d, b, a])
    expect(await sql`select distinct version from platos where categoria_id = ${categoria}`).toEqual([
      { version: 1 },
    ])
    const [last] =
      await sql`select operacion, quien from historial where tabla = 'platos' and fila = ${a ?? ''} order by id desc limit 1`
    expect(last).toEqual({ operacion: 'orden', quien: admin.id })
  })

  test('where it is already, or after itself, nothing is written', async () => {
    const [a, b] = await platos([1, 2])
    expect(await written(() => mover(b, b))).toBe(0)
    expect((await mover(b, a)).status).toBe(204)
    expect(await orderOf()).toEqual([a, b])
  })

  test('a place is found sixty times between the same two, and among equals', async () => {
    const [a, b, c, d] = await platos([7, 7, 7, 7])
    await mover(d, a)
    expect(await orderOf()).toEqual([a, d, b, c])
    for (let i = 0; i < 60; i++) expect((await mover(i % 2 ? b : c, a)).status).toBe(204)
    expect(await orderOf()).toEqual([a, b, c, d])
    const [row] = await sql`select max(scale(orden)) as s from platos where categoria_id = ${categoria}`
    expect(row?.s).toBeLessThanOrEqual(9)
    const told = await rest(`platos?select=orden&categoria_id=eq.${categoria}`, { token: admin.token })
    for (const { orden } of await told.json()) expect(typeof orden).toBe('number')
  })

  test('twenty at once end in one order, without two in the same place', async () => {
    const ids = await platos([1, 2, 3, 4, 5, 6])
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => mover(ids[i % 6], ids[(i * 5 + 1) % 6])),
    )
    expect(answers.filter((a) => a.status !== 204)).toEqual([])
    const [row] =
      await sql`select count(distinct orden)::int as n from platos where categoria_id = ${categoria}`
    expect(row?.n).toBe(6)
  })

  test('another group, or what is gone, is told', async () => {
    const [a] = await platos([1])
    const [other] = await sql`select id from platos where categoria_id <> ${categoria} limit 1`
    expect((await mover(a, other?.id)).status).toBe(404)
    expect((await mover(a, randomUUID())).status).toBe(404)
    expect((await mover(randomUUID(), null)).status).toBe(404)
    expect((await mover(a, null, 'reservas')).status).toBe(422)
  })

  test('every table with an order can be ordered', async () => {
    for (const tabla of [
      'categorias',
      'bebidas',
      'vinos',
      'alergenos',
      'filosofia',
      'galeria',
      'preguntas_frecuentes',
      'legales',
      'zonas',
    ]) {
      const group = { categorias: 'tipo', bebidas: 'categoria_id', vinos: 'estilo' }[tabla]
      const [row] = await sql.unsafe(
        group
          ? `select (array_agg(id::text order by orden))[1:2] as ids from ${tabla} group by ${group} having count(*) > 1 limit 1`
          : `select (array_agg(id::text order by orden))[1:2] as ids from ${tabla}`,
      )
      const [x, y] = row?.ids ?? []
      const [before] = await sql.unsafe(`select orden from ${tabla} where id::text = '${x}'`)
      const answer = await mover(x, y, tabla)
      expect([tabla, answer.status]).toEqual([tabla, 204])
      const [sorted] = await sql.unsafe(
        `select (select orden from ${tabla} where id::text = '${x}') > (select orden from ${tabla} where id::text = '${y}') as ok`,
      )
      expect([tabla, sorted?.ok]).toEqual([tabla, true])
      await sql.unsafe(`update ${tabla} set orden = $1 where id::text = $2`, [before?.orden, x])
    }
  })

  test('a save keeps a place between two', async () => {
    const [a, b, c] = await platos([1, 2, 3])
    await mover(c, a)
    const answer = await rpc('guardar_plato', { datos: { id: c, version: 1, nombre: 'Otra' } }, admin.token)
    expect(answer.status).toBe(200)
    expect(await orderOf()).toEqual([a, c, b])
  })
})

describe('many at once', () => {
  const precio = (id: string | undefined, cents: number) =>
    sql`insert into plato_precios (plato_id, formato, cents) values (${id ?? ''}, 'racion', ${cents})`
  const precios = async () =>
    (
      await sql`select cents from plato_precios p join platos d on d.id = p.plato_id where d.categoria_id = ${categoria} order by d.orden`
    ).map(({ cents }) => cents)

  test('shown and hidden, counted', async () => {
    const ids = await platos([1, 2, 3])
    await sql`update platos set visible = false where id = ${ids[0] ?? ''}`
    const answer = await rpc('lote_visible', { tabla: 'platos', filas: ids, visible: false }, admin.token)
    expect(await answer.json()).toBe(2)
    expect(
      (await rpc('lote_visible', { tabla: 'profiles', filas: ids, visible: false }, admin.token)).status,
    ).toBe(422)
  })

  test('prices by a percentage, rounded, never nothing; undone where nobody has touched them since', async () => {
    const ids = await platos([1, 2, 3])
    for (const [i, cents] of [1450, 3, 1990].entries()) await precio(ids[i], cents)
    const answer = await rpc(
      'lote_precio',
      { tabla: 'platos', filas: ids, porcentaje: -5.5, redondeo: 50 },
      admin.token,
    )
    expect(answer.status).toBe(200)
    const changed = (await answer.json()) as {
      fila: string
      historial: number
      precios: Record<string, number>
    }[]
    expect(changed).toHaveLength(3)
    expect(changed.find(({ fila }) => fila === ids[0])?.precios).toEqual({ racion: 1450 })
    expect(await precios()).toEqual([1350, 1, 1900])
    expect(await sql`select distinct version from platos where categoria_id = ${categoria}`).toEqual([
      { version: 2 },
    ])
    await sql`update plato_precios set cents = 2222 where plato_id = ${ids[2] ?? ''}`
    const undone = await rpc(
      'restaurar_lote',
      { historiales: changed.map(({ historial }) => historial) },
      admin.token,
    )
    expect(await undone.json()).toBe(2)
    expect(await precios()).toEqual([1450, 3, 2222])
  })

  test('wines have a bottle and perhaps a glass', async () => {
    const [vino] = await sql`insert into vinos (slug, nombre, bodega, pais, estilo, precio_botella_cents)
      values (${`prueba-${randomUUID().slice(0, 8)}`}, 'Vino', 'Bodega', 'España', 'tinto', 2010) returning id`
    const args = { tabla: 'vinos', filas: [vino?.id], porcentaje: 10, redondeo: 10 }
    expect(await (await rpc('lote_precio', args, admin.token)).json()).toMatchObject([
      { precios: { botella: 2010 } },
    ])
    expect(
      await sql`select precio_botella_cents as b, precio_copa_cents as c from vinos where id = ${vino?.id}`,
    ).toEqual([{ b: 2210, c: null }])
  })

  test('what cannot be is refused, and none changes', async () => {
    const ids = await platos([1, 2])
    await precio(ids[0], 999_000)
    await precio(ids[1], 1000)
    const said = async (change: Record<string, unknown>) => {
      const answer = await rpc(
        'lote_precio',
        { tabla: 'platos', filas: ids, porcentaje: 10, redondeo: 5, ...change },
        admin.token,
      )
      return answer.ok ? 'ok' : (await answer.json()).message
    }
    expect(await said({})).toBe('precio')
    expect(await said({ porcentaje: -91 })).toBe('porcentaje')
    expect(await said({ redondeo: 7 })).toBe('redondeo')
    expect(await said({ tabla: 'galeria' })).toBe('tabla')
    expect(await precios()).toEqual([999_000, 1000])
  })
})
