import { getTranslations } from 'next-intl/server'
import { siteOf } from '@/app/[locale]/restaurant-json-ld.tsx'
import type { VinoStyle } from '@/lib/cava/read.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { cavaOf } from '@/lib/seo/menu.ts'
import type { SchemaNode } from '@/lib/seo/node.ts'

export async function cavaNode(wineStyles: readonly VinoStyle[], locale: Locale): Promise<SchemaNode> {
  const t = await getTranslations({ locale, namespace: 'Cava' })
  return cavaOf(wineStyles, t('titulo'), { copa: t('copa'), botella: t('botella') }, siteOf(locale))
}
