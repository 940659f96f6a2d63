import type { Imagen } from '@/lib/admin/imagenes/save.ts'

/** Left, top, width and height in pixels of the original. */
export type Corte = [number, number, number, number]
/** What a form holds of its picture: which one, what of it is shown, and where its heart is (percent of what is shown). */
export type Ficha = { imagen: Imagen; foco: { x: number; y: number }; corte: Corte | null }

export const fichaDe = (imagen: Imagen): Ficha => ({
  imagen,
  foco: { x: imagen.foco_x, y: imagen.foco_y },
  corte: imagen.recorte,
})

/** A form that was refused, or typed before a crash, gives its picture back as the text it was kept in. */
export function leerFicha(text: string | undefined): Ficha | null {
  if (!text) return null
  try {
    const raw: unknown = JSON.parse(text)
    if (typeof raw !== 'object' || raw === null) return null
    const { imagen, foco, corte } = raw as Partial<Ficha>
    return imagen && foco ? { imagen, foco, corte: corte ?? null } : null
  } catch {
    return null
  }
}

export const entre = (min: number, value: number, max: number): number => Math.min(max, Math.max(min, value))

/** What is shown, whether cut or not. */
export const vistaDe = ({ imagen, corte }: Ficha): Corte =>
  corte ?? [0, 0, imagen.original_ancho, imagen.original_alto]

/** The same thing in the heart of the picture, whatever is cut off around it. */
export function conCorte(ficha: Ficha, corte: Corte | null): Ficha {
  const [x, y, ancho, alto] = vistaDe(ficha)
  const nueva = { ...ficha, corte }
  const [nx, ny, nAncho, nAlto] = vistaDe(nueva)
  const en = (inicio: number, largo: number, foco: number, otro: number, otroLargo: number) =>
    entre(0, Math.round(((inicio + (foco / 100) * largo - otro) / otroLargo) * 100), 100)
  return {
    ...nueva,
    foco: { x: en(x, ancho, ficha.foco.x, nx, nAncho), y: en(y, alto, ficha.foco.y, ny, nAlto) },
  }
}

export const PROPORCIONES = { '4:3': 4 / 3, '1:1': 1, '16:9': 16 / 9 } as const
export type Proporcion = keyof typeof PROPORCIONES

/** The largest cut of a proportion that fits, and the one of `tamano` (0 to 1) of it around a centre. */
export function corteDe(
  imagen: Imagen,
  razon: number,
  tamano: number,
  centro: readonly [number, number],
): Corte {
  const { original_ancho: W, original_alto: H } = imagen
  const ancho = Math.max(1, Math.round(Math.min(W, H * razon) * tamano))
  const alto = entre(1, Math.round(ancho / razon), H)
  const x = entre(0, Math.round(centro[0] - ancho / 2), W - ancho)
  const y = entre(0, Math.round(centro[1] - alto / 2), H - alto)
  return [x, y, ancho, alto]
}

/** Which proportion a cut has; null when it is none of the named ones. */
export function proporcionDe(corte: Corte | null): Proporcion | null {
  if (!corte) return null
  const razon = corte[2] / corte[3]
  const found = Object.entries(PROPORCIONES).find(([, r]) => Math.abs(r - razon) / r < 0.02)
  return (found?.[0] as Proporcion | undefined) ?? null
}
