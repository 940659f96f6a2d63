import 'server-only'
import { randomBytes } from 'node:crypto'
import { ok, type Result, refuse } from '../core/result.ts'
import { prepareAvatar } from '../imagenes/foto.ts'
import type { CookieClient } from '../supabase/cookies.ts'
import {
  asPerfilAviso,
  type Framing,
  type NombreInput,
  type PerfilAviso,
  type SaludInput,
} from './perfil-schema.ts'

const BUCKET = 'avatares'
const AVATAR_PATH = '/api/perfil/foto/'

type Failure = { code: string; message: string }

/** The database refuses with one of our codes as its message. */
function avisoOf({ code, message }: Failure): PerfilAviso {
  const own = asPerfilAviso(message)
  if (own) return own
  if (code === '42501' || code.startsWith('PGRST3')) return 'sesion'
  console.error('perfil', code, message)
  return 'fallo'
}

const toResult = (error: Failure | null): Result<null, PerfilAviso> =>
  error ? refuse(avisoOf(error)) : ok(null)

/** An account whose profile could not be made at sign-up gets it here, once both texts are accepted. */
export async function saveNombre(
  db: CookieClient,
  id: string,
  { username, idioma, acepto }: NombreInput,
): Promise<Result<null, PerfilAviso>> {
  const { data, error } = await db.from('profiles').update({ username, idioma }).eq('id', id).select('id')
  if (error) return refuse(avisoOf(error))
  if (data.length > 0) return ok(null)
  if (!acepto) return refuse('aceptar')
  const made = { id, username, idioma, accepted_privacy: true, accepted_terms: true }
  return toResult((await db.from('profiles').upsert(made)).error)
}

async function removeOldAvatars(db: CookieClient, id: string, except: string | null): Promise<void> {
  const { data } = await db.storage.from(BUCKET).list(id, { limit: 100 })
  const old = (data ?? []).map(({ name }) => name).filter((name) => name !== except)
  if (old.length > 0) await db.storage.from(BUCKET).remove(old.map((name) => `${id}/${name}`))
}

/** Re-encoded, so that nothing of the file but its pixels is kept. */
export async function setAvatar(
  db: CookieClient,
  id: string,
  bytes: Uint8Array,
  framing: Framing,
): Promise<Result<null, PerfilAviso>> {
  const picture = await prepareAvatar(bytes, framing)
  if (!picture.ok) return picture
  const name = `${randomBytes(24).toString('base64url')}.webp`
  const { error } = await db.storage
    .from(BUCKET)
    .upload(`${id}/${name}`, picture.value, { contentType: 'image/webp', upsert: false })
  if (error) {
    console.error('perfil: upload', error.message)
    return refuse('fallo')
  }
  const saved = await db
    .from('profiles')
    .update({ avatar_url: AVATAR_PATH + name })
    .eq('id', id)
    .select('id')
  const kept = !saved.error && saved.data.length > 0
  await removeOldAvatars(db, id, kept ? name : null)
  if (kept) return ok(null)
  return refuse(saved.error ? avisoOf(saved.error) : 'perfil')
}

export async function removeAvatar(db: CookieClient, id: string): Promise<Result<null, PerfilAviso>> {
  const { error } = await db.from('profiles').update({ avatar_url: null }).eq('id', id)
  if (!error) await removeOldAvatars(db, id, null)
  return toResult(error)
}

export const saveSalud = async (
  db: CookieClient,
  id: string,
  { dieta, alergenos }: SaludInput,
): Promise<Result<null, PerfilAviso>> =>
  toResult(
    (await db.from('perfil_salud').upsert({ user_id: id, dieta, alergenos, consentimiento: true })).error,
  )

export const deleteSalud = async (db: CookieClient, id: string): Promise<Result<null, PerfilAviso>> =>
  toResult((await db.from('perfil_salud').delete().eq('user_id', id)).error)

export async function setFavorito(
  db: CookieClient,
  id: string,
  slug: string,
  isFavorito: boolean,
): Promise<Result<null, PerfilAviso>> {
  const { data, error } = await db.from('vinos').select('id').eq('slug', slug).maybeSingle()
  if (error) return refuse(avisoOf(error))
  if (!data) return refuse('vino')
  const row = { user_id: id, vino_id: data.id }
  return toResult(
    isFavorito
      ? (await db.from('vinos_favoritos').upsert(row)).error
      : (await db.from('vinos_favoritos').delete().match(row)).error,
  )
}

export async function myVinos(db: CookieClient): Promise<string[]> {
  const { data, error } = await db
    .from('vinos_favoritos')
    .select('vinos(slug)')
    .order('creado_en', { ascending: false })
    .overrideTypes<{ vinos: { slug: string } | null }[], { merge: false }>()
  if (error) throw new Error(`vinos_favoritos: ${error.code} ${error.message}`)
  return data.flatMap(({ vinos }) => (vinos ? [vinos.slug] : []))
}

export const actOnCuenta = async (
  db: CookieClient,
  name: 'sesion_cerrar' | 'baja_pedir' | 'baja_anular' | 'aceptar_textos',
  args: Readonly<Record<string, string>> = {},
): Promise<Result<null, PerfilAviso>> => toResult((await db.rpc(name, args)).error)
