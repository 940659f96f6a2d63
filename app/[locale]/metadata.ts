import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { backendSettings } from '@/lib/core/env.ts'
import { LOCALES, type Locale } from '@/lib/i18n/locales.ts'
import {
  absoluteUrl,
  excerpt,
  IMAGEN,
  imagenOf,
  isLongEnough,
  languageAlternates,
  OG_LOCALES,
  PAGE_KEYS,
  type SeoPage,
} from '@/lib/seo/pages.ts'

const MAX_FOTOS = 4
/** Services show smaller pictures as a thumbnail beside the text. Pixels. */
const MIN_WIDTH = 600
type Foto = { base: string; ancho: number; alto: number; alt: { text: string } }

const titleOf = (titulo: string, nombre: string) => `${titulo} · ${nombre}`

/**
 * Title, description and addresses of a page for search engines and shared links.
 *
 * Without SITE_URL the public address is unknown, and a wrong canonical address does more harm than none: then there is
 * neither canonical nor `hreflang` nor picture.
 *
 * @param values for the description besides the restaurant's name: `{ cuantos }` for the wines
 * @param fotos come before the page's own picture
 */
export async function pageMetadata(
  locale: Locale,
  pagePath: SeoPage,
  values: Record<string, string | number> = {},
  fotos: readonly Foto[] = [],
): Promise<Metadata> {
  const [t, { nombre, poblacion, descripcion }] = await Promise.all([
    getTranslations({ locale, namespace: 'Seo' }),
    getAjustes(locale),
  ])
  const key = PAGE_KEYS[pagePath]
  const titulo = t(`${key}.titulo`)
  // The owner's description of the restaurant, only if it exists in this language.
  const own = pagePath === '/' && descripcion.lang === locale && isLongEnough(descripcion.text)
  const description = excerpt(
    own ? descripcion.text : t(`${key}.descripcion`, { nombre, poblacion, ...values }),
  )
  const title = titleOf(titulo, nombre)
  const page: Metadata = { title, description, applicationName: nombre }
  const { SITE_URL } = backendSettings()
  if (!SITE_URL) return page
  const languages = languageAlternates(SITE_URL, pagePath)
  const canonical = languages[locale]
  return {
    ...page,
    metadataBase: new URL(SITE_URL),
    alternates: { canonical, languages },
    openGraph: {
      type: 'website',
      title,
      description,
      url: canonical,
      siteName: nombre,
      locale: OG_LOCALES[locale],
      alternateLocale: LOCALES.filter((other) => other !== locale).map((other) => OG_LOCALES[other]),
      images: [
        ...fotos
          .filter(({ ancho }) => ancho >= MIN_WIDTH)
          .slice(0, MAX_FOTOS)
          .map(({ base, ancho, alto, alt }) => ({
            url: absoluteUrl(SITE_URL, `${base}${ancho}.webp`),
            width: ancho,
            height: alto,
            type: 'image/webp',
            alt: alt.text,
          })),
        {
          url: absoluteUrl(SITE_URL, imagenOf(locale, pagePath)),
          ...IMAGEN,
          type: 'image/png',
          alt: t('imagen', { titulo, nombre }),
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** Metadata of a page that answers a query (`<page>/consulta`): canonical is the plain page, and it is not indexed. */
export const queryMetadata = ({ alternates, ...page }: Metadata): Metadata => ({
  ...page,
  ...(alternates?.canonical ? { alternates: { canonical: alternates.canonical } } : {}),
  robots: { index: false, follow: true },
})
