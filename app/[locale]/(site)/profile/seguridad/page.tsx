import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { Security } from '@/components/site/cuenta/security.tsx'
import { CuentaSheet } from '@/components/site/cuenta/sheet.tsx'
import { localePath } from '@/lib/i18n/path.ts'
import { presentedClaims } from '@/lib/supabase/guest.ts'
import { cuentaMetadata, noticeOf, type Query } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Query> }

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  cuentaMetadata(await localeOf(props), 'seguridad')

export default async function SecurityPage(props: Props) {
  const [locale, query, currentUser] = await Promise.all([
    localeOf(props),
    props.searchParams,
    presentedClaims(),
  ])
  // The unverified cookie is enough to show a form: its post asks for the password.
  if (!currentUser) {
    const returnTo = localePath(locale, '/profile/seguridad')
    redirect(`${localePath(locale, '/profile')}?${new URLSearchParams({ volver: returnTo })}`)
  }
  const [t, notice] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso.seguridad' }),
    noticeOf(locale, query),
  ])
  return (
    <Frame locale={locale} page="/profile/seguridad">
      <CuentaSheet title={t('titulo')} intro={t('entradilla')} notice={notice} drawing="llave" glaze="limon">
        <Security locale={locale} correo={currentUser.email} />
      </CuentaSheet>
    </Frame>
  )
}
