import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { times } from '../../runner/long.ts'
import { makeAdmin, rest, rpc, type Session, signUp, sql } from '../support/client.ts'

/** The lists of the back office: found without accents, a page at a time, through an index however long they are. */

let admin: Session
let guest: Session
/** So many that PostgreSQL takes an index where there is one. */
const MANY = times(10_000, 3000)

type Fila = { id: string; nombre: string; slug: string }
type Page = {
  filas: Fila[]
  cuentas: Record<string, number>
  encontrados: number
  antes: boolean
  despues: boolean
  previa: string | null
}
const lista = async (tabla: string, request: Record<string, unknown> = {}): Promise<Page> => {
  const answer = await rpc(`lista_${tabla}`, request, admin.token)
  expect(answer.status).toBe(200)
  return answer.json()
}
const nombres = (page: Page) => page.filas.map(({ nombre }) => nombre)

/** Rows beside the triggers: what is tested is reading them. */
const withoutTriggers = (run: (tx: typeof sql) => Promise<unknown>) =>
  sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await run(tx as unknown as typeof sql)
  })

beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  guest = await signUp()
  await sql`insert into categorias (slug, tipo, nombre, orden)
    select 'prueba-' || n, 'plato', 'Prueba ' || n, 1000 + n from generate_series(1, 3) n`
  await sql`insert into platos (slug, categoria_id, nombre, descripcion, orden, visible)
    select 'prueba-listas-' || n, (select id from categorias where slug = 'prueba-' || (1 + n % 2)),
      case n when 1 then 'Ñora asada con Pescaíto' when 2 then 'Cigüeña 100%' else 'Prueba lista ' || n end,
      null, n, n <> 3 from generate_series(1, 9) n`
})
afterAll(async () => {
  await withoutTriggers(async (tx) => {
    await tx`delete from platos where slug like 'prueba-%'`
    await tx`delete from vinos where slug like 'prueba-%'`
    await tx`delete from bebidas where slug like 'prueba-%'`
    await tx`delete from categorias where slug like 'prueba-%'`
    await tx`delete from private.busca b where not exists (
      select from platos where id = b.fila union select from bebidas where id = b.fila union select from vinos where id = b.fila)`
  })
})

describe('lista_platos', () => {
  test.each([
    ['nora', ['Ñora asada con Pescaíto']],
    ['ÑORA PESCAITO', ['Ñora asada con Pescaíto']],
    ['scaít', ['Ñora asada con Pescaíto']],
    ['pe', ['Ñora asada con Pescaíto']],
    ['ciguena 100%', ['Cigüeña 100%']],
    ['cigueña 100_', []],
    ["'; drop table platos; --", []],
  ])('finds %j, without accents or case', async (wanted, found) => {
    const en = nombres(await lista('platos', { busca: wanted })).filter((n) => /Ñora|Cigüeña/.test(n))
    expect(en).toEqual(found)
  })

  test('finds by what is in it, and what it is called now', async () => {
    const [row] = await sql`update platos set nombre = 'Prueba zarigüeya', ingredientes = '{tupinambo}'
      where slug = 'prueba-listas-9' returning id`
    const found = async (wanted: string) =>
      (await lista('platos', { busca: wanted })).filas.map(({ id }) => id)
    expect(await found('zarigueya tupinambo')).toEqual([row?.id])
    await sql`update platos set nombre = 'Prueba lista 9', ingredientes = '{}' where id = ${row?.id}`
    expect(await found('zarigueya')).toEqual([])
    expect(nombres(await lista('vinos', { busca: 'monastrell' })).length).toBeGreaterThan(0)
  })

  test('goes on from any row in both directions, over the borders of categories', async () => {
    const todo = await lista('platos', { limite: 200 })
    const step = 7
    const seen: Fila[] = []
    for (let from: string | undefined; ; ) {
      const page = await lista('platos', { limite: step, ...(from ? { desde: from } : {}) })
      expect(page.antes).toBe(from !== undefined)
      seen.push(...page.filas)
      from = page.filas.at(-1)?.id
      if (!page.despues) break
    }
    expect(seen.map(({ id }) => id)).toEqual(todo.filas.map(({ id }) => id))
    const back = await lista('platos', { limite: step, desde: todo.filas[10]?.id, atras: true })
    expect(back.filas.map(({ id }) => id)).toEqual(todo.filas.slice(3, 10).map(({ id }) => id))
    expect([back.antes, back.despues]).toEqual([true, true])
    const first = await lista('platos', { limite: step, desde: todo.filas[3]?.id, atras: true })
    expect([first.filas.length, first.antes]).toEqual([3, false])
  })

  test('is in the order of the Carta, and counts what each tab has', async () => {
    const { filas, cuentas, encontrados } = await lista('platos', { limite: 200 })
    const order = await sql<
      { id: string }[]
    >`select p.id from platos p join categorias c on c.id = p.categoria_id
      where c.tipo = 'plato' order by c.orden, c.slug, p.orden, p.slug`
    expect(filas.map(({ id }) => id)).toEqual(order.map(({ id }) => id))
    const [n] = await sql`select count(*)::int as todos, count(*) filter (where visible)::int as publicados,
      count(*) filter (where not visible)::int as ocultos, count(*) filter (where declarado_en is null)::int as alergenos,
      count(*) filter (where private.plato_sin_traducir(nombre, descripcion, ingredientes, traducciones))::int as traducir,
      count(*) filter (where agotado_hasta >= (now() at time zone 'Europe/Madrid')::date)::int as agotados from platos`
    expect(cuentas).toEqual({ ...n })
    expect(encontrados).toBe(n?.todos)
    for (const filter of ['publicados', 'ocultos', 'alergenos', 'traducir', 'agotados'])
      expect((await lista('platos', { filtro: filter, limite: 200 })).filas).toHaveLength(n?.[filter])
  })

  test('is refused to everybody else, and a filter that is none to everybody', async () => {
    for (const name of ['lista_platos', 'lista_bebidas', 'lista_vinos', 'lista_ids']) {
      const body = name === 'lista_ids' ? { tabla: 'platos' } : {}
      for (const token of [undefined, guest.token]) {
        const answer = await rpc(name, body, token)
        expect([401, 403]).toContain(answer.status)
        expect(await answer.text()).not.toContain('nombre')
      }
    }
    expect((await rpc('lista_platos', { filtro: 'x) or true --' }, admin.token)).status).toBe(422)
    expect((await rpc('lista_ids', { tabla: 'reservas' }, admin.token)).status).toBe(422)
  })
})

describe('ordenar', () => {
  const order = async () => {
    const { filas } = await lista('platos', { busca: 'Prueba lista' })
    return filas.map(({ slug }) => Number(slug.slice('prueba-listas-'.length))).filter((n) => n % 2 === 0)
  }
  const id = async (n: number) =>
    (await sql`select id from platos where slug = ${`prueba-listas-${n}`}`)[0]?.id
  const sort = async (n: number, a: string, after?: string) =>
    (
      await rpc(
        'ordenar',
        { tabla: 'platos', fila: await id(n), a, ...(after ? { tras: after } : {}) },
        admin.token,
      )
    ).json()

  test('sends a row up, down, to the ends and after another, and says where it was', async () => {
    // 4, 6 and 8 are found by their name; 2 stands before them in the same category.
    expect(await order()).toEqual([4, 6, 8])
    expect(await sort(4, 'abajo')).toBe(await id(2))
    expect(await order()).toEqual([6, 4, 8])
    expect(await sort(8, 'arriba')).toBe(await id(4))
    expect(await order()).toEqual([6, 8, 4])
    expect(await sort(6, 'final')).toBe(await id(2))
    expect(await order()).toEqual([8, 4, 6])
    expect(await sort(6, 'final')).toBe(await id(4))
    expect(await sort(6, 'principio')).toBe(await id(4))
    expect(await sort(6, 'arriba')).toBeNull()
    expect(await order()).toEqual([6, 8, 4])
    expect(await sort(6, 'tras', await id(4))).toBeNull()
    expect(await order()).toEqual([8, 4, 6])
    expect((await rpc('ordenar', { tabla: 'platos', fila: await id(4), a: 'x' }, admin.token)).status).toBe(
      422,
    )
    expect(
      (await rpc('ordenar', { tabla: 'reservas', fila: await id(4), a: 'arriba' }, admin.token)).status,
    ).toBe(422)
    const refused = await rpc('ordenar', { tabla: 'platos', fila: await id(4), a: 'arriba' }, guest.token)
    expect(refused.status).toBe(403)
  })
})

describe('duplicar', () => {
  test.each(['platos', 'bebidas', 'vinos'])(
    '%s: a hidden copy right below, declared by nobody',
    async (tabla) => {
      const [original] = await sql`select * from ${sql(tabla)} where declarado_en is not null and visible
      and slug not like 'prueba-%' order by orden limit 1`
      const answer = await rpc('duplicar', { tabla, fila: original?.id }, admin.token)
      expect(answer.status).toBe(200)
      const copy = await answer.json()
      const [row] = await sql`select * from ${sql(tabla)} where id = ${copy}`
      await sql`delete from ${sql(tabla)} where id = ${copy}`
      expect(row).toMatchObject({
        slug: `${original?.slug}-copia`,
        nombre: `${original?.nombre} (copia)`,
        visible: false,
        declarado_en: null,
        declarado_por: null,
      })
      for (const t of Object.values(row?.traducciones)) expect(t).toMatchObject({ estado: 'borrador' })
      expect((await rpc('duplicar', { tabla, fila: original?.id }, guest.token)).status).toBe(403)
      expect((await rpc('duplicar', { tabla, fila: copy }, admin.token)).status).toBe(404)
    },
  )

  test('takes the prices along and leaves the allergens', async () => {
    const [original] = await sql`select id from platos where slug = 'gamba-roja-lonja'`
    const copy = await (await rpc('duplicar', { tabla: 'platos', fila: original?.id }, admin.token)).json()
    const prices = (of: string) =>
      sql`select formato, cents, minimo, orden from plato_precios where plato_id = ${of} order by orden`
    expect(await prices(copy)).toEqual(await prices(original?.id))
    expect(await sql`select 1 from plato_alergenos where plato_id = ${copy}`).toHaveLength(0)
    const answer = await rest(`platos?id=eq.${copy}`, {
      method: 'DELETE',
      token: admin.token,
      prefer: 'return=minimal',
    })
    expect(answer.ok).toBe(true)
  })
})

describe(`${MANY} rows`, () => {
  beforeAll(async () => {
    await withoutTriggers(async (tx) => {
      await tx`insert into platos (slug, categoria_id, nombre, descripcion, orden, visible, declarado_en)
        select 'prueba-muchos-' || n, (select id from categorias where slug = 'prueba-' || (1 + n % 3)),
          'Plato ' || md5(n::text), 'Con ' || md5((n * 7)::text), n, n % 100 <> 0, case when n % 100 <> 1 then now() end
        from generate_series(1, ${MANY}) n`
      await tx`insert into bebidas (slug, categoria_id, nombre, orden, visible)
        select 'prueba-muchas-' || n, (select id from categorias where tipo = 'bebida' order by orden limit 1),
          'Bebida ' || md5(n::text), n, n % 100 <> 0 from generate_series(1, ${MANY}) n`
      await tx`insert into vinos (slug, nombre, bodega, pais, estilo, precio_botella_cents, orden, visible, stock)
        select 'prueba-muchos-' || n, 'Vino ' || md5(n::text), 'Bodega', 'España', 'tinto', 2000, n, n % 100 <> 0, n % 100
        from generate_series(1, ${MANY}) n`
    })
    for (const tabla of ['platos', 'bebidas', 'vinos'])
      await sql`insert into private.busca
        select ${tabla}, f.id, private.texto_busca(${tabla}, to_jsonb(f)) from ${sql(tabla)} f on conflict do nothing`
    await sql`vacuum analyze platos, bebidas, vinos, categorias, private.busca`
  })

  /** Every table that a plan reads from its beginning to its end. */
  const walked = (plan: Record<string, unknown>): string[] => [
    ...(plan['Node Type'] === 'Seq Scan' ? [String(plan['Relation Name'])] : []),
    ...((plan.Plans as Record<string, unknown>[] | undefined) ?? []).flatMap(walked),
  ]

  test.each(['platos', 'bebidas', 'vinos'])(
    'each query of the list of %s goes through an index',
    async (tabla) => {
      const [fila] =
        await sql`select id from ${sql(tabla)} where slug like 'prueba-mu%' order by orden offset ${MANY / 2} limit 1`
      const requests = [
        ...['todos', 'publicados', 'ocultos', 'traducir', 'agotados', 'alergenos'].map((filter) => ({
          filtro: filter,
          busca: '',
        })),
        { filtro: 'todos', busca: '1a2b3c' },
        { filtro: 'todos', busca: 'zz' },
        { filtro: 'ocultos', busca: 'zorro' },
      ]
      for (const { filtro, busca } of requests)
        for (const [from, back] of [
          [null, false],
          [fila?.id, false],
          [fila?.id, true],
        ] as const) {
          const [{ q } = { q: '' }] = await sql<{ q: string }[]>`
          select private.consulta_lista(${tabla}, ${filtro}, ${busca}, ${from}, ${back}, 51) as q`
          const [plan] = await sql.unsafe(`explain (format json) ${q}`)
          const node = plan?.['QUERY PLAN'][0].Plan
          expect(walked(node), `${tabla} ${filtro} ${busca}\n${q}`).not.toEqual(
            expect.arrayContaining([expect.stringMatching(`^(${tabla}|busca)$`)]),
          )
        }
    },
  )

  test('counts stop at a thousand, and a page holds what it says', async () => {
    const page = await lista('platos')
    expect(page.filas).toHaveLength(50)
    expect(page.cuentas).toMatchObject({ todos: 1000, publicados: 1000 })
    expect(page.encontrados).toBe(1000)
    expect(
      (await (await rpc('lista_ids', { tabla: 'platos', filtro: 'ocultos' }, admin.token)).json()).length,
    ).toBe((await sql`select 1 from platos where not visible`).length)
  })
})
