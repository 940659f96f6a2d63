import type { Imagen } from '@/lib/admin/imagenes/save.ts'

export type UploadResult = { imagen: Imagen } | { mensaje: string }

/** The server's limit too: checked before ten megabytes are uploaded in vain. */
const MAX_BYTES = 10 * 1024 * 1024
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

const NO = {
  peso: 'La foto pesa más de 10 MB. Redúcela o elige otra.',
  vacia: 'El archivo está vacío. Elige otra foto.',
  red: 'La foto no ha llegado. Comprueba la conexión y vuelve a subirla.',
  parada: 'Subida cancelada.',
}

function parseUpload(text: string): UploadResult {
  try {
    const raw: unknown = JSON.parse(text)
    if (typeof raw === 'object' && raw !== null) {
      const { imagen, mensaje } = raw as { imagen?: Imagen; mensaje?: string }
      if (imagen) return { imagen }
      if (mensaje) return { mensaje }
    }
  } catch {
    // A proxy's page instead of an answer.
  }
  return { mensaje: NO.red }
}

/** XMLHttpRequest, because `fetch` reports no upload progress. `onProgress` gets 0 to 1. */
export function uploadFile(
  file: File,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<UploadResult> {
  if (file.size === 0) return Promise.resolve({ mensaje: NO.vacia })
  if (file.size > MAX_BYTES) return Promise.resolve({ mensaje: NO.peso })
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    const data = new FormData()
    data.set('archivo', file)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => done(parseUpload(request.responseText))
    request.onerror = () => done({ mensaje: NO.red })
    request.onabort = () => done({ mensaje: NO.parada })
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', '/almaenigma/imagen')
    request.send(data)
  })
}
