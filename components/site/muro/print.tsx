import { type DrawingName, isDrawing } from '@/components/ui/drawing.tsx'
import { type Glaze, Plaque, type PlaqueFormat, type PlaqueGlaze, Tile } from '@/components/ui/tile.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import type { Imagen } from '@/lib/muro/galeria.ts'
import { Photograph } from '../parts/photograph.tsx'

const PRINTS: Record<DrawingName, [PlaqueGlaze, PlaqueFormat]> = {
  gamba: ['salmonete', 'tumbada'],
  dorada: ['limon', 'ancha'],
  arroz: ['anil', 'tumbada'],
  vieira: ['gamba', 'tumbada'],
  limon: ['anil', 'ancha'],
  rodaja: ['tinta', 'cuadrada'],
  copa: ['mosto', 'alta'],
  anfora: ['salmonete', 'alta'],
  olivo: ['oliva', 'ancha'],
  enigmito: ['limon', 'alta'],
  barca: ['salmonete', 'tumbada'],
  botella: ['limon', 'alta'],
  faro: ['salmonete', 'alta'],
  granada: ['limon', 'cuadrada'],
  llave: ['salmonete', 'alta'],
}
const GLAZES = ['anil', 'gamba', 'limon', 'mosto'] as const satisfies readonly Glaze[]

type Props = { imagen: Imagen; locale: Locale; className?: string; isWhole?: boolean }

export function Print({ imagen, locale, className, isWhole = false }: Props) {
  const { alt, foto, fotografia, ilustracion, slug } = imagen
  const lang = enIdioma(alt, locale).lang
  const fitClass = `${isWhole ? 'object-contain' : 'aspect-[4/3] object-cover'} ${className ?? ''}`
  if (fotografia)
    return (
      <Photograph
        foto={fotografia}
        locale={locale}
        // The browser measures a lazy picture; its copy in the lightbox needs the larger size.
        sizes={isWhole ? '(max-width: 1100px) 92vw, 1080px' : 'auto, (max-width: 1100px) 92vw, 1080px'}
        className={fitClass}
        isFirst={isWhole}
      />
    )
  if (foto)
    return (
      // biome-ignore lint/performance/noImgElement: kept pages show pictures as they are stored
      <img
        src={foto}
        alt={alt.text}
        lang={lang}
        loading={isWhole ? 'eager' : 'lazy'}
        decoding="async"
        className={fitClass}
      />
    )
  if (isDrawing(ilustracion)) {
    const [glaze, format] = PRINTS[ilustracion]
    return (
      <Plaque
        drawing={ilustracion}
        glaze={glaze}
        format={format}
        label={alt.text}
        lang={lang}
        className={className}
      />
    )
  }
  const glaze = GLAZES[slug.length % GLAZES.length] ?? 'anil'
  return <Tile name={slug} glaze={glaze} label={alt.text} lang={lang} className={className} />
}
