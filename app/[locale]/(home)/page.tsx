import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { pageMetadata } from '@/app/[locale]/metadata.ts'
import { RestaurantJsonLd } from '@/app/[locale]/restaurant-json-ld.tsx'
import { Home, Motto } from '@/components/site/home/home.tsx'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { getFooter } from '@/lib/casa/footer.ts'
import { COAST } from '@/lib/casa/sun.ts'
import { getContacto } from '@/lib/contacto/read.ts'
import { getOpeningHours } from '@/lib/reservas/content.ts'

/** Rendered again each minute: without scripts nothing else updates the sky and "open now". */
export const revalidate = 60

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return pageMetadata(await localeOf(props), '/')
}

export default async function HomePage(props: LocaleParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'Portada' })
  const [ajustes, footer, openingHours, { place }] = await Promise.all([
    getAjustes(locale),
    getFooter(locale),
    getOpeningHours(locale),
    getContacto(locale),
  ])
  return (
    <>
      <RestaurantJsonLd locale={locale} page="/" />
      <Home
        locale={locale}
        page="/"
        nombre={ajustes.nombre}
        motto={ajustes.lema}
        title={<Motto motto={ajustes.lema} locale={locale} />}
        phrase={t('frase')}
        now={Date.now()}
        place={place ?? COAST}
        openingHours={openingHours}
        street={footer.lines[0] ?? footer.direccion}
        telefono={footer.telefono}
        tel={footer.tel}
      />
    </>
  )
}
