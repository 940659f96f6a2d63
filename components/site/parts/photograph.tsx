import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import type { Photo as PhotoData } from '@/lib/imagenes/rows.ts'

type Props = {
  foto: PhotoData
  locale: Locale
  /** The `sizes` attribute. */
  sizes: string
  className?: string | undefined
  /** Above the fold: loaded eagerly. */
  isFirst?: boolean
}

const srcSet = ({ base, anchos }: PhotoData, format: 'avif' | 'webp'): string =>
  anchos.map((width) => `${base}${width}.${format} ${width}w`).join(', ')

/** AVIF with WebP as fallback, cropped around the focal point. `width` and `height` reserve its place. */
export function Photograph({ foto, locale, sizes, className, isFirst = false }: Props) {
  const [x, y] = foto.foco
  const middleWidth = foto.anchos.find((width) => width >= 640) ?? foto.ancho
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(foto, 'avif')} sizes={sizes} />
      <img
        src={`${foto.base}${middleWidth}.webp`}
        srcSet={srcSet(foto, 'webp')}
        sizes={sizes}
        width={foto.ancho}
        height={foto.alto}
        alt={foto.alt.text}
        {...enIdioma(foto.alt, locale)}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
        style={x === 50 && y === 50 ? undefined : { objectPosition: `${x}% ${y}%` }}
      />
    </picture>
  )
}
