import 'server-only'
import { z } from 'zod'
import { firma } from '@/lib/admin/carta/declaration.ts'
import type { Par } from '@/lib/admin/carta/maridaje-schema.ts'
import type { PlatoForm } from '@/lib/admin/carta/plato-schema.ts'
import type { Precio } from '@/lib/admin/carta/precios-schema.ts'
import { type AlergenoOfRow, alergenosOf, maridajesOf, preciosOf } from '@/lib/admin/carta/relations.ts'
import { IMAGEN_WITH_ROW, type Imagen, imagenId } from '@/lib/admin/imagenes/save.ts'
import { one, type SaveAviso, save, written } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { uniqueSlug } from '@/lib/admin/kit/slug.ts'
import { fingerprintOf } from '@/lib/admin/translations/fingerprint.ts'
import type { Translated } from '@/lib/admin/translations/schema.ts'
import { type Result, refuse } from '@/lib/core/result.ts'
import type { Row } from '@/lib/supabase/schema.ts'
import { namesOf, type Picked, related } from '@/lib/supabase/select.ts'

/** The row, with what belongs to it. */
export type Plato = Translated<Row<'platos'>> & {
  categoria: Picked<'categorias', typeof CATEGORIA>
  imagen: Imagen | null
  precios: Precio[]
  alergenos: AlergenoOfRow[]
  maridajes: (Par & { orden: number })[]
  huella: string
}

const CATEGORIA = namesOf('categorias', 'nombre', 'orden')
export const FULL_PLATO = [
  '*',
  related('categoria', 'categorias', CATEGORIA),
  preciosOf('plato_precios'),
  alergenosOf('plato_alergenos'),
  IMAGEN_WITH_ROW,
  maridajesOf('vino_id', 'motivo', 'traducciones', 'orden'),
].join()

export async function getPlato(db: AdminDb, id: string): Promise<Plato | null> {
  if (!z.uuid().safeParse(id).success) return null
  const found = one<Plato>(await db.from('platos').select(FULL_PLATO).eq('id', id).maybeSingle<Plato>())
  return (
    found && {
      ...found,
      precios: found.precios.toSorted((a, b) => a.orden - b.orden),
      maridajes: found.maridajes.toSorted((a, b) => a.orden - b.orden),
      huella: fingerprintOf([found.nombre, found.descripcion, found.ingredientes]),
    }
  )
}

/**
 * The argument of guardar_plato for a valid form.
 * @param antes the dish as it was read, null for a new one
 * @param who the signer, if this save signs
 */
export function platoData(p: PlatoForm, antes: Plato | null, slug: string, who: string) {
  const { declaracion, declarado_para: _, descripcion, vegetariano, maridajes, imagen: __, ...rest } = p
  return {
    ...rest,
    descripcion: descripcion || null,
    vegetariano: vegetariano || p.vegano,
    slug,
    ...(maridajes && { maridajes: maridajes.map(({ otro, ...par }) => ({ vino: otro, ...par })) }),
    ...firma(who, declaracion, p.alergenos, antes, { ahora: p.ingredientes, antes: antes?.ingredientes }),
  }
}

export async function savePlato(db: AdminDb, p: PlatoForm): Promise<Result<string, SaveAviso>> {
  const antes = p.id ? await getPlato(db, p.id) : null
  if (p.id && !antes) return refuse('no_existe')
  const foto = await imagenId(db, p.imagen)
  if (!foto.ok) return foto
  const slug = antes?.slug ?? (await uniqueSlug(db, 'platos', p.nombre))
  const data = { ...platoData(p, antes, slug, db.quien.id), ...foto.value }
  return written(save<string>(await db.rpc('guardar_plato', { datos: data })))
}
