import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { metadatos } from '@/app/[locale]/metadata.ts'
import { Esquema } from '@/app/[locale]/restaurant-json-ld.tsx'
import { Libres } from '@/components/site/home/free-slots.tsx'
import { Portada } from '@/components/site/home/home.tsx'
import { MarcaSimbolo } from '@/components/ui/brand.tsx'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { getPie } from '@/lib/casa/footer.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { ruta } from '@/lib/i18n/path.ts'
import { getApertura } from '@/lib/reservas/content.ts'

export const revalidate = 60

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  return metadatos(await idiomaDe(props), '/dashboard')
}

/** The guest's hub: the home page's scene, with what is open and free today, and for a signed-in guest the next table. */
export default async function Panel(props: ConIdioma) {
  const locale = await idiomaDe(props)
  const [t, p] = await Promise.all([
    getTranslations({ locale, namespace: 'Breve' }),
    getTranslations({ locale, namespace: 'Perfil' }),
  ])
  const [ajustes, pie, apertura] = await Promise.all([
    getAjustes(locale),
    getPie(locale),
    getApertura(locale),
  ])
  return (
    <>
      <MarcaSimbolo />
      <Esquema locale={locale} pagina="/dashboard" />
      <Portada
        locale={locale}
        pagina="/dashboard"
        nombre={ajustes.nombre}
        lema={ajustes.lema}
        titulo={<h1>{t('panelCorto')}</h1>}
        frase={t('panelTexto')}
        despues={
          <div
            data-mejora="proxima"
            data-ya="siempre"
            data-de={`/api/sesion/proxima?locale=${locale}`}
            className="mt-4 max-w-[38ch]"
          >
            <Libres locale={locale} />
            <p data-mio="mesa" hidden>
              <a href={ruta(locale, '/profile')} className="enlace inline-block py-2">
                {p('verReservas')}
              </a>
            </p>
            <p data-mio="platos" hidden className="mt-2 text-menor">
              <a href={ruta(locale, '/menu')} className="enlace inline-block py-2">
                {p('verReservas')}
              </a>
              <small className="mt-1 block text-micro" />
            </p>
          </div>
        }
        reloj={wallClock(Date.now())}
        apertura={apertura}
        calle={pie.lineas[0] ?? pie.direccion}
        telefono={pie.telefono}
        tel={pie.tel}
      />
    </>
  )
}
