/** Writes `supabase/seed.sql` and `supabase/demo.sql` from the demo content: `npm run seed`. The same content always gives the same bytes. */
import { writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { casa } from './casa.ts'
import { defects } from './check.ts'
import { demo } from './demo.ts'
import { maridajes } from './maridajes.ts'
import type { Site } from './site.ts'
import {
  ALERGENO_KEYS,
  type Carta,
  type Contenido,
  type Declaration,
  type Precio,
  sources,
} from './sources.ts'
import { idOf, insertSql, json, sql, type Valor } from './sql.ts'

const DECLARED_AT = sql("'2026-11-02T10:00:00+01:00'::timestamptz")
const declaration = (declared: boolean): Record<string, Valor> => ({
  declarado_en: declared ? DECLARED_AT : null,
  declarado_por: declared ? 'cocina' : null,
})
const alergenosOf = (column: string, id: string, d: Declaration): Record<string, Valor>[] =>
  (['contiene', 'puede_contener', 'comprobado_sin'] as const).flatMap((presencia) =>
    d[presencia].map((clave) => ({ [column]: id, alergeno_id: ALERGENO_KEYS.indexOf(clave) + 1, presencia })),
  )

const preciosOf = (column: string, id: string, precios: readonly Precio[]): Record<string, Valor>[] =>
  precios.map(({ formato, cents, minimo = 1 }, i) => ({
    [column]: id,
    formato,
    cents,
    minimo,
    orden: i + 1,
  }))

const sharedColumns = (
  p: (Carta['platos'][number] | Carta['bebidas'][number]) & { id: string },
  i: number,
): Record<string, Valor> => ({
  id: p.id,
  slug: p.slug,
  categoria_id: idOf('categorias', p.categoria),
  nombre: p.nombre,
  descripcion: p.descripcion,
  vegetariano: p.dietas.includes('vegetariano'),
  vegano: p.dietas.includes('vegano'),
  ...declaration(p.declarado),
  traducciones: json(p.traducciones),
  orden: i + 1,
})

const ajuste = (clave: string, valor: unknown, traducciones: unknown = {}, isPublic = true) => ({
  clave,
  valor: json(valor),
  traducciones: json(traducciones),
  publico: isPublic,
})
const asValue = <K extends string>(traducciones: Record<string, Record<K, string>>, campo: K) =>
  Object.fromEntries(
    Object.entries(traducciones).map(([idioma, textos]) => [idioma, { valor: textos[campo] }]),
  )

function ajustes({ ajustes: a, horario: h }: Site): Record<string, Valor>[] {
  const { traducciones, ...loose } = a
  const translatedKeys = new Set(Object.keys(traducciones.en))
  const byIdioma: Record<string, Record<string, string>> = traducciones
  return [
    ...Object.entries(loose).map(([clave, valor]) =>
      ajuste(clave, valor, translatedKeys.has(clave) ? asValue(byIdioma, clave) : {}),
    ),
    ajuste(
      'horario',
      h.servicios.map(({ traducciones: _, ...servicio }) => servicio),
    ),
    ajuste('horario_nota', h.nota, asValue(h.traducciones, 'nota')),
    ...h.servicios.map((s) => ajuste(`servicio_${s.clave}`, s.nombre, asValue(s.traducciones, 'nombre'))),
    ajuste('dias_cerrados', h.dias_cerrados),
    ajuste('cierres', h.cierres),
    ajuste('aviso_minutos', 0),
    ajuste('horizonte_dias', 365),
    ajuste('limite_contacto_dia', 6, {}, false),
    ajuste('duraciones', [
      { hasta: 2, minutos: 90 },
      { hasta: 4, minutos: 105 },
      { hasta: 8, minutos: 120 },
      { hasta: 20, minutos: 150 },
    ]),
    // Where the drawing of the demo has its promenade, its mole and its railway.
    ajuste('plano', [
      { punto: 'casa', x: 39, y: 63, minutos: null },
      { punto: 'puerto', x: 58, y: 66, minutos: 2 },
      { punto: 'estacion', x: 15, y: 17, minutos: 12 },
      { punto: 'aparcamiento', x: 49, y: 42, minutos: 4 },
    ]),
    ajuste('ritmo', { personas: null, reservas: null }),
    ajuste('gestion_minutos', 120),
    ajuste('oferta_minutos', 60),
    ajuste('espera_automatica', true),
  ]
}

const cartaInserts = (carta: Carta): string[] => {
  const platos = carta.platos.map((p) => ({ ...p, id: idOf('platos', p.slug) }))
  const bebidas = carta.bebidas.map((b) => ({ ...b, id: idOf('bebidas', b.slug) }))
  return [
    insertSql(
      'alergenos',
      carta.alergenos.map((a) => ({
        id: a.numero,
        clave: a.clave,
        nombre: a.nombre,
        traducciones: json(a.traducciones),
        orden: a.numero,
      })),
    ),
    insertSql(
      'categorias',
      carta.categorias.map((c) => ({
        id: idOf('categorias', c.slug),
        ...c,
        traducciones: json(c.traducciones),
      })),
    ),
    insertSql(
      'platos',
      platos.map((p, i) => ({
        ...sharedColumns(p, i),
        ingredientes: p.ingredientes,
        destacado: p.destacado,
        ilustracion: p.ilustracion,
        picante: p.picante,
        pescado_crudo: p.pescado_crudo,
        agotado_hasta: p.agotado ? sql("(now() at time zone 'Europe/Madrid')::date + 30") : null,
        visible: p.visible,
      })),
    ),
    insertSql(
      'plato_precios',
      platos.flatMap((p) => preciosOf('plato_id', p.id, p.precios)),
    ),
    insertSql(
      'plato_alergenos',
      platos.flatMap((p) => alergenosOf('plato_id', p.id, p.alergenos)),
    ),
    insertSql(
      'bebidas',
      bebidas.map((b, i) => ({
        ...sharedColumns(b, i),
        volumen_ml: b.volumen_ml,
        graduacion: b.graduacion,
        con_alcohol: b.con_alcohol,
      })),
    ),
    insertSql(
      'bebida_precios',
      bebidas.flatMap((b) => preciosOf('bebida_id', b.id, b.precios)),
    ),
    insertSql(
      'bebida_alergenos',
      bebidas.flatMap((b) => alergenosOf('bebida_id', b.id, b.alergenos)),
    ),
  ]
}

const cavaInserts = (contenido: Contenido): string[] => {
  const { cava } = contenido
  const vinos = cava.vinos.map((v) => ({ ...v, id: idOf('vinos', v.slug) }))
  return [
    insertSql(
      'vinos',
      vinos.map(({ id, alergenos: _, declarado, traducciones, uvas, ...v }, i) => ({
        id,
        ...v,
        uvas: json(uvas),
        ...declaration(declarado),
        traducciones: json(traducciones),
        orden: i + 1,
      })),
    ),
    insertSql(
      'vino_alergenos',
      vinos.flatMap((v) => alergenosOf('vino_id', v.id, v.alergenos)),
    ),
    insertSql('maridajes', maridajes(contenido)),
  ]
}

/** The whole of seed.sql. Throws with all defects when the content is invalid. */
export function seed(): string {
  const contenido = sources()
  const { carta, cava, sitio } = contenido
  const faults = defects(contenido)
  if (faults.length > 0) throw new Error(`El contenido tiene defectos:\n${faults.join('\n')}`)
  return [
    '-- Written by supabase/seed/generate.ts (npm run seed). Change the JSON files beside it, not this file.\n',
    ...cartaInserts(carta),
    ...cavaInserts(contenido),
    ...casa(sitio),
    insertSql('ajustes', [
      ...ajustes(sitio),
      ...cava.estilos.map((e) => ajuste(`estilo_${e.clave}`, e.nombre, asValue(e.traducciones, 'nombre'))),
      ...cava.uvas.map((u) => ajuste(`uva_${u.clave}`, u.nombre)),
    ]),
  ].join('\n')
}

export const SEED_FILE = fileURLToPath(new URL('../seed.sql', import.meta.url))
export const DEMO_FILE = fileURLToPath(new URL('../demo.sql', import.meta.url))
if (argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(SEED_FILE, seed())
  writeFileSync(DEMO_FILE, demo(sources().sitio))
}
