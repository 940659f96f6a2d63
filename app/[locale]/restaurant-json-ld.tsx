import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/site/parts/json-ld.tsx'
import { getPrecios } from '@/lib/carta/precios.ts'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { getFooter } from '@/lib/casa/footer.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { backendSettings } from '@/lib/core/env.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { getOpeningHours } from '@/lib/reservas/content.ts'
import { breadcrumbs } from '@/lib/seo/breadcrumbs.ts'
import type { SchemaNode, Site } from '@/lib/seo/node.ts'
import { excerpt, isSeoPage, PAGE_KEYS } from '@/lib/seo/pages.ts'
import { restaurantName, restaurantNode } from '@/lib/seo/restaurant.ts'

export const siteOf = (locale: Locale): Site => ({ origen: backendSettings().SITE_URL, locale })

type Props = { locale: Locale; page: `/${string}`; nodes?: readonly SchemaNode[] }

/** Pages about the house itself tell all of it; search engines join the others to them by its `@id`. */
const ABOUT_THE_HOUSE = new Set(['/', '/contact', '/reservations'])

async function wholeRestaurant(locale: Locale, site: Site): Promise<SchemaNode> {
  const [t, s, ajustes, pie, openingHours, precios] = await Promise.all([
    getTranslations({ locale, namespace: 'Seo' }),
    getTranslations({ locale, namespace: 'Sitio' }),
    getAjustes(locale),
    getFooter(locale),
    getOpeningHours(locale),
    getPrecios(),
  ])
  const { nombre, poblacion, pais, descripcion } = ajustes
  return restaurantNode(
    {
      nombre,
      poblacion,
      pais,
      descripcion: excerpt(descripcion.text),
      cocina: t.raw('cocina'),
      reservar: s('reservarMesa'),
      telefono: pie.telefono,
      email: pie.email,
      direccion: pie.direccion,
      lineas: pie.lines,
      mapa: pie.map,
      redes: [pie.instagram, pie.tripadvisor],
      apertura: openingHours,
      precios,
      hoy: wallClock(Date.now()).fecha,
    },
    site,
  )
}

export async function RestaurantJsonLd({ locale, page, nodes = [] }: Props) {
  const site = siteOf(locale)
  const [t, s, ajustes] = await Promise.all([
    getTranslations({ locale, namespace: 'Seo' }),
    getTranslations({ locale, namespace: 'Sitio' }),
    getAjustes(locale),
  ])
  const casa = ABOUT_THE_HOUSE.has(page)
    ? await wholeRestaurant(locale, site)
    : restaurantName(ajustes.nombre, site)
  const key = isSeoPage(page) ? PAGE_KEYS[page] : 'inicio'
  const trail =
    key === 'inicio' ? [] : [breadcrumbs(site, s('inicio'), { path: page, nombre: t(`${key}.corto`) })]
  return <JsonLd nodes={[casa, ...trail, ...nodes]} />
}
