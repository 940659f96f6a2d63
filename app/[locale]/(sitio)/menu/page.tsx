import type { Metadata } from 'next'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { metadatos } from '@/app/[locale]/metadatos.ts'
import { getCarta } from '@/lib/contenido/carta.ts'
import { wallClock } from '@/lib/fechas.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { PaginaCarta } from './pagina.tsx'

/** Who shares the menu shows its dishes, the ones the house recommends first. */
async function fotosDe(locale: Locale) {
  const { secciones } = await getCarta(locale, wallClock(Date.now()).fecha)
  const platos = secciones.flatMap(({ platos }) => platos)
  return [
    ...platos.filter(({ destacado }) => destacado),
    ...platos.filter(({ destacado }) => !destacado),
  ].flatMap(({ foto }) => foto ?? [])
}

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  const locale = await idiomaDe(props)
  return metadatos(locale, '/menu', {}, await fotosDe(locale))
}

export default async function Menu(props: ConIdioma) {
  return <PaginaCarta locale={await idiomaDe(props)} busqueda={null} />
}
