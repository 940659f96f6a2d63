import type { Metadata } from 'next'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { pageMetadata } from '@/app/[locale]/metadata.ts'
import { ContactView } from './view.tsx'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return pageMetadata(await localeOf(props), '/contact')
}

export default async function ContactPage(props: LocaleParams) {
  return <ContactView locale={await localeOf(props)} state={null} text="" />
}
