import 'server-only'
import { FULL_PLATO, type Plato, platoData } from '@/lib/admin/carta/plato-save.ts'
import { platoSchema } from '@/lib/admin/carta/plato-schema.ts'
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
import { type ImportRecord, type Motivo, SEP, splitList } from '@/lib/admin/import/record.ts'
import { rows } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'

const IDIOMAS = ['en', 'fr', 'de', 'it'] as const
const SI_NO = ['visible', 'destacado', 'vegetariano', 'vegano', 'pescado_crudo'] as const
const DRAFT_COLUMNS = IDIOMAS.map((i) => `borrador_${i}`)
export const PLATO_COLUMNS = [
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

const texto = (valor: unknown): string =>
  Array.isArray(valor) ? valor.join(SEP) : typeof valor === 'string' ? valor : ''
const inIdiomas = (
  traducciones: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>,
): ImportRecord =>
  Object.fromEntries(
    IDIOMAS.flatMap((i) => {
      const t = traducciones[i] ?? {}
      const written = texto(t.nombre) + texto(t.descripcion) + texto(t.ingredientes) !== ''
      return [
        [`nombre_${i}`, texto(t.nombre)],
        [`descripcion_${i}`, texto(t.descripcion)],
        [`ingredientes_${i}`, texto(t.ingredientes)],
        [`borrador_${i}`, bool(written && t.estado === 'borrador')],
      ]
    }),
  )

type Context = { categorias: ReadonlyMap<string, string>; claves: ReadonlySet<string>; quien: string }

const platoSheet = ({ categorias, claves, quien }: Context): Sheet<Plato, typeof platoSchema> => ({
  columns: PLATO_COLUMNS,
  defaults: { visible: 'sí', picante: '0', declaracion: DECLARATION_LABELS.pendiente },
  schema: platoSchema,
  toRecord: (p) => ({
    slug: p.slug,
    nombre: p.nombre,
    descripcion: p.descripcion ?? '',
    ingredientes: p.ingredientes.join(SEP),
    categoria: categorias.get(p.categoria_id) ?? '',
    precios: preciosText(p.precios.toSorted((a, b) => a.orden - b.orden)),
    visible: bool(p.visible),
    destacado: bool(p.destacado),
    agotado_hasta: p.agotado_hasta ?? '',
    picante: String(p.picante),
    vegetariano: bool(p.vegetariano),
    vegano: bool(p.vegano),
    pescado_crudo: bool(p.pescado_crudo),
    ...declarationCells(p),
    ...inIdiomas(p.traducciones),
  }),
  read: (r, previous) => {
    const motivos: Motivo[] = []
    const categoria = [...categorias].find(([, slug]) => slug === r.categoria)?.[0]
    if (!categoria)
      motivos.push({
        campo: 'categoria',
        motivo: `No hay ninguna categoría «${r.categoria ?? ''}». Las que hay: ${[...categorias.values()].join(', ')}.`,
      })
    const asLines = (campo: string) => splitList(r[campo] ?? '').join('\n')
    const drafts = readYesNo(r, DRAFT_COLUMNS, motivos)
    const form = {
      ...(previous ? keptColumns(previous, PLATO_COLUMNS) : {}),
      nombre: r.nombre ?? '',
      descripcion: r.descripcion ?? '',
      ingredientes: asLines('ingredientes'),
      categoria_id: categoria ?? '',
      precios: preciosOf(r.precios ?? ''),
      traducciones: Object.fromEntries(
        IDIOMAS.map((i) => [
          i,
          {
            nombre: r[`nombre_${i}`] ?? '',
            descripcion: r[`descripcion_${i}`] ?? '',
            ingredientes: asLines(`ingredientes_${i}`),
            ...(drafts[`borrador_${i}`] ? { borrador: 'on' } : {}),
          },
        ]),
      ),
      ...readYesNo(r, SI_NO, motivos),
      agotado_hasta: r.agotado_hasta ?? '',
      picante: r.picante || '0',
      ...readDeclaration(r, claves, motivos),
    }
    // A recipe changed in a spreadsheet needs a new allergen decision, unless the allergens change too.
    if (
      previous &&
      form.ingredientes !== previous.ingredientes.join('\n') &&
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
  after: (p, slug) => ({
    slug,
    nombre: p.nombre,
    descripcion: p.descripcion,
    ingredientes: p.ingredientes.join(SEP),
    categoria: categorias.get(p.categoria_id) ?? '',
    precios: preciosText(p.precios),
    ...Object.fromEntries(
      SI_NO.map((campo) => [campo, bool(p[campo] || (campo === 'vegetariano' && p.vegano))]),
    ),
    agotado_hasta: p.agotado_hasta ?? '',
    picante: String(p.picante),
    declaracion: DECLARATION_LABELS[p.declaracion],
    alergenos: alergenosText(Object.entries(p.alergenos)),
    ...inIdiomas(p.traducciones),
  }),
  data: (p, previous, slug) => platoData(p, previous, slug, quien),
})

async function readContext(db: AdminDb): Promise<Context> {
  const [categorias, claves] = await Promise.all([
    db.from('categorias').select('id, slug').eq('tipo', 'plato').order('orden'),
    readAlergenoClaves(db),
  ])
  return {
    categorias: new Map(rows<{ id: string; slug: string }>(categorias).map(({ id, slug }) => [id, slug])),
    claves,
    quien: db.quien.id,
  }
}

export async function planPlatos(db: AdminDb, records: readonly ImportRecord[]): Promise<Plan> {
  const slugs = records.flatMap(({ slug }) => (slug ? [slug] : []))
  const [context, existing, allSlugs] = await Promise.all([
    readContext(db),
    readRows<Plato>(db, 'platos', FULL_PLATO, slugs),
    readRows<{ slug: string }>(db, 'platos', 'slug'),
  ])
  return makePlan(
    platoSheet(context),
    records,
    new Map(existing.map((p) => [p.slug, p])),
    allSlugs.map(({ slug }) => slug),
  )
}

export async function exportPlatos(db: AdminDb): Promise<ImportRecord[]> {
  const [context, platos] = await Promise.all([readContext(db), readRows<Plato>(db, 'platos', FULL_PLATO)])
  const order = [...context.categorias.keys()]
  return platos
    .toSorted((a, b) => order.indexOf(a.categoria_id) - order.indexOf(b.categoria_id) || a.orden - b.orden)
    .map(platoSheet(context).toRecord)
}
