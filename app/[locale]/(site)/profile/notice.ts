import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/[locale]/metadata.ts'
import type { CuentaNotice } from '@/components/site/cuenta/sheet.tsx'
import { asCuentaDone, asErrorCuenta, asEspera } from '@/lib/cuenta/links.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

export type Query = Record<string, string | string[] | undefined>

/** The result that the address names, as a notice; null for an unknown one. */
export async function noticeOf(locale: Locale, query: Query): Promise<CuentaNotice | null> {
  const t = await getTranslations({ locale, namespace: 'Acceso' })
  const error = asErrorCuenta(query.error)
  if (error) {
    const s = error === 'espera' ? asEspera(query.s) : null
    if (s === null) return { tone: 'mal', text: t(`error.${error}`) }
    const waitText = s > 90 ? t('minutos', { n: Math.ceil(s / 60) }) : t('segundos', { n: s })
    const wait = { seconds: s, phrase: waitText, done: t('yaPrueba') }
    return { tone: 'mal', text: t('error.esperaS', { tiempo: waitText }), wait }
  }
  const done = asCuentaDone(query.hecho)
  // Their pages have texts of their own.
  if (done && done !== 'alta' && done !== 'reenvio' && done !== 'recuperar')
    return { tone: 'bien', text: t(`hecho.${done}`) }
  return null
}

export async function cuentaMetadata(
  locale: Locale,
  page: 'alta' | 'reenviar' | 'recuperar' | 'confirmar' | 'seguridad' | 'completar',
): Promise<Metadata> {
  const [t, { title, applicationName }] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso' }),
    pageMetadata(locale, '/profile'),
  ])
  const house = typeof title === 'string' ? title.split(' · ').at(-1) : applicationName
  return { title: `${t(`${page}.titulo`)} · ${house}`, robots: { index: false, follow: false } }
}
