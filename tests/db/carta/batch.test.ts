import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, type Session, signUp, sql } from '../support/client.ts'
import { llama, probe } from '../support/libro.ts'

/** Point 20: work on a whole section of the menu. */
let admin: Session
let guest: Session
beforeAll(async () => {
  guest = await signUp()
  admin = await makeAdmin(await signUp())
})
const sectionOf = async (slug: string): Promise<string> => {
  const [row] = await sql`select id from categorias where slug = ${slug}`
  return row?.id
}
const [first, second] = await sql`select c.slug, c.id from categorias c
  where c.tipo = 'plato' and (select count(*) from platos p where p.categoria_id = c.id) > 2 order by c.orden limit 2`
const rowsOf = (id: string) =>
  sql`select id, orden::float as orden, categoria_id, agotado_hasta::text from platos where categoria_id = ${id} order by orden, slug`
const idsOf = async (id: string) => (await rowsOf(id)).map((row) => row.id as string)
const restoreAll = (historiales: number[]) => llama('restaurar_lote', { historiales }, admin)
afterAll(async () => {
  await sql`update platos set agotado_hasta = null where agotado_hasta = (now() at time zone 'Europe/Madrid')::date`
})

describe('point 20: a section as a list', () => {
  test('point 20: rows, number found and ids are those of the section, in every tab', async () => {
    const id = await sectionOf(first?.slug)
    const own = await idsOf(id)
    const page = await llama('lista_platos', { filtro: `todos@${id}` }, admin)
    expect(page.filas.map((row: { id: string }) => row.id)).toEqual(own)
    expect(page.encontrados).toBe(own.length)
    expect(await llama('lista_ids', { tabla: 'platos', filtro: `todos@${id}` }, admin)).toEqual(own)
    const shown = await llama('lista_platos', { filtro: `publicados@${id}` }, admin)
    expect(
      shown.filas.every(
        (row: { categoria_id: string; visible: boolean }) => row.categoria_id === id && row.visible,
      ),
    ).toBe(true)
  })

  test('point 20: a style of wine, a section that is gone, and what is no section', async () => {
    const red = await llama('lista_vinos', { filtro: 'todos@tinto' }, admin)
    expect(new Set(red.filas.map((row: { estilo: string }) => row.estilo))).toEqual(new Set(['tinto']))
    for (const nothing of ['tinto', "x' or true --", '00000000-0000-4000-8000-000000000000'])
      expect((await llama('lista_platos', { filtro: `todos@${nothing}` }, admin)).filas).toEqual([])
    expect(await probe('lista_platos', { filtro: 'nada@tinto' }, admin)).toBe('422 filtro')
  })
})

describe('point 20: many at once', () => {
  test('point 20: sold out today and there again, only what is not so already, and taken back', async () => {
    const ids = await idsOf(await sectionOf(first?.slug))
    await sql`update platos set agotado_hasta = null where id = any(${ids})`
    await sql`update platos set agotado_hasta = '2099-01-01' where id = ${ids[0] ?? ''}`
    const soldOut = async () =>
      (
        await sql`select count(*)::int as n from platos where id = any(${ids}) and agotado_hasta >= (now() at time zone 'Europe/Madrid')::date`
      )[0]?.n
    const done = await llama(
      'lote_cambiar',
      { tabla: 'platos', filas: ids, cambio: { agotado: true } },
      admin,
    )
    expect(done).toHaveLength(ids.length - 1)
    expect(await soldOut()).toBe(ids.length)
    expect(
      (await sql`select agotado_hasta::text from platos where id = ${ids[0] ?? ''}`)[0]?.agotado_hasta,
    ).toBe('2099-01-01')
    await restoreAll(done)
    expect(await soldOut()).toBe(1)
    const back = await llama(
      'lote_cambiar',
      { tabla: 'platos', filas: ids, cambio: { agotado: false } },
      admin,
    )
    expect([back.length, await soldOut()]).toEqual([1, 0])
    await restoreAll(back)
    expect(
      (await sql`select agotado_hasta::text from platos where id = ${ids[0] ?? ''}`)[0]?.agotado_hasta,
    ).toBe('2099-01-01')
    await sql`update platos set agotado_hasta = null where id = any(${ids})`
  })

  test('point 20: moved behind what the other section holds, in their order, and taken back', async () => {
    const from = await sectionOf(first?.slug)
    const to = await sectionOf(second?.slug)
    const [before, there] = [await rowsOf(from), await idsOf(to)]
    const moved = before.slice(0, 2).map((row) => row.id as string)
    const done = await llama(
      'lote_cambiar',
      { tabla: 'platos', filas: moved, cambio: { categoria: to } },
      admin,
    )
    expect(done).toHaveLength(2)
    expect(await idsOf(to)).toEqual([...there, ...moved])
    // Once more changes nothing.
    expect(
      await llama('lote_cambiar', { tabla: 'platos', filas: moved, cambio: { categoria: to } }, admin),
    ).toEqual([])
    await llama('lote_cambiar', { tabla: 'platos', filas: [], cambio: { lugares: done } }, admin)
    expect(await rowsOf(from)).toEqual(before)
    expect(await idsOf(to)).toEqual(there)
  })

  test('point 20: only into a section of the same kind, only by an administrator', async () => {
    const ids = (await idsOf(await sectionOf(first?.slug))).slice(0, 1)
    const [drinks] = await sql`select id from categorias where tipo = 'bebida' limit 1`
    const ask = (change: object, who: Session | null = admin, tabla = 'platos') =>
      probe('lote_cambiar', { tabla, filas: ids, cambio: change }, who)
    expect(await ask({ categoria: drinks?.id })).toBe('404 no_existe')
    expect(await ask({ nada: 1 })).toBe('422 cambio')
    expect(await ask({ agotado: true }, admin, 'vinos')).toBe('422 tabla')
    for (const who of [null, guest]) expect(await ask({ agotado: true }, who)).toMatch(/^40[134] /)
  })
})
