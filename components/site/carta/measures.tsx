import { getTranslations } from 'next-intl/server'
import type { Bebida } from '@/lib/carta/read.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

const NBSP = '\u00a0'
const formatNumber = (n: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(n)

/** Millilitres as the language writes them: "33 cl", "330 ml", "0,33 l". */
export function volumeText(ml: number, locale: Locale): string {
  if (locale === 'en') return `${formatNumber(ml, locale)}${NBSP}ml`
  if (locale === 'de' && ml >= 100) return `${formatNumber(ml / 1000, locale)}${NBSP}l`
  return `${formatNumber(ml / 10, locale)}${NBSP}cl`
}

export async function Measures({ bebida, locale }: { bebida: Bebida; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Bebidas' })
  if (bebida.showsWithoutAlcohol) return <small>{t('sinAlcohol')}</small>
  if (bebida.grados === null) return null
  return <small data-sin="">{t('grados', { grados: formatNumber(bebida.grados, locale) })}</small>
}
