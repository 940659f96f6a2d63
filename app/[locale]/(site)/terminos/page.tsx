import type { Metadata } from 'next'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { pageMetadata } from '@/app/[locale]/metadata.ts'
import { Legal } from '@/components/site/legales/legal.tsx'
import { getLegales } from '@/lib/legales/read.ts'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return pageMetadata(await localeOf(props), '/terminos')
}

export default async function TermsPage(props: LocaleParams) {
  const locale = await localeOf(props)
  return (
    <Frame locale={locale} page="/terminos">
      <Legal locale={locale} title="terminosTitulo" textos={await getLegales('/terminos', locale)} />
    </Frame>
  )
}
