import type { Metadata } from 'next'
import type { ConIdioma } from '@/app/[locale]/idioma.ts'
import { deConsulta } from '@/app/[locale]/metadatos.ts'
import PaginaCarta, { generateMetadata as metadatosDeCarta } from '../page.tsx'

/** Made for each visit, from the rows the kept pages are made of. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = ConIdioma & { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = async (props: ConIdioma): Promise<Metadata> =>
  deConsulta(await metadatosDeCarta(props))

export default async function Consulta({ searchParams, ...props }: Props) {
  const busqueda = await searchParams
  return (
    <>
      <PaginaCarta {...props} />
      <pre>{JSON.stringify(busqueda)}</pre>
    </>
  )
}
