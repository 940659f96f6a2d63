import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import { Cuenta } from '@/components/site/cuenta.tsx'
import type { ErrorCuenta } from '@/lib/auth/cuenta.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

type Props = {
  locale: Locale
  /** Who is signed in, where the page may know it. */
  nombre: string | null
  error: ErrorCuenta | null
  salio: boolean
  /** Where to go after signing in. */
  volver: string
  /** The guest's bookings; null where the page may not know whose they are. */
  reservas: ReactNode
}

/** The guest's own page: the door, and for whoever is inside, a greeting and the way out. */
export async function Perfil({ locale, error, salio, ...cuenta }: Props) {
  const t = await getTranslations({ locale, namespace: 'Perfil' })
  const aviso = error
    ? ({ tipo: 'mal', texto: t(error) } as const)
    : salio
      ? ({ tipo: 'bien', texto: t('salio') } as const)
      : null
  return (
    <Marco locale={locale} pagina="/profile">
      <Cuenta locale={locale} aviso={aviso} {...cuenta} />
    </Marco>
  )
}
