import type { Metadata } from 'next'
import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { metadatos } from '@/app/[locale]/metadatos.ts'
import { Cava } from '@/components/site/cava.tsx'
import { getCava } from '@/lib/contenido/cava.ts'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  const locale = await idiomaDe(props)
  const estilos = await getCava(locale)
  return metadatos(locale, '/wine', { cuantos: estilos.reduce((sum, { vinos }) => sum + vinos.length, 0) })
}

export default async function PaginaCava(props: ConIdioma) {
  const locale = await idiomaDe(props)
  const estilos = await getCava(locale)
  return (
    <Marco locale={locale} pagina="/wine" esmalte="cava">
      <Cava locale={locale} estilos={estilos} />
    </Marco>
  )
}
