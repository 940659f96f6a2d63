import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, rest, type Session, signUp, sql } from '../support/client.ts'

/** The back office's one save of a drink and of a wine; dishes have a file of their own (platos.test.ts). */
let admin: Session
let bar: string
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  bar = (await sql`select id from categorias where tipo = 'bebida' order by orden limit 1`)[0]?.id
})
afterAll(async () => {
  await sql`delete from bebidas where slug like 'prueba-%'`
  await sql`delete from vinos where slug like 'prueba-%'`
  await sql`delete from platos where slug like 'prueba-%'`
})

const save = (que: 'plato' | 'bebida' | 'vino', data: Record<string, unknown>, token?: string) =>
  rest(`rpc/guardar_${que}`, { body: { datos: data }, ...(token ? { token } : {}) })
const saved = async (que: 'plato' | 'bebida' | 'vino', data: Record<string, unknown>): Promise<string> => {
  const answer = await save(que, data, admin.token)
  expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, ''])
  return answer.json()
}
const slug = () => `prueba-${randomUUID().slice(0, 8)}`
const bebida = (change: Record<string, unknown> = {}) => ({
  slug: slug(),
  categoria_id: bar,
  nombre: 'Limonada',
  descripcion: 'Limón y hierbabuena.',
  volumen_ml: 330,
  precios: [{ formato: 'unico', cents: 350 }],
  alergenos: { sulfitos: 'comprobado_sin' },
  declarado: true,
  traducciones: { en: { nombre: 'Lemonade' } },
  ...change,
})
const vino = (change: Record<string, unknown> = {}) => ({
  slug: slug(),
  nombre: 'Ola',
  bodega: 'Bodega de prueba',
  pais: 'España',
  estilo: 'blanco',
  uvas: [{ clave: 'malvasia', porcentaje: 100 }],
  precio_botella_cents: 2400,
  precio_copa_cents: 450,
  copa_ml: 125,
  stock: 6,
  nota: 'Sal y limón.',
  alergenos: { sulfitos: 'contiene' },
  declarado: true,
  ...change,
})
const plato = () => ({
  slug: slug(),
  nombre: 'Prueba',
  precios: [{ formato: 'unico', cents: 900 }],
})

describe('guardar_bebida', () => {
  test('makes a drink with prices and allergens, and changes what it is told', async () => {
    const id = await saved('bebida', bebida())
    const [row] = await sql`select * from bebidas where id = ${id}`
    expect(row).toMatchObject({ nombre: 'Limonada', con_alcohol: false, visible: true, version: 1 })
    expect(row?.declarado_en).toBeInstanceOf(Date)
    await saved('bebida', {
      id,
      version: 1,
      con_alcohol: true,
      graduacion: 4.5,
      precios: [{ formato: 'media', cents: 200 }],
    })
    expect((await sql`select * from bebidas where id = ${id}`)[0]).toMatchObject({
      con_alcohol: true,
      graduacion: '4.5',
      descripcion: 'Limón y hierbabuena.',
      version: 2,
    })
    expect(await sql`select formato, cents from bebida_precios where bebida_id = ${id}`).toEqual([
      { formato: 'media', cents: 200 },
    ])
    expect(await sql`select presencia from bebida_alergenos where bebida_id = ${id}`).toHaveLength(1)
  })
})

describe('guardar_vino', () => {
  test('makes a wine with grapes and allergens, last of its style', async () => {
    const id = await saved('vino', vino())
    const [row] = await sql`select * from vinos where id = ${id}`
    expect(row).toMatchObject({
      uvas: [{ clave: 'malvasia', porcentaje: 100 }],
      formato_ml: 750,
      stock: 6,
      version: 1,
    })
    const [last] =
      await sql`select id from vinos where estilo = 'blanco' order by orden desc, slug desc limit 1`
    expect(last?.id).toBe(id)
    await saved('vino', { id, version: 1, precio_copa_cents: null, copa_ml: null, anada: 2024 })
    expect((await sql`select * from vinos where id = ${id}`)[0]).toMatchObject({
      precio_copa_cents: null,
      anada: 2024,
    })
  })

  test('pairs both ways: what a dish says of a wine, the wine says of the dish', async () => {
    const [categoria] = await sql`select id from categorias where tipo = 'plato' order by orden limit 1`
    const [one, two] = [await saved('vino', vino()), await saved('vino', vino())]
    const dish = await saved('plato', {
      ...plato(),
      categoria_id: categoria?.id,
      maridajes: [
        { vino: two, motivo: 'Por la sal.', traducciones: { en: { motivo: 'For the salt.' } } },
        { vino: one, motivo: 'Por el limón.' },
      ],
    })
    const pares = () =>
      sql`select vino_id, motivo, orden, traducciones -> 'en' ->> 'origen' as sello, version from maridajes
        where plato_id = ${dish} order by orden`
    const [first] = await pares()
    expect(await pares()).toMatchObject([
      { vino_id: two, motivo: 'Por la sal.', orden: 1 },
      { vino_id: one, orden: 2 },
    ])
    // The stale stays stale: a reason whose translation nobody has touched keeps its stamp.
    await saved('plato', {
      id: dish,
      maridajes: [
        { vino: two, motivo: 'Por la salinidad.', traducciones: { en: { motivo: 'For the salt.' } } },
      ],
    })
    expect(await pares()).toMatchObject([{ vino_id: two, motivo: 'Por la salinidad.', sello: first?.sello }])
    // From the wine's side; which wine comes first stays the dish's affair.
    await saved('vino', { id: one, maridajes: [{ plato: dish, motivo: 'Vuelve.' }] })
    expect(await pares()).toMatchObject([
      { vino_id: two, orden: 1 },
      { vino_id: one, orden: 2, motivo: 'Vuelve.' },
    ])
    await saved('vino', { id: two, maridajes: [] })
    expect(await pares()).toMatchObject([{ vino_id: one }])
    await saved('plato', { id: dish, nombre: 'Sin tocar los maridajes' })
    expect(await pares()).toHaveLength(1)
  })
})

describe.each([
  ['bebida', 'bebidas', bebida],
  ['vino', 'vinos', vino],
] as const)('guardar_%s', (que, tabla, fresh) => {
  test('T-ADM-07: the second of two editors is told, and nothing of his is stored', async () => {
    const id = await saved(que, fresh())
    await saved(que, { id, version: 1, nombre: 'Primera' })
    const answer = await save(que, { id, version: 1, nombre: 'Segunda', alergenos: {} }, admin.token)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'PT409', message: 'conflicto' })
    expect((await sql`select nombre from ${sql(tabla)} where id = ${id}`)[0]?.nombre).toBe('Primera')
    const twenty = await Promise.all(
      Array.from({ length: 20 }, () => save(que, { id, version: 2, nombre: 'Carrera' }, admin.token)),
    )
    expect(twenty.filter((a) => a.ok)).toHaveLength(1)
  })

  test('all or nothing; visitors, guests and unknown ids are refused', async () => {
    for (const change of [
      { alergenos: { kriptonita: 'contiene' } },
      { alergenos: { gluten: 'quizas' } },
      { nombre: ' ' },
      { slug: 'Con Espacios' },
      que === 'vino' ? { precio_copa_cents: null } : { precios: [{ formato: 'cubo', cents: 100 }] },
      que === 'vino'
        ? { maridajes: [{ plato: randomUUID(), motivo: 'x' }] }
        : { vegano: true, vegetariano: false },
    ]) {
      const data = fresh(change)
      expect([change, (await save(que, data, admin.token)).ok]).toEqual([change, false])
      expect(await sql`select 1 from ${sql(tabla)} where slug = ${String(data.slug)}`).toHaveLength(0)
    }
    const guest = await signUp({ role: 'admin' })
    const id = await saved(que, fresh())
    for (const token of [undefined, guest.token]) {
      expect([401, 403]).toContain((await save(que, fresh(), token)).status)
      expect((await save(que, { id, nombre: 'Robado' }, token)).ok).toBe(false)
    }
    expect((await save(que, { id: randomUUID(), nombre: 'X' }, admin.token)).status).toBe(404)
  })

  test('each save is one version, with what belongs to the row', async () => {
    const id = await saved(que, fresh())
    await saved(que, { id, alergenos: { gluten: 'contiene' }, nombre: 'Otra' })
    const versions =
      await sql`select operacion, despues from historial where tabla = ${tabla} and fila = ${id} order by id`
    expect(versions.map(({ operacion }) => operacion)).toEqual(['alta', 'cambio'])
    expect(versions[1]?.despues).toMatchObject({ nombre: 'Otra', alergenos: { gluten: 'contiene' } })
  })

  test('a translation that was looked over is fresh again, without a change', async () => {
    const campo = que === 'vino' ? 'nota' : 'nombre'
    const id = await saved(que, fresh({ traducciones: { en: { [campo]: 'Same' } } }))
    const stamp = async () =>
      (await sql`select traducciones -> 'en' ->> 'origen' as sello from ${sql(tabla)} where id = ${id}`)[0]
        ?.sello
    const first = await stamp()
    // A form says of every translation that it is published: no news.
    await saved(que, {
      id,
      [campo]: 'Otro español',
      traducciones: { en: { [campo]: 'Same', estado: 'revisado' } },
    })
    expect(await stamp()).toBe(first)
    await saved(que, {
      id,
      traducciones: { en: { [campo]: 'Same', estado: 'revisado', origen: 'repasado' } },
    })
    expect(await stamp()).not.toBe(first)
    expect(await stamp()).toMatch(/^[0-9a-f]{32}$/)
  })
})
