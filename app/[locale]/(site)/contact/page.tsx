import type { Metadata } from 'next'
import { idiomaDe, type LocaleParams } from '@/app/[locale]/locale-param.ts'
import { pageMetadata } from '@/app/[locale]/metadata.ts'
import { ContactView } from './view.tsx'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return pageMetadata(await idiomaDe(props), '/contact')
}

export default async function ContactPage(props: LocaleParams) {
  return <ContactView locale={await idiomaDe(props)} estado={null} />
}
