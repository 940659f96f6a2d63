import 'server-only'
import { inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import type { Presencia } from '@/lib/admin/carta/alergenos-schema.ts'
import type { BebidaForm } from '@/lib/admin/carta/bebida-schema.ts'
import type { Par } from '@/lib/admin/carta/maridaje-schema.ts'
import type { PlatoForm } from '@/lib/admin/carta/plato-schema.ts'
import type { VinoForm } from '@/lib/admin/cava/vino-schema.ts'
import { getImagen } from '@/lib/admin/imagenes/save.ts'
import type { ImagenCampo } from '@/lib/admin/imagenes/schema.ts'
import { rows } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import type { Pair } from '@/lib/carta/maridajes.ts'
import type { Change } from '@/lib/carta/read.ts'
import { type AlergenoRow, bebidaRow, type CartaRows, platoRow } from '@/lib/carta/rows.ts'
import type { CavaChange as CambioCava } from '@/lib/cava/read.ts'
import type { VinoRow } from '@/lib/cava/vino.ts'
import { isIsoDate } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { type Texto, texto } from '@/lib/i18n/textos.ts'
import type { ImagenRow } from '@/lib/imagenes/rows.ts'

export const NEW_SLUG = 'vista-previa'
const MAX = 300_000

/**
 * The form's fields from the preview's address, so that an unsaved draft needs no storage. Null for an invalid address.
 */
export function unpack(d: unknown): FormData | null {
  if (typeof d !== 'string' || d.length > 20_000) return null
  try {
    const raw: unknown = JSON.parse(
      inflateRawSync(Buffer.from(d, 'base64url'), { maxOutputLength: MAX }).toString('utf8'),
    )
    const fields = z.record(z.string(), z.string()).safeParse(raw)
    if (!fields.success) return null
    const form = new FormData()
    for (const [name, value] of Object.entries(fields.data)) form.append(name, value)
    return form
  } catch {
    return null
  }
}

const asPublished = (traducciones: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>) =>
  Object.fromEntries(
    Object.entries(traducciones).map(([idioma, t]) => [idioma, { ...t, estado: 'revisado' }]),
  )

const presencias = (declared: Readonly<Record<string, Presencia>>, alergenos: readonly AlergenoRow[]) =>
  alergenos.flatMap(({ id, clave }) => {
    const presencia = declared[clave]
    return presencia ? [{ alergeno_id: id, presencia }] : []
  })
const dia = (text: string | null | undefined) => (text && isIsoDate(text) ? text : null)
const signedAt = (declaration: string): string | null =>
  declaration === 'pendiente' ? null : new Date(0).toISOString()

/** The columns whose form differs from the row. */
const commonColumns = (slug: string, p: PlatoForm | BebidaForm, imagen: ImagenRow) => ({
  slug,
  descripcion: p.descripcion || null,
  vegetariano: p.vegetariano || p.vegano,
  agotado_hasta: dia(p.agotado_hasta),
  declarado_en: signedAt(p.declaracion),
  actualizado_en: '',
  traducciones: asPublished(p.traducciones),
  imagen,
})
const withMinimum = (precios: PlatoForm['precios']) =>
  precios.map(({ formato, cents, minimo }) => ({ formato, cents, minimo: minimo ?? 1 }))

function putRow<Row extends { slug: string }>(rows: readonly Row[], row: Row): Row[] {
  const at = rows.findIndex(({ slug }) => slug === row.slug)
  return at < 0 ? [...rows, row] : rows.map((old, i) => (i === at ? row : old))
}

export const platoChange =
  (slug: string, p: PlatoForm, imagen: ImagenRow, pairs: readonly Pair[]): Change =>
  (current: CartaRows, allPairs) => {
    const row = platoRow.parse({
      ...p,
      ...commonColumns(slug, p, imagen),
      plato_precios: withMinimum(p.precios),
      plato_alergenos: presencias(p.alergenos, current.alergenos),
    })
    return {
      rows: { ...current, platos: putRow(current.platos, row) },
      parejas: [...allPairs.filter(({ plato }) => plato.slug !== slug), ...pairs],
    }
  }

export const bebidaChange =
  (slug: string, b: BebidaForm, imagen: ImagenRow): Change =>
  (current, pairs) => {
    const row = bebidaRow.parse({
      ...b,
      ...commonColumns(slug, b, imagen),
      bebida_precios: withMinimum(b.precios),
      bebida_alergenos: presencias(b.alergenos, current.alergenos),
    })
    return { rows: { ...current, bebidas: putRow(current.bebidas, row) }, parejas: pairs }
  }

export const vinoChange =
  (slug: string, v: VinoForm, imagen: ImagenRow, pairs: readonly Pair[]): CambioCava =>
  (current, allPairs, alergenos) => {
    const row: VinoRow = {
      ...v,
      slug,
      imagen,
      nota: v.nota || null,
      declarado_en: signedAt(v.declaracion),
      traducciones: asPublished(v.traducciones),
      vino_alergenos: presencias(v.alergenos, alergenos),
    }
    return {
      rows: putRow(current, row),
      parejas: [...allPairs.filter(({ vino }) => vino.slug !== slug), ...pairs],
    }
  }

export async function imagenDe(db: AdminDb, campo: ImagenCampo | undefined): Promise<ImagenRow> {
  const found = campo?.id ? await getImagen(db, campo.id) : null
  if (!campo || !found) return null
  const { nombre, anchos, ancho, alto } = found
  const { foco_x, foco_y, traducciones } = campo
  return { nombre, anchos, ancho, alto, foco_x, foco_y, alt: campo.alt || null, traducciones }
}

const motivoOf = (par: Par, locale: Locale): Texto =>
  texto(par.motivo, asPublished(par.traducciones), 'motivo', locale)
type VinoDePar = {
  id: string
  slug: string
  nombre: string
  estilo: string
  precio_copa_cents: number | null
  precio_botella_cents: number | null
}

export async function platoPairs(db: AdminDb, slug: string, p: PlatoForm, locale: Locale): Promise<Pair[]> {
  const pares = p.maridajes ?? []
  if (pares.length === 0) return []
  const found = rows<VinoDePar>(
    await db
      .from('vinos')
      .select('id, slug, nombre, estilo, precio_copa_cents, precio_botella_cents')
      .in(
        'id',
        pares.map(({ otro }) => otro),
      ),
  )
  const plato = { slug, nombre: texto(p.nombre, asPublished(p.traducciones), 'nombre', locale) }
  return pares.flatMap((par) => {
    const vino = found.find(({ id }) => id === par.otro)
    return vino ? [{ plato, vino: withPrecios(vino), motivo: motivoOf(par, locale) }] : []
  })
}
const withPrecios = ({ slug, nombre, estilo, ...v }: Omit<VinoDePar, 'id'>) => ({
  slug,
  nombre,
  estilo,
  copa: v.precio_copa_cents,
  botella: v.precio_botella_cents,
})

type PlatoTexts = Record<string, Record<string, unknown>>
export async function vinoPairs(db: AdminDb, slug: string, v: VinoForm, locale: Locale): Promise<Pair[]> {
  const pares = v.maridajes ?? []
  if (pares.length === 0) return []
  const found = rows(
    await db
      .from('platos')
      .select('id, slug, nombre, traducciones')
      .in(
        'id',
        pares.map(({ otro }) => otro),
      )
      .overrideTypes<{ traducciones: PlatoTexts }[]>(),
  )
  const vino = withPrecios({ ...v, slug, precio_botella_cents: v.precio_botella_cents })
  return pares.flatMap((par) => {
    const plato = found.find(({ id }) => id === par.otro)
    return plato
      ? [
          {
            plato: { slug: plato.slug, nombre: texto(plato.nombre, plato.traducciones, 'nombre', locale) },
            vino,
            motivo: motivoOf(par, locale),
          },
        ]
      : []
  })
}
