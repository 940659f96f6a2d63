/** What the house tells about itself, as the rows of its tables. */
import type { Sitio } from './site.ts'
import { idDe, inserta, json, sql, type Valor } from './sql.ts'

type Traducida = Record<string, Valor | object> & { traducciones: object }

/** A row of content as it is written, with its id and its place in the order. */
const fila = (tabla: string, clave: string, { traducciones, ...campos }: Traducida, i: number) => ({
  id: idDe(tabla, clave),
  ...(campos as Record<string, Valor>),
  traducciones: json(traducciones),
  orden: i + 1,
})
const unica = (tabla: string, campos: Traducida): string => inserta(tabla, [fila(tabla, 'unica', campos, 0)])

/** Posts keep their distance from the day the demo is set up, so that the wall is never out of date. */
const hace = (dias: number) => sql(`now() - interval '${dias} days'`)

/** The inserts of every table of `site.json`. */
export const casa = (sitio: Sitio): string[] => [
  unica('contenido_reservas', sitio.contenido_reservas),
  unica('footer_info', sitio.footer_info),
  unica('contacto', sitio.contacto),
  inserta(
    'filosofia',
    sitio.filosofia.map((f, i) => fila('filosofia', f.slug, f, i)),
  ),
  inserta(
    'galeria',
    sitio.galeria.map((g, i) => fila('galeria', g.slug, g, i)),
  ),
  inserta(
    'preguntas_frecuentes',
    sitio.preguntas_frecuentes.map((p, i) => fila('preguntas_frecuentes', p.tema, p, i)),
  ),
  inserta(
    'legales',
    sitio.legales.map((l, i) => fila('legales', l.clave, l, i)),
  ),
  inserta(
    'zonas',
    // Nobody counts seats yet.
    sitio.zonas.map((z, i) => fila('zonas', z.clave, { ...z, aforo: null }, i)),
  ),
  inserta(
    'experiencias',
    sitio.experiencias.map((e) => ({
      id: idDe('experiencias', `${e.nombre}:${e.texto}`),
      nombre: e.nombre,
      idioma: e.idioma,
      texto: e.texto,
      estado: 'publicada',
      verificada: e.verificada,
      respuesta: e.respuesta ?? null,
      publicada_en: hace(e.fecha_relativa_dias),
      creado_en: hace(e.fecha_relativa_dias + 1),
    })),
  ),
]
