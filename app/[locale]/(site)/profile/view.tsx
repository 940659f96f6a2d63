import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { Cuenta } from '@/components/site/cuenta/cuenta.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { hasGoogle } from '@/lib/supabase/google.ts'
import { noticeOf, type Query } from './notice.ts'

type Props = {
  locale: Locale
  nombre: string | null
  isAdmin: boolean
  query: Query
  returnTo: string
  /** Null where the page may not know whose they are. */
  reservas: ReactNode
}

export async function Perfil({ locale, query, ...cuenta }: Props) {
  const [p, a, said, google] = await Promise.all([
    getTranslations({ locale, namespace: 'Perfil' }),
    getTranslations({ locale, namespace: 'Acceso' }),
    noticeOf(locale, query),
    hasGoogle(),
  ])
  // §8: the account exists and its profile does not; the form behind the link creates it.
  const completeNotice = {
    tone: 'mal',
    text: a('avisoPerfil'),
    link: { href: localePath(locale, '/profile/completar'), text: a('completarAhora') },
  } as const
  const hasSignedOut = query.salio === '1' && cuenta.nombre === null
  const notice =
    query.aviso === 'perfil'
      ? completeNotice
      : hasSignedOut
        ? ({ tone: 'bien', text: p('salio') } as const)
        : said
  return (
    <Frame locale={locale} page="/profile">
      <Cuenta locale={locale} notice={notice} google={google} {...cuenta} />
    </Frame>
  )
}
