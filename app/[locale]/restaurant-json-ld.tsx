import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/site/parts/json-ld.tsx'
import { getPrecios } from '@/lib/carta/precios.ts'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { getPie } from '@/lib/casa/footer.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { env } from '@/lib/core/env.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { getApertura } from '@/lib/reservas/content.ts'
import { migas } from '@/lib/seo/breadcrumbs.ts'
import type { Nodo, Sitio } from '@/lib/seo/node.ts'
import { CLAVES, isPaginaSeo, recortar } from '@/lib/seo/pages.ts'
import { restaurante } from '@/lib/seo/restaurant.ts'

/** Where this page stands, for the builders of lib/seo. */
export const sitioDe = (locale: Locale): Sitio => ({ origen: env().SITE_URL, locale })

type Props = { locale: Locale; pagina: `/${string}`; nodos?: readonly Nodo[] }

/**
 * The one JSON-LD of a page: the house, where the page stands, and what the page itself adds (its menu, its questions).
 * From the rows the page shows, in its language.
 */
export async function Esquema({ locale, pagina, nodos = [] }: Props) {
  const sitio = sitioDe(locale)
  const [t, s, ajustes, pie, apertura, precios] = await Promise.all([
    getTranslations({ locale, namespace: 'Seo' }),
    getTranslations({ locale, namespace: 'Sitio' }),
    getAjustes(locale),
    getPie(locale),
    getApertura(locale),
    getPrecios(),
  ])
  const { nombre, poblacion, pais, descripcion } = ajustes
  const casa = restaurante(
    {
      nombre,
      poblacion,
      pais,
      descripcion: recortar(descripcion.text),
      cocina: t.raw('cocina'),
      reservar: s('reservarMesa'),
      telefono: pie.telefono,
      email: pie.email,
      direccion: pie.direccion,
      lineas: pie.lineas,
      mapa: pie.mapa,
      redes: [pie.instagram, pie.tripadvisor],
      apertura,
      precios,
      hoy: wallClock(Date.now()).fecha,
    },
    sitio,
  )
  const clave = isPaginaSeo(pagina) ? CLAVES[pagina] : 'inicio'
  const rastro =
    clave === 'inicio' ? [] : [migas(sitio, s('inicio'), { path: pagina, nombre: t(`${clave}.corto`) })]
  return <JsonLd nodos={[casa, ...rastro, ...nodos]} />
}
