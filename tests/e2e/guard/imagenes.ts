import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Trial } from './attempts.ts'

const TABLAS = [
  { tabla: 'filosofia', uno: 'Idea', varios: 'Ideas', textos: { subtitulo: '', cuerpo: 'Un texto.' } },
  { tabla: 'galeria', uno: 'Lamina', varios: 'Laminas', textos: { pie: '', alt: 'Se ve algo.' } },
] as const

/** A row that only an admin sees. */
async function fila(sql: Sql, tabla: 'filosofia' | 'galeria', order: number): Promise<string> {
  const shared = {
    slug: `canario-${randomUUID()}`,
    titulo: `Canario ${randomUUID()}`,
    visible: false,
    orden: order,
  }
  const [made] =
    tabla === 'filosofia'
      ? await sql<
          { id: string }[]
        >`insert into filosofia ${sql({ ...shared, cuerpo: 'Un texto.' })} returning id`
      : await sql<
          { id: string }[]
        >`insert into galeria ${sql({ ...shared, alt: 'Se ve algo.', ilustracion: 'limon' })} returning id`
  if (!made) throw new Error(tabla)
  return made.id
}

/** What the sections of the philosophy page and of the gallery do to their rows, tried: a row of its own for each verb. */
export async function imageTrials(sql: Sql): Promise<Record<string, Trial>> {
  const found: Record<string, Trial> = {}
  for (const { tabla, uno, textos } of TABLAS) {
    const [first, saved, view, ultima, removed, returned] = [
      await fila(sql, tabla, 900),
      await fila(sql, tabla, 901),
      await fila(sql, tabla, 902),
      await fila(sql, tabla, 903),
      await fila(sql, tabla, 904),
      await fila(sql, tabla, 905),
    ]
    await sql`delete from ${sql(tabla)} where id = ${returned}`
    const [baja] = await sql<{ id: string }[]>`
      select id::text from historial where tabla = ${tabla} and fila = ${returned} and operacion = 'baja'`
    const read = async (id: string) =>
      (
        await sql<{ titulo: string; visible: boolean; orden: string }[]>`
          select titulo, visible, orden::text from ${sql(tabla)} where id = ${id}`
      )[0]
    const fresh = `Canario guardado ${randomUUID()}`
    const campos = ['titulo', ...Object.keys(textos)]
    found[`${tabla}/save${uno}Action`] = {
      fields: {
        id: saved,
        version: '1',
        titulo: fresh,
        ...textos,
        ilustracion: 'limon',
        'imagen.id': '',
        ...Object.fromEntries(
          ['en', 'fr', 'de', 'it'].flatMap((l) => campos.map((c) => [`traducciones.${l}.${c}`, ''])),
        ),
      },
      twin: async () => (await read(saved))?.titulo === fresh,
    }
    found[`${tabla}/show`] = {
      fields: { id: view, visible: 'on' },
      twin: async () => (await read(view))?.visible === true,
    }
    found[`${tabla}/sort`] = {
      fields: { id: ultima, tras: first },
      twin: async () => Number((await read(ultima))?.orden) < 901,
    }
    found[`${tabla}/removeItem`] = {
      fields: { id: removed, responde: 'aqui' },
      twin: async () => (await read(removed)) === undefined,
    }
    found[`${tabla}/giveBack`] = {
      fields: { datos: baja?.id ?? '' },
      twin: async () => (await read(returned)) !== undefined,
    }
  }
  return found
}
