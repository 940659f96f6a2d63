import 'server-only'
import sharp from 'sharp'
import { ok, type Result, refuse } from '../core/result.ts'
import { comprobarImagen, type ImagenAviso, MAX_PIXELES, PACIENCIA_S } from './check.ts'
import { enTurno } from './queue.ts'

/** The widths a picture is served in: a phone's row, a phone's whole width, a desk's. Pixels. */
export const ANCHOS = [320, 640, 1280] as const
/** The longest side of what is kept to make other cuts of. Pixels. */
const LADO_ORIGINAL = 2560

type Bytes = Uint8Array<ArrayBuffer>
export type Original = { bytes: Bytes; ancho: number; alto: number }
/** Left, top, width and height in pixels of the original. */
export type Recorte = readonly [number, number, number, number]
export type Tamano = { ancho: number; formato: 'avif' | 'webp'; bytes: Bytes }
export type Variantes = { ancho: number; alto: number; anchos: number[]; tamanos: Tamano[] }

/** A decoder that stops at the first fault: half a picture is no picture. */
const abrir = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELES, failOn: 'error', sequentialRead: true })

const enBytes = (buffer: Buffer): Bytes => new Uint8Array(buffer)

async function turno<T>(trabajo: () => Promise<T>): Promise<Result<T, ImagenAviso>> {
  try {
    const hecho = await enTurno(trabajo)
    return hecho === null ? refuse('ocupado') : ok(hecho)
  } catch (error) {
    // Nothing is wrong with a picture that only took too long.
    return refuse(error instanceof Error && /timeout/i.test(error.message) ? 'ocupado' : 'rota')
  }
}

/**
 * Makes of what somebody sent the picture that is kept: decoded and encoded anew, so that nothing but pixels survives;
 * upright by its EXIF and then without any metadata (no place, no camera, no comment), in sRGB, at most 2560 pixels a
 * side, WebP.
 */
export async function prepararOriginal(
  bytes: Uint8Array,
  nombre: string,
): Promise<Result<Original, ImagenAviso>> {
  const vista = await comprobarImagen(bytes, nombre)
  if (!vista.ok) return vista
  return turno(async () => {
    const { data, info } = await abrir(bytes)
      .autoOrient()
      .resize({ width: LADO_ORIGINAL, height: LADO_ORIGINAL, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 92, effort: 3 })
      .timeout({ seconds: PACIENCIA_S })
      .toBuffer({ resolveWithObject: true })
    return { bytes: enBytes(data), ancho: info.width, alto: info.height }
  })
}

/** The widths for a picture of this one: never larger than it is. */
export const anchosDe = (ancho: number): number[] => {
  const menores = ANCHOS.filter((a) => a < ancho)
  return ancho >= ANCHOS[2] ? [...ANCHOS] : [...menores, ancho]
}

/** The sizes of what `recorte` leaves of an original (null: all of it), each as AVIF and as WebP. */
export const prepararVariantes = (
  original: Original,
  recorte: Recorte | null,
): Promise<Result<Variantes, ImagenAviso>> =>
  turno(async () => {
    const [left, top, width, height] = recorte ?? [0, 0, original.ancho, original.alto]
    const anchos = anchosDe(width)
    const mayor = anchos.at(-1) ?? width
    const tamanos: Tamano[] = []
    for (const ancho of anchos) {
      const image = abrir(original.bytes).extract({ left, top, width, height }).resize({ width: ancho })
      const { data } = await image
        .clone()
        .webp({ quality: 78, effort: 4 })
        .timeout({ seconds: PACIENCIA_S })
        .toBuffer({ resolveWithObject: true })
      tamanos.push({ ancho, formato: 'webp', bytes: enBytes(data) })
      const avif = await image
        .clone()
        .avif({ quality: 55, effort: 3 })
        .timeout({ seconds: PACIENCIA_S })
        .toBuffer()
      tamanos.push({ ancho, formato: 'avif', bytes: enBytes(avif) })
    }
    return { ancho: mayor, alto: Math.max(1, Math.round((height * mayor) / width)), anchos, tamanos }
  })
