import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { env } from '@/lib/core/env.ts'
import { LOCALES, type Locale } from '@/lib/i18n/locales.ts'
import {
  absoluteUrl,
  excerpt,
  IMAGEN,
  idiomasDe,
  imagenDe,
  isLongEnough,
  OG_LOCALES,
  PAGE_KEYS,
  type SeoPage,
} from '@/lib/seo/pages.ts'

/** Photographs of what a page shows, for whoever shares it, the first of them first. */
const MAX_FOTOS = 4
/** Narrower ones are shown as a stamp beside the text by those who show them. Pixels. */
const MIN_WIDTH = 600
type Foto = { base: string; ancho: number; alto: number; alt: { text: string } }

/** The pages before the name of the house: the home page is the house itself. */
const titleOf = (titulo: string, nombre: string) => `${titulo} · ${nombre}`

/**
 * Title, description and addresses of a page in its languages, for search engines and for those who share it. The texts
 * are in `Seo` of the messages.
 *
 * Without SITE_URL nobody can say what the site is called from outside, and a canonical address that points elsewhere
 * does more harm than none: then there is neither canonical nor `hreflang` nor picture. `npm start` with the embedded
 * backend sets it to the address it prints.
 *
 * @param values what the description says besides the name of the house: `{ cuantos }` for the wines
 * @param fotos photographs of what is on the page: they stand before the page's own picture
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
  // The owner describes the house in the settings; in this language, or not at all.
  const own = pagePath === '/' && descripcion.lang === locale && isLongEnough(descripcion.text)
  const description = excerpt(
    own ? descripcion.text : t(`${key}.descripcion`, { nombre, poblacion, ...values }),
  )
  const title = titleOf(titulo, nombre)
  const page: Metadata = { title, description, applicationName: nombre }
  const { SITE_URL } = env()
  if (!SITE_URL) return page
  const languages = idiomasDe(SITE_URL, pagePath)
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
          url: absoluteUrl(SITE_URL, imagenDe(locale, pagePath)),
          ...IMAGEN,
          type: 'image/png',
          alt: t('imagen', { titulo, nombre }),
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/**
 * Metadata of a page that answers a question (`<page>/consulta`): its canonical address is the plain page's, and no
 * search engine need keep every search somebody makes.
 */
export const queryMetadata = ({ alternates, ...page }: Metadata): Metadata => ({
  ...page,
  ...(alternates?.canonical ? { alternates: { canonical: alternates.canonical } } : {}),
  robots: { index: false, follow: true },
})
