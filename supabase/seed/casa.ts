import type { Site } from './site.ts'
import { idOf, insertSql, json, sql, type Valor } from './sql.ts'

type TranslatedRow = Record<string, Valor | object> & { traducciones: object }

const row = (table: string, clave: string, { traducciones, ...campos }: TranslatedRow, i: number) => ({
  id: idOf(table, clave),
  ...(campos as Record<string, Valor>),
  traducciones: json(traducciones),
  orden: i + 1,
})
const insertSingle = (table: string, campos: TranslatedRow): string =>
  insertSql(table, [row(table, 'unica', campos, 0)])

/** Relative to the day of seeding, so that the demo posts always look recent. */
const daysAgo = (dias: number) => sql(`now() - interval '${dias} days'`)

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
