import { getTranslations } from 'next-intl/server'
import { siteOf } from '@/app/[locale]/restaurant-json-ld.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { menuOf } from '@/lib/seo/menu.ts'
import type { SchemaNode } from '@/lib/seo/node.ts'

export async function cartaNode(locale: Locale): Promise<SchemaNode> {
  const t = await getTranslations({ locale, namespace: 'Carta' })
  return menuOf(t('titulo'), siteOf(locale))
}
