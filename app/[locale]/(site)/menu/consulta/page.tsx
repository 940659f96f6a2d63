import type { Metadata } from 'next'
import { idiomaDe, type LocaleParams } from '@/app/[locale]/locale-param.ts'
import { queryMetadata } from '@/app/[locale]/metadata.ts'
import { generateMetadata as metadatosDeCarta } from '../page.tsx'
import { CartaPage } from '../view.tsx'

/** Made for each visit, from the rows the kept pages are made of. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = async (props: LocaleParams): Promise<Metadata> =>
  queryMetadata(await metadatosDeCarta(props))

export default async function MenuQueryPage({ searchParams, ...props }: Props) {
  const params = await searchParams
  return <CartaPage locale={await idiomaDe(props)} readParam={(clave) => [params[clave] ?? []].flat()} />
}
