import type { Metadata } from 'next'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { pageMetadata } from '@/app/[locale]/metadata.ts'
import { getCava } from '@/lib/cava/read.ts'
import { CavaPage } from './view.tsx'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(props)
  const wineStyles = await getCava(locale)
  const vinos = wineStyles.flatMap(({ vinos }) => vinos)
  return pageMetadata(
    locale,
    '/wine',
    { cuantos: vinos.length },
    vinos.flatMap(({ foto }) => foto ?? []),
  )
}

export default async function WinePage(props: LocaleParams) {
  return <CavaPage locale={await localeOf(props)} />
}
