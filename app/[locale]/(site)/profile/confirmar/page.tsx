import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { Confirmar } from '@/components/site/cuenta/confirm.tsx'
import { Hoja } from '@/components/site/cuenta/sheet.tsx'
import { asTipoEnlace, asTokenHash, regresoDe, type TipoEnlace } from '@/lib/cuenta/links.ts'
import { ruta } from '@/lib/i18n/path.ts'
import { avisoDe, type Consulta, deCuenta } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = ConIdioma & { searchParams: Promise<Consulta> }

/** Which words a link is met with. */
const PALABRAS = {
  signup: '',
  email: '',
  invite: '',
  recovery: 'Clave',
  magiclink: 'Entrar',
  email_change: 'Correo',
} as const satisfies Record<TipoEnlace, string>

export const generateMetadata = async (props: Props): Promise<Metadata> => ({
  ...(await deCuenta(await idiomaDe(props), 'confirmar')),
  // The address opens an account for an hour.
  referrer: 'same-origin',
})

export default async function PaginaConfirmar(props: Props) {
  const [locale, query] = await Promise.all([idiomaDe(props), props.searchParams])
  const [token, tipo] = [asTokenHash(query.token_hash), asTipoEnlace(query.type)]
  if (!token || !tipo) redirect(`${ruta(locale, '/profile/recuperar')}?error=enlace`)
  const [t, aviso] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso.confirmar' }),
    avisoDe(locale, query),
  ])
  const words = PALABRAS[tipo]
  const volver = regresoDe(query.volver ?? query.next, '')
  return (
    <Marco
      locale={locale}
      pagina="/profile/confirmar"
      pregunta={`?${new URLSearchParams({ token_hash: token, type: tipo })}`}
    >
      <Hoja
        titulo={t(`titulo${words}`)}
        entradilla={t(`texto${words}`)}
        aviso={aviso}
        dibujo="vieira"
        esmalte="limon"
      >
        <Confirmar
          locale={locale}
          token={token}
          tipo={tipo}
          volver={volver}
          boton={t(`boton${words}`)}
          clave={tipo === 'recovery' ? t('clave') : null}
        />
      </Hoja>
    </Marco>
  )
}
