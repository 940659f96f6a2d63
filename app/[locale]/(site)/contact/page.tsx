import type { Metadata } from 'next'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { metadatos } from '@/app/[locale]/metadata.ts'
import { VistaContacto } from './view.tsx'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  return metadatos(await idiomaDe(props), '/contact')
}

export default async function PaginaContacto(props: ConIdioma) {
  return <VistaContacto locale={await idiomaDe(props)} estado={null} />
}
