import { Drawing, isDrawing } from '@/components/ui/drawing.tsx'
import { Tile } from '@/components/ui/tile.tsx'
import type { Imagen } from '@/lib/admin/imagenes/save.ts'
import { glaze } from '../list/labels.ts'
import { imagenPath } from './paths.ts'

type Props = {
  imagen: Pick<Imagen, 'nombre' | 'anchos' | 'foco_x' | 'foco_y'> | null
  slug: string
  ilustracion?: string | null
  className?: string
}

export function Thumbnail({ imagen, slug, ilustracion = null, className = 'size-11' }: Props) {
  if (imagen)
    return (
      // biome-ignore lint/performance/noImgElement: the smallest of its sizes
      <img
        src={imagenPath(imagen.nombre, imagen.anchos[0] ?? 320)}
        alt=""
        loading="lazy"
        decoding="async"
        className={`${className} shrink-0 object-cover`}
        style={{ objectPosition: `${imagen.foco_x}% ${imagen.foco_y}%` }}
      />
    )
  if (isDrawing(ilustracion))
    return (
      <span className={`${className} grid shrink-0 place-items-center bg-fondo-2 p-1`}>
        <Drawing name={ilustracion} className="max-h-full max-w-full" />
      </span>
    )
  return <Tile name={slug} glaze={glaze(slug)} className={`${className} shrink-0`} />
}
