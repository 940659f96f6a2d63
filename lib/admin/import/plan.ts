import 'server-only'
import type { z } from 'zod'
import { diff, type ImportRecord, type ImportStep, type Motivo } from '@/lib/admin/import/record.ts'
import { rows } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { slugOf } from '@/lib/admin/kit/slug.ts'

export type Plan = { steps: ImportStep[]; data: Record<string, unknown>[] }

export type Sheet<P extends { slug: string }, S extends z.ZodType> = {
  columns: readonly string[]
  defaults: ImportRecord
  schema: S
  toRecord: (row: P) => ImportRecord
  read: (r: ImportRecord, previous: P | null) => { form: unknown; motivos: Motivo[] }
  columnOf: (path: readonly PropertyKey[]) => string
  after: (form: z.output<S>, slug: string) => ImportRecord
  data: (form: z.output<S>, previous: P | null, slug: string) => Record<string, unknown>
}

/**
 * The plain columns of a row as its form sends them, but for those of the spreadsheet: what has no place there keeps its
 * value.
 */
export const keptColumns = (row: object, inSheet: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, string][] => {
      if (inSheet.includes(name)) return []
      if (typeof value === 'boolean') return value ? [[name, 'on']] : []
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
    }),
  )

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

function freeSlug(base: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`
    if (!taken.has(slug)) return slug
  }
}

export function makePlan<P extends { slug: string }, S extends z.ZodType<{ nombre: string }>>(
  sheet: Sheet<P, S>,
  records: readonly ImportRecord[],
  existing: ReadonlyMap<string, P>,
  allSlugs: readonly string[],
): Plan {
  const taken = new Set([...allSlugs, ...records.flatMap(({ slug }) => (slug ? [slug] : []))])
  const seen = new Set<string>()
  const plan: Plan = { steps: [], data: [] }
  records.forEach((raw, i) => {
    const row = i + 2
    const previous = existing.get(raw.slug ?? '') ?? null
    const antes = previous && sheet.toRecord(previous)
    const r: ImportRecord = { ...(antes ?? sheet.defaults), ...raw }
    const titulo = r.nombre || r.slug || `Fila ${row}`
    const { form, motivos } = sheet.read(r, previous)
    if (raw.slug && !previous && !(SLUG.test(raw.slug) && raw.slug.length <= 80))
      motivos.push({
        campo: 'slug',
        motivo: 'Solo minúsculas, cifras y guiones. Déjalo vacío para algo nuevo.',
      })
    if (raw.slug && seen.has(raw.slug))
      motivos.push({ campo: 'slug', motivo: `«${raw.slug}» ya está en otra fila de este archivo.` })
    if (raw.slug) seen.add(raw.slug)
    const parsed = sheet.schema.safeParse(form)
    if (!parsed.success)
      for (const { path, message } of parsed.error.issues) {
        const campo = sheet.columnOf(path)
        if (!motivos.some((m) => m.campo === campo)) motivos.push({ campo, motivo: message })
      }
    if (!parsed.success || motivos.length > 0) {
      plan.steps.push({ fila: row, titulo, que: 'no', motivos })
      return
    }
    const slug = previous?.slug ?? (raw.slug || freeSlug(slugOf(parsed.data.nombre), taken))
    taken.add(slug)
    const changes = diff(sheet.columns, antes, sheet.after(parsed.data, slug))
    const que = !previous ? 'nuevo' : changes.length > 0 ? 'cambia' : 'igual'
    plan.steps.push({ fila: row, titulo, que, cambios: changes })
    if (que !== 'igual') plan.data.push(sheet.data(parsed.data, previous, slug))
  })
  return plan
}

const CHUNK_SIZE = 500
export async function readRows<P>(
  db: AdminDb,
  tabla: 'platos' | 'bebidas' | 'vinos',
  columns: string,
  slugs: readonly string[] | null = null,
): Promise<P[]> {
  const found: P[] = []
  if (slugs) {
    for (let i = 0; i < slugs.length; i += 100)
      found.push(
        ...rows<P>(
          await db
            .from(tabla)
            .select(columns)
            .in('slug', slugs.slice(i, i + 100))
            .overrideTypes<P[], { merge: false }>(),
        ),
      )
    return found
  }
  for (let i = 0; ; i += CHUNK_SIZE) {
    const page = rows<P>(
      await db
        .from(tabla)
        .select(columns)
        .order('slug')
        .range(i, i + CHUNK_SIZE - 1)
        .overrideTypes<P[], { merge: false }>(),
    )
    found.push(...page)
    if (page.length < CHUNK_SIZE) return found
  }
}

export const readAlergenoClaves = async (db: AdminDb): Promise<Set<string>> =>
  new Set(
    rows<{ clave: string }>(await db.from('alergenos').select('clave').order('id')).map(({ clave }) => clave),
  )
