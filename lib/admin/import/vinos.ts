import 'server-only'
import { datosDeVino, VINO_ENTERO, type Vino } from '@/lib/admin/cava/vino-save.ts'
import { ESTILOS, vinoSchema } from '@/lib/admin/cava/vino-schema.ts'
import {
  alergenosDicho,
  bool,
  DECLARACION,
  declaradoDe,
  leerDeclarado,
  leerSiNo,
  mismaDecision,
} from '@/lib/admin/import/alergenos-columns.ts'
import { clavesDe, type Hoja, leerFilas, type Plan, planear } from '@/lib/admin/import/plan.ts'
import { EUROS, lista, type Motivo, type Registro, SEP } from '@/lib/admin/import/record.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'

/** Wines as rows of a spreadsheet, there and back; what comes back passes the editor's own schema. */

const IDIOMAS = ['en', 'fr', 'de', 'it'] as const
const SI_NO = ['decantar', 'ecologico', 'vegano', 'destacado', 'visible'] as const
const BORRADORES = IDIOMAS.map((i) => `borrador_${i}`)
/** Columns that are one word or number each, named as in the table. */
const TEXTOS = [
  'nombre',
  'bodega',
  'pais',
  'region',
  'denominacion',
  'estilo',
  'crianza',
  'nota',
  'motivo',
] as const
const NUMEROS = [
  'anada',
  'graduacion',
  'formato_ml',
  'temp_min_c',
  'temp_max_c',
  'cuerpo',
  'acidez',
  'dulzor',
  'tanino',
  'copa_ml',
  'stock',
] as const
export const COLUMNAS_VINO = [
  'slug',
  ...TEXTOS.slice(0, 7),
  'anada',
  'uvas',
  'precio_botella',
  'precio_copa',
  ...NUMEROS.slice(1),
  'marida',
  ...SI_NO,
  'nota',
  'motivo',
  'declaracion',
  'alergenos',
  ...IDIOMAS.flatMap((i) => [`nota_${i}`, `motivo_${i}`, `borrador_${i}`]),
]

const numero = (n: number | null): string => (n === null ? '' : String(n).replace('.', ','))
const texto = (valor: unknown): string => (typeof valor === 'string' ? valor : '')
const enIdiomas = (
  traducciones: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>,
): Registro =>
  Object.fromEntries(
    IDIOMAS.flatMap((i) => {
      const t = traducciones[i] ?? {}
      const escrito = texto(t.nota) + texto(t.motivo) !== ''
      return [
        [`nota_${i}`, texto(t.nota)],
        [`motivo_${i}`, texto(t.motivo)],
        [`borrador_${i}`, bool(escrito && t.estado === 'borrador')],
      ]
    }),
  )

type Escrito = Pick<
  Vino,
  | (typeof TEXTOS)[number]
  | (typeof NUMEROS)[number]
  | (typeof SI_NO)[number]
  | 'uvas'
  | 'marida'
  | 'precio_copa_cents'
  | 'traducciones'
> & { precio_botella_cents: number | null }

/** The columns that are told the same way before and after. */
const comun = (v: Escrito): Registro => ({
  ...Object.fromEntries(TEXTOS.map((campo) => [campo, v[campo] ?? ''])),
  ...Object.fromEntries(NUMEROS.map((campo) => [campo, numero(v[campo])])),
  ...Object.fromEntries(SI_NO.map((campo) => [campo, bool(v[campo])])),
  uvas: v.uvas
    .map(({ clave, porcentaje }) => (porcentaje === undefined ? clave : `${clave} ${porcentaje}`))
    .join(SEP),
  precio_botella: v.precio_botella_cents === null ? '' : EUROS(v.precio_botella_cents),
  precio_copa: v.precio_copa_cents === null ? '' : EUROS(v.precio_copa_cents),
  copa_ml: v.precio_copa_cents === null ? '' : numero(v.copa_ml),
  marida: v.marida.join(SEP),
  ...enIdiomas(v.traducciones),
})

const hojaDe = (claves: ReadonlySet<string>, quien: string): Hoja<Vino, typeof vinoSchema> => ({
  columnas: COLUMNAS_VINO,
  nuevo: { visible: 'sí', pais: 'España', formato_ml: '750', stock: '0', declaracion: DECLARACION.pendiente },
  schema: vinoSchema,
  registroDe: (v) => ({ slug: v.slug, ...comun(v), ...declaradoDe(v) }),
  leer: (r, previo) => {
    const motivos: Motivo[] = []
    const borradores = leerSiNo(r, BORRADORES, motivos)
    if (!ESTILOS.some((e) => e === r.estilo))
      motivos.push({
        campo: 'estilo',
        motivo: `«${r.estilo ?? ''}» no es ningún estilo. Los que hay: ${ESTILOS.join(', ')}.`,
      })
    const form = {
      ...(previo ? { id: previo.id, version: String(previo.version) } : {}),
      ...Object.fromEntries([...TEXTOS, ...NUMEROS].map((campo) => [campo, r[campo] ?? ''])),
      precio_botella_cents: r.precio_botella ?? '',
      precio_copa_cents: r.precio_copa ?? '',
      uvas: Object.fromEntries(
        lista(r.uvas ?? '').map((uva, i) => {
          const [, clave = uva, porcentaje = ''] = /^(\S+)\s+(\d+)\s*%?$/.exec(uva) ?? []
          return [String(i), { clave, porcentaje }]
        }),
      ),
      marida: lista(r.marida ?? '').join('\n'),
      traducciones: Object.fromEntries(
        IDIOMAS.map((i) => [
          i,
          {
            nota: r[`nota_${i}`] ?? '',
            motivo: r[`motivo_${i}`] ?? '',
            ...(borradores[`borrador_${i}`] ? { borrador: 'on' } : {}),
          },
        ]),
      ),
      ...leerSiNo(r, SI_NO, motivos),
      ...leerDeclarado(r, claves, motivos),
    }
    // Another vintage is another wine: its allergens are decided again.
    const otro = previo !== null && (r.bodega !== previo.bodega || r.anada !== numero(previo.anada))
    if (otro && mismaDecision(r, declaradoDe(previo))) form.declaracion = 'pendiente'
    return { form, motivos }
  },
  columnaDe: (path) => {
    const [primero = '', segundo, tercero] = path.map(String)
    if (primero === 'traducciones' && segundo && tercero) return `${tercero}_${segundo}`
    return primero.replace(/^(precio_.*)_cents$/, '$1')
  },
  despues: (v, slug) => ({
    slug,
    ...comun(v),
    declaracion: DECLARACION[v.declaracion],
    alergenos: alergenosDicho(Object.entries(v.alergenos)),
  }),
  // The picture and the pairings have no column: what a form does not say stays as it is.
  datos: (v, previo, slug) => datosDeVino(v, previo, slug, quien),
})

/** What each row of a file would do, and what is written if it is done. Reads; writes nothing. */
export async function planDeVinos(db: AdminDb, registros: readonly Registro[]): Promise<Plan> {
  const slugs = registros.flatMap(({ slug }) => (slug ? [slug] : []))
  const [claves, previos, todos] = await Promise.all([
    clavesDe(db),
    leerFilas<Vino>(db, 'vinos', VINO_ENTERO, slugs),
    leerFilas<{ slug: string }>(db, 'vinos', 'slug'),
  ])
  return planear(
    hojaDe(claves, db.quien.id),
    registros,
    new Map(previos.map((v) => [v.slug, v])),
    todos.map(({ slug }) => slug),
  )
}

/** Every wine as a row, by style. */
export async function exportarVinos(db: AdminDb): Promise<Registro[]> {
  const [claves, vinos] = await Promise.all([clavesDe(db), leerFilas<Vino>(db, 'vinos', VINO_ENTERO)])
  const sitio: readonly string[] = ESTILOS
  return vinos
    .toSorted((a, b) => sitio.indexOf(a.estilo) - sitio.indexOf(b.estilo) || a.slug.localeCompare(b.slug))
    .map(hojaDe(claves, db.quien.id).registroDe)
}
