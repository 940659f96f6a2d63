import 'server-only'
import { type Bebida, bebidaData, FULL_BEBIDA } from '@/lib/admin/carta/bebida-save.ts'
import { bebidaSchema } from '@/lib/admin/carta/bebida-schema.ts'
import {
  alergenosText,
  bool,
  DECLARATION_LABELS,
  declarationCells,
  readDeclaration,
  readYesNo,
  sameDecision,
} from '@/lib/admin/import/alergenos-columns.ts'
import {
  keptColumns,
  makePlan,
  type Plan,
  readAlergenoClaves,
  readRows,
  type Sheet,
} from '@/lib/admin/import/plan.ts'
import { preciosOf, preciosText } from '@/lib/admin/import/price-cells.ts'
import type { ImportRecord, Motivo } from '@/lib/admin/import/record.ts'
import { rows } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'

const IDIOMAS = ['en', 'fr', 'de', 'it'] as const
const SI_NO = ['visible', 'con_alcohol', 'vegetariano', 'vegano'] as const
const DRAFT_COLUMNS = IDIOMAS.map((i) => `borrador_${i}`)
export const BEBIDA_COLUMNS = [
  'slug',
  'nombre',
  'descripcion',
  'categoria',
  'precios',
  'volumen_ml',
  'graduacion',
  ...SI_NO,
  'agotado_hasta',
  'declaracion',
  'alergenos',
  ...IDIOMAS.flatMap((i) => [`nombre_${i}`, `descripcion_${i}`, `borrador_${i}`]),
]

const numberText = (n: number | null): string => (n === null ? '' : String(n).replace('.', ','))
const texto = (valor: unknown): string => (typeof valor === 'string' ? valor : '')
const inIdiomas = (
  traducciones: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>,
): ImportRecord =>
  Object.fromEntries(
    IDIOMAS.flatMap((i) => {
      const t = traducciones[i] ?? {}
      const written = texto(t.nombre) + texto(t.descripcion) !== ''
      return [
        [`nombre_${i}`, texto(t.nombre)],
        [`descripcion_${i}`, texto(t.descripcion)],
        [`borrador_${i}`, bool(written && t.estado === 'borrador')],
      ]
    }),
  )

type Context = { categorias: ReadonlyMap<string, string>; claves: ReadonlySet<string>; quien: string }

const bebidaSheet = ({ categorias, claves, quien }: Context): Sheet<Bebida, typeof bebidaSchema> => ({
  columns: BEBIDA_COLUMNS,
  defaults: { visible: 'sí', declaracion: DECLARATION_LABELS.pendiente },
  schema: bebidaSchema,
  toRecord: (b) => ({
    slug: b.slug,
    nombre: b.nombre,
    descripcion: b.descripcion ?? '',
    categoria: categorias.get(b.categoria_id) ?? '',
    precios: preciosText(b.precios.toSorted((x, y) => x.orden - y.orden)),
    volumen_ml: numberText(b.volumen_ml),
    graduacion: numberText(b.graduacion),
    ...Object.fromEntries(SI_NO.map((campo) => [campo, bool(b[campo])])),
    agotado_hasta: b.agotado_hasta ?? '',
    ...declarationCells(b),
    ...inIdiomas(b.traducciones),
  }),
  read: (r, previous) => {
    const motivos: Motivo[] = []
    const categoria = [...categorias].find(([, slug]) => slug === r.categoria)?.[0]
    if (!categoria)
      motivos.push({
        campo: 'categoria',
        motivo: `No hay ninguna categoría «${r.categoria ?? ''}». Las que hay: ${[...categorias.values()].join(', ')}.`,
      })
    const drafts = readYesNo(r, DRAFT_COLUMNS, motivos)
    const form = {
      ...(previous ? keptColumns(previous, BEBIDA_COLUMNS) : {}),
      nombre: r.nombre ?? '',
      descripcion: r.descripcion ?? '',
      categoria_id: categoria ?? '',
      precios: preciosOf(r.precios ?? ''),
      volumen_ml: r.volumen_ml ?? '',
      graduacion: r.graduacion ?? '',
      traducciones: Object.fromEntries(
        IDIOMAS.map((i) => [
          i,
          {
            nombre: r[`nombre_${i}`] ?? '',
            descripcion: r[`descripcion_${i}`] ?? '',
            ...(drafts[`borrador_${i}`] ? { borrador: 'on' } : {}),
          },
        ]),
      ),
      ...readYesNo(r, SI_NO, motivos),
      agotado_hasta: r.agotado_hasta ?? '',
      ...readDeclaration(r, claves, motivos),
    }
    // What is in it stands in its description: another one needs a new decision, unless the allergens change too.
    if (
      previous &&
      form.descripcion !== (previous.descripcion ?? '') &&
      sameDecision(r, declarationCells(previous))
    )
      form.declaracion = 'pendiente'
    return { form, motivos }
  },
  columnOf: (path) => {
    const [first = '', second, third] = path.map(String)
    if (first === 'traducciones' && second && third) return `${third}_${second}`
    return first === 'categoria_id' ? 'categoria' : first
  },
  after: (b, slug) => ({
    slug,
    nombre: b.nombre,
    descripcion: b.descripcion,
    categoria: categorias.get(b.categoria_id) ?? '',
    precios: preciosText(b.precios),
    volumen_ml: numberText(b.volumen_ml),
    graduacion: numberText(b.graduacion),
    ...Object.fromEntries(
      SI_NO.map((campo) => [campo, bool(b[campo] || (campo === 'vegetariano' && b.vegano))]),
    ),
    agotado_hasta: b.agotado_hasta ?? '',
    declaracion: DECLARATION_LABELS[b.declaracion],
    alergenos: alergenosText(Object.entries(b.alergenos)),
    ...inIdiomas(b.traducciones),
  }),
  data: (b, previous, slug) => bebidaData(b, previous, slug, quien),
})

async function readContext(db: AdminDb): Promise<Context> {
  const [categorias, claves] = await Promise.all([
    db.from('categorias').select('id, slug').eq('tipo', 'bebida').order('orden'),
    readAlergenoClaves(db),
  ])
  return {
    categorias: new Map(rows<{ id: string; slug: string }>(categorias).map(({ id, slug }) => [id, slug])),
    claves,
    quien: db.quien.id,
  }
}

export async function planBebidas(db: AdminDb, records: readonly ImportRecord[]): Promise<Plan> {
  const slugs = records.flatMap(({ slug }) => (slug ? [slug] : []))
  const [context, existing, allSlugs] = await Promise.all([
    readContext(db),
    readRows<Bebida>(db, 'bebidas', FULL_BEBIDA, slugs),
    readRows<{ slug: string }>(db, 'bebidas', 'slug'),
  ])
  return makePlan(
    bebidaSheet(context),
    records,
    new Map(existing.map((b) => [b.slug, b])),
    allSlugs.map(({ slug }) => slug),
  )
}

export async function exportBebidas(db: AdminDb): Promise<ImportRecord[]> {
  const [context, bebidas] = await Promise.all([
    readContext(db),
    readRows<Bebida>(db, 'bebidas', FULL_BEBIDA),
  ])
  const order = [...context.categorias.keys()]
  return bebidas
    .toSorted((a, b) => order.indexOf(a.categoria_id) - order.indexOf(b.categoria_id) || a.orden - b.orden)
    .map(bebidaSheet(context).toRecord)
}
