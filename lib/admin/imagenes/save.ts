import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ImagenCampo } from '@/lib/admin/imagenes/schema.ts'
import { filesOf, nombreOf, ORIGINALS, storeFiles } from '@/lib/admin/imagenes/storage.ts'
import { one, type SaveAviso } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import type { ImagenAviso } from '@/lib/imagenes/check.ts'
import {
  type Original,
  prepareOriginal,
  prepareVariants,
  type Recorte,
  type Variants,
} from '@/lib/imagenes/prepare.ts'
import type { Insert } from '@/lib/supabase/schema.ts'
import { namesOf, type Picked, related } from '@/lib/supabase/select.ts'

const IMAGEN_COLUMNS = namesOf(
  'imagenes',
  'id',
  'nombre',
  'anchos',
  'ancho',
  'alto',
  'foco_x',
  'foco_y',
  'alt',
  'traducciones',
  'original',
  'original_ancho',
  'original_alto',
  'recorte',
  'huella',
)
/** `recorte` in pixels of the original. */
export type Imagen = Omit<Picked<'imagenes', typeof IMAGEN_COLUMNS>, 'traducciones' | 'recorte'> & {
  traducciones: Partial<Record<'en' | 'fr' | 'de' | 'it', { alt?: string; estado?: string; origen?: string }>>
  recorte: [number, number, number, number] | null
}
/** The picture of a row, read with it. */
export const IMAGEN_WITH_ROW = related('imagen', 'imagenes', IMAGEN_COLUMNS)

async function writeImagen(db: AdminDb, fila: Insert<'imagenes'>): Promise<Imagen> {
  const found = one<Imagen>(
    await db.from('imagenes').insert(fila).select(IMAGEN_COLUMNS.join()).single<Imagen>(),
  )
  if (!found) throw new Error('imagenes: nothing was written')
  return found
}

const ultimo = (variants: Variants): Uint8Array => variants.tamanos.at(-1)?.bytes ?? new Uint8Array()

export async function uploadImagen(
  db: AdminDb,
  bytes: Uint8Array,
  fileName: string,
): Promise<Result<Imagen, ImagenAviso>> {
  const original = await prepareOriginal(bytes, fileName)
  if (!original.ok) return original
  const variants = await prepareVariants(original.value, null)
  if (!variants.ok) return variants
  const { anchos, ancho, alto } = variants.value
  const nombre = nombreOf(ultimo(variants.value))
  const originalName = nombreOf(original.value.bytes)
  const master = {
    cajon: ORIGINALS,
    nombre: `${originalName}.webp`,
    tipo: 'image/webp',
    bytes: original.value.bytes,
  }
  const fila = {
    nombre,
    anchos,
    ancho,
    alto,
    huella: createHash('sha256').update(bytes).digest('hex'),
    original: originalName,
    original_ancho: original.value.ancho,
    original_alto: original.value.alto,
  }
  return ok(await storeFiles(db, [master, ...filesOf(nombre, variants.value)], () => writeImagen(db, fila)))
}

export async function getImagen(db: AdminDb, id: string): Promise<Imagen | null> {
  if (!z.uuid().safeParse(id).success) return null
  return one<Imagen>(
    await db.from('imagenes').select(IMAGEN_COLUMNS.join()).eq('id', id).maybeSingle<Imagen>(),
  )
}

export async function openOriginal(db: AdminDb, imagen: Imagen): Promise<Blob | null> {
  const { data } = await db.storage.from(ORIGINALS).download(`${imagen.original}.webp`)
  return data
}

type Textos = { alt: string | null; traducciones: Record<string, { alt: string; estado: string }> }
function textosOf({ alt, traducciones }: ImagenCampo): Textos {
  const filled = Object.entries(traducciones).filter(([, t]) => t.alt !== '')
  return {
    alt: alt || null,
    traducciones: Object.fromEntries(
      filled.map(([idioma, t]) => [idioma, { alt: t.alt, estado: 'revisado' }]),
    ),
  }
}
const sameTextos = (imagen: Imagen, { alt, traducciones }: Textos): boolean =>
  (imagen.alt ?? null) === alt &&
  (['en', 'fr', 'de', 'it'] as const).every(
    (idioma) => (imagen.traducciones[idioma]?.alt ?? '') === (traducciones[idioma]?.alt ?? ''),
  )
const sameRecorte = (a: Recorte | null, b: Recorte | null): boolean => (a?.join() ?? '') === (b?.join() ?? '')

async function crop(db: AdminDb, imagen: Imagen, recorte: Recorte | null) {
  const blob = await openOriginal(db, imagen)
  if (!blob) return null
  const original: Original = {
    bytes: new Uint8Array(await blob.arrayBuffer()),
    ancho: imagen.original_ancho,
    alto: imagen.original_alto,
  }
  const variants = await prepareVariants(original, recorte)
  return variants.ok ? variants.value : null
}

/**
 * The id for `imagen_id`, or null for no picture. Pictures never change: another crop, focus or text makes a new row.
 */
export async function saveImagen(db: AdminDb, campo: ImagenCampo): Promise<Result<string | null, SaveAviso>> {
  if (campo.id === null) return ok(null)
  const imagen = await getImagen(db, campo.id)
  if (!imagen) return refuse('imagen')
  const textos = textosOf(campo)
  const { foco_x, foco_y, recorte } = campo
  const same = sameRecorte(recorte, imagen.recorte)
  if (same && foco_x === imagen.foco_x && foco_y === imagen.foco_y && sameTextos(imagen, textos))
    return ok(imagen.id)
  const common = {
    ...textos,
    foco_x,
    foco_y,
    recorte,
    huella: imagen.huella,
    original: imagen.original,
    original_ancho: imagen.original_ancho,
    original_alto: imagen.original_alto,
    de: imagen.id,
  }
  if (same) {
    const { nombre, anchos, ancho, alto } = imagen
    return ok((await writeImagen(db, { ...common, nombre, anchos, ancho, alto })).id)
  }
  const variants = await crop(db, imagen, recorte)
  if (!variants) return refuse('imagen')
  const { anchos, ancho, alto } = variants
  const nombre = nombreOf(ultimo(variants))
  const stored = await storeFiles(db, filesOf(nombre, variants), () =>
    writeImagen(db, { ...common, nombre, anchos, ancho, alto }),
  )
  return ok(stored.id)
}

export async function imagenId(
  db: AdminDb,
  campo: ImagenCampo | undefined,
): Promise<Result<{ imagen_id?: string | null }, SaveAviso>> {
  if (!campo) return ok({})
  const saved = await saveImagen(db, campo)
  return saved.ok ? ok({ imagen_id: saved.value }) : saved
}
