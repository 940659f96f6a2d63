import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { metadatos } from '@/app/[locale]/metadatos.ts'
import { Cava } from '@/components/site/cava.tsx'
import { getAjustes } from '@/lib/contenido/ajustes.ts'
import { getCava } from '@/lib/contenido/cava.ts'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  const locale = await idiomaDe(props)
  const t = await getTranslations({ locale, namespace: 'Cava' })
  const [{ nombre }, estilos] = await Promise.all([getAjustes(locale), getCava(locale)])
  const cuantos = estilos.reduce((sum, { vinos }) => sum + vinos.length, 0)
  return metadatos(locale, '/wine', t('titulo'), t('descripcion', { nombre, cuantos }))
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
