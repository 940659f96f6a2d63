import 'server-only'
import { z } from 'zod'
import type { Presencia } from '@/lib/admin/carta/alergenos-schema.ts'
import { firma } from '@/lib/admin/carta/declaration.ts'
import type { Par } from '@/lib/admin/carta/maridaje-schema.ts'
import type { VinoForm } from '@/lib/admin/cava/vino-schema.ts'
import { IMAGEN_COLUMNS, type Imagen, imagenId } from '@/lib/admin/imagenes/save.ts'
import { one, rows, type SaveAviso, save, written } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { uniqueSlug } from '@/lib/admin/kit/slug.ts'
import { fingerprintOf } from '@/lib/admin/translations/fingerprint.ts'
import type { Traducciones } from '@/lib/admin/translations/schema.ts'
import { type Result, refuse } from '@/lib/core/result.ts'

export type Vino = {
  id: string
  slug: string
  nombre: string
  bodega: string
  pais: string
  region: string | null
  denominacion: string | null
  estilo: string
  crianza: string | null
  anada: number | null
  uvas: { clave: string; porcentaje?: number }[]
  graduacion: number | null
  formato_ml: number
  temp_min_c: number | null
  temp_max_c: number | null
  decantar: boolean
  ecologico: boolean
  vegano: boolean
  cuerpo: number | null
  acidez: number | null
  dulzor: number | null
  tanino: number | null
  precio_botella_cents: number
  precio_copa_cents: number | null
  copa_ml: number | null
  stock: number
  marida: string[]
  nota: string | null
  motivo: string | null
  destacado: boolean
  visible: boolean
  imagen: Imagen | null
  declarado_en: string | null
  declarado_por: string | null
  traducciones: Traducciones
  alergenos: { presencia: Presencia; alergeno: { clave: string } }[]
  maridajes: Par[]
  huella: string
  version: number
  actualizado_en: string
}

export const FULL_VINO: string = `id, slug, nombre, bodega, pais, region, denominacion, estilo, crianza, anada, uvas, graduacion, formato_ml, temp_min_c, temp_max_c, decantar, ecologico, vegano, cuerpo, acidez, dulzor, tanino, precio_botella_cents, precio_copa_cents, copa_ml, stock, marida, nota, motivo, destacado, visible, declarado_en, declarado_por, traducciones, version, actualizado_en, alergenos:vino_alergenos(presencia, alergeno:alergenos(clave)), imagen:imagenes(${IMAGEN_COLUMNS}), maridajes(otro:plato_id, motivo, traducciones)`

export async function getVino(db: AdminDb, id: string): Promise<Vino | null> {
  if (!z.uuid().safeParse(id).success) return null
  const found = one<Vino>(await db.from('vinos').select(FULL_VINO).eq('id', id).maybeSingle<Vino>())
  return found && { ...found, huella: fingerprintOf([found.nota, found.motivo]) }
}

const uva = z.object({ clave: z.string(), valor: z.string() })
export async function listUvas(db: AdminDb): Promise<{ id: string; nombre: string }[]> {
  const found = z
    .array(uva)
    .parse(rows(await db.from('ajustes').select('clave, valor').like('clave', 'uva\\_%').order('clave')))
  return found
    .map(({ clave, valor }) => ({ id: clave.slice('uva_'.length), nombre: valor }))
    .sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'))
}

/**
 * The argument of guardar_vino for a valid form.
 * @param antes the wine as it was read, null for a new one
 * @param who the signer, if this save signs
 */
export function vinoData(v: VinoForm, antes: Vino | null, slug: string, who: string) {
  const { declaracion, declarado_para: _, nota, motivo, maridajes, imagen: __, ...rest } = v
  return {
    ...rest,
    copa_ml: v.precio_copa_cents === null ? null : v.copa_ml,
    nota: nota || null,
    motivo: motivo || null,
    ...(maridajes && { maridajes: maridajes.map(({ otro, ...par }) => ({ plato: otro, ...par })) }),
    slug,
    ...firma(who, declaracion, v.alergenos, antes, {
      ahora: [v.bodega, v.anada],
      antes: [antes?.bodega, antes?.anada],
    }),
  }
}

export async function saveVino(db: AdminDb, v: VinoForm): Promise<Result<string, SaveAviso>> {
  const antes = v.id ? await getVino(db, v.id) : null
  if (v.id && !antes) return refuse('no_existe')
  const foto = await imagenId(db, v.imagen)
  if (!foto.ok) return foto
  const slug = antes?.slug ?? (await uniqueSlug(db, 'vinos', v.nombre))
  const data = { ...vinoData(v, antes, slug, db.quien.id), ...foto.value }
  return written(save<string>(await db.rpc('guardar_vino', { datos: data })))
}
