import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import type { Fotografia as Datos } from '@/lib/imagenes/rows.ts'

type Props = {
  foto: Datos
  locale: Locale
  /** How wide it stands in the page, as `sizes` says it. */
  sizes: string
  className?: string | undefined
  /** Among the first things of its page: fetched with them. */
  primera?: boolean
}

const juego = ({ base, anchos }: Datos, formato: 'avif' | 'webp'): string =>
  anchos.map((ancho) => `${base}${ancho}.${formato} ${ancho}w`).join(', ')

/**
 * A photograph in the size and the format that the reader's browser takes. Its place is kept from the first paint on,
 * and where its box is narrower than it is, what matters stays in sight.
 */
export function Fotografia({ foto, locale, sizes, className, primera = false }: Props) {
  const [x, y] = foto.foco
  const medio = foto.anchos.find((ancho) => ancho >= 640) ?? foto.ancho
  return (
    <picture>
      <source type="image/avif" srcSet={juego(foto, 'avif')} sizes={sizes} />
      <img
        src={`${foto.base}${medio}.webp`}
        srcSet={juego(foto, 'webp')}
        sizes={sizes}
        width={foto.ancho}
        height={foto.alto}
        alt={foto.alt.text}
        {...enIdioma(foto.alt, locale)}
        loading={primera ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
        style={x === 50 && y === 50 ? undefined : { objectPosition: `${x}% ${y}%` }}
      />
    </picture>
  )
}
