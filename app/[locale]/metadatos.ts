import type { Metadata } from 'next'
import { getAjustes } from '@/lib/contenido/ajustes.ts'
import { env } from '@/lib/env.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/ruta.ts'

/** Title, description and the addresses of a page in its languages; absolute ones need SITE_URL. */
export async function metadatos(
  locale: Locale,
  pagina: `/${string}`,
  title: string,
  description: string,
): Promise<Metadata> {
  const { nombre } = await getAjustes(locale)
  const { SITE_URL } = env()
  const page = { title: `${title} · ${nombre}`, description }
  if (!SITE_URL) return page
  return {
    ...page,
    metadataBase: new URL(SITE_URL),
    alternates: {
      canonical: ruta(locale, pagina),
      languages: {
        ...Object.fromEntries(LOCALES.map((other) => [other, ruta(other, pagina)])),
        'x-default': ruta(DEFAULT_LOCALE, pagina),
      },
    },
  }
}
