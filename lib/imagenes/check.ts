import 'server-only'
import sharp from 'sharp'
import { ok, type Result, refuse } from '../core/result.ts'
import { tipoOf } from './foto.ts'

/** What a picture of the house may weigh, in bytes: as the field says before it is sent. */
export const MAX_BYTES = 10 * 1024 * 1024
/** A phone's largest photos have 50 million pixels; a small file that claims more is a bomb (T-UP-03). */
export const MAX_PIXELS = 60_000_000
/** Seconds that one step may take on a machine that has much to do. */
export const TIMEOUT_S = 60

/** Why a file is not taken. Each has a sentence of its own in `lib/admin/imagen-avisos`. */
export type ImagenAviso =
  | 'vacia'
  | 'peso'
  | 'tipo'
  | 'svg'
  | 'pagina'
  | 'heic'
  | 'animada'
  | 'doble'
  | 'nombre'
  | 'pixeles'
  | 'rota'
  | 'ocupado'

const texto = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** What a file that is no picture of ours looks like, to say more than "no". */
function avisoOf(bytes: Uint8Array): ImagenAviso {
  const head = texto(bytes.subarray(0, 1024))
  if (/<svg[\s/>]/i.test(head)) return 'svg'
  if (/<(!doctype|html|head|body|script|\?php|\?xml)/i.test(head)) return 'pagina'
  if (/^GIF8/.test(head)) return 'animada'
  if (/^....ftyp(hei|hev|mif1|msf1)/s.test(head)) return 'heic'
  return 'tipo'
}

/** Names that pictures have. The name decides nothing; one that says something else is not sent by mistake. */
const NOMBRE = /\.(jpe?g|jfif|png|webp|avif)$/i
/** What no photo holds: a file that is a picture and a web page or program at once. */
const CODIGO = /<(script|!doctype html|html|\?php|iframe)[\s>]/i

/**
 * Whether bytes may be decoded at all: by what they are, not by what they are called (T-UP-01). Reads nothing but the
 * head of the picture, so that a bomb costs nothing.
 *
 * @param nombre the file's name as it was sent; empty for a picture out of the clipboard
 */
export async function checkImagen(bytes: Uint8Array, nombre: string): Promise<Result<null, ImagenAviso>> {
  if (bytes.length === 0) return refuse('vacia')
  if (bytes.length > MAX_BYTES) return refuse('peso')
  const tipo = tipoOf(bytes)
  if (!tipo) return refuse(avisoOf(bytes))
  if (nombre.includes('.') && !NOMBRE.test(nombre)) return refuse('nombre')
  const all = texto(bytes)
  if (CODIGO.test(all)) return refuse('doble')
  // A moving PNG says so before its first picture; the decoder would show that one only.
  if (tipo === 'png' && /acTL/.test(all.slice(0, all.indexOf('IDAT') + 1 || undefined)))
    return refuse('animada')
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (pages > 1) return refuse('animada')
    if (width * height > MAX_PIXELS) return refuse('pixeles')
  } catch {
    return refuse('rota')
  }
  return ok(null)
}
