import type { MetadataRoute } from 'next'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales.ts'
import { INKS } from '@/lib/seo/inks.ts'

/** The name is a row, and the build has no database. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { nombre, descripcion } = await getAjustes(DEFAULT_LOCALE)
  return {
    id: '/',
    name: nombre,
    short_name: nombre,
    description: descripcion.text,
    lang: DEFAULT_LOCALE,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: INKS.cal,
    theme_color: INKS.anil,
    icons: [
      { src: '/iconos/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/iconos/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/iconos/recortable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}
