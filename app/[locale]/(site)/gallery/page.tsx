import type { Metadata } from 'next'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { pageMetadata } from '@/app/[locale]/metadata.ts'
import { Experiencias } from './view.tsx'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return pageMetadata(await localeOf(props), '/gallery')
}

export default async function GalleryPage(props: LocaleParams) {
  const locale = await localeOf(props)
  return <Experiencias locale={locale} page={1} nombre={null} isOpen={false} notice={null} />
}
