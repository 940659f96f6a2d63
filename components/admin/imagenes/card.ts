import type { Imagen } from '@/lib/admin/imagenes/save.ts'

/** Left, top, width and height in pixels of the original. */
export type Crop = [number, number, number, number]
/** What a form holds of its picture: which one, what of it is shown, and where its heart is (percent of what is shown). */
export type ImagenCard = { imagen: Imagen; foco: { x: number; y: number }; crop: Crop | null }

export const cardOf = (imagen: Imagen): ImagenCard => ({
  imagen,
  foco: { x: imagen.foco_x, y: imagen.foco_y },
  crop: imagen.recorte,
})

/** A form that was refused, or typed before a crash, gives its picture back as the text it was kept in. */
export function readCard(text: string | undefined): ImagenCard | null {
  if (!text) return null
  try {
    const raw: unknown = JSON.parse(text)
    if (typeof raw !== 'object' || raw === null) return null
    const { imagen, foco, crop } = raw as Partial<ImagenCard>
    return imagen && foco ? { imagen, foco, crop: crop ?? null } : null
  } catch {
    return null
  }
}

export const entre = (min: number, value: number, max: number): number => Math.min(max, Math.max(min, value))

export const shownArea = ({ imagen, crop }: ImagenCard): Crop =>
  crop ?? [0, 0, imagen.original_ancho, imagen.original_alto]

/** Keeps the focus on the same point of the picture, whatever is cropped. */
export function withCrop(card: ImagenCard, crop: Crop | null): ImagenCard {
  const [x, y, width, alto] = shownArea(card)
  const newCard = { ...card, crop }
  const [nx, ny, nWidth, nHeight] = shownArea(newCard)
  const en = (start: number, length: number, foco: number, other: number, otherLength: number) =>
    entre(0, Math.round(((start + (foco / 100) * length - other) / otherLength) * 100), 100)
  return {
    ...newCard,
    foco: { x: en(x, width, card.foco.x, nx, nWidth), y: en(y, alto, card.foco.y, ny, nHeight) },
  }
}

export const PROPORTIONS = { '4:3': 4 / 3, '1:1': 1, '16:9': 16 / 9 } as const
export type Proportion = keyof typeof PROPORTIONS

/** The largest crop of a ratio that fits, scaled by `size` (0 to 1) around a centre. */
export function cropOf(imagen: Imagen, ratio: number, size: number, centre: readonly [number, number]): Crop {
  const { original_ancho: W, original_alto: H } = imagen
  const width = Math.max(1, Math.round(Math.min(W, H * ratio) * size))
  const alto = entre(1, Math.round(width / ratio), H)
  const x = entre(0, Math.round(centre[0] - width / 2), W - width)
  const y = entre(0, Math.round(centre[1] - alto / 2), H - alto)
  return [x, y, width, alto]
}

/** Which proportion a cut has; null when it is none of the named ones. */
export function proportionOf(crop: Crop | null): Proportion | null {
  if (!crop) return null
  const ratio = crop[2] / crop[3]
  const found = Object.entries(PROPORTIONS).find(([, r]) => Math.abs(r - ratio) / r < 0.02)
  return (found?.[0] as Proportion | undefined) ?? null
}
