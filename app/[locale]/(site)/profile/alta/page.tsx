import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { idiomaDe, type LocaleParams } from '@/app/[locale]/locale-param.ts'
import { CuentaSheet } from '@/components/site/cuenta/sheet.tsx'
import { Alta } from '@/components/site/cuenta/sign-up.tsx'
import { returnPathOf } from '@/lib/cuenta/links.ts'
import { readPending } from '@/lib/cuenta/pending.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { avisoDe, deCuenta, type Query } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Query> }

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  deCuenta(await idiomaDe(props), 'alta')

export default async function SignUpPage(props: Props) {
  const [locale, query] = await Promise.all([idiomaDe(props), props.searchParams])
  const [t, aviso, pending] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso.alta' }),
    avisoDe(locale, query),
    readPending(),
  ])
  // What was typed comes back only to whoever comes back with an error.
  const typed = aviso ? pending : null
  return (
    <Marco locale={locale} page="/profile/alta">
      <CuentaSheet
        titulo={t('titulo')}
        intro={t('entradilla')}
        aviso={aviso}
        drawing="limon"
        glaze="salmonete"
      >
        <Alta
          locale={locale}
          volver={returnPathOf(query.volver ?? query.next, localePath(locale, '/profile'))}
          correo={typed?.correo ?? ''}
          nombre={typed?.nombre ?? ''}
        />
      </CuentaSheet>
    </Marco>
  )
}
