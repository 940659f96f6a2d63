import { isDrawing } from '@/components/ui/drawing.tsx'
import { GLAZE_OF, Plaque, Tile } from '@/components/ui/tile.tsx'
import { glaze } from './labels.ts'

type Props = {
  slug: string
  ilustracion: string | null
  imagen: { nombre: string; anchos: readonly number[] } | null
}

export function Thumbnail({ slug, ilustracion, imagen }: Props) {
  const className = 'size-11 shrink-0 rounded-xs object-cover'
  const width = imagen && Math.min(...imagen.anchos)
  if (imagen && width)
    return (
      // biome-ignore lint/performance/noImgElement: it lies in its sizes already, and the smallest is asked for
      <img
        src={`/api/imagenes/${imagen.nombre}-${width}.webp`}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        className={className}
      />
    )
  if (isDrawing(ilustracion))
    return (
      <Plaque
        drawing={ilustracion}
        glaze={GLAZE_OF[ilustracion]}
        format="cuadrada"
        className="size-11 shrink-0"
      />
    )
  return <Tile name={slug} glaze={glaze(slug)} className="size-11 shrink-0" />
}
