import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, pretend, rpc, type Session, signUp, sql } from '../support/client.ts'

/** What the back office asks the database: who may, what is counted, what is found, and the save of the settings. */
let admin: Session
let guest: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp())
  guest = await signUp()
})
afterAll(async () => {
  await sql`delete from platos where slug like 'panel-%'`
})

const pregunta = async (name: string, body: Record<string, unknown>, who: Session = admin) => {
  const answer = await rpc(name, body, who.token)
  return { status: answer.status, body: await answer.json() }
}
const DIAS = { desde: '2026-11-01', hasta: '2026-12-05' }

test.each([
  ['panel_esperan', {}],
  ['panel_resumen', DIAS],
  ['panel_buscar', { texto: 'a' }],
  ['panel_matriz_alergenos', { tipo: 'platos', salto: 0, cuantos: 5 }],
  ['guardar_ajustes', { datos: { lema: { valor: 'Mío' } }, version: 1 }],
])('%s answers administrators alone', async (name, body) => {
  expect((await rpc(name, body)).status).toBe(401)
  for (const who of [guest, await pretend(await signUp(), { role: 'admin' })])
    expect((await pregunta(name, body, who)).body.code).toBe('42501')
})

type Cell = {
  tabla: string
  idioma: string
  completa: number
  borrador: number
  vieja: number
  falta: number
}
const board = async (tabla: string, idioma: string): Promise<Cell> => {
  const { body } = await pregunta('panel_resumen', DIAS)
  return body.traducciones.find((c: Cell) => c.tabla === tabla && c.idioma === idioma)
}

test('the translation board tells missing, draft, stale and complete apart, by language', async () => {
  const antes = await board('platos', 'fr')
  const slug = `panel-${randomUUID().slice(0, 8)}`
  await sql`insert into platos (slug, categoria_id, nombre, descripcion, ingredientes, traducciones)
    select ${slug}, id, 'Prueba', 'Una prueba.', array['pan'], ${sql.json({
      fr: { nombre: 'Essai', descripcion: 'Un essai.', ingredientes: ['pain'] },
    })} from categorias where tipo = 'plato' limit 1`
  const remove = (campo: 'completa' | 'borrador' | 'vieja' | 'falta') => ({
    ...antes,
    [campo]: antes[campo] + 1,
  })
  expect(await board('platos', 'fr')).toEqual(remove('completa'))
  await sql`update platos set descripcion = 'Otra prueba.' where slug = ${slug}`
  expect(await board('platos', 'fr')).toEqual(remove('vieja'))
  await sql`update platos set traducciones = jsonb_set(traducciones, '{fr,estado}', '"borrador"') where slug = ${slug}`
  expect(await board('platos', 'fr')).toEqual(remove('borrador'))
  await sql`update platos set ingredientes = array['pan', 'sal'] where slug = ${slug}`
  expect(await board('platos', 'fr')).toEqual(remove('falta'))
  const { body } = await pregunta('panel_buscar', { texto: 'PRUÉBA' })
  expect(body).toContainEqual(expect.objectContaining({ tipo: 'plato', titulo: 'Prueba' }))
})

test.each([
  ['arroces', 'categoria', 'Arroces'],
  ['ALTRAMUCES', 'alergeno', 'Altramuces'],
  ['la lonja manda', 'idea', 'La lonja manda'],
  ['limonero', 'lamina', 'El limonero del patio'],
  ['política de privac', 'legal', 'Política de Privacidad'],
  ['sal', 'vino', 'Perla de Sal'],
  ['agua mineral', 'bebida', 'Agua mineral'],
  ['aparcamiento', 'pregunta', '¿Hay aparcamiento?'],
])('«%s» finds a thing of its kind: %s', async (texto, tipo, titulo) => {
  const { body } = await pregunta('panel_buscar', { texto })
  expect(body).toContainEqual(expect.objectContaining({ tipo, titulo }))
})

test('the days are counted by service and language, without what was called off; a stretch has an end', async () => {
  const dia = '2026-10-06'
  // Past days cannot be booked: this is history.
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    for (const [hora, personas, idioma, estado] of [
      ['14:00', 2, 'es', 'finalizada'],
      ['14:30', 3, 'es', 'finalizada'],
      ['21:00', 4, 'fr', 'confirmada'],
      ['21:00', 9, 'fr', 'cancelada_cliente'],
      ['21:00', 9, 'fr', 'no_presentada'],
    ] as const)
      await tx`insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, idioma, estado)
        values ('Panel', 'panel@example.com', '+34600123456', ${dia}, ${hora}, ${personas}, ${idioma}, ${estado})`
  })
  const { body } = await pregunta('panel_resumen', { desde: dia, hasta: dia })
  expect(body.dias).toEqual([
    { dia, servicio: 'cena', idioma: 'fr', reservas: 1, personas: 4 },
    { dia, servicio: 'comida', idioma: 'es', reservas: 2, personas: 5 },
  ])
  await sql`delete from reservas where email = 'panel@example.com'`
  expect((await pregunta('panel_resumen', { desde: '2020-01-01', hasta: '2026-01-01' })).body.message).toBe(
    'plazo',
  )
})

test('the allergen table says what is declared, item by item', async () => {
  const { body } = await pregunta('panel_matriz_alergenos', { tipo: 'vinos', salto: 0, cuantos: 500 })
  const [{ n } = { n: 0 }] = await sql<{ n: number }[]>`select count(*)::integer as n from vinos`
  expect(body).toHaveLength(n)
  const [one] = await sql`select v.id::text, jsonb_object_agg(a.alergeno_id, a.presencia) as presencias
    from vinos v join vino_alergenos a on a.vino_id = v.id group by v.id limit 1`
  const fila = body.find(({ id }: { id: string }) => id === one?.id)
  expect(fila.presencias).toEqual(one?.presencias)
})

describe('guardar_ajustes', () => {
  const rows = () => sql`select clave, valor, traducciones, version from ajustes
    where clave in ('lema', 'nombre', 'personas_min', 'personas_max') order by clave`
  const sum = async (...claves: string[]) => {
    const [row] = await sql<{ n: number }[]>`
      select sum(version)::integer as n from ajustes where clave in ${sql(claves)}`
    return row?.n ?? 0
  }

  test('writes what has changed and nothing else, all or nothing', async () => {
    const antes = await rows()
    const motto = antes.find(({ clave }) => clave === 'lema')
    const data = {
      lema: {
        valor: 'Otro lema',
        traducciones: { ...motto?.traducciones, en: { valor: 'Another', estado: 'revisado' } },
      },
      nombre: { valor: antes.find(({ clave }) => clave === 'nombre')?.valor, traducciones: {} },
    }
    const version = await sum('lema', 'nombre')
    expect((await rpc('guardar_ajustes', { datos: data, version }, admin.token)).status).toBeLessThan(300)
    const now = await rows()
    expect(now.find(({ clave }) => clave === 'lema')).toMatchObject({
      valor: 'Otro lema',
      version: motto?.version + 1,
      traducciones: { en: { valor: 'Another' }, fr: { valor: motto?.traducciones.fr.valor } },
    })
    expect(now.filter(({ clave }) => clave !== 'lema')).toEqual(antes.filter(({ clave }) => clave !== 'lema'))
    // Somebody else's sum is old by now.
    expect((await pregunta('guardar_ajustes', { datos: data, version })).body.message).toBe('conflicto')
    const mal = { lema: { valor: 'Y otro' }, personas_max: { valor: 21 } }
    const refused = await pregunta('guardar_ajustes', {
      datos: mal,
      version: await sum('lema', 'personas_max'),
    })
    expect(refused.body.code).toBe('23514')
    expect(await rows()).toEqual(now)
    await sql`update ajustes set valor = ${sql.json(motto?.valor)}, traducciones = ${sql.json(motto?.traducciones)} where clave = 'lema'`
  })

  test('an administrator writes special days of every kind; what none may hold is refused by its rule', async () => {
    const [antes] = await sql`select valor from ajustes where clave = 'cierres'`
    const en = { desde: '2031-01-01', hasta: '2031-01-02' }
    const dias = [
      { ...en, tipo: 'cierre', motivo: 'Año nuevo' },
      { ...en, tipo: 'apertura_especial', comida: ['13:00'] },
      { ...en, tipo: 'horario_especial', comida: [], cena: ['20:00', '20:30'] },
      { ...en, tipo: 'aforo_reducido', aforo: { interior: 0 } },
    ]
    const save = async (valor: unknown) =>
      rpc('guardar_ajustes', { datos: { cierres: { valor } }, version: await sum('cierres') }, admin.token)
    expect((await save(dias)).status).toBeLessThan(300)
    expect((await sql`select valor from ajustes where clave = 'cierres'`)[0]?.valor).toEqual(dias)
    for (const mal of [
      { ...en, tipo: 'horario_especial', cena: ['25:00'] },
      { ...en, tipo: 'aforo_reducido', aforo: { barra: 2 } },
      { ...en, hasta: '2030-12-31' },
    ])
      expect(
        (
          await pregunta('guardar_ajustes', {
            datos: { cierres: { valor: [mal] } },
            version: await sum('cierres'),
          })
        ).body.code,
      ).toBe('23514')
    await sql`update ajustes set valor = ${sql.json(antes?.valor)} where clave = 'cierres'`
  })

  test('refuses a least party above the largest, and a setting there is not', async () => {
    const data = { personas_min: { valor: 9 }, personas_max: { valor: 8 } }
    const version = await sum('personas_min', 'personas_max')
    expect((await pregunta('guardar_ajustes', { datos: data, version })).body.message).toBe('personas')
    const nothing = { datos: { no_hay: { valor: 1 } }, version: 1 }
    expect((await pregunta('guardar_ajustes', nothing)).body.message).toBe('no_existe')
  })
})
