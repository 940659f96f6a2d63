import type { Metadata } from 'next'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { metadatos } from '@/app/[locale]/metadatos.ts'
import { getCava } from '@/lib/contenido/cava.ts'
import { PantallaCava } from './pantalla.tsx'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  const locale = await idiomaDe(props)
  const estilos = await getCava(locale)
  return metadatos(locale, '/wine', { cuantos: estilos.reduce((sum, { vinos }) => sum + vinos.length, 0) })
}

export default async function PaginaCava(props: ConIdioma) {
  return <PantallaCava locale={await idiomaDe(props)} />
}
