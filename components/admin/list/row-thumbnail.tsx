import { type DibujoName, isDibujo } from '@/components/ui/drawing.tsx'
import { Azulejo, Plaque, type PlaqueGlaze } from '@/components/ui/tile.tsx'
import { esmalte } from './labels.ts'

/** Each drawing on the glaze it has on the menu. */
const GLAZES: Record<DibujoName, PlaqueGlaze> = {
  anfora: 'limon',
  arroz: 'salmonete',
  copa: 'salmonete',
  dorada: 'limon',
  enigmito: 'anil',
  gamba: 'anil',
  limon: 'anil',
  olivo: 'salmonete',
  rodaja: 'anil',
  vieira: 'anil',
}

type Props = {
  slug: string
  ilustracion: string | null
  imagen: { nombre: string; anchos: readonly number[] } | null
}

/** What a row is known by at a glance: its photograph, its drawing, or the tile made of its short name. */
export function Miniatura({ slug, ilustracion, imagen }: Props) {
  const clase = 'size-11 shrink-0 rounded-xs object-cover'
  const ancho = imagen && Math.min(...imagen.anchos)
  if (imagen && ancho)
    return (
      // biome-ignore lint/performance/noImgElement: it lies in its sizes already, and the smallest is asked for
      <img
        src={`/api/imagenes/${imagen.nombre}-${ancho}.webp`}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        className={clase}
      />
    )
  if (isDibujo(ilustracion))
    return (
      <Plaque
        drawing={ilustracion}
        glaze={GLAZES[ilustracion]}
        formato="cuadrada"
        className="size-11 shrink-0"
      />
    )
  return <Azulejo name={slug} glaze={esmalte(slug)} className="size-11 shrink-0" />
}
