import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Sql } from 'postgres'

const APP = resolve(import.meta.dirname, '../../../../app')

/** The back office's files below `app`, as Next names them, with forward slashes. */
const files = (): string[] =>
  readdirSync(resolve(APP, 'almaenigma'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `/almaenigma/${file.replaceAll('\\', '/')}`,
  )

/** Every page of the back office, as its route: a new one is found by itself. */
export const panelPages = (): string[] =>
  files()
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => file.replace('/page.tsx', '').replace('/(panel)', ''))
    .sort()

type De = (sql: Sql) => Promise<readonly { valor: string }[]>
const de =
  (tabla: string, column: 'id' | 'clave'): De =>
  (sql) =>
    sql<
      { valor: string }[]
    >`select ${sql(column)}::text as valor from ${sql(tabla)} order by ${sql(column)} limit 1`
const fixed =
  (valor: string): De =>
  async () => [{ valor }]

/** What stands in the place of a route's segment: something that is there. A new route with a segment needs a line. */
const SEGMENT: Readonly<Record<string, De>> = {
  '/almaenigma/[...resto]': fixed('no-existe'),
  '/almaenigma/ajustes/dias/[clave]': (sql) =>
    sql<{ valor: string }[]>`select d ->> 'desde' || '-' || coalesce(d ->> 'tipo', 'cierre') as valor
      from ajustes, jsonb_array_elements(valor) d where clave = 'cierres' limit 1`,
  '/almaenigma/ajustes/semana/[desde]': (sql) =>
    sql<{ valor: string }[]>`select s ->> 'desde' as valor
      from ajustes, jsonb_array_elements(valor) s where clave = 'semana' limit 1`,
  '/almaenigma/alergenos/[clave]': de('alergenos', 'clave'),
  '/almaenigma/bebidas/[id]': de('bebidas', 'id'),
  '/almaenigma/categorias/[id]': de('categorias', 'id'),
  '/almaenigma/filosofia/[id]': de('filosofia', 'id'),
  '/almaenigma/galeria/[id]': de('galeria', 'id'),
  '/almaenigma/galeria/foto/[id]': (sql) =>
    sql<{ valor: string }[]>`select id::text as valor from experiencias where foto is not null limit 1`,
  '/almaenigma/imagen/[id]': de('imagenes', 'id'),
  '/almaenigma/importar/[archivo]': fixed('platos.csv'),
  '/almaenigma/legales/[clave]': de('legales', 'clave'),
  '/almaenigma/libro/[que]': fixed('dia'),
  '/almaenigma/platos/[id]': de('platos', 'id'),
  '/almaenigma/preguntas-frecuentes/[id]': de('preguntas_frecuentes', 'id'),
  '/almaenigma/programados/[id]': (sql) =>
    sql<{ valor: string }[]>`select id::text as valor from private.programados limit 1`,
  '/almaenigma/reservas/clientes/[id]': de('clientes', 'id'),
  '/almaenigma/vinos/[id]': de('vinos', 'id'),
  '/almaenigma/vista/bebidas/[idioma]': fixed('de'),
  '/almaenigma/vista/platos/[idioma]': fixed('fr'),
  '/almaenigma/vista/vinos/[idioma]': fixed('it'),
}

/** An address of a route at which there is something to see; null as long as no row is there for it. */
export async function direccion(route: string, sql: Sql): Promise<string | null> {
  if (!route.includes('[')) return route
  const pregunta = SEGMENT[route]
  if (!pregunta) throw new Error(`${route}: say in panel-direcciones.ts what stands in its segment`)
  const [row] = await pregunta(sql)
  return row ? route.replace(/\[[^\]]+\]/, row.valor) : null
}
