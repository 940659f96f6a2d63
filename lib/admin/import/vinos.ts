import 'server-only'
import { FULL_VINO, type Vino, vinoData } from '@/lib/admin/cava/vino-save.ts'
import { STYLES, vinoSchema } from '@/lib/admin/cava/vino-schema.ts'
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
import { EUROS, type ImportRecord, type Motivo, SEP, splitList } from '@/lib/admin/import/record.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'

const IDIOMAS = ['en', 'fr', 'de', 'it'] as const
const SI_NO = ['decantar', 'ecologico', 'vegano', 'destacado', 'visible'] as const
const DRAFT_COLUMNS = IDIOMAS.map((i) => `borrador_${i}`)
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
const NUMBERS = [
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
export const VINO_COLUMNS = [
  'slug',
  ...TEXTOS.slice(0, 7),
  'anada',
  'uvas',
  'precio_botella',
  'precio_copa',
  ...NUMBERS.slice(1),
  'marida',
  ...SI_NO,
  'nota',
  'motivo',
  'declaracion',
  'alergenos',
  ...IDIOMAS.flatMap((i) => [`nota_${i}`, `motivo_${i}`, `borrador_${i}`]),
]

const numberText = (n: number | null): string => (n === null ? '' : String(n).replace('.', ','))
const texto = (valor: unknown): string => (typeof valor === 'string' ? valor : '')
const inIdiomas = (
  traducciones: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>,
): ImportRecord =>
  Object.fromEntries(
    IDIOMAS.flatMap((i) => {
      const t = traducciones[i] ?? {}
      const written = texto(t.nota) + texto(t.motivo) !== ''
      return [
        [`nota_${i}`, texto(t.nota)],
        [`motivo_${i}`, texto(t.motivo)],
        [`borrador_${i}`, bool(written && t.estado === 'borrador')],
      ]
    }),
  )

type WrittenVino = Pick<
  Vino,
  | (typeof TEXTOS)[number]
  | (typeof NUMBERS)[number]
  | (typeof SI_NO)[number]
  | 'uvas'
  | 'marida'
  | 'precio_copa_cents'
  | 'traducciones'
> & { precio_botella_cents: number | null }

const commonCells = (v: WrittenVino): ImportRecord => ({
  ...Object.fromEntries(TEXTOS.map((campo) => [campo, v[campo] ?? ''])),
  ...Object.fromEntries(NUMBERS.map((campo) => [campo, numberText(v[campo])])),
  ...Object.fromEntries(SI_NO.map((campo) => [campo, bool(v[campo])])),
  uvas: v.uvas
    .map(({ clave, porcentaje }) => (porcentaje === undefined ? clave : `${clave} ${porcentaje}`))
    .join(SEP),
  precio_botella: v.precio_botella_cents === null ? '' : EUROS(v.precio_botella_cents),
  precio_copa: v.precio_copa_cents === null ? '' : EUROS(v.precio_copa_cents),
  copa_ml: v.precio_copa_cents === null ? '' : numberText(v.copa_ml),
  marida: v.marida.join(SEP),
  ...inIdiomas(v.traducciones),
})

const vinoSheet = (claves: ReadonlySet<string>, who: string): Sheet<Vino, typeof vinoSchema> => ({
  columns: VINO_COLUMNS,
  defaults: {
    visible: 'sí',
    pais: 'España',
    formato_ml: '750',
    stock: '0',
    declaracion: DECLARATION_LABELS.pendiente,
  },
  schema: vinoSchema,
  toRecord: (v) => ({ slug: v.slug, ...commonCells(v), ...declarationCells(v) }),
  read: (r, previous) => {
    const motivos: Motivo[] = []
    const drafts = readYesNo(r, DRAFT_COLUMNS, motivos)
    if (!STYLES.some((e) => e === r.estilo))
      motivos.push({
        campo: 'estilo',
        motivo: `«${r.estilo ?? ''}» no es ningún estilo. Los que hay: ${STYLES.join(', ')}.`,
      })
    const form = {
      ...(previous ? keptColumns(previous, VINO_COLUMNS) : {}),
      ...Object.fromEntries([...TEXTOS, ...NUMBERS].map((campo) => [campo, r[campo] ?? ''])),
      precio_botella_cents: r.precio_botella ?? '',
      precio_copa_cents: r.precio_copa ?? '',
      uvas: Object.fromEntries(
        splitList(r.uvas ?? '').map((uva, i) => {
          const [, clave = uva, share = ''] = /^(\S+)\s+(\d+)\s*%?$/.exec(uva) ?? []
          return [String(i), { clave, porcentaje: share }]
        }),
      ),
      marida: splitList(r.marida ?? '').join('\n'),
      traducciones: Object.fromEntries(
        IDIOMAS.map((i) => [
          i,
          {
            nota: r[`nota_${i}`] ?? '',
            motivo: r[`motivo_${i}`] ?? '',
            ...(drafts[`borrador_${i}`] ? { borrador: 'on' } : {}),
          },
        ]),
      ),
      ...readYesNo(r, SI_NO, motivos),
      ...readDeclaration(r, claves, motivos),
    }
    // Another vintage is another wine: its allergens are decided again.
    const isOtherVino =
      previous !== null && (r.bodega !== previous.bodega || r.anada !== numberText(previous.anada))
    if (isOtherVino && sameDecision(r, declarationCells(previous))) form.declaracion = 'pendiente'
    return { form, motivos }
  },
  columnOf: (path) => {
    const [first = '', second, third] = path.map(String)
    if (first === 'traducciones' && second && third) return `${third}_${second}`
    return first.replace(/^(precio_.*)_cents$/, '$1')
  },
  after: (v, slug) => ({
    slug,
    ...commonCells(v),
    declaracion: DECLARATION_LABELS[v.declaracion],
    alergenos: alergenosText(Object.entries(v.alergenos)),
  }),
  data: (v, previous, slug) => vinoData(v, previous, slug, who),
})

export async function planVinos(db: AdminDb, records: readonly ImportRecord[]): Promise<Plan> {
  const slugs = records.flatMap(({ slug }) => (slug ? [slug] : []))
  const [claves, existing, allSlugs] = await Promise.all([
    readAlergenoClaves(db),
    readRows<Vino>(db, 'vinos', FULL_VINO, slugs),
    readRows<{ slug: string }>(db, 'vinos', 'slug'),
  ])
  return makePlan(
    vinoSheet(claves, db.quien.id),
    records,
    new Map(existing.map((v) => [v.slug, v])),
    allSlugs.map(({ slug }) => slug),
  )
}

export async function exportVinos(db: AdminDb): Promise<ImportRecord[]> {
  const [claves, vinos] = await Promise.all([readAlergenoClaves(db), readRows<Vino>(db, 'vinos', FULL_VINO)])
  const order: readonly string[] = STYLES
  return vinos
    .toSorted((a, b) => order.indexOf(a.estilo) - order.indexOf(b.estilo) || a.slug.localeCompare(b.slug))
    .map(vinoSheet(claves, db.quien.id).toRecord)
}
