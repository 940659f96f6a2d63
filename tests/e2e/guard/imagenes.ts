import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Ensayo } from './attempts.ts'

const TABLAS = [
  { tabla: 'filosofia', uno: 'Idea', varios: 'Ideas', textos: { subtitulo: '', cuerpo: 'Un texto.' } },
  { tabla: 'galeria', uno: 'Lamina', varios: 'Laminas', textos: { pie: '', alt: 'Se ve algo.' } },
] as const

/** A row that only an admin sees. */
async function fila(sql: Sql, tabla: 'filosofia' | 'galeria', orden: number): Promise<string> {
  const comun = {
    slug: `canario-${randomUUID()}`,
    titulo: `Canario ${randomUUID()}`,
    visible: false,
    orden,
  }
  const [made] =
    tabla === 'filosofia'
      ? await sql<
          { id: string }[]
        >`insert into filosofia ${sql({ ...comun, cuerpo: 'Un texto.' })} returning id`
      : await sql<
          { id: string }[]
        >`insert into galeria ${sql({ ...comun, alt: 'Se ve algo.', ilustracion: 'limon' })} returning id`
  if (!made) throw new Error(tabla)
  return made.id
}

/** What the sections of the philosophy page and of the gallery do to their rows, tried: a row of its own for each verb. */
export async function ensayosDeImagenes(sql: Sql): Promise<Record<string, Ensayo>> {
  const found: Record<string, Ensayo> = {}
  for (const { tabla, uno, textos } of TABLAS) {
    const [primera, guardada, vista, ultima, borrada, devuelta] = [
      await fila(sql, tabla, 900),
      await fila(sql, tabla, 901),
      await fila(sql, tabla, 902),
      await fila(sql, tabla, 903),
      await fila(sql, tabla, 904),
      await fila(sql, tabla, 905),
    ]
    await sql`delete from ${sql(tabla)} where id = ${devuelta}`
    const [baja] = await sql<{ id: string }[]>`
      select id::text from historial where tabla = ${tabla} and fila = ${devuelta} and operacion = 'baja'`
    const leer = async (id: string) =>
      (
        await sql<{ titulo: string; visible: boolean; orden: string }[]>`
          select titulo, visible, orden::text from ${sql(tabla)} where id = ${id}`
      )[0]
    const nuevo = `Canario guardado ${randomUUID()}`
    const campos = ['titulo', ...Object.keys(textos)]
    found[`${tabla}/save${uno}Action`] = {
      fields: {
        id: guardada,
        version: '1',
        titulo: nuevo,
        ...textos,
        ilustracion: 'limon',
        'imagen.id': '',
        ...Object.fromEntries(
          ['en', 'fr', 'de', 'it'].flatMap((l) => campos.map((c) => [`traducciones.${l}.${c}`, ''])),
        ),
      },
      twin: async () => (await leer(guardada))?.titulo === nuevo,
    }
    found[`${tabla}/show`] = {
      fields: { id: vista, visible: 'on' },
      twin: async () => (await leer(vista))?.visible === true,
    }
    found[`${tabla}/sort`] = {
      fields: { id: ultima, tras: primera },
      twin: async () => Number((await leer(ultima))?.orden) < 901,
    }
    found[`${tabla}/removeItem`] = {
      fields: { id: borrada, responde: 'aqui' },
      twin: async () => (await leer(borrada)) === undefined,
    }
    found[`${tabla}/giveBack`] = {
      fields: { datos: baja?.id ?? '' },
      twin: async () => (await leer(devuelta)) !== undefined,
    }
  }
  return found
}
