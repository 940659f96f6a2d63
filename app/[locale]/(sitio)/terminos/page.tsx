import type { Metadata } from 'next'
import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { metadatos } from '@/app/[locale]/metadatos.ts'
import { Legal } from '@/components/site/legal.tsx'
import { getLegales } from '@/lib/contenido/legales.ts'

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
