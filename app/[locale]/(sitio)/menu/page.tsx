import type { Metadata } from 'next'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { metadatos } from '@/app/[locale]/metadatos.ts'
import { PaginaCarta } from './pagina.tsx'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  return metadatos(await idiomaDe(props), '/menu')
}

export default async function Menu(props: ConIdioma) {
  return <PaginaCarta locale={await idiomaDe(props)} busqueda={null} />
}
