import 'server-only'
import type { z } from 'zod'
import { diferencias, type Motivo, type Paso, type Registro } from '@/lib/admin/import/record.ts'
import { rows } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { slugDe } from '@/lib/admin/kit/slug.ts'

/** What a file would do, and what is written if it is done. */
export type Plan = { pasos: Paso[]; datos: Record<string, unknown>[] }

/** How one kind of thing is told in a row of a file, and read from it. */
export type Hoja<P extends { slug: string }, S extends z.ZodType> = {
  columnas: readonly string[]
  /** What a new one is where the file says nothing. */
  nuevo: Registro
  schema: S
  registroDe: (fila: P) => Registro
  /** The cells as the editor's form would post them, and what could not be read. */
  leer: (r: Registro, previo: P | null) => { form: unknown; motivos: Motivo[] }
  columnaDe: (path: readonly PropertyKey[]) => string
  despues: (form: z.output<S>, slug: string) => Registro
  datos: (form: z.output<S>, previo: P | null, slug: string) => Record<string, unknown>
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

function libre(base: string, usados: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`
    if (!usados.has(slug)) return slug
  }
}

/** Each row through the editor's own schema: what it changes, or every reason why it is refused. */
export function planear<P extends { slug: string }, S extends z.ZodType<{ nombre: string }>>(
  hoja: Hoja<P, S>,
  registros: readonly Registro[],
  previos: ReadonlyMap<string, P>,
  todos: readonly string[],
): Plan {
  const usados = new Set([...todos, ...registros.flatMap(({ slug }) => (slug ? [slug] : []))])
  const vistos = new Set<string>()
  const plan: Plan = { pasos: [], datos: [] }
  registros.forEach((bruto, i) => {
    const fila = i + 2
    const previo = previos.get(bruto.slug ?? '') ?? null
    const antes = previo && hoja.registroDe(previo)
    const r: Registro = { ...(antes ?? hoja.nuevo), ...bruto }
    const titulo = r.nombre || r.slug || `Fila ${fila}`
    const { form, motivos } = hoja.leer(r, previo)
    if (bruto.slug && !previo && !(SLUG.test(bruto.slug) && bruto.slug.length <= 80))
      motivos.push({
        campo: 'slug',
        motivo: 'Solo minúsculas, cifras y guiones. Déjalo vacío para algo nuevo.',
      })
    if (bruto.slug && vistos.has(bruto.slug))
      motivos.push({ campo: 'slug', motivo: `«${bruto.slug}» ya está en otra fila de este archivo.` })
    if (bruto.slug) vistos.add(bruto.slug)
    const parsed = hoja.schema.safeParse(form)
    if (!parsed.success)
      for (const { path, message } of parsed.error.issues) {
        const campo = hoja.columnaDe(path)
        if (!motivos.some((m) => m.campo === campo)) motivos.push({ campo, motivo: message })
      }
    if (!parsed.success || motivos.length > 0) {
      plan.pasos.push({ fila, titulo, que: 'no', motivos })
      return
    }
    const slug = previo?.slug ?? (bruto.slug || libre(slugDe(parsed.data.nombre), usados))
    usados.add(slug)
    const cambios = diferencias(hoja.columnas, antes, hoja.despues(parsed.data, slug))
    const que = !previo ? 'nuevo' : cambios.length > 0 ? 'cambia' : 'igual'
    plan.pasos.push({ fila, titulo, que, cambios })
    if (que !== 'igual') plan.datos.push(hoja.datos(parsed.data, previo, slug))
  })
  return plan
}

const TROZO = 500
/** Rows of a table with these columns, however many: all of them, or those with these short names. */
export async function leerFilas<P>(
  db: AdminDb,
  tabla: 'platos' | 'vinos',
  columnas: string,
  slugs: readonly string[] | null = null,
): Promise<P[]> {
  const found: P[] = []
  if (slugs) {
    for (let i = 0; i < slugs.length; i += 100)
      found.push(
        ...rows<P>(
          await db
            .from(tabla)
            .select(columnas)
            .in('slug', slugs.slice(i, i + 100))
            .overrideTypes<P[], { merge: false }>(),
        ),
      )
    return found
  }
  for (let i = 0; ; i += TROZO) {
    const page = rows<P>(
      await db
        .from(tabla)
        .select(columnas)
        .order('slug')
        .range(i, i + TROZO - 1)
        .overrideTypes<P[], { merge: false }>(),
    )
    found.push(...page)
    if (page.length < TROZO) return found
  }
}

/** The keys of the 14. */
export const clavesDe = async (db: AdminDb): Promise<Set<string>> =>
  new Set(
    rows<{ clave: string }>(await db.from('alergenos').select('clave').order('id')).map(({ clave }) => clave),
  )
