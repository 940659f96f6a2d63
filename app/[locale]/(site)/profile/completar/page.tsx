import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { Completar } from '@/components/site/cuenta/complete.tsx'
import { Hoja } from '@/components/site/cuenta/sheet.tsx'
import { ruta } from '@/lib/i18n/path.ts'
import { presentado } from '@/lib/supabase/guest.ts'
import { avisoDe, type Consulta, deCuenta } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = ConIdioma & { searchParams: Promise<Consulta> }

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  deCuenta(await idiomaDe(props), 'completar')

export default async function PaginaCompletar(props: Props) {
  const [locale, query, quien] = await Promise.all([idiomaDe(props), props.searchParams, presentado()])
  if (!quien) redirect(ruta(locale, '/profile'))
  const [t, aviso] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso.completar' }),
    avisoDe(locale, query),
  ])
  return (
    <Marco locale={locale} pagina="/profile/completar">
      <Hoja titulo={t('titulo')} entradilla={t('entradilla')} aviso={aviso} dibujo="gamba" esmalte="gamba">
        <Completar locale={locale} nombre={quien.nombre} />
      </Hoja>
    </Marco>
  )
}
