import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, rest, rpc, type Session, signUp, sql } from '../support/client.ts'

/** What was written, by whom and when; and how it is put back. */
let admin: Session
let categoria: string
beforeAll(async () => {
  admin = await makeAdmin(await signUp({ username: 'Marta' }))
  await sql`insert into profiles (id, username, accepted_privacy, accepted_terms) values (${admin.id}, 'Marta', true, true)`
  categoria = (
    await sql`insert into categorias (slug, tipo, nombre, orden) values ('prueba-cat', 'plato', 'Prueba', 900) returning id`
  )[0]?.id
})
afterAll(async () => {
  await sql`delete from platos where slug like 'prueba-%'`
  await sql`delete from vinos where slug like 'prueba-%'`
  await sql`delete from categorias where slug like 'prueba-%'`
})

type Entry = {
  id: number
  operacion: string
  titulo: string
  antes: Record<string, unknown> | null
  despues: Record<string, unknown> | null
  quien: string | null
  quien_nombre: string | null
}
const history = async (tabla: string, fila: string): Promise<Entry[]> => {
  const answer = await rest(`historial?tabla=eq.${tabla}&fila=eq.${fila}&order=id&select=*`, {
    token: admin.token,
  })
  expect(answer.status).toBe(200)
  return answer.json()
}
const save = async (data: Record<string, unknown>): Promise<string> => {
  const answer = await rpc('guardar_plato', { datos: data }, admin.token)
  expect({ status: answer.status, text: answer.ok ? '' : await answer.text() }).toEqual({
    status: 200,
    text: '',
  })
  return answer.json()
}
const fresh = (change: Record<string, unknown> = {}) => ({
  slug: `prueba-${randomUUID().slice(0, 8)}`,
  categoria_id: categoria,
  nombre: 'Gamba',
  descripcion: 'A la sal.',
  ingredientes: ['gamba', 'sal'],
  precios: [
    { formato: 'media', cents: 1200 },
    { formato: 'racion', cents: 2400 },
  ],
  alergenos: { crustaceos: 'contiene', gluten: 'comprobado_sin' },
  declarado: true,
  traducciones: { en: { nombre: 'Prawn' } },
  ...change,
})
const restore = (historial: number | undefined, version: number | null = null, token = admin.token) =>
  rpc('restaurar', { historial, version }, token)
const plato = async (id: string) => (await sql`select * from platos where id = ${id}`)[0]

describe('one entry for each thing and transaction', () => {
  test('T-ADM-08 a save of a dish with prices and allergens is one entry, with who, before and after', async () => {
    const id = await save(fresh())
    await save({
      id,
      version: 1,
      precios: [{ formato: 'racion', cents: 2600 }],
      alergenos: { crustaceos: 'contiene' },
    })
    const found = await history('platos', id)
    expect(
      found.map(({ operacion, titulo, quien, quien_nombre }) => ({ operacion, titulo, quien, quien_nombre })),
    ).toEqual([
      { operacion: 'alta', titulo: 'Gamba', quien: admin.id, quien_nombre: 'Marta' },
      { operacion: 'cambio', titulo: 'Gamba', quien: admin.id, quien_nombre: 'Marta' },
    ])
    expect(found[0]?.antes).toBeNull()
    expect(found[1]?.antes).toEqual(found[0]?.despues)
    expect(found[1]?.antes).toMatchObject({
      nombre: 'Gamba',
      precios: [
        { formato: 'media', cents: 1200, minimo: 1 },
        { formato: 'racion', cents: 2400, minimo: 1 },
      ],
      alergenos: { crustaceos: 'contiene', gluten: 'comprobado_sin' },
    })
    expect(found[1]?.despues).toMatchObject({
      precios: [{ formato: 'racion', cents: 2600 }],
      alergenos: { crustaceos: 'contiene' },
    })
    expect(found[1]?.despues).not.toHaveProperty('version')
  })

  test('who is known at the end of the request of a plain table write too, and a price alone is a change of its dish', async () => {
    const id = await save(fresh())
    const answer = await rest(`plato_precios?plato_id=eq.${id}&formato=eq.media`, {
      method: 'PATCH',
      body: { cents: 1300 },
      token: admin.token,
    })
    expect(answer.ok).toBe(true)
    const last = (await history('platos', id)).at(-1)
    expect(last).toMatchObject({ operacion: 'cambio', quien: admin.id })
    expect(last?.despues?.precios).toMatchObject([{ cents: 1300 }, { cents: 2400 }])
  })

  test('what changes nothing is no version; what is refused leaves none', async () => {
    const id = await save(fresh())
    await rest(`platos?id=eq.${id}`, { method: 'PATCH', body: { nombre: 'Gamba' }, token: admin.token })
    expect(
      (await rpc('guardar_plato', { datos: { id, version: 99, nombre: 'Otra' } }, admin.token)).status,
    ).toBe(409)
    expect(
      (
        await rpc(
          'guardar_plato',
          { datos: { id, nombre: 'Otra', precios: [{ formato: 'cubo', cents: 1 }] } },
          admin.token,
        )
      ).ok,
    ).toBe(false)
    expect(await history('platos', id)).toHaveLength(1)
  })

  test('what the house began with is the first version of everything, nobody’s', async () => {
    const [row] = await sql`select (select count(*) from platos p where not exists (select 1 from historial h
      where h.tabla = 'platos' and h.fila = p.id::text))::int + (select count(*) from ajustes a where not exists (select 1 from historial h
      where h.tabla = 'ajustes' and h.fila = a.clave))::int as sin`
    expect(row?.sin).toBe(0)
    const [seed] =
      await sql`select operacion, quien, antes, despues from historial where tabla = 'platos' and titulo = 'Arroz negro de sepia' order by id limit 1`
    expect(seed).toMatchObject({ operacion: 'alta', quien: null, antes: null })
    expect(seed?.despues.precios.length).toBeGreaterThan(0)
  })

  test('twenty at once: each version stands on the one before', async () => {
    const id = await save(fresh())
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        rest(`plato_precios?plato_id=eq.${id}&formato=eq.${n % 2 ? 'media' : 'racion'}`, {
          method: 'PATCH',
          body: { cents: 1000 + n },
          token: admin.token,
        }),
      ),
    )
    const found = await history('platos', id)
    for (const [n, entry] of found.entries()) if (n > 0) expect(entry.antes).toEqual(found[n - 1]?.despues)
    const [now] = await sql`select private.instantanea('platos', ${id}) as s`
    expect(found.at(-1)?.despues).toEqual(now?.s)
  })
})

describe('restaurar', () => {
  test('a version comes back with prices and allergens, and is a version itself', async () => {
    const id = await save(fresh())
    const first = await plato(id)
    await save({
      id,
      nombre: 'Gambón',
      ingredientes: ['gambón'],
      precios: [{ formato: 'kg', cents: 9000 }],
      alergenos: {},
      declarado: false,
      traducciones: {},
    })
    const [alta] = await history('platos', id)
    expect((await restore(alta?.id, 1)).status).toBe(409)
    const answer = await restore(alta?.id, 2)
    expect([answer.status, await answer.json()]).toEqual([200, id])
    const found = await history('platos', id)
    expect(found.map(({ operacion }) => operacion)).toEqual(['alta', 'cambio', 'restaurada'])
    expect(found[2]).toMatchObject({ quien: admin.id, despues: found[0]?.despues })
    expect(await plato(id)).toMatchObject({
      nombre: 'Gamba',
      version: 3,
      declarado_en: first?.declarado_en,
      traducciones: first?.traducciones,
    })
  })

  test('a translation that was stale in that version is stale again', async () => {
    const id = await save(fresh())
    await save({ id, nombre: 'Gamba roja' })
    const stale = (await plato(id))?.traducciones
    await save({ id, traducciones: { en: { nombre: 'Red prawn' } } })
    const found = await history('platos', id)
    expect((await restore(found[1]?.id)).ok).toBe(true)
    expect((await plato(id))?.traducciones).toEqual(stale)
  })

  test('what was deleted comes back with its id, its place and its pairings; a taken name is told', async () => {
    const id = await save(fresh())
    const [vino] = await sql`insert into vinos (slug, nombre, bodega, pais, estilo, precio_botella_cents)
      values (${`prueba-${randomUUID().slice(0, 8)}`}, 'Vino', 'Bodega', 'España', 'tinto', 2000) returning id`
    await rest('maridajes', {
      body: { plato_id: id, vino_id: vino?.id, motivo: 'Va bien' },
      prefer: 'return=minimal',
      token: admin.token,
    })
    expect((await history('vinos', vino?.id)).at(-1)?.despues?.maridajes).toMatchObject([{ plato_id: id }])
    const before = await plato(id)
    await rest(`platos?id=eq.${id}`, { method: 'DELETE', token: admin.token })
    const baja = (await history('platos', id)).at(-1)
    expect(baja).toMatchObject({ operacion: 'baja', despues: null, antes: { nombre: 'Gamba' } })
    const bin = (await (await rpc('papelera', {}, admin.token)).json()) as Entry[]
    expect(bin[0]?.id).toBe(baja?.id)

    const thief = await save(fresh({ slug: before?.slug }))
    const refused = await restore(baja?.id)
    expect([refused.status, (await refused.json()).message]).toEqual([409, 'repetido'])
    await rest(`platos?id=eq.${thief}`, { method: 'DELETE', token: admin.token })

    expect((await restore(baja?.id)).status).toBe(200)
    expect(await plato(id)).toMatchObject({
      slug: before?.slug,
      orden: before?.orden,
      declarado_en: before?.declarado_en,
    })
    expect(await sql`select motivo from maridajes where plato_id = ${id}`).toEqual([{ motivo: 'Va bien' }])
    expect((await history('platos', id)).at(-1)).toMatchObject({ operacion: 'restaurada', antes: null })
    const empty = (await (await rpc('papelera', {}, admin.token)).json()) as Entry[]
    expect(empty.map((e) => e.id)).not.toContain(baja?.id)
  })

  test('what belongs to something that is gone says so, and comes back after it', async () => {
    const [cat] =
      await sql`insert into categorias (slug, tipo, nombre) values ('prueba-huerfana', 'plato', 'Huérfana') returning id`
    const id = await save(fresh({ categoria_id: cat?.id }))
    await sql`delete from platos where id = ${id}`
    await sql`delete from categorias where id = ${cat?.id}`
    const dish = (await history('platos', id)).at(-1)
    expect(dish?.quien).toBeNull()
    const refused = await restore(dish?.id)
    expect([refused.status, (await refused.json()).message]).toEqual([409, 'huerfano'])
    expect((await restore((await history('categorias', cat?.id)).at(-1)?.id)).ok).toBe(true)
    expect((await restore(dish?.id)).ok).toBe(true)
  })

  test('every kind of thing: changed, put back, the same as before', async () => {
    const cases = [
      ['alergenos', 'id', 'nombre', 'Otro'],
      ['contacto', 'id', 'terraza', 'Otra terraza'],
      ['contenido_reservas', 'id', 'titulo_principal', 'Otro título'],
      ['footer_info', 'id', 'direccion', 'Otra calle'],
      ['zonas', 'id', 'nombre', 'Otra zona'],
      ['filosofia', 'id', 'titulo', 'Otra'],
      ['galeria', 'id', 'titulo', 'Otra'],
      ['preguntas_frecuentes', 'id', 'pregunta', '¿Otra?'],
      ['bebidas', 'id', 'nombre', 'Otra'],
      ['vinos', 'id', 'nombre', 'Otro'],
      ['categorias', 'id', 'nombre', 'Otra'],
      ['legales', 'id', 'titulo', 'Otro'],
      ['ajustes', 'clave', 'valor', 3],
    ] as const
    for (const [tabla, clave, column, other] of cases) {
      const where = tabla === 'ajustes' ? "where clave = 'personas_min'" : 'order by id limit 1'
      const [row] = await sql.unsafe(`select ${clave}::text as k, to_jsonb(t) as s from ${tabla} t ${where}`)
      const [original] = await sql`select private.instantanea(${tabla}, ${row?.k}) as s`
      const before = (await history(tabla, row?.k)).at(-1)
      const done = await rest(`${tabla}?${clave}=eq.${row?.k}`, {
        method: 'PATCH',
        body: { [column]: other },
        token: admin.token,
      })
      expect([tabla, done.ok]).toEqual([tabla, true])
      const changed = (await history(tabla, row?.k)).at(-1)
      expect([tabla, changed?.operacion, changed?.despues?.[column]]).toEqual([tabla, 'cambio', other])
      const answer = await restore(before?.id)
      expect([tabla, answer.status]).toEqual([tabla, 200])
      const [now] = await sql`select private.instantanea(${tabla}, ${row?.k}) as s`
      expect(now?.s).toEqual(original?.s)
    }
  })

  test('nobody but an administrator puts anything back, and what does not exist is told', async () => {
    const id = await save(fresh())
    const [alta] = await history('platos', id)
    const guest = await signUp({ role: 'admin' })
    for (const token of [undefined, guest.token]) {
      for (const [name, args] of [
        ['restaurar', { historial: alta?.id }],
        ['restaurar_lote', { historiales: [alta?.id] }],
        ['mover', { tabla: 'platos', fila: id }],
        ['lote_visible', { tabla: 'platos', filas: [id], visible: false }],
        ['lote_precio', { tabla: 'platos', filas: [id], porcentaje: 10, redondeo: 5 }],
      ] as const) {
        const answer = await rpc(name, args, token)
        expect([name, answer.ok, (await answer.json()).code]).toEqual([name, false, '42501'])
      }
    }
    const papelera = await rpc('papelera', {}, guest.token)
    expect(await papelera.json()).toEqual([])
    expect((await restore(999_999_999)).status).toBe(404)
  })
})

describe('append only', () => {
  test('nobody rewrites it: not the operator’s connection, not the owner of the table', async () => {
    await expect(
      sql`update historial set titulo = 'x' where id = (select max(id) from historial)`,
    ).rejects.toThrow('not changed')
    await expect(sql`delete from historial where id = (select max(id) from historial)`).rejects.toThrow(
      'not changed',
    )
    await expect(sql`truncate historial`).rejects.toThrow('not changed')
  })

  test('after two years it goes, except the latest entry of what is still there', async () => {
    const id = await save(fresh())
    const gone = await save(fresh())
    await sql`delete from platos where id = ${gone}`
    await sql`insert into historial (tabla, fila, titulo, operacion, despues, hecho_en) values
      ('platos', ${`viejo-${id}`}, 'Viejo', 'alta', '{}', now() - interval '3 years'),
      ('platos', ${`viejo-${id}`}, 'Viejo', 'cambio', '{}', now() - interval '30 months'),
      ('platos', ${`borrado-${id}`}, 'Borrado', 'alta', '{}', now() - interval '3 years'),
      ('platos', ${`borrado-${id}`}, 'Borrado', 'baja', null, now() - interval '3 years')`
    const [{ n } = { n: 0 }] = await sql`select private.tarea_historial() as n`
    expect(n).toBe(3)
    expect(
      await sql`select operacion from historial where fila in (${`viejo-${id}`}, ${`borrado-${id}`})`,
    ).toEqual([{ operacion: 'cambio' }])
    expect(await history('platos', gone)).toHaveLength(2)
    await expect(sql`delete from historial where fila = ${`viejo-${id}`}`).rejects.toThrow('not changed')
  })
})
