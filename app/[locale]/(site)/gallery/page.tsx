import type { Metadata } from 'next'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { metadatos } from '@/app/[locale]/metadata.ts'
import { Experiencias } from './view.tsx'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  return metadatos(await idiomaDe(props), '/gallery')
}

export default async function PaginaExperiencias(props: ConIdioma) {
  const locale = await idiomaDe(props)
  return <Experiencias locale={locale} pagina={1} nombre={null} abierto={false} aviso={null} />
}
