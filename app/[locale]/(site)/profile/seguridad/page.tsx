import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { Seguridad } from '@/components/site/cuenta/security.tsx'
import { Hoja } from '@/components/site/cuenta/sheet.tsx'
import { ruta } from '@/lib/i18n/path.ts'
import { presentado } from '@/lib/supabase/guest.ts'
import { avisoDe, type Consulta, deCuenta } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = ConIdioma & { searchParams: Promise<Consulta> }

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  deCuenta(await idiomaDe(props), 'seguridad')

export default async function PaginaSeguridad(props: Props) {
  const [locale, query, quien] = await Promise.all([idiomaDe(props), props.searchParams, presentado()])
  // What a cookie says is enough to show a form: whoever posts it is asked for the password.
  if (!quien) {
    const volver = ruta(locale, '/profile/seguridad')
    redirect(`${ruta(locale, '/profile')}?${new URLSearchParams({ volver })}`)
  }
  const [t, aviso] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso.seguridad' }),
    avisoDe(locale, query),
  ])
  return (
    <Marco locale={locale} pagina="/profile/seguridad">
      <Hoja titulo={t('titulo')} entradilla={t('entradilla')} aviso={aviso} dibujo="olivo" esmalte="oliva">
        <Seguridad locale={locale} correo={quien.email} />
      </Hoja>
    </Marco>
  )
}
