import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { pageMetadata } from '@/app/[locale]/metadata.ts'
import { RestaurantJsonLd } from '@/app/[locale]/restaurant-json-ld.tsx'
import { FreeSlots } from '@/components/site/home/free-slots.tsx'
import { Home } from '@/components/site/home/home.tsx'
import { NextTicket } from '@/components/site/home/next-ticket.tsx'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { getFooter } from '@/lib/casa/footer.ts'
import { COAST } from '@/lib/casa/sun.ts'
import { getContacto } from '@/lib/contacto/read.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { getOpeningHours } from '@/lib/reservas/content.ts'
import '../../(site)/no-encontrado/small.css'

export const revalidate = 60

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return pageMetadata(await localeOf(props), '/dashboard')
}

export default async function Panel(props: LocaleParams) {
  const locale = await localeOf(props)
  const [t, p] = await Promise.all([
    getTranslations({ locale, namespace: 'Breve' }),
    getTranslations({ locale, namespace: 'Perfil' }),
  ])
  const [ajustes, footer, openingHours, { place }] = await Promise.all([
    getAjustes(locale),
    getFooter(locale),
    getOpeningHours(locale),
    getContacto(locale),
  ])
  return (
    <>
      <RestaurantJsonLd locale={locale} page="/dashboard" />
      <Home
        locale={locale}
        page="/dashboard"
        nombre={ajustes.nombre}
        motto={ajustes.lema}
        title={<h1>{t('panelCorto')}</h1>}
        phrase={t('panelTexto')}
        after={
          <div
            data-mejora="proxima"
            data-ya="siempre"
            data-de={`/api/sesion/proxima?locale=${locale}`}
            className="mt-4 max-w-[38ch]"
          >
            <FreeSlots locale={locale} />
            <NextTicket locale={locale} title={p('proximaMesa')} />
            <p data-mio="platos" hidden className="mt-2 text-menor">
              <a href={localePath(locale, '/menu')} className="enlace inline-block py-2" data-t="texto">
                {p('verReservas')}
              </a>
              <small className="block text-micro" data-t="aviso" />
            </p>
          </div>
        }
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
