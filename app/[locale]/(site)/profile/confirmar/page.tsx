import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { idiomaDe, type LocaleParams } from '@/app/[locale]/locale-param.ts'
import { ConfirmForm } from '@/components/site/cuenta/confirm.tsx'
import { CuentaSheet } from '@/components/site/cuenta/sheet.tsx'
import { asLinkType, asTokenHash, type LinkType, returnPathOf } from '@/lib/cuenta/links.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { avisoDe, deCuenta, type Query } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Query> }

/** Which words a link is met with. */
const LABEL_SUFFIXES = {
  signup: '',
  email: '',
  invite: '',
  recovery: 'Clave',
  magiclink: 'Entrar',
  email_change: 'Correo',
} as const satisfies Record<LinkType, string>

export const generateMetadata = async (props: Props): Promise<Metadata> => ({
  ...(await deCuenta(await idiomaDe(props), 'confirmar')),
  // The address opens an account for an hour.
  referrer: 'same-origin',
})

export default async function ConfirmPage(props: Props) {
  const [locale, query] = await Promise.all([idiomaDe(props), props.searchParams])
  const [token, tipo] = [asTokenHash(query.token_hash), asLinkType(query.type)]
  if (!token || !tipo) redirect(`${localePath(locale, '/profile/recuperar')}?error=enlace`)
  const [t, aviso] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso.confirmar' }),
    avisoDe(locale, query),
  ])
  const words = LABEL_SUFFIXES[tipo]
  const returnTo = returnPathOf(query.volver ?? query.next, '')
  return (
    <Marco
      locale={locale}
      page="/profile/confirmar"
      pregunta={`?${new URLSearchParams({ token_hash: token, type: tipo })}`}
    >
      <CuentaSheet
        titulo={t(`titulo${words}`)}
        intro={t(`texto${words}`)}
        aviso={aviso}
        drawing="vieira"
        glaze="limon"
      >
        <ConfirmForm
          locale={locale}
          token={token}
          tipo={tipo}
          volver={returnTo}
          boton={t(`boton${words}`)}
          clave={tipo === 'recovery' ? t('clave') : null}
        />
      </CuentaSheet>
    </Marco>
  )
}
