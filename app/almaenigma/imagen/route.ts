import { AVISOS_IMAGEN } from '@/lib/admin/imagenes/notices.ts'
import { uploadImagen } from '@/lib/admin/imagenes/save.ts'
import { adminDbOrNull } from '@/lib/admin/kit/session.ts'
import { readUpload, reply } from '@/lib/http/json.ts'
import { MAX_BYTES } from '@/lib/imagenes/check.ts'

export const dynamic = 'force-dynamic'

/** Room for what a form adds around its file. */
const ENVELOPE_BYTES = 16 * 1024

const NO = {
  permiso: 'La sesión ha terminado o no tiene permisos. Vuelve a entrar y sube la foto otra vez.',
  envio: 'La foto no ha llegado entera. Comprueba la conexión y súbela de nuevo.',
  fallo: 'No se ha podido guardar la foto. Espera un momento y súbela de nuevo.',
}

/**
 * How much of a file that is too large is still read, in bytes, so that the sender gets the answer instead of
 * a broken connection.
 */
const DRAIN_LIMIT = 32 * 1024 * 1024

async function drain(request: Request): Promise<void> {
  const reader = request.body?.getReader()
  for (let size = 0; reader && size < DRAIN_LIMIT; ) {
    const { done, value } = await reader.read()
    if (done) return
    size += value.byteLength
  }
  await reader?.cancel()
}

/** Stores a picture for an open editor: 201 with the picture, or a sentence that says why not. */
export async function POST(request: Request): Promise<Response> {
  try {
    // Refused before ten megabytes are read.
    const db = await adminDbOrNull()
    if (!db) return reply(403, { mensaje: NO.permiso })
    const form = await readUpload(request, MAX_BYTES + ENVELOPE_BYTES)
    if (!form.ok && form.aviso === 'too_long') {
      if (request.body && !request.body.locked) await drain(request)
      return reply(413, { mensaje: AVISOS_IMAGEN.peso })
    }
    if (!form.ok) return reply(400, { mensaje: NO.envio })
    const file = form.value.get('archivo')
    if (!(file instanceof File)) return reply(400, { mensaje: NO.envio })
    const upload = await uploadImagen(db, new Uint8Array(await file.arrayBuffer()), file.name)
    return upload.ok
      ? reply(201, { imagen: upload.value })
      : reply(422, { code: upload.aviso, mensaje: AVISOS_IMAGEN[upload.aviso] })
  } catch (error) {
    console.error('imagen', error instanceof Error ? error.message : error)
    return reply(503, { mensaje: NO.fallo })
  }
}
