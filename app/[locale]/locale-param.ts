import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { isLocale, type Locale } from '@/lib/i18n/locales.ts'

export type LocaleParams = { params: Promise<{ locale: string }> }

/** The language of a page; answers "not found" for a first segment that is no language. */
export async function localeOf({ params }: LocaleParams): Promise<Locale> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return locale
}
