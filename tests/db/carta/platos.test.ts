import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, rest, type Session, signUp, sql } from '../support/client.ts'

/** The back office's one save of a dish, and what content tables refuse whoever writes. */
let admin: Session
let categoria: string
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  categoria = (await sql`select id from categorias order by orden limit 1`)[0]?.id
})
afterAll(async () => {
  await sql`delete from platos where slug like 'prueba-%'`
})

const save = (data: Record<string, unknown>, token?: string) =>
  rest('rpc/guardar_plato', { body: { datos: data }, ...(token ? { token } : {}) })
const fresh = (change: Record<string, unknown> = {}) => ({
  slug: `prueba-${randomUUID().slice(0, 8)}`,
  categoria_id: categoria,
  nombre: 'Prueba',
  descripcion: 'Una prueba.',
  ingredientes: ['pan', 'queso'],
  precios: [
    { formato: 'media', cents: 700 },
    { formato: 'racion', cents: 1200 },
  ],
  alergenos: { gluten: 'contiene', leche: 'contiene', huevos: 'comprobado_sin' },
  declarado: true,
  traducciones: { en: { nombre: 'Test', descripcion: '' }, fr: { nombre: '', ingredientes: [] } },
  ...change,
})
const saved = async (data: Record<string, unknown>): Promise<string> => {
  const answer = await save(data, admin.token)
  expect(answer.status).toBe(200)
  return answer.json()
}
const plato = async (id: string) => (await sql`select * from platos where id = ${id}`)[0]

describe('guardar_plato', () => {
  test('makes a dish with prices and allergens, cleans and stamps its translations', async () => {
    const id = await saved(fresh())
    const row = await plato(id)
    expect(row).toMatchObject({
      nombre: 'Prueba',
      visible: true,
      picante: 0,
      version: 1,
      declarado_por: 'almaenigma',
    })
    expect(row?.declarado_en).toBeInstanceOf(Date)
    expect(row?.traducciones).toEqual({
      en: { nombre: 'Test', origen: expect.stringMatching(/^[0-9a-f]{32}$/) },
    })
    expect(Number(row?.orden)).toBeGreaterThan(0)
    expect(
      await sql`select formato, cents, minimo from plato_precios where plato_id = ${id} order by orden`,
    ).toEqual([
      { formato: 'media', cents: 700, minimo: 1 },
      { formato: 'racion', cents: 1200, minimo: 1 },
    ])
    expect(
      await sql`select alergeno_id, presencia from plato_alergenos where plato_id = ${id} order by 1`,
    ).toEqual([
      { alergeno_id: 1, presencia: 'contiene' },
      { alergeno_id: 3, presencia: 'comprobado_sin' },
      { alergeno_id: 7, presencia: 'contiene' },
    ])
  })

  test('changes what it is told and keeps the rest', async () => {
    const id = await saved(fresh())
    expect(await saved({ id, version: 1, nombre: 'Otra', precios: [{ formato: 'unico', cents: 900 }] })).toBe(
      id,
    )
    expect(await plato(id)).toMatchObject({
      nombre: 'Otra',
      descripcion: 'Una prueba.',
      version: 2,
      declarado_por: 'almaenigma',
    })
    expect(await sql`select formato from plato_precios where plato_id = ${id}`).toEqual([
      { formato: 'unico' },
    ])
    expect(await sql`select 1 from plato_alergenos where plato_id = ${id}`).toHaveLength(3)
    await saved({ id, descripcion: null, visible: false, agotado_hasta: '2030-01-01' })
    expect(await plato(id)).toMatchObject({ descripcion: null, visible: false })
  })

  test('a minimum of guests that the editor does not show is kept', async () => {
    const id = await saved(fresh({ precios: [{ formato: 'persona', cents: 1900, minimo: 2 }] }))
    await saved({
      id,
      precios: [
        { formato: 'persona', cents: 2000 },
        { formato: 'unico', cents: 100 },
      ],
    })
    expect(
      await sql`select formato, cents, minimo from plato_precios where plato_id = ${id} order by orden`,
    ).toEqual([
      { formato: 'persona', cents: 2000, minimo: 2 },
      { formato: 'unico', cents: 100, minimo: 1 },
    ])
  })

  test('T-ADM-07: the second of two editors is told, and nothing of his is stored', async () => {
    const id = await saved(fresh())
    await saved({ id, version: 1, nombre: 'Primera' })
    const answer = await save({ id, version: 1, nombre: 'Segunda', precios: [] }, admin.token)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'PT409', message: 'conflicto' })
    expect((await plato(id))?.nombre).toBe('Primera')
    expect(await sql`select 1 from plato_precios where plato_id = ${id}`).toHaveLength(2)
    const twenty = await Promise.all(
      Array.from({ length: 20 }, () => save({ id, version: 2, nombre: 'Carrera' }, admin.token)),
    )
    expect(twenty.filter((a) => a.ok)).toHaveLength(1)
  })

  test('all or nothing: a bad price or allergen stores no dish', async () => {
    for (const change of [
      { precios: [{ formato: 'unico', cents: 0 }] },
      { precios: [{ formato: 'cubo', cents: 100 }] },
      { alergenos: { kriptonita: 'contiene' } },
      { alergenos: { gluten: 'quizas' } },
      { nombre: ' ' },
      { slug: 'Con Espacios' },
      { picante: 4 },
      { vegano: true, vegetariano: false },
      { ingredientes: [''] },
    ]) {
      const data = fresh(change)
      expect([change, (await save(data, admin.token)).ok]).toEqual([change, false])
      expect(await sql`select 1 from platos where slug = ${String(data.slug)}`).toHaveLength(0)
    }
  })

  test('visitors, guests and unknown ids are refused', async () => {
    const before = (await sql`select count(*) from platos`)[0]
    const guest = await signUp({ role: 'admin' })
    const id = await saved(fresh())
    for (const token of [undefined, guest.token]) {
      const made = await save(fresh(), token)
      expect([401, 403]).toContain(made.status)
      expect((await made.json()).code).toBe('42501')
      expect((await save({ id, nombre: 'Robado' }, token)).ok).toBe(false)
    }
    expect((await plato(id))?.nombre).toBe('Prueba')
    expect((await save({ id: randomUUID(), nombre: 'X' }, admin.token)).status).toBe(404)
    await sql`delete from platos where id = ${id}`
    expect((await sql`select count(*) from platos`)[0]).toEqual(before)
  })

  test('T-ALG-01: a changed recipe is undeclared until somebody vouches for it again', async () => {
    const id = await saved(fresh())
    await saved({ id, nombre: 'Otra' })
    expect((await plato(id))?.declarado_en).not.toBe(null)
    await saved({ id, ingredientes: ['pan', 'queso', 'nuez'] })
    expect(await plato(id)).toMatchObject({ declarado_en: null, declarado_por: null })
    await saved({ id, ingredientes: ['pan', 'nuez'], declarado: true, declarado_por: 'cocina' })
    expect(await plato(id)).toMatchObject({ declarado_en: expect.any(Date), declarado_por: 'cocina' })
    const patch = await rest(`platos?id=eq.${id}`, {
      method: 'PATCH',
      body: { ingredientes: ['pan'] },
      token: admin.token,
    })
    expect(patch.ok).toBe(true)
    expect((await plato(id))?.declarado_en).toBe(null)
  })
})

describe('translations', () => {
  test('one that stays while the Spanish changes keeps its stamp, one that changes gets today’s', async () => {
    const id = await saved(
      fresh({ traducciones: { en: { nombre: 'Test' }, de: { nombre: 'Probe', estado: 'borrador' } } }),
    )
    const first = (await plato(id))?.traducciones
    await saved({
      id,
      nombre: 'Cambiado',
      traducciones: { en: { nombre: 'Test', origen: 'falso' }, de: { nombre: 'Geändert' } },
    })
    const second = (await plato(id))?.traducciones
    expect(second.en).toEqual(first.en)
    expect(second.de.origen).not.toBe(first.de.origen)
    const [today] =
      await sql`select private.huella_textos(to_jsonb(p), array['nombre', 'descripcion', 'ingredientes']) as h
      from platos p where id = ${id}`
    expect(second.de).toEqual({ nombre: 'Geändert', origen: today?.h })
  })

  test.each([
    ['Spanish', { es: { nombre: 'x' } }],
    ['another language', { pt: { nombre: 'x' } }],
    ['another column', { en: { precio: 'x' } }],
    ['another state', { en: { nombre: 'x', estado: 'publicado' } }],
    ['a number', { en: { nombre: 7 } }],
    ['a text too long', { en: { descripcion: 'x'.repeat(601) } }],
    ['a list of numbers', { en: { ingredientes: [1] } }],
    ['no object', { en: 'x' }],
    ['a list', ['x']],
  ])('refuse %s, whoever writes', async (_, traducciones) => {
    expect((await save(fresh({ traducciones }), admin.token)).ok).toBe(false)
    await expect(
      sql`update platos set traducciones = ${sql.json(traducciones as never)} where slug = 'arroz-negro-sepia'`,
    ).rejects.toThrow('traducciones')
  })
})

test('settings that rules read are numbers in their bounds', async () => {
  for (const [clave, valor] of [
    ['personas_max', '21'],
    ['personas_max', '"20"'],
    ['personas_min', '0'],
    ['aviso_minutos', '-5'],
    ['horizonte_dias', '1.5'],
    ['dias_cerrados', '[8]'],
    ['dias_cerrados', '1'],
    ['cierres', '[{"desde":"2026-12-24"}]'],
    ['cierres', '[{"desde":"2026-12-25","hasta":"2026-12-24"}]'],
  ] as const)
    await expect(
      sql`update ajustes set valor = ${valor}::text::jsonb where clave = ${clave}`,
      `${clave} ${valor}`,
    ).rejects.toThrow('ajustes_numeros')
  await sql`update ajustes set valor = '20' where clave = 'personas_max'`
})

test('slots are times of day, ascending; the single rows stay single', async () => {
  for (const horas of [['25:00'], ['13:15', '13:00'], ['13:00', '13:00'], ['9:00'], ['']])
    await expect(sql`update contenido_reservas set horarios_comida = ${horas}`).rejects.toThrow(
      'horarios_comida',
    )
  await expect(sql`insert into contenido_reservas (titulo_principal) values ('otra')`).rejects.toThrow(
    'una_fila',
  )
  await expect(sql`insert into footer_info (telefono) values ('+34 600 000 000')`).rejects.toThrow('una_fila')
})
