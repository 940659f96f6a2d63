import { getRequestConfig } from 'next-intl/server'
import { ZONA } from '../core/dates.ts'
import { asLocale } from './locales.ts'

export default getRequestConfig(async ({ requestLocale }) => {
  const locale = asLocale(await requestLocale)
  const { default: messages } = await import(`../../messages/${locale}.json`)
  return { locale, messages, timeZone: ZONA }
})
