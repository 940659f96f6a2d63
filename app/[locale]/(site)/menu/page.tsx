import type { Metadata } from 'next'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { pageMetadata } from '@/app/[locale]/metadata.ts'
import { getCarta } from '@/lib/carta/read.ts'
import { wallClock } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { CartaPage } from './view.tsx'

/** Pictures for a shared link: first the dishes that the restaurant recommends. */
async function cartaFotos(locale: Locale) {
  const { secciones } = await getCarta(locale, wallClock(Date.now()).fecha)
  const platos = secciones.flatMap(({ platos }) => platos)
  return [
    ...platos.filter(({ destacado }) => destacado),
    ...platos.filter(({ destacado }) => !destacado),
  ].flatMap(({ foto }) => foto ?? [])
}

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(props)
  return pageMetadata(locale, '/menu', {}, await cartaFotos(locale))
}

export default async function Menu(props: LocaleParams) {
  return <CartaPage locale={await localeOf(props)} readParam={null} />
}
