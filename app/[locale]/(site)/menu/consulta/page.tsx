import type { Metadata } from 'next'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { deConsulta } from '@/app/[locale]/metadata.ts'
import { generateMetadata as metadatosDeCarta } from '../page.tsx'
import { PaginaCarta } from '../view.tsx'

/** Made for each visit, from the rows the kept pages are made of. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = ConIdioma & { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = async (props: ConIdioma): Promise<Metadata> =>
  deConsulta(await metadatosDeCarta(props))

export default async function Consulta({ searchParams, ...props }: Props) {
  const params = await searchParams
  return <PaginaCarta locale={await idiomaDe(props)} busqueda={(clave) => [params[clave] ?? []].flat()} />
}
