import 'server-only'
import { z } from 'zod'
import { firma } from '@/lib/admin/carta/declaration.ts'
import type { Par } from '@/lib/admin/carta/maridaje-schema.ts'
import { type AlergenoOfRow, alergenosOf, maridajesOf } from '@/lib/admin/carta/relations.ts'
import type { VinoForm } from '@/lib/admin/cava/vino-schema.ts'
import { IMAGEN_WITH_ROW, type Imagen, imagenId } from '@/lib/admin/imagenes/save.ts'
import { one, rows, type SaveAviso, save, written } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { uniqueSlug } from '@/lib/admin/kit/slug.ts'
import { fingerprintOf } from '@/lib/admin/translations/fingerprint.ts'
import type { Translated } from '@/lib/admin/translations/schema.ts'
import { type Result, refuse } from '@/lib/core/result.ts'
import type { Row } from '@/lib/supabase/schema.ts'

/** The row, with what belongs to it. */
export type Vino = Translated<Omit<Row<'vinos'>, 'uvas'>> & {
  uvas: { clave: string; porcentaje?: number }[]
  imagen: Imagen | null
  alergenos: AlergenoOfRow[]
  maridajes: Par[]
  huella: string
}

export const FULL_VINO = [
  '*',
  alergenosOf('vino_alergenos'),
  IMAGEN_WITH_ROW,
  maridajesOf('plato_id', 'motivo', 'traducciones'),
].join()

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
