import 'server-only'
import { AVISOS_IMAGEN } from '@/lib/admin/imagenes/notices.ts'
import { uploadImagen } from '@/lib/admin/imagenes/save.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'

const FILE_FIELD = /^([a-z_]+)\.archivo$/

/**
 * Without JavaScript the form contains the picture itself: stores it and fills in the field as if it had been uploaded
 * before. Returns the error messages of refused files, by field.
 */
export async function collectImagenes(db: AdminDb, form: FormData): Promise<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const [campo, value] of [...form]) {
    const name = FILE_FIELD.exec(campo)?.[1]
    if (!name || !(value instanceof File) || (value.size === 0 && value.name === '')) continue
    form.delete(campo)
    const upload = await uploadImagen(db, new Uint8Array(await value.arrayBuffer()), value.name)
    if (!upload.ok) {
      errors[name] = AVISOS_IMAGEN[upload.aviso]
      continue
    }
    const { value: imagen } = upload
    form.set(`${name}.id`, imagen.id)
    form.set(`${name}.foco_x`, '50')
    form.set(`${name}.foco_y`, '50')
    form.set(`${name}.recorte`, '')
    form.set(`${name}.ficha`, JSON.stringify({ imagen, foco: { x: 50, y: 50 }, corte: null }))
  }
  return errors
}
