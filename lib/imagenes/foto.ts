import 'server-only'
import sharp, { type Sharp } from 'sharp'
import { ok, type Result, refuse } from '../core/result.ts'
import { inTurn } from './queue.ts'

const MAX_SIDE = 1600
/** Phones take 50 million; a small file that claims more is a decompression bomb (T-UP-03). */
const MAX_PIXELS = 60_000_000
const TIMEOUT_S = 15

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** T-UP-01: by the bytes; names and declared types come from the sender. */
export function tipoOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12))) return 'avif'
  return null
}

async function convert(
  bytes: Uint8Array,
  como: (image: Sharp) => Sharp,
): Promise<Result<Uint8Array<ArrayBuffer>, 'foto_tipo' | 'foto'>> {
  if (!tipoOf(bytes)) return refuse('foto_tipo')
  try {
    const converted = await inTurn(() => {
      const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      return como(image.autoOrient()).webp({ quality: 80 }).timeout({ seconds: TIMEOUT_S }).toBuffer()
    })
    return converted ? ok(new Uint8Array(converted)) : refuse('foto')
  } catch {
    return refuse('foto')
  }
}

/** Upright, without metadata (no place, no camera), at most 1600 pixels a side, WebP. */
export const prepareFoto = (bytes: Uint8Array) =>
  convert(bytes, (image) =>
    image.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true }),
  )

const AVATAR_SIDE = 320
const POSITION = { auto: 'attention', centro: 'centre', arriba: 'top', abajo: 'bottom' } as const

export const prepareAvatar = (bytes: Uint8Array, framing: keyof typeof POSITION) =>
  convert(bytes, (image) =>
    image.resize({ width: AVATAR_SIDE, height: AVATAR_SIDE, fit: 'cover', position: POSITION[framing] }),
  )
