import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { CuentaSheet } from '@/components/site/cuenta/sheet.tsx'
import { SignUp } from '@/components/site/cuenta/sign-up.tsx'
import { returnPathOf } from '@/lib/cuenta/links.ts'
import { readPending } from '@/lib/cuenta/pending.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { cuentaMetadata, noticeOf, type Query } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Query> }

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  cuentaMetadata(await localeOf(props), 'alta')

export default async function SignUpPage(props: Props) {
  const [locale, query] = await Promise.all([localeOf(props), props.searchParams])
  const [t, notice, pending] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso.alta' }),
    noticeOf(locale, query),
    readPending(),
  ])
  // Shown only after an error: anybody else could read the address of the person before.
  const typed = notice ? pending : null
  return (
    <Frame locale={locale} page="/profile/alta">
      <CuentaSheet
        title={t('titulo')}
        intro={t('entradilla')}
        notice={notice}
        drawing="granada"
        glaze="limon"
      >
        <SignUp
          locale={locale}
          returnTo={returnPathOf(query.volver ?? query.next, localePath(locale, '/profile'))}
          correo={typed?.correo ?? ''}
          nombre={typed?.nombre ?? ''}
        />
      </CuentaSheet>
    </Frame>
  )
}
