import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { CompleteForm } from '@/components/site/cuenta/complete.tsx'
import { CuentaSheet } from '@/components/site/cuenta/sheet.tsx'
import { localePath } from '@/lib/i18n/path.ts'
import { presentedClaims } from '@/lib/supabase/guest.ts'
import { cuentaMetadata, noticeOf, type Query } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Query> }

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  cuentaMetadata(await localeOf(props), 'completar')

export default async function CompleteProfilePage(props: Props) {
  const [locale, query, currentUser] = await Promise.all([
    localeOf(props),
    props.searchParams,
    presentedClaims(),
  ])
  if (!currentUser) redirect(localePath(locale, '/profile'))
  const [t, notice] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso.completar' }),
    noticeOf(locale, query),
  ])
  return (
    <Frame locale={locale} page="/profile/completar">
      <CuentaSheet
        title={t('titulo')}
        intro={t('entradilla')}
        notice={notice}
        drawing="granada"
        glaze="salmonete"
      >
        <CompleteForm locale={locale} nombre={currentUser.nombre} />
      </CuentaSheet>
    </Frame>
  )
}
