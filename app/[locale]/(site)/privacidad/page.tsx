import type { Metadata } from 'next'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { pageMetadata } from '@/app/[locale]/metadata.ts'
import { Legal } from '@/components/site/legales/legal.tsx'
import { getLegales } from '@/lib/legales/read.ts'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return pageMetadata(await localeOf(props), '/privacidad')
}

export default async function PrivacyPage(props: LocaleParams) {
  const locale = await localeOf(props)
  return (
    <Frame locale={locale} page="/privacidad">
      <Legal locale={locale} title="privacidadTitulo" textos={await getLegales('/privacidad', locale)} />
    </Frame>
  )
}
