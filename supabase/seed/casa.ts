/** What the house tells about itself, as the rows of its tables. */
import type { Site } from './site.ts'
import { idOf, insertSql, json, sql, type Valor } from './sql.ts'

type TranslatedRow = Record<string, Valor | object> & { traducciones: object }

/** A row of content as it is written, with its id and its place in the order. */
const row = (table: string, clave: string, { traducciones, ...campos }: TranslatedRow, i: number) => ({
  id: idOf(table, clave),
  ...(campos as Record<string, Valor>),
  traducciones: json(traducciones),
  orden: i + 1,
})
const insertSingle = (table: string, campos: TranslatedRow): string =>
  insertSql(table, [row(table, 'unica', campos, 0)])

/** Posts keep their distance from the day the demo is set up, so that the wall is never out of date. */
const daysAgo = (dias: number) => sql(`now() - interval '${dias} days'`)

/** The inserts of every table of `site.json`. */
export const casa = (site: Site): string[] => [
  insertSingle('contenido_reservas', site.contenido_reservas),
  insertSingle('footer_info', site.footer_info),
  insertSingle('contacto', site.contacto),
  insertSql(
    'filosofia',
    site.filosofia.map((f, i) => row('filosofia', f.slug, f, i)),
  ),
  insertSql(
    'galeria',
    site.galeria.map((g, i) => row('galeria', g.slug, g, i)),
  ),
  insertSql(
    'preguntas_frecuentes',
    site.preguntas_frecuentes.map((p, i) => row('preguntas_frecuentes', p.tema, p, i)),
  ),
  insertSql(
    'legales',
    site.legales.map((l, i) => row('legales', l.clave, l, i)),
  ),
  insertSql(
    'zonas',
    // Nobody counts seats yet.
    site.zonas.map((z, i) => row('zonas', z.clave, { ...z, aforo: null }, i)),
  ),
  insertSql(
    'experiencias',
    site.experiencias.map((e) => ({
      id: idOf('experiencias', `${e.nombre}:${e.texto}`),
      nombre: e.nombre,
      idioma: e.idioma,
      texto: e.texto,
      estado: 'publicada',
      verificada: e.verificada,
      respuesta: e.respuesta ?? null,
      publicada_en: daysAgo(e.fecha_relativa_dias),
      creado_en: daysAgo(e.fecha_relativa_dias + 1),
    })),
  ),
]
