import 'server-only'
import { z } from 'zod'
import type { BebidaForm } from '@/lib/admin/carta/bebida-schema.ts'
import { firma } from '@/lib/admin/carta/declaration.ts'
import type { Precio } from '@/lib/admin/carta/precios-schema.ts'
import { type AlergenoOfRow, alergenosOf, preciosOf } from '@/lib/admin/carta/relations.ts'
import { IMAGEN_WITH_ROW, type Imagen, imagenId } from '@/lib/admin/imagenes/save.ts'
import { one, type SaveAviso, save, written } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { uniqueSlug } from '@/lib/admin/kit/slug.ts'
import { fingerprintOf } from '@/lib/admin/translations/fingerprint.ts'
import type { Translated } from '@/lib/admin/translations/schema.ts'
import { type Result, refuse } from '@/lib/core/result.ts'
import type { Row } from '@/lib/supabase/schema.ts'

/** The row, with what belongs to it. */
export type Bebida = Translated<Row<'bebidas'>> & {
  imagen: Imagen | null
  precios: Precio[]
  alergenos: AlergenoOfRow[]
  huella: string
}

export const FULL_BEBIDA = [
  '*',
  preciosOf('bebida_precios'),
  alergenosOf('bebida_alergenos'),
  IMAGEN_WITH_ROW,
].join()

export async function getBebida(db: AdminDb, id: string): Promise<Bebida | null> {
  if (!z.uuid().safeParse(id).success) return null
  const found = one<Bebida>(await db.from('bebidas').select(FULL_BEBIDA).eq('id', id).maybeSingle<Bebida>())
  return (
    found && {
      ...found,
      precios: found.precios.toSorted((a, b) => a.orden - b.orden),
      huella: fingerprintOf([found.nombre, found.descripcion]),
    }
  )
}

/**
 * The argument of guardar_bebida for a valid form.
 * @param antes the drink as it was read, null for a new one
 * @param who the signer, if this save signs
 */
export function bebidaData(b: BebidaForm, antes: Bebida | null, slug: string, who: string) {
  const { declaracion, declarado_para: _, descripcion, vegetariano, imagen: __, ...rest } = b
  return {
    ...rest,
    descripcion: descripcion || null,
    vegetariano: vegetariano || b.vegano,
    slug,
    ...firma(who, declaracion, b.alergenos, antes, { ahora: descripcion, antes: antes?.descripcion ?? '' }),
  }
}

export async function saveBebida(db: AdminDb, b: BebidaForm): Promise<Result<string, SaveAviso>> {
  const antes = b.id ? await getBebida(db, b.id) : null
  if (b.id && !antes) return refuse('no_existe')
  const foto = await imagenId(db, b.imagen)
  if (!foto.ok) return foto
  const slug = antes?.slug ?? (await uniqueSlug(db, 'bebidas', b.nombre))
  const data = { ...bebidaData(b, antes, slug, db.quien.id), ...foto.value }
  return written(save<string>(await db.rpc('guardar_bebida', { datos: data })))
}
