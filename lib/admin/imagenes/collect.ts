import 'server-only'
import { AVISOS_IMAGEN } from '@/lib/admin/imagenes/notices.ts'
import { uploadImagen } from '@/lib/admin/imagenes/save.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'

/** How `<ImagenField>` names its file where there is no JavaScript to send it beforehand. */
const FILE_FIELD = /^([a-z_]+)\.archivo$/

/**
 * A form that comes without JavaScript brings its picture along: stored, and put into the form as if it had been sent
 * before. Answers with the sentences of the files that were not taken, by field.
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
    // So that a form refused for another reason comes back with its picture.
    form.set(`${name}.ficha`, JSON.stringify({ imagen, foco: { x: 50, y: 50 }, corte: null }))
  }
  return errors
}
