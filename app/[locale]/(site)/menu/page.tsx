import type { Metadata } from 'next'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { metadatos } from '@/app/[locale]/metadata.ts'
import { getCarta } from '@/lib/carta/read.ts'
import { wallClock } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { PaginaCarta } from './view.tsx'

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
