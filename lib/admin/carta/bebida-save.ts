import 'server-only'
import { z } from 'zod'
import type { Presencia } from '@/lib/admin/carta/alergenos-schema.ts'
import type { BebidaForm } from '@/lib/admin/carta/bebida-schema.ts'
import { firma } from '@/lib/admin/carta/declaration.ts'
import type { Precio } from '@/lib/admin/carta/precios-schema.ts'
import { IMAGEN_COLUMNS, type Imagen, imagenId } from '@/lib/admin/imagenes/save.ts'
import { one, type SaveAviso, save, written } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { uniqueSlug } from '@/lib/admin/kit/slug.ts'
import { fingerprintOf } from '@/lib/admin/translations/fingerprint.ts'
import type { Traducciones } from '@/lib/admin/translations/schema.ts'
import { type Result, refuse } from '@/lib/core/result.ts'

export type Bebida = {
  id: string
  slug: string
  nombre: string
  descripcion: string | null
  categoria_id: string
  volumen_ml: number | null
  graduacion: number | null
  con_alcohol: boolean
  vegetariano: boolean
  vegano: boolean
  visible: boolean
  agotado_hasta: string | null
  ilustracion: string | null
  imagen: Imagen | null
  declarado_en: string | null
  declarado_por: string | null
  traducciones: Traducciones
  precios: Precio[]
  alergenos: { presencia: Presencia; alergeno: { clave: string } }[]
  huella: string
  version: number
  actualizado_en: string
}

const COLUMNS: string = `id, slug, nombre, descripcion, categoria_id, volumen_ml, graduacion, con_alcohol, vegetariano, vegano, visible, agotado_hasta, ilustracion, declarado_en, declarado_por, traducciones, version, actualizado_en, precios:bebida_precios(formato, cents, minimo, orden), alergenos:bebida_alergenos(presencia, alergeno:alergenos(clave)), imagen:imagenes(${IMAGEN_COLUMNS})`

export async function getBebida(db: AdminDb, id: string): Promise<Bebida | null> {
  if (!z.uuid().safeParse(id).success) return null
  const found = one<Bebida>(await db.from('bebidas').select(COLUMNS).eq('id', id).maybeSingle<Bebida>())
  return (
    found && {
      ...found,
      precios: found.precios.toSorted((a, b) => a.orden - b.orden),
      huella: fingerprintOf([found.nombre, found.descripcion]),
    }
  )
}

export async function saveBebida(db: AdminDb, b: BebidaForm): Promise<Result<string, SaveAviso>> {
  const antes = b.id ? await getBebida(db, b.id) : null
  if (b.id && !antes) return refuse('no_existe')
  const { declaracion, declarado_para: _, descripcion, vegetariano, imagen, ...rest } = b
  const foto = await imagenId(db, imagen)
  if (!foto.ok) return foto
  const data = {
    ...rest,
    ...foto.value,
    descripcion: descripcion || null,
    vegetariano: vegetariano || b.vegano,
    slug: antes?.slug ?? (await uniqueSlug(db, 'bebidas', b.nombre)),
    ...firma(db.quien.id, declaracion, b.alergenos, antes, {
      ahora: descripcion,
      antes: antes?.descripcion ?? '',
    }),
  }
  return written(save<string>(await db.rpc('guardar_bebida', { datos: data })))
}
