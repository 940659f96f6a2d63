import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { metadatos } from '@/app/[locale]/metadatos.ts'
import { Reservas } from '@/components/site/reservas.tsx'
import { getAjustes } from '@/lib/contenido/ajustes.ts'
import { getPie } from '@/lib/contenido/pie.ts'
import { getApertura, getContenidoReservas } from '@/lib/contenido/reservas.ts'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  const locale = await idiomaDe(props)
  const t = await getTranslations({ locale, namespace: 'Reservas' })
  const { nombre } = await getAjustes(locale)
  return metadatos(locale, '/reservations', t('titulo'), t('descripcion', { nombre }))
}

export default async function PaginaReservas(props: ConIdioma) {
  const locale = await idiomaDe(props)
  const [contenido, pie, apertura] = await Promise.all([
    getContenidoReservas(locale),
    getPie(locale),
    getApertura(),
  ])
  return (
    <Marco locale={locale} pagina="/reservations">
      <Reservas locale={locale} contenido={contenido} pie={pie} apertura={apertura} />
    </Marco>
  )
}
