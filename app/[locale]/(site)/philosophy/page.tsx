import type { Metadata } from 'next'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { idiomaDe, type LocaleParams } from '@/app/[locale]/locale-param.ts'
import { pageMetadata } from '@/app/[locale]/metadata.ts'
import { Filosofia } from '@/components/site/filosofia/filosofia.tsx'
import { getFilosofia } from '@/lib/filosofia/read.ts'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return pageMetadata(await idiomaDe(props), '/philosophy')
}

export default async function PhilosophyPage(props: LocaleParams) {
  const locale = await idiomaDe(props)
  return (
    <Marco locale={locale} page="/philosophy" glaze="filosofia">
      <Filosofia locale={locale} ideas={await getFilosofia(locale)} />
    </Marco>
  )
}
