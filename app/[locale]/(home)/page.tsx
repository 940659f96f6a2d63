import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { metadatos } from '@/app/[locale]/metadata.ts'
import { Esquema } from '@/app/[locale]/restaurant-json-ld.tsx'
import { Lema, Portada } from '@/components/site/home/home.tsx'
import { MarcaSimbolo } from '@/components/ui/brand.tsx'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { getPie } from '@/lib/casa/footer.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { getApertura } from '@/lib/reservas/content.ts'

/** The sky and "open now" are made again each minute for those without scripts. */
export const revalidate = 60

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  return metadatos(await idiomaDe(props), '/')
}

export default async function Inicio(props: ConIdioma) {
  const locale = await idiomaDe(props)
  const t = await getTranslations({ locale, namespace: 'Portada' })
  const [ajustes, pie, apertura] = await Promise.all([
    getAjustes(locale),
    getPie(locale),
    getApertura(locale),
  ])
  return (
    <>
      <MarcaSimbolo />
      <Esquema locale={locale} pagina="/" />
      <Portada
        locale={locale}
        pagina="/"
        nombre={ajustes.nombre}
        lema={ajustes.lema}
        titulo={<Lema lema={ajustes.lema} locale={locale} />}
        frase={t('frase')}
        reloj={wallClock(Date.now())}
        apertura={apertura}
        calle={pie.lineas[0] ?? pie.direccion}
        telefono={pie.telefono}
        tel={pie.tel}
      />
    </>
  )
}
