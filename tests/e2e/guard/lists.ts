import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Ensayo } from './attempts.ts'

const TABLAS = ['platos', 'bebidas', 'vinos'] as const
type Tabla = (typeof TABLAS)[number]

/** A row of a list that nobody but an admin sees, after another one in the same group. */
async function fila(sql: Sql, tabla: Tabla, grupo: string): Promise<string> {
  const slug = `canario-${randomUUID()}`
  const nombre = `Canario ${randomUUID()}`
  const [made] =
    tabla === 'vinos'
      ? await sql<
          { id: string }[]
        >`insert into vinos (slug, nombre, bodega, pais, estilo, precio_botella_cents, visible)
          values (${slug}, ${nombre}, 'Bodega', 'España', 'naranja', 2000, false) returning id`
      : await sql<{ id: string }[]>`insert into ${sql(tabla)} (slug, categoria_id, nombre, visible)
          values (${slug}, ${grupo}, ${nombre}, false) returning id`
  if (!made) throw new Error(tabla)
  if (tabla !== 'vinos') {
    const [precios, columna] =
      tabla === 'platos' ? ['plato_precios', 'plato_id'] : ['bebida_precios', 'bebida_id']
    await sql`insert into ${sql(precios)} ${sql({ [columna]: made.id, formato: 'unico', cents: 1000 })}`
  }
  return made.id
}

/** Translations that say nothing, as the form of an editor posts them. */
const vacias = (campos: readonly string[]) =>
  Object.fromEntries(
    ['en', 'fr', 'de', 'it'].flatMap((l) => campos.map((campo) => [`traducciones.${l}.${campo}`, ''])),
  )

/** What the lists of dishes, drinks and wines do to their rows, tried: a row of its own for each verb. */
export async function ensayosDeListas(sql: Sql): Promise<Record<string, Ensayo>> {
  const found: Record<string, Ensayo> = {}
  for (const tabla of TABLAS) {
    const [grupo] = await sql<{ id: string }[]>`
      insert into categorias (slug, tipo, nombre, visible)
      values (${`canario-${randomUUID()}`}, ${tabla === 'platos' ? 'plato' : 'bebida'}, ${`Canario ${randomUUID()}`}, false) returning id`
    const nueva = () => fila(sql, tabla, grupo?.id ?? '')
    const vista = async (id: string) =>
      (await sql<{ visible: boolean }[]>`select visible from ${sql(tabla)} where id = ${id}`)[0]
    const llamado = async (id: string) =>
      (await sql<{ nombre: string }[]>`select nombre from ${sql(tabla)} where id = ${id}`)[0]?.nombre
    const cents = async (id: string) =>
      tabla === 'vinos'
        ? (await sql<{ n: number }[]>`select precio_botella_cents as n from vinos where id = ${id}`)[0]?.n
        : tabla === 'platos'
          ? (await sql<{ n: number }[]>`select cents as n from plato_precios where plato_id = ${id}`)[0]?.n
          : (await sql<{ n: number }[]>`select cents as n from bebida_precios where bebida_id = ${id}`)[0]?.n
    const [mostrada, una, otra, copiada, borrada, devuelta, deLote, deVuelta, prevista] = (await Promise.all(
      Array.from({ length: 9 }, nueva),
    )) as [string, string, string, string, string, string, string, string, string]
    await sql`delete from ${sql(tabla)} where id = ${devuelta}`
    const [baja] = await sql<
      { id: string }[]
    >`select id::text from historial where tabla = ${tabla} and fila = ${devuelta} order by id desc limit 1`
    const lote = (id: string) => ({ [`filas.${id}`]: 'on', porcentaje: '10', redondeo: '10' })
    const place = async (id: string) =>
      Number((await sql`select orden from ${sql(tabla)} where id = ${id}`)[0]?.orden)
    Object.assign(found, {
      [`${tabla}/show`]: {
        fields: { id: mostrada, visible: 'on' },
        twin: async () => (await vista(mostrada))?.visible === true,
      },
      [`${tabla}/sort`]: {
        fields: { id: una, tras: otra },
        twin: async () => (await place(una)) > (await place(otra)),
      },
      [`${tabla}/duplicate`]: {
        fields: { id: copiada },
        twin: async () => {
          const [row] = await sql`select slug from ${sql(tabla)} where id = ${copiada}`
          return (
            (await sql`select 1 from ${sql(tabla)} where slug like ${`${row?.slug}%`} and id <> ${copiada}`)
              .length > 0
          )
        },
      },
      [`${tabla}/removeItem`]: {
        fields: { id: borrada, responde: 'aqui' },
        twin: async () => (await vista(borrada)) === undefined,
      },
      [`${tabla}/giveBack`]: {
        fields: { datos: baja?.id ?? '' },
        twin: async () => (await vista(devuelta)) !== undefined,
      },
      [`${tabla}/batch`]: {
        fields: { ...lote(deLote), verbo: 'precios' },
        twin: async () => ((await cents(deLote)) ?? 0) > (tabla === 'vinos' ? 2000 : 1000),
      },
      [`${tabla}/undoBatch`]: {
        fields: { verbo: 'publicar', 'lotes.0': deVuelta },
        twin: async () => (await vista(deVuelta))?.visible === true,
      },
      [`${tabla}/preview`]: {
        fields: lote(prevista),
        sola: true,
        twin: async (_, body) => body.includes('"despues":'),
      },
    } satisfies Record<string, Ensayo>)
    if (tabla === 'bebidas') {
      const editada = await nueva()
      found['bebidas/saveBebidaAction'] = {
        fields: {
          id: editada,
          nombre: 'Canario cambiado',
          descripcion: '',
          categoria_id: grupo?.id ?? '',
          'precios.0.formato': 'unico',
          'precios.0.importe': '3,00',
          declaracion: 'pendiente',
          ...vacias(['nombre', 'descripcion']),
        },
        twin: async () => (await llamado(editada)) === 'Canario cambiado',
      }
    }
    if (tabla === 'vinos') {
      const editado = await nueva()
      const nada = ['region', 'denominacion', 'crianza', 'nota', 'motivo']
      found['vinos/saveVinoAction'] = {
        fields: {
          id: editado,
          nombre: 'Canario cambiado',
          bodega: 'Bodega',
          pais: 'España',
          estilo: 'naranja',
          precio_botella_cents: '21,00',
          precio_copa_cents: '',
          marida: '',
          declaracion: 'pendiente',
          ...Object.fromEntries(nada.map((campo) => [campo, ''])),
          ...vacias(['nota', 'motivo']),
        },
        twin: async () => (await llamado(editado)) === 'Canario cambiado',
      }
    }
    if (tabla !== 'vinos') {
      const agotada = await nueva()
      found[`${tabla}/setAgotado`] = {
        fields: { id: agotada, agotado: 'on' },
        twin: async () =>
          (await sql`select 1 from ${sql(tabla)} where id = ${agotada} and agotado_hasta is not null`)
            .length === 1,
      }
    }
  }
  const [seccion] = await sql<{ id: string; version: number }[]>`
    insert into categorias (slug, tipo, nombre, visible) values (${`canario-${randomUUID()}`}, 'plato', 'Canario A', false)
    returning id, version`
  const otra = async () =>
    (
      await sql<{ id: string }[]>`
        insert into categorias (slug, tipo, nombre, visible) values (${`canario-${randomUUID()}`}, 'plato', 'Canario B', false)
        returning id`
    )[0]?.id ?? ''
  const [mostrada, movida, borrada, devuelta] = [await otra(), await otra(), await otra(), await otra()]
  await sql`delete from categorias where id = ${devuelta}`
  const [baja] = await sql<
    { id: string }[]
  >`select id::text from historial where tabla = 'categorias' and fila = ${devuelta} order by id desc limit 1`
  const hay = async (id: string) =>
    (
      await sql<
        { visible: boolean; nombre: string }[]
      >`select visible, nombre from categorias where id = ${id}`
    )[0]
  Object.assign(found, {
    'categorias/saveCategoriaAction': {
      fields: {
        id: seccion?.id ?? '',
        version: String(seccion?.version),
        tipo: 'plato',
        nombre: 'Canario C',
        descripcion: '',
        ...Object.fromEntries(
          ['en', 'fr', 'de', 'it'].flatMap((l) =>
            ['nombre', 'descripcion'].map((f) => [`traducciones.${l}.${f}`, '']),
          ),
        ),
      },
      twin: async () => (await hay(seccion?.id ?? ''))?.nombre === 'Canario C',
    },
    'categorias/show': {
      fields: { id: mostrada, visible: 'on' },
      twin: async () => (await hay(mostrada))?.visible === true,
    },
    'categorias/sort': {
      fields: { id: movida, a: 'principio' },
      twin: async () =>
        (await sql`select id from categorias where tipo = 'plato' order by orden, slug limit 1`)[0]?.id ===
        movida,
    },
    'categorias/removeItem': {
      fields: { id: borrada, responde: 'aqui' },
      twin: async () => (await hay(borrada)) === undefined,
    },
    'categorias/giveBack': {
      fields: { datos: baja?.id ?? '' },
      twin: async () => (await hay(devuelta)) !== undefined,
    },
    'importar/importAction': {
      fields: { cosa: 'platos', texto: 'slug;nombre\ngamba-roja-lonja;Canario importado' },
      twin: async (_, body) => body.includes('Canario importado') && body.includes('"cambia"'),
    },
  } satisfies Record<string, Ensayo>)
  return found
}

/** A file of dishes that is looked at without being written. */
export const ensayosDeImportar = (): Record<string, Ensayo> => ({
  'importar/importAction': {
    fields: { cosa: 'platos' },
    archivo: { nombre: 'platos.csv', texto: 'slug;nombre\r\n' },
    twin: async (_, body) => /"estado":"(ensayo|error)"/.test(body) && !body.includes('permisos'),
  },
})

export async function barrerListas(sql: Sql): Promise<void> {
  for (const tabla of ['platos', 'bebidas', 'vinos', 'categorias'])
    await sql`delete from ${sql(tabla)} where nombre like 'Canario %' or slug like 'canario-%'`
}
