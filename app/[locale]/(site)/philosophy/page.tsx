import type { Metadata } from 'next'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { pageMetadata } from '@/app/[locale]/metadata.ts'
import { Filosofia } from '@/components/site/filosofia/filosofia.tsx'
import { getFilosofia } from '@/lib/filosofia/read.ts'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return pageMetadata(await localeOf(props), '/philosophy')
}

export default async function PhilosophyPage(props: LocaleParams) {
  const locale = await localeOf(props)
  return (
    <Frame locale={locale} page="/philosophy" glaze="filosofia">
      <Filosofia locale={locale} ideas={await getFilosofia(locale)} />
    </Frame>
  )
}
