import type { Metadata } from 'next'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { idiomaDe, type LocaleParams } from '@/app/[locale]/locale-param.ts'
import { pageMetadata } from '@/app/[locale]/metadata.ts'
import { Legal } from '@/components/site/legales/legal.tsx'
import { getLegales } from '@/lib/legales/read.ts'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return pageMetadata(await idiomaDe(props), '/privacidad')
}

export default async function PrivacyPage(props: LocaleParams) {
  const locale = await idiomaDe(props)
  return (
    <Marco locale={locale} page="/privacidad">
      <Legal locale={locale} titulo="privacidadTitulo" textos={await getLegales('/privacidad', locale)} />
    </Marco>
  )
}
