import 'server-only'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import { optionalText } from '../i18n/rows.ts'
import { readRows, readRowsUncached } from '../supabase/public.ts'

export type Foto = { bucket: 'galeria' | 'experiencias'; nombre: string }

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const row = z.object({ foto: optionalText })
const galeriaRow = z.object({ slug: z.string(), foto: optionalText })

/** Where the photo of a published row is stored; null for anything unpublished. Throws when the backend is away. */
export async function fotoOf(collection: string, id: string): Promise<Foto | null> {
  if (collection === 'galeria' && id.length <= 80 && SLUG.test(id)) {
    const rows = await readRows('galeria?select=slug,foto&visible=is.true&foto=not.is.null', galeriaRow, [
      TAGS.galeria,
    ])
    const nombre = rows.find(({ slug }) => slug === id)?.foto
    return nombre ? { bucket: 'galeria', nombre } : null
  }
  if (collection === 'muro' && z.uuid().safeParse(id).success) {
    // Not cached: invented ids could fill the cache, and a withdrawn photo must be gone at once.
    const [found] = await readRowsUncached(`experiencias?select=foto&estado=eq.publicada&id=eq.${id}`, row)
    return found?.foto ? { bucket: 'experiencias', nombre: found.foto } : null
  }
  return null
}
