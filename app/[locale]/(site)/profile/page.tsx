import type { Metadata } from 'next'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { metadatos } from '@/app/[locale]/metadata.ts'
import { ruta } from '@/lib/i18n/path.ts'
import { Perfil } from './view.tsx'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  return metadatos(await idiomaDe(props), '/profile')
}

export default async function PaginaPerfil(props: ConIdioma) {
  const locale = await idiomaDe(props)
  return (
    <Perfil
      locale={locale}
      nombre={null}
      isAdmin={false}
      query={{}}
      volver={ruta(locale, '/profile')}
      reservas={null}
    />
  )
}
