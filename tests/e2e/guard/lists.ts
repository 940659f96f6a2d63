import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Trial } from './attempts.ts'

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
    const [precios, column] =
      tabla === 'platos' ? ['plato_precios', 'plato_id'] : ['bebida_precios', 'bebida_id']
    await sql`insert into ${sql(precios)} ${sql({ [column]: made.id, formato: 'unico', cents: 1000 })}`
  }
  return made.id
}

/** Translations that say nothing, as the form of an editor posts them. */
const blank = (campos: readonly string[]) =>
  Object.fromEntries(
    ['en', 'fr', 'de', 'it'].flatMap((l) => campos.map((campo) => [`traducciones.${l}.${campo}`, ''])),
  )

/** What the lists of dishes, drinks and wines do to their rows, tried: a row of its own for each verb. */
export async function listTrials(sql: Sql): Promise<Record<string, Trial>> {
  const found: Record<string, Trial> = {}
  for (const tabla of TABLAS) {
    const [grupo] = await sql<{ id: string }[]>`
      insert into categorias (slug, tipo, nombre, visible)
      values (${`canario-${randomUUID()}`}, ${tabla === 'platos' ? 'plato' : 'bebida'}, ${`Canario ${randomUUID()}`}, false) returning id`
    const fresh = () => fila(sql, tabla, grupo?.id ?? '')
    const view = async (id: string) =>
      (await sql<{ visible: boolean }[]>`select visible from ${sql(tabla)} where id = ${id}`)[0]
    const called = async (id: string) =>
      (await sql<{ nombre: string }[]>`select nombre from ${sql(tabla)} where id = ${id}`)[0]?.nombre
    const cents = async (id: string) =>
      tabla === 'vinos'
        ? (await sql<{ n: number }[]>`select precio_botella_cents as n from vinos where id = ${id}`)[0]?.n
        : tabla === 'platos'
          ? (await sql<{ n: number }[]>`select cents as n from plato_precios where plato_id = ${id}`)[0]?.n
          : (await sql<{ n: number }[]>`select cents as n from bebida_precios where bebida_id = ${id}`)[0]?.n
    const [shown, one, other, copied, removed, returned, inBatch, backAgain, planned] = (await Promise.all(
      Array.from({ length: 9 }, fresh),
    )) as [string, string, string, string, string, string, string, string, string]
    await sql`delete from ${sql(tabla)} where id = ${returned}`
    const [baja] = await sql<
      { id: string }[]
    >`select id::text from historial where tabla = ${tabla} and fila = ${returned} order by id desc limit 1`
    const batch = (id: string) => ({ [`filas.${id}`]: 'on', porcentaje: '10', redondeo: '10' })
    const place = async (id: string) =>
      Number((await sql`select orden from ${sql(tabla)} where id = ${id}`)[0]?.orden)
    Object.assign(found, {
      [`${tabla}/show`]: {
        fields: { id: shown, visible: 'on' },
        twin: async () => (await view(shown))?.visible === true,
      },
      [`${tabla}/sort`]: {
        fields: { id: one, tras: other },
        twin: async () => (await place(one)) > (await place(other)),
      },
      [`${tabla}/duplicate`]: {
        fields: { id: copied },
        twin: async () => {
          const [row] = await sql`select slug from ${sql(tabla)} where id = ${copied}`
          return (
            (await sql`select 1 from ${sql(tabla)} where slug like ${`${row?.slug}%`} and id <> ${copied}`)
              .length > 0
          )
        },
      },
      [`${tabla}/removeItem`]: {
        fields: { id: removed, responde: 'aqui' },
        twin: async () => (await view(removed)) === undefined,
      },
      [`${tabla}/giveBack`]: {
        fields: { datos: baja?.id ?? '' },
        twin: async () => (await view(returned)) !== undefined,
      },
      [`${tabla}/batch`]: {
        fields: { ...batch(inBatch), verbo: 'precios' },
        twin: async () => ((await cents(inBatch)) ?? 0) > (tabla === 'vinos' ? 2000 : 1000),
      },
      [`${tabla}/undoBatch`]: {
        fields: { verbo: 'publicar', 'lotes.0': backAgain },
        twin: async () => (await view(backAgain))?.visible === true,
      },
      [`${tabla}/preview`]: {
        fields: batch(planned),
        sola: true,
        twin: async (_, body) => body.includes('"despues":'),
      },
    } satisfies Record<string, Trial>)
    if (tabla === 'bebidas') {
      const edited = await fresh()
      found['bebidas/saveBebidaAction'] = {
        fields: {
          id: edited,
          nombre: 'Canario cambiado',
          descripcion: '',
          categoria_id: grupo?.id ?? '',
          'precios.0.formato': 'unico',
          'precios.0.importe': '3,00',
          declaracion: 'pendiente',
          ...blank(['nombre', 'descripcion']),
        },
        twin: async () => (await called(edited)) === 'Canario cambiado',
      }
    }
    if (tabla === 'vinos') {
      const edited = await fresh()
      const nothing = ['region', 'denominacion', 'crianza', 'nota', 'motivo']
      found['vinos/saveVinoAction'] = {
        fields: {
          id: edited,
          nombre: 'Canario cambiado',
          bodega: 'Bodega',
          pais: 'España',
          estilo: 'naranja',
          precio_botella_cents: '21,00',
          precio_copa_cents: '',
          marida: '',
          declaracion: 'pendiente',
          ...Object.fromEntries(nothing.map((campo) => [campo, ''])),
          ...blank(['nota', 'motivo']),
        },
        twin: async () => (await called(edited)) === 'Canario cambiado',
      }
    }
    if (tabla !== 'vinos') {
      const exhausted = await fresh()
      found[`${tabla}/setAgotado`] = {
        fields: { id: exhausted, agotado: 'on' },
        twin: async () =>
          (await sql`select 1 from ${sql(tabla)} where id = ${exhausted} and agotado_hasta is not null`)
            .length === 1,
      }
    }
  }
  const [seccion] = await sql<{ id: string; version: number }[]>`
    insert into categorias (slug, tipo, nombre, visible) values (${`canario-${randomUUID()}`}, 'plato', 'Canario A', false)
    returning id, version`
  const second = async () =>
    (
      await sql<{ id: string }[]>`
        insert into categorias (slug, tipo, nombre, visible) values (${`canario-${randomUUID()}`}, 'plato', 'Canario B', false)
        returning id`
    )[0]?.id ?? ''
  const [visible, moved, erased, restored] = [await second(), await second(), await second(), await second()]
  await sql`delete from categorias where id = ${restored}`
  const [baja] = await sql<
    { id: string }[]
  >`select id::text from historial where tabla = 'categorias' and fila = ${restored} order by id desc limit 1`
  const has = async (id: string) =>
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
      twin: async () => (await has(seccion?.id ?? ''))?.nombre === 'Canario C',
    },
    'categorias/show': {
      fields: { id: visible, visible: 'on' },
      twin: async () => (await has(visible))?.visible === true,
    },
    'categorias/sort': {
      fields: { id: moved, a: 'principio' },
      twin: async () =>
        (await sql`select id from categorias where tipo = 'plato' order by orden, slug limit 1`)[0]?.id ===
        moved,
    },
    'categorias/removeItem': {
      fields: { id: erased, responde: 'aqui' },
      twin: async () => (await has(erased)) === undefined,
    },
    'categorias/giveBack': {
      fields: { datos: baja?.id ?? '' },
      twin: async () => (await has(restored)) !== undefined,
    },
    'importar/importAction': {
      fields: { cosa: 'platos', texto: 'slug;nombre\ngamba-roja-lonja;Canario importado' },
      twin: async (_, body) => body.includes('Canario importado') && body.includes('"cambia"'),
    },
  } satisfies Record<string, Trial>)
  return found
}

/** A file of dishes that is looked at without being written. */
export const importTrials = (): Record<string, Trial> => ({
  'importar/importAction': {
    fields: { cosa: 'platos' },
    archivo: { nombre: 'platos.csv', texto: 'slug;nombre\r\n' },
    twin: async (_, body) => /"estado":"(ensayo|error)"/.test(body) && !body.includes('permisos'),
  },
})

export async function sweepLists(sql: Sql): Promise<void> {
  for (const tabla of ['platos', 'bebidas', 'vinos', 'categorias'])
    await sql`delete from ${sql(tabla)} where nombre like 'Canario %' or slug like 'canario-%'`
}
