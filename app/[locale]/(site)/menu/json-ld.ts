import { getTranslations } from 'next-intl/server'
import { sitioDe } from '@/app/[locale]/restaurant-json-ld.tsx'
import { FORMATOS, isFormato } from '@/components/site/carta/plato.tsx'
import type { Carta } from '@/lib/carta/read.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { menuDe } from '@/lib/seo/menu.ts'
import type { Nodo } from '@/lib/seo/node.ts'

/** The whole menu for search engines, whatever this visit filters. */
export async function nodoDeCarta({ secciones }: Carta, locale: Locale): Promise<Nodo> {
  const t = await getTranslations({ locale, namespace: 'Carta' })
  const formato = (clave: string) => (isFormato(clave) ? t(FORMATOS[clave]) : null)
  return menuDe(secciones, t('titulo'), formato, sitioDe(locale))
}
