import { notFound } from 'next/navigation'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'

/** Every address nobody knows: 404, in the language of its first segment (`next.config.ts` leads them here). */
export default async function Resto(props: ConIdioma): Promise<never> {
  await idiomaDe(props)
  notFound()
}
