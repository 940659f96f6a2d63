import type { Metadata } from 'next'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { metadatos } from '@/app/[locale]/metadata.ts'
import { Legal } from '@/components/site/legales/legal.tsx'
import { getLegales } from '@/lib/legales/read.ts'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  return metadatos(await idiomaDe(props), '/terminos')
}

export default async function Terminos(props: ConIdioma) {
  const locale = await idiomaDe(props)
  return (
    <Marco locale={locale} pagina="/terminos">
      <Legal locale={locale} titulo="terminosTitulo" textos={await getLegales('/terminos', locale)} />
    </Marco>
  )
}
