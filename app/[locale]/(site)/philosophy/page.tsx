import type { Metadata } from 'next'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { metadatos } from '@/app/[locale]/metadata.ts'
import { Filosofia } from '@/components/site/filosofia/filosofia.tsx'
import { getFilosofia } from '@/lib/filosofia/read.ts'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  return metadatos(await idiomaDe(props), '/philosophy')
}

export default async function PaginaFilosofia(props: ConIdioma) {
  const locale = await idiomaDe(props)
  return (
    <Marco locale={locale} pagina="/philosophy" esmalte="filosofia">
      <Filosofia locale={locale} ideas={await getFilosofia(locale)} />
    </Marco>
  )
}
