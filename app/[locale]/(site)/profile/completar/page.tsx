import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { idiomaDe, type LocaleParams } from '@/app/[locale]/locale-param.ts'
import { CompleteForm } from '@/components/site/cuenta/complete.tsx'
import { CuentaSheet } from '@/components/site/cuenta/sheet.tsx'
import { localePath } from '@/lib/i18n/path.ts'
import { presentedClaims } from '@/lib/supabase/guest.ts'
import { avisoDe, deCuenta, type Query } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Query> }

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  deCuenta(await idiomaDe(props), 'completar')

export default async function CompleteProfilePage(props: Props) {
  const [locale, query, currentUser] = await Promise.all([
    idiomaDe(props),
    props.searchParams,
    presentedClaims(),
  ])
  if (!currentUser) redirect(localePath(locale, '/profile'))
  const [t, aviso] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso.completar' }),
    avisoDe(locale, query),
  ])
  return (
    <Marco locale={locale} page="/profile/completar">
      <CuentaSheet titulo={t('titulo')} intro={t('entradilla')} aviso={aviso} drawing="gamba" glaze="gamba">
        <CompleteForm locale={locale} nombre={currentUser.nombre} />
      </CuentaSheet>
    </Marco>
  )
}
