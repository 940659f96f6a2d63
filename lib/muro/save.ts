import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { ok, type Result, refuse } from '../core/result.ts'
import { prepareFoto } from '../imagenes/foto.ts'
import type { CookieClient } from '../supabase/cookies.ts'
import { asMuroAviso, type ExperienciaInput, type MuroAviso } from './schema.ts'

const BUCKET = 'experiencias'

/** The database refuses with one of our codes as its message. */
const avisoOf = ({ code, message }: { code: string; message: string }): MuroAviso => {
  const own = asMuroAviso(message)
  if (own) return own
  if (code === '42501' || code.startsWith('PGRST3')) return 'sesion'
  console.error('muro', code, message)
  return 'fallo'
}

async function uploadFoto(
  db: CookieClient,
  userId: string,
  bytes: Uint8Array,
): Promise<Result<string, MuroAviso>> {
  const photo = await prepareFoto(bytes)
  if (!photo.ok) return photo
  const name = `${userId}/${randomBytes(24).toString('base64url')}.webp`
  const { error } = await db.storage
    .from(BUCKET)
    .upload(name, photo.value, { contentType: 'image/webp', cacheControl: '31536000', upsert: false })
  if (!error) return ok(name)
  console.error('muro: upload', error.message)
  return refuse(/row-level security|denied|unauthorized/i.test(error.message) ? 'limite' : 'fallo')
}

/** Stores a post unpublished, with the guest's session: the database verifies the visit and limits posts per day. The
 * photo of a refused post is removed. */
export async function saveExperiencia(
  db: CookieClient,
  userId: string,
  input: ExperienciaInput,
  foto: Uint8Array | null,
): Promise<Result<null, MuroAviso>> {
  if (foto && !input.consentimiento) return refuse('consentimiento')
  const uploaded = foto ? await uploadFoto(db, userId, foto) : null
  if (uploaded && !uploaded.ok) return uploaded
  const { nombre, texto, idioma } = input
  const name = uploaded?.value
  const { error } = await db.from('experiencias').insert({
    nombre,
    texto,
    idioma,
    ...(name ? { foto: name, consentimiento_imagen_en: new Date().toISOString() } : {}),
  })
  if (!error) return ok(null)
  if (name) await db.storage.from(BUCKET).remove([name])
  return refuse(avisoOf(error))
}

const ownRow = z.object({
  id: z.uuid(),
  texto: z.string(),
  idioma: z.string(),
  foto: z.string().nullable(),
  estado: z.string(),
})

export async function myExperiencias(db: CookieClient): Promise<z.output<typeof ownRow>[]> {
  const { data, error } = await db.rpc('mis_experiencias')
  if (error) throw new Error(`mis_experiencias: ${error.code} ${error.message}`)
  return z.array(ownRow).parse(data)
}

export async function deleteExperiencia(db: CookieClient, id: string): Promise<boolean> {
  const own = (await myExperiencias(db)).find((one) => one.id === id)
  if (!own) return false
  const { error } = await db.from('experiencias').delete().eq('id', id)
  if (error) throw new Error(`experiencias: ${error.code} ${error.message}`)
  if (own.foto) await db.storage.from(BUCKET).remove([own.foto])
  return true
}
