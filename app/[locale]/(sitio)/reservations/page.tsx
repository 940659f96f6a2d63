import type { Metadata } from 'next'
import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { metadatos } from '@/app/[locale]/metadatos.ts'
import { Reservas } from '@/components/site/reservas.tsx'
import { getPie } from '@/lib/contenido/pie.ts'
import { getApertura, getContenidoReservas } from '@/lib/contenido/reservas.ts'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  return metadatos(await idiomaDe(props), '/reservations')
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
