import type { Metadata } from 'next'
import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { metadatos } from '@/app/[locale]/metadatos.ts'
import { Contacto } from '@/components/site/contacto.tsx'
import { getAjustes } from '@/lib/contenido/ajustes.ts'
import { getPie } from '@/lib/contenido/pie.ts'
import { getApertura } from '@/lib/contenido/reservas.ts'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  return metadatos(await idiomaDe(props), '/contact')
}

export default async function PaginaContacto(props: ConIdioma) {
  const locale = await idiomaDe(props)
  const [{ poblacion, horario }, pie, apertura] = await Promise.all([
    getAjustes(locale),
    getPie(locale),
    getApertura(),
  ])
  return (
    <Marco locale={locale} pagina="/contact">
      <Contacto locale={locale} poblacion={poblacion} pie={pie} apertura={apertura} nota={horario} />
    </Marco>
  )
}
