import { getTranslations } from 'next-intl/server'
import { siteOf } from '@/app/[locale]/restaurant-json-ld.tsx'
import { isPriceFormat, PRICE_FORMATS } from '@/components/site/carta/plato.tsx'
import type { Carta } from '@/lib/carta/read.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { menuOf } from '@/lib/seo/menu.ts'
import type { SchemaNode } from '@/lib/seo/node.ts'

export async function cartaNode({ secciones }: Carta, locale: Locale): Promise<SchemaNode> {
  const t = await getTranslations({ locale, namespace: 'Carta' })
  const formatLabel = (format: string) => (isPriceFormat(format) ? t(PRICE_FORMATS[format]) : null)
  return menuOf(secciones, t('titulo'), formatLabel, siteOf(locale))
}
