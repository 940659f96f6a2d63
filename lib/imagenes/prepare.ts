import 'server-only'
import sharp from 'sharp'
import { ok, type Result, refuse } from '../core/result.ts'
import { checkImagen, type ImagenAviso, MAX_PIXELS, TIMEOUT_S } from './check.ts'
import { inTurn } from './queue.ts'

const WIDTHS = [320, 640, 1280] as const
const MAX_ORIGINAL_SIDE = 2560

type Bytes = Uint8Array<ArrayBuffer>
export type Original = { bytes: Bytes; ancho: number; alto: number }
export type Recorte = readonly [number, number, number, number]
type Size = { ancho: number; formato: 'avif' | 'webp'; bytes: Bytes }
export type Variants = { ancho: number; alto: number; anchos: number[]; tamanos: Size[] }

const openImage = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })

const enBytes = (buffer: Buffer): Bytes => new Uint8Array(buffer)

async function turno<T>(work: () => Promise<T>): Promise<Result<T, ImagenAviso>> {
  try {
    const done = await inTurn(work)
    return done === null ? refuse('ocupado') : ok(done)
  } catch (error) {
    return refuse(error instanceof Error && /timeout/i.test(error.message) ? 'ocupado' : 'rota')
  }
}

/** Re-encoded: upright, without metadata, sRGB, at most 2560 pixels a side, WebP. */
export async function prepareOriginal(
  bytes: Uint8Array,
  nombre: string,
): Promise<Result<Original, ImagenAviso>> {
  const checked = await checkImagen(bytes, nombre)
  if (!checked.ok) return checked
  return turno(async () => {
    const { data, info } = await openImage(bytes)
      .autoOrient()
      .resize({
        width: MAX_ORIGINAL_SIDE,
        height: MAX_ORIGINAL_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .webp({ quality: 92, effort: 3 })
      .timeout({ seconds: TIMEOUT_S })
      .toBuffer({ resolveWithObject: true })
    return { bytes: enBytes(data), ancho: info.width, alto: info.height }
  })
}

export const widthsOf = (pixelWidth: number): number[] => {
  const smaller = WIDTHS.filter((a) => a < pixelWidth)
  return pixelWidth >= WIDTHS[2] ? [...WIDTHS] : [...smaller, pixelWidth]
}

export const prepareVariants = (
  original: Original,
  recorte: Recorte | null,
): Promise<Result<Variants, ImagenAviso>> =>
  turno(async () => {
    const [left, top, width, height] = recorte ?? [0, 0, original.ancho, original.alto]
    const widths = widthsOf(width)
    const mayor = widths.at(-1) ?? width
    const sizes: Size[] = []
    for (const pixelWidth of widths) {
      const image = openImage(original.bytes)
        .extract({ left, top, width, height })
        .resize({ width: pixelWidth })
      const { data } = await image
        .clone()
        .webp({ quality: 78, effort: 4 })
        .timeout({ seconds: TIMEOUT_S })
        .toBuffer({ resolveWithObject: true })
      sizes.push({ ancho: pixelWidth, formato: 'webp', bytes: enBytes(data) })
      const avif = await image
        .clone()
        .avif({ quality: 55, effort: 3 })
        .timeout({ seconds: TIMEOUT_S })
        .toBuffer()
      sizes.push({ ancho: pixelWidth, formato: 'avif', bytes: enBytes(avif) })
    }
    return {
      ancho: mayor,
      alto: Math.max(1, Math.round((height * mayor) / width)),
      anchos: widths,
      tamanos: sizes,
    }
  })
