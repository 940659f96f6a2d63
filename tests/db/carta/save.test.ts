import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, rest, type Session, signUp, sql } from '../support/client.ts'

/** The back office's one save of a drink and of a wine; dishes have a file of their own (platos.test.ts). */
let admin: Session
let barra: string
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  barra = (await sql`select id from categorias where tipo = 'bebida' order by orden limit 1`)[0]?.id
})
afterAll(async () => {
  await sql`delete from bebidas where slug like 'prueba-%'`
  await sql`delete from vinos where slug like 'prueba-%'`
  await sql`delete from platos where slug like 'prueba-%'`
})

const guardar = (que: 'plato' | 'bebida' | 'vino', datos: Record<string, unknown>, token?: string) =>
  rest(`rpc/guardar_${que}`, { body: { datos }, ...(token ? { token } : {}) })
const guardado = async (
  que: 'plato' | 'bebida' | 'vino',
  datos: Record<string, unknown>,
): Promise<string> => {
  const answer = await guardar(que, datos, admin.token)
  expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, ''])
  return answer.json()
}
const slug = () => `prueba-${randomUUID().slice(0, 8)}`
const bebida = (change: Record<string, unknown> = {}) => ({
  slug: slug(),
  categoria_id: barra,
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
    const id = await guardado('bebida', bebida())
    const [row] = await sql`select * from bebidas where id = ${id}`
    expect(row).toMatchObject({ nombre: 'Limonada', con_alcohol: false, visible: true, version: 1 })
    expect(row?.declarado_en).toBeInstanceOf(Date)
    await guardado('bebida', {
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
    const id = await guardado('vino', vino())
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
    await guardado('vino', { id, version: 1, precio_copa_cents: null, copa_ml: null, anada: 2024 })
    expect((await sql`select * from vinos where id = ${id}`)[0]).toMatchObject({
      precio_copa_cents: null,
      anada: 2024,
    })
  })

  test('pairs both ways: what a dish says of a wine, the wine says of the dish', async () => {
    const [categoria] = await sql`select id from categorias where tipo = 'plato' order by orden limit 1`
    const [uno, dos] = [await guardado('vino', vino()), await guardado('vino', vino())]
    const dish = await guardado('plato', {
      ...plato(),
      categoria_id: categoria?.id,
      maridajes: [
        { vino: dos, motivo: 'Por la sal.', traducciones: { en: { motivo: 'For the salt.' } } },
        { vino: uno, motivo: 'Por el limón.' },
      ],
    })
    const pares = () =>
      sql`select vino_id, motivo, orden, traducciones -> 'en' ->> 'origen' as sello, version from maridajes
        where plato_id = ${dish} order by orden`
    const [first] = await pares()
    expect(await pares()).toMatchObject([
      { vino_id: dos, motivo: 'Por la sal.', orden: 1 },
      { vino_id: uno, orden: 2 },
    ])
    // The stale stays stale: a reason whose translation nobody has touched keeps its stamp.
    await guardado('plato', {
      id: dish,
      maridajes: [
        { vino: dos, motivo: 'Por la salinidad.', traducciones: { en: { motivo: 'For the salt.' } } },
      ],
    })
    expect(await pares()).toMatchObject([{ vino_id: dos, motivo: 'Por la salinidad.', sello: first?.sello }])
    // From the wine's side; which wine comes first stays the dish's affair.
    await guardado('vino', { id: uno, maridajes: [{ plato: dish, motivo: 'Vuelve.' }] })
    expect(await pares()).toMatchObject([
      { vino_id: dos, orden: 1 },
      { vino_id: uno, orden: 2, motivo: 'Vuelve.' },
    ])
    await guardado('vino', { id: dos, maridajes: [] })
    expect(await pares()).toMatchObject([{ vino_id: uno }])
    await guardado('plato', { id: dish, nombre: 'Sin tocar los maridajes' })
    expect(await pares()).toHaveLength(1)
  })
})

describe.each([
  ['bebida', 'bebidas', bebida],
  ['vino', 'vinos', vino],
] as const)('guardar_%s', (que, tabla, nueva) => {
  test('T-ADM-07: the second of two editors is told, and nothing of his is stored', async () => {
    const id = await guardado(que, nueva())
    await guardado(que, { id, version: 1, nombre: 'Primera' })
    const answer = await guardar(que, { id, version: 1, nombre: 'Segunda', alergenos: {} }, admin.token)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'PT409', message: 'conflicto' })
    expect((await sql`select nombre from ${sql(tabla)} where id = ${id}`)[0]?.nombre).toBe('Primera')
    const twenty = await Promise.all(
      Array.from({ length: 20 }, () => guardar(que, { id, version: 2, nombre: 'Carrera' }, admin.token)),
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
      const datos = nueva(change)
      expect([change, (await guardar(que, datos, admin.token)).ok]).toEqual([change, false])
      expect(await sql`select 1 from ${sql(tabla)} where slug = ${String(datos.slug)}`).toHaveLength(0)
    }
    const guest = await signUp({ role: 'admin' })
    const id = await guardado(que, nueva())
    for (const token of [undefined, guest.token]) {
      expect([401, 403]).toContain((await guardar(que, nueva(), token)).status)
      expect((await guardar(que, { id, nombre: 'Robado' }, token)).ok).toBe(false)
    }
    expect((await guardar(que, { id: randomUUID(), nombre: 'X' }, admin.token)).status).toBe(404)
  })

  test('each save is one version, with what belongs to the row', async () => {
    const id = await guardado(que, nueva())
    await guardado(que, { id, alergenos: { gluten: 'contiene' }, nombre: 'Otra' })
    const versions =
      await sql`select operacion, despues from historial where tabla = ${tabla} and fila = ${id} order by id`
    expect(versions.map(({ operacion }) => operacion)).toEqual(['alta', 'cambio'])
    expect(versions[1]?.despues).toMatchObject({ nombre: 'Otra', alergenos: { gluten: 'contiene' } })
  })

  test('a translation that was looked over is fresh again, without a change', async () => {
    const campo = que === 'vino' ? 'nota' : 'nombre'
    const id = await guardado(que, nueva({ traducciones: { en: { [campo]: 'Same' } } }))
    const sello = async () =>
      (await sql`select traducciones -> 'en' ->> 'origen' as sello from ${sql(tabla)} where id = ${id}`)[0]
        ?.sello
    const first = await sello()
    // A form says of every translation that it is published: no news.
    await guardado(que, {
      id,
      [campo]: 'Otro español',
      traducciones: { en: { [campo]: 'Same', estado: 'revisado' } },
    })
    expect(await sello()).toBe(first)
    await guardado(que, {
      id,
      traducciones: { en: { [campo]: 'Same', estado: 'revisado', origen: 'repasado' } },
    })
    expect(await sello()).not.toBe(first)
    expect(await sello()).toMatch(/^[0-9a-f]{32}$/)
  })
})
