import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { ConfirmForm } from '@/components/site/cuenta/confirm.tsx'
import { CuentaSheet } from '@/components/site/cuenta/sheet.tsx'
import { asLinkType, asTokenHash, type LinkType, returnPathOf } from '@/lib/cuenta/links.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { cuentaMetadata, noticeOf, type Query } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Query> }

const LABEL_SUFFIXES = {
  signup: '',
  email: '',
  invite: '',
  recovery: 'Clave',
  magiclink: 'Entrar',
  email_change: 'Correo',
} as const satisfies Record<LinkType, string>

export const generateMetadata = async (props: Props): Promise<Metadata> => ({
  ...(await cuentaMetadata(await localeOf(props), 'confirmar')),
  // The address opens an account for an hour.
  referrer: 'same-origin',
})

export default async function ConfirmPage(props: Props) {
  const [locale, query] = await Promise.all([localeOf(props), props.searchParams])
  const [token, tipo] = [asTokenHash(query.token_hash), asLinkType(query.type)]
  if (!token || !tipo) redirect(`${localePath(locale, '/profile/recuperar')}?error=enlace`)
  const [t, notice] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso.confirmar' }),
    noticeOf(locale, query),
  ])
  const suffix = LABEL_SUFFIXES[tipo]
  const returnTo = returnPathOf(query.volver ?? query.next, '')
  return (
    <Frame
      locale={locale}
      page="/profile/confirmar"
      query={`?${new URLSearchParams({ token_hash: token, type: tipo })}`}
    >
      <CuentaSheet
        title={t(`titulo${suffix}`)}
        intro={t(`texto${suffix}`)}
        notice={notice}
        drawing="faro"
        glaze="salmonete"
      >
        <ConfirmForm
          locale={locale}
          token={token}
          tipo={tipo}
          returnTo={returnTo}
          buttonLabel={t(`boton${suffix}`)}
          passwordLabel={tipo === 'recovery' ? t('clave') : null}
        />
      </CuentaSheet>
    </Frame>
  )
}
