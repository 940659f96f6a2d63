import 'server-only'
import { datosDePlato, PLATO_ENTERO, type Plato } from '@/lib/admin/carta/plato-save.ts'
import { platoSchema } from '@/lib/admin/carta/plato-schema.ts'
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
import { rows } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'

/** Dishes as rows of a spreadsheet, there and back; what comes back passes the editor's own schema. */

const IDIOMAS = ['en', 'fr', 'de', 'it'] as const
const SI_NO = ['visible', 'destacado', 'vegetariano', 'vegano', 'pescado_crudo'] as const
const BORRADORES = IDIOMAS.map((i) => `borrador_${i}`)
export const COLUMNAS_PLATO = [
  'slug',
  'nombre',
  'descripcion',
  'ingredientes',
  'categoria',
  'precios',
  'visible',
  'destacado',
  'agotado_hasta',
  'picante',
  'vegetariano',
  'vegano',
  'pescado_crudo',
  'declaracion',
  'alergenos',
  ...IDIOMAS.flatMap((i) => [`nombre_${i}`, `descripcion_${i}`, `ingredientes_${i}`, `borrador_${i}`]),
]

const preciosDicho = (precios: readonly { formato: string; cents: number }[]): string =>
  precios.map(({ formato, cents }) => `${formato} ${EUROS(cents)}`).join(SEP)
const texto = (valor: unknown): string =>
  Array.isArray(valor) ? valor.join(SEP) : typeof valor === 'string' ? valor : ''
const enIdiomas = (
  traducciones: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>,
): Registro =>
  Object.fromEntries(
    IDIOMAS.flatMap((i) => {
      const t = traducciones[i] ?? {}
      // A language nobody has written has no state either.
      const escrito = texto(t.nombre) + texto(t.descripcion) + texto(t.ingredientes) !== ''
      return [
        [`nombre_${i}`, texto(t.nombre)],
        [`descripcion_${i}`, texto(t.descripcion)],
        [`ingredientes_${i}`, texto(t.ingredientes)],
        [`borrador_${i}`, bool(escrito && t.estado === 'borrador')],
      ]
    }),
  )

type Contexto = { categorias: ReadonlyMap<string, string>; claves: ReadonlySet<string>; quien: string }

/** @param categorias id to short name, in their order */
const hojaDe = ({ categorias, claves, quien }: Contexto): Hoja<Plato, typeof platoSchema> => ({
  columnas: COLUMNAS_PLATO,
  nuevo: { visible: 'sí', picante: '0', declaracion: DECLARACION.pendiente },
  schema: platoSchema,
  registroDe: (p) => ({
    slug: p.slug,
    nombre: p.nombre,
    descripcion: p.descripcion ?? '',
    ingredientes: p.ingredientes.join(SEP),
    categoria: categorias.get(p.categoria_id) ?? '',
    precios: preciosDicho(p.precios.toSorted((a, b) => a.orden - b.orden)),
    visible: bool(p.visible),
    destacado: bool(p.destacado),
    agotado_hasta: p.agotado_hasta ?? '',
    picante: String(p.picante),
    vegetariano: bool(p.vegetariano),
    vegano: bool(p.vegano),
    pescado_crudo: bool(p.pescado_crudo),
    ...declaradoDe(p),
    ...enIdiomas(p.traducciones),
  }),
  leer: (r, previo) => {
    const motivos: Motivo[] = []
    const categoria = [...categorias].find(([, slug]) => slug === r.categoria)?.[0]
    if (!categoria)
      motivos.push({
        campo: 'categoria',
        motivo: `No hay ninguna categoría «${r.categoria ?? ''}». Las que hay: ${[...categorias.values()].join(', ')}.`,
      })
    const precios = lista(r.precios ?? '').map((p) => {
      const [, formato, importe] = /^(\S+)\s+(.+)$/.exec(p) ?? [null, 'unico', p]
      return { formato, importe }
    })
    const lineas = (campo: string) => lista(r[campo] ?? '').join('\n')
    const borradores = leerSiNo(r, BORRADORES, motivos)
    const form = {
      ...(previo ? { id: previo.id, version: String(previo.version) } : {}),
      nombre: r.nombre ?? '',
      descripcion: r.descripcion ?? '',
      ingredientes: lineas('ingredientes'),
      categoria_id: categoria ?? '',
      precios: Object.fromEntries(precios.map((p, i) => [String(i), p])),
      traducciones: Object.fromEntries(
        IDIOMAS.map((i) => [
          i,
          {
            nombre: r[`nombre_${i}`] ?? '',
            descripcion: r[`descripcion_${i}`] ?? '',
            ingredientes: lineas(`ingredientes_${i}`),
            ...(borradores[`borrador_${i}`] ? { borrador: 'on' } : {}),
          },
        ]),
      ),
      ...leerSiNo(r, SI_NO, motivos),
      agotado_hasta: r.agotado_hasta ?? '',
      picante: r.picante || '0',
      ...leerDeclarado(r, claves, motivos),
    }
    // Nobody who changes a recipe in a spreadsheet has thought of its allergens, unless he changes them too.
    if (
      previo &&
      form.ingredientes !== previo.ingredientes.join('\n') &&
      mismaDecision(r, declaradoDe(previo))
    )
      form.declaracion = 'pendiente'
    return { form, motivos }
  },
  // `traducciones.en.nombre` is the column nombre_en, `precios.0.importe` is precios.
  columnaDe: (path) => {
    const [primero = '', segundo, tercero] = path.map(String)
    if (primero === 'traducciones' && segundo && tercero) return `${tercero}_${segundo}`
    return primero === 'categoria_id' ? 'categoria' : primero
  },
  despues: (p, slug) => ({
    slug,
    nombre: p.nombre,
    descripcion: p.descripcion,
    ingredientes: p.ingredientes.join(SEP),
    categoria: categorias.get(p.categoria_id) ?? '',
    precios: preciosDicho(p.precios),
    ...Object.fromEntries(
      SI_NO.map((campo) => [campo, bool(p[campo] || (campo === 'vegetariano' && p.vegano))]),
    ),
    agotado_hasta: p.agotado_hasta ?? '',
    picante: String(p.picante),
    declaracion: DECLARACION[p.declaracion],
    alergenos: alergenosDicho(Object.entries(p.alergenos)),
    ...enIdiomas(p.traducciones),
  }),
  // The picture and the pairings have no column: what a form does not say stays as it is.
  datos: (p, previo, slug) => datosDePlato(p, previo, slug, quien),
})

async function contextoDe(db: AdminDb): Promise<Contexto> {
  const [categorias, claves] = await Promise.all([
    db.from('categorias').select('id, slug').eq('tipo', 'plato').order('orden'),
    clavesDe(db),
  ])
  return {
    categorias: new Map(rows<{ id: string; slug: string }>(categorias).map(({ id, slug }) => [id, slug])),
    claves,
    quien: db.quien.id,
  }
}

/** What each row of a file would do, and what is written if it is done. Reads; writes nothing. */
export async function planDePlatos(db: AdminDb, registros: readonly Registro[]): Promise<Plan> {
  const slugs = registros.flatMap(({ slug }) => (slug ? [slug] : []))
  const [contexto, previos, todos] = await Promise.all([
    contextoDe(db),
    leerFilas<Plato>(db, 'platos', PLATO_ENTERO, slugs),
    leerFilas<{ slug: string }>(db, 'platos', 'slug'),
  ])
  return planear(
    hojaDe(contexto),
    registros,
    new Map(previos.map((p) => [p.slug, p])),
    todos.map(({ slug }) => slug),
  )
}

/** Every dish as a row, in the order of the Carta. */
export async function exportarPlatos(db: AdminDb): Promise<Registro[]> {
  const [contexto, platos] = await Promise.all([contextoDe(db), leerFilas<Plato>(db, 'platos', PLATO_ENTERO)])
  const sitio = [...contexto.categorias.keys()]
  return platos
    .toSorted((a, b) => sitio.indexOf(a.categoria_id) - sitio.indexOf(b.categoria_id) || a.orden - b.orden)
    .map(hojaDe(contexto).registroDe)
}
