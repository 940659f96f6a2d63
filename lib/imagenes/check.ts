import 'server-only'
import sharp from 'sharp'
import { ok, type Result, refuse } from '../core/result.ts'
import { tipoOf } from './foto.ts'

export const MAX_BYTES = 10 * 1024 * 1024
/** Phones take 50 million; a small file that claims more is a decompression bomb (T-UP-03). */
export const MAX_PIXELS = 60_000_000
export const TIMEOUT_S = 60

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

function avisoOf(bytes: Uint8Array): ImagenAviso {
  const head = texto(bytes.subarray(0, 1024))
  if (/<svg[\s/>]/i.test(head)) return 'svg'
  if (/<(!doctype|html|head|body|script|\?php|\?xml)/i.test(head)) return 'pagina'
  if (/^GIF8/.test(head)) return 'animada'
  if (/^....ftyp(hei|hev|mif1|msf1)/s.test(head)) return 'heic'
  return 'tipo'
}

const NOMBRE = /\.(jpe?g|jfif|png|webp|avif)$/i
const CODIGO = /<(script|!doctype html|html|\?php|iframe)[\s>]/i

/** T-UP-01: decides by content, not by name; reads only the header of the picture, so that a bomb costs nothing. */
export async function checkImagen(bytes: Uint8Array, nombre: string): Promise<Result<null, ImagenAviso>> {
  if (bytes.length === 0) return refuse('vacia')
  if (bytes.length > MAX_BYTES) return refuse('peso')
  const tipo = tipoOf(bytes)
  if (!tipo) return refuse(avisoOf(bytes))
  if (nombre.includes('.') && !NOMBRE.test(nombre)) return refuse('nombre')
  const all = texto(bytes)
  if (CODIGO.test(all)) return refuse('doble')
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
