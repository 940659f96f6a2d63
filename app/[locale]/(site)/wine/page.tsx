import type { Metadata } from 'next'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { metadatos } from '@/app/[locale]/metadata.ts'
import { getCava } from '@/lib/cava/read.ts'
import { PantallaCava } from './view.tsx'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  const locale = await idiomaDe(props)
  const estilos = await getCava(locale)
  const vinos = estilos.flatMap(({ vinos }) => vinos)
  return metadatos(
    locale,
    '/wine',
    { cuantos: vinos.length },
    vinos.flatMap(({ foto }) => foto ?? []),
  )
}

export default async function PaginaCava(props: ConIdioma) {
  return <PantallaCava locale={await idiomaDe(props)} />
}
