import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/site/json-ld.tsx'
import { getAjustes } from '@/lib/contenido/ajustes.ts'
import { getPie } from '@/lib/contenido/pie.ts'
import { getPrecios } from '@/lib/contenido/precios.ts'
import { getApertura } from '@/lib/contenido/reservas.ts'
import { env } from '@/lib/env.ts'
import { wallClock } from '@/lib/fechas.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { restaurante } from '@/lib/seo/casa.ts'
import { migas } from '@/lib/seo/migas.ts'
import type { Nodo, Sitio } from '@/lib/seo/nodo.ts'
import { CLAVES, isPaginaSeo, recortar } from '@/lib/seo/paginas.ts'

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
