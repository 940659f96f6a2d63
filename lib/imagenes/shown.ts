import 'server-only'
import sharp from 'sharp'
import { tipoOf } from './foto.ts'
import { inTurn } from './queue.ts'

type Shown = { bytes: Uint8Array<ArrayBuffer>; type: string }

const MAX_PIXELS = 60_000_000
/** Where and with what it was taken, as each kind of picture keeps it. */
const CAMERA = /Exif|EXIF|eXIf|XMP |<x:xmpmeta|ns\.adobe\.com/

/**
 * A guest's picture as others may see it: by its bytes, whatever it was stored as, and without what a camera wrote.
 * Null for anything but a picture. What came through the site is so already and passes as it is.
 */
export async function shownFoto(bytes: Uint8Array<ArrayBuffer>): Promise<Shown | null> {
  const tipo = tipoOf(bytes)
  if (!tipo) return null
  const type = `image/${tipo}`
  if (!CAMERA.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')))
    return { bytes, type }
  try {
    const clean = await inTurn(() =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient().webp({ quality: 80 }).toBuffer(),
    )
    return clean && { bytes: new Uint8Array(clean), type: 'image/webp' }
  } catch {
    return null
  }
}
