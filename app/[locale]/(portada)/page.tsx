import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Esquema } from '@/app/[locale]/esquema.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { metadatos } from '@/app/[locale]/metadatos.ts'
import { Lema, Portada } from '@/components/site/portada.tsx'
import { MarcaSimbolo } from '@/components/ui/marca.tsx'
import { getAjustes } from '@/lib/contenido/ajustes.ts'
import { getPie } from '@/lib/contenido/pie.ts'
import { getApertura } from '@/lib/contenido/reservas.ts'
import { wallClock } from '@/lib/fechas.ts'

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
