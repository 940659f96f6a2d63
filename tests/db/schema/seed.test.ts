import { expect, test } from 'vitest'
import { rest, sql } from '../support/client.ts'

const IDIOMAS = ['en', 'fr', 'de', 'it']
/** The translated columns of every table of content. */
const TRANSLATED: Record<string, readonly string[]> = {
  alergenos: ['nombre'],
  categorias: ['nombre', 'descripcion'],
  platos: ['nombre', 'descripcion', 'ingredientes'],
  bebidas: ['nombre', 'descripcion'],
  vinos: ['nota', 'motivo'],
  maridajes: ['motivo'],
  contenido_reservas: [
    'titulo_principal',
    'descripcion_principal',
    'mensaje_confirmacion',
    'mensaje_whatsapp',
  ],
  footer_info: ['descripcion_restaurante'],
  contacto: [
    ...['como_llegar', 'aparcamiento', 'transporte', 'bicicleta'],
    ...['accesibilidad', 'terraza', 'grupos', 'atencion'],
  ],
  filosofia: ['titulo', 'subtitulo', 'cuerpo'],
  galeria: ['titulo', 'pie', 'alt'],
  preguntas_frecuentes: ['pregunta', 'respuesta'],
  legales: ['titulo', 'cuerpo'],
  zonas: ['nombre', 'descripcion'],
}

const count = async (table: string): Promise<number> => {
  const [row] = await sql`select count(*)::int as n from ${sql(table)}`
  return row?.n
}

test('the seed is loaded, and at least as rich as promised', async () => {
  expect(await count('platos')).toBe(75)
  expect(await count('bebidas')).toBe(37)
  expect(await count('vinos')).toBe(86)
  expect(await count('alergenos')).toBe(14)
  expect(await count('filosofia')).toBe(6)
  expect(await count('galeria')).toBe(12)
  expect(await count('experiencias')).toBe(14)
  expect(await count('preguntas_frecuentes')).toBe(33)
  expect(await count('legales')).toBe(4)
  expect(await count('zonas')).toBe(2)
  expect(await count('maridajes')).toBeGreaterThanOrEqual(100)
  for (const single of ['footer_info', 'contenido_reservas', 'contacto']) expect(await count(single)).toBe(1)
  const [shown] = await sql`select
    (select count(*)::int from platos where visible) as platos,
    (select count(*)::int from bebidas where visible) as bebidas,
    (select count(*)::int from vinos where visible and stock > 0) as vinos`
  expect(shown?.platos).toBeGreaterThanOrEqual(54)
  expect(shown?.bebidas).toBeGreaterThanOrEqual(24)
  expect(shown?.vinos).toBeGreaterThanOrEqual(80)
})

test.each([
  ['platos', 'plato_precios', 74],
  ['bebidas', 'bebida_precios', 37],
])('every visible row of %s has a price, and visitors see the same ones', async (table, prices, shown) => {
  const answer = await rest(`${table}?select=slug,precios:${prices}(cents)&limit=100`)
  const rows = (await answer.json()) as { slug: string; precios: { cents: number }[] }[]
  expect(rows).toHaveLength(shown)
  expect(rows.filter((row) => row.precios.length === 0)).toEqual([])
})

test.each(Object.entries(TRANSLATED))(
  '%s: every text is there in all five languages, stamped with its Spanish',
  async (table, columns) => {
    const rows = await sql`select t.traducciones, to_jsonb(t) as fila,
      private.huella_textos(to_jsonb(t), (select tgargs_list from (
        select string_to_array(trim(trailing E'\\\\000' from encode(tgargs, 'escape')), E'\\\\000') as tgargs_list
        from pg_trigger where tgrelid = ${table}::regclass and tgname = 'sellar') s)) as huella
      from ${sql(table)} t`
    expect(rows.length).toBeGreaterThan(0)
    for (const { traducciones, fila, huella } of rows)
      for (const idioma of IDIOMAS) {
        const texts = traducciones[idioma]
        const missing = columns.filter((column) => fila[column] !== null && !texts?.[column]?.length)
        expect([fila.slug ?? fila.clave ?? fila.motivo ?? fila.id, idioma, missing]).toEqual([
          expect.anything(),
          idioma,
          [],
        ])
        expect(texts.origen).toBe(huella)
      }
  },
)

test('settings that are read as texts are there in all five languages', async () => {
  const rows =
    await sql`select clave, traducciones from ajustes where publico and jsonb_typeof(valor) = 'string'
    and (clave ~ '^(lema|descripcion|aviso_|estilo_|servicio_|horario_nota)')`
  expect(rows.length).toBeGreaterThan(15)
  const incomplete = rows.filter(({ traducciones }) => IDIOMAS.some((idioma) => !traducciones[idioma]?.valor))
  expect(incomplete.map((row) => row.clave)).toEqual([])
})

test('special days carry their reason in five languages', async () => {
  const [row] = await sql`select valor from ajustes where clave = 'cierres'`
  expect(row?.valor.length).toBeGreaterThan(0)
  for (const cierre of row?.valor ?? [])
    expect([cierre.motivo, ...IDIOMAS.map((idioma) => cierre.traducciones[idioma]?.motivo)]).toEqual(
      Array(5).fill(expect.stringMatching(/\S/)),
    )
})

test('the wall is young on the day it is set up, speaks five languages, and is told from checked visits', async () => {
  const rows =
    await sql`select estado, idioma, verificada, user_id, publicada_en > now() - interval '5 days' as recent,
    publicada_en < now() as past, creado_en < publicada_en as ordered from experiencias`
  expect(
    rows.every((row) => row.estado === 'publicada' && row.past && row.ordered && row.user_id === null),
  ).toBe(true)
  expect(rows.some((row) => row.recent)).toBe(true)
  expect(new Set(rows.map((row) => row.idioma))).toEqual(new Set(['es', ...IDIOMAS]))
  expect(rows.filter((row) => row.verificada).length).toBeGreaterThan(0)
  expect(rows.filter((row) => !row.verificada).length).toBeGreaterThan(0)
})

test('each dish that is poured a wine for has pairs a visitor may see, by each other’s slug', async () => {
  const answer = await rest('maridajes?select=motivo,platos(slug),vinos(slug)&limit=500')
  const rows = (await answer.json()) as { platos: { slug: string } | null; vinos: { slug: string } | null }[]
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter((row) => !row.platos || !row.vinos)).toEqual([])
  expect(new Set(rows.map((row) => row.platos?.slug)).size).toBeGreaterThan(60)
  expect(new Set(rows.map((row) => row.vinos?.slug)).size).toBeGreaterThan(60)
})

test('nobody counts seats yet', async () => {
  expect(await sql`select aforo, exterior from zonas order by clave`).toMatchObject([
    { aforo: null, exterior: true },
    { aforo: null, exterior: false },
  ])
})
