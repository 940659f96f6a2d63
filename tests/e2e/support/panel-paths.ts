import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Sql } from 'postgres'

const APP = resolve(import.meta.dirname, '../../../app')

/** The back office's files below `app`, as Next names them, with forward slashes. */
const archivos = (): string[] =>
  readdirSync(resolve(APP, 'almaenigma'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `/almaenigma/${file.replaceAll('\\', '/')}`,
  )

/** Every page of the back office, as its route: a new one is found by itself. */
export const paginasDelPanel = (): string[] =>
  archivos()
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => file.replace('/page.tsx', '').replace('/(panel)', ''))
    .sort()

type De = (sql: Sql) => Promise<readonly { valor: string }[]>
const de =
  (tabla: string, columna: 'id' | 'clave'): De =>
  (sql) =>
    sql<
      { valor: string }[]
    >`select ${sql(columna)}::text as valor from ${sql(tabla)} order by ${sql(columna)} limit 1`
const fijo =
  (valor: string): De =>
  async () => [{ valor }]

/** What stands in the place of a route's segment: something that is there. A new route with a segment needs a line. */
const SEGMENTO: Readonly<Record<string, De>> = {
  '/almaenigma/[...resto]': fijo('no-existe'),
  '/almaenigma/ajustes/dias/[clave]': (sql) =>
    sql<{ valor: string }[]>`select d ->> 'desde' || '-' || coalesce(d ->> 'tipo', 'cierre') as valor
      from ajustes, jsonb_array_elements(valor) d where clave = 'cierres' limit 1`,
  '/almaenigma/alergenos/[clave]': de('alergenos', 'clave'),
  '/almaenigma/bebidas/[id]': de('bebidas', 'id'),
  '/almaenigma/categorias/[id]': de('categorias', 'id'),
  '/almaenigma/filosofia/[id]': de('filosofia', 'id'),
  '/almaenigma/galeria/[id]': de('galeria', 'id'),
  '/almaenigma/galeria/foto/[id]': (sql) =>
    sql<{ valor: string }[]>`select id::text as valor from experiencias where foto is not null limit 1`,
  '/almaenigma/imagen/[id]': de('imagenes', 'id'),
  '/almaenigma/importar/[archivo]': fijo('platos.csv'),
  '/almaenigma/legales/[clave]': de('legales', 'clave'),
  '/almaenigma/libro/[que]': fijo('dia'),
  '/almaenigma/platos/[id]': de('platos', 'id'),
  '/almaenigma/preguntas-frecuentes/[id]': de('preguntas_frecuentes', 'id'),
  '/almaenigma/reservas/clientes/[id]': de('clientes', 'id'),
  '/almaenigma/vinos/[id]': de('vinos', 'id'),
  '/almaenigma/vista/bebidas/[idioma]': fijo('de'),
  '/almaenigma/vista/platos/[idioma]': fijo('fr'),
  '/almaenigma/vista/vinos/[idioma]': fijo('it'),
}

/** An address of a route at which there is something to see; null as long as no row is there for it. */
export async function direccion(ruta: string, sql: Sql): Promise<string | null> {
  if (!ruta.includes('[')) return ruta
  const pregunta = SEGMENTO[ruta]
  if (!pregunta) throw new Error(`${ruta}: say in panel-direcciones.ts what stands in its segment`)
  const [row] = await pregunta(sql)
  return row ? ruta.replace(/\[[^\]]+\]/, row.valor) : null
}
