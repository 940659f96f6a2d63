import 'server-only'
import { z } from 'zod'
import type { Presencia } from '@/lib/admin/carta/alergenos-schema.ts'
import { firma } from '@/lib/admin/carta/declaration.ts'
import type { Par } from '@/lib/admin/carta/maridaje-schema.ts'
import type { PlatoForm } from '@/lib/admin/carta/plato-schema.ts'
import type { Precio } from '@/lib/admin/carta/precios-schema.ts'
import { IMAGEN_COLUMNS, type Imagen, imagenId } from '@/lib/admin/imagenes/save.ts'
import { one, type SaveAviso, save, written } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { uniqueSlug } from '@/lib/admin/kit/slug.ts'
import { fingerprintOf } from '@/lib/admin/translations/fingerprint.ts'
import type { Traducciones } from '@/lib/admin/translations/schema.ts'
import { type Result, refuse } from '@/lib/core/result.ts'

export type Plato = {
  id: string
  slug: string
  nombre: string
  descripcion: string | null
  ingredientes: string[]
  ilustracion: string | null
  imagen: Imagen | null
  categoria_id: string
  categoria: { nombre: string; orden: number }
  visible: boolean
  destacado: boolean
  picante: number
  pescado_crudo: boolean
  vegetariano: boolean
  vegano: boolean
  agotado_hasta: string | null
  declarado_en: string | null
  declarado_por: string | null
  traducciones: Traducciones
  precios: Precio[]
  alergenos: { presencia: Presencia; alergeno: { clave: string } }[]
  maridajes: (Par & { orden: number })[]
  huella: string
  orden: number
  version: number
  actualizado_en: string
}

export const FULL_PLATO: string = `id, slug, nombre, descripcion, ingredientes, ilustracion, categoria_id, categoria:categorias(nombre, orden), visible, destacado, picante, pescado_crudo, vegetariano, vegano, agotado_hasta, declarado_en, declarado_por, traducciones, orden, version, actualizado_en, precios:plato_precios(formato, cents, minimo, orden), alergenos:plato_alergenos(presencia, alergeno:alergenos(clave)), imagen:imagenes(${IMAGEN_COLUMNS}), maridajes(otro:vino_id, motivo, traducciones, orden)`

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
