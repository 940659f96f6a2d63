import { getTranslations } from 'next-intl/server'
import { sitioDe } from '@/app/[locale]/restaurant-json-ld.tsx'
import type { Estilo } from '@/lib/cava/read.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { cavaDe } from '@/lib/seo/menu.ts'
import type { Nodo } from '@/lib/seo/node.ts'

/** The whole wine list for search engines, whatever this visit filters. */
export async function nodoDeCava(estilos: readonly Estilo[], locale: Locale): Promise<Nodo> {
  const t = await getTranslations({ locale, namespace: 'Cava' })
  return cavaDe(estilos, t('titulo'), { copa: t('copa'), botella: t('botella') }, sitioDe(locale))
}
