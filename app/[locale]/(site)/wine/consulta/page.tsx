import type { Metadata } from 'next'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { deConsulta } from '@/app/[locale]/metadata.ts'
import { generateMetadata as metadatosDeCava } from '../page.tsx'
import { type Busqueda, PantallaCava } from '../view.tsx'

/** Made for each visit, from the rows the kept pages are made of. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

export const generateMetadata = async (props: ConIdioma): Promise<Metadata> =>
  deConsulta(await metadatosDeCava(props))

export default async function Consulta({
  searchParams,
  ...props
}: ConIdioma & { searchParams: Promise<Busqueda> }) {
  const locale = await idiomaDe(props)
  return <PantallaCava locale={locale} busqueda={await searchParams} />
}
