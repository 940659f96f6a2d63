import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { Hoja } from '@/components/site/cuenta/sheet.tsx'
import { Alta } from '@/components/site/cuenta/sign-up.tsx'
import { regresoDe } from '@/lib/cuenta/links.ts'
import { leerPendiente } from '@/lib/cuenta/pending.ts'
import { ruta } from '@/lib/i18n/path.ts'
import { avisoDe, type Consulta, deCuenta } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = ConIdioma & { searchParams: Promise<Consulta> }

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  deCuenta(await idiomaDe(props), 'alta')

export default async function PaginaAlta(props: Props) {
  const [locale, query] = await Promise.all([idiomaDe(props), props.searchParams])
  const [t, aviso, pendiente] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso.alta' }),
    avisoDe(locale, query),
    leerPendiente(),
  ])
  // What was typed comes back only to whoever comes back with an error.
  const typed = aviso ? pendiente : null
  return (
    <Marco locale={locale} pagina="/profile/alta">
      <Hoja
        titulo={t('titulo')}
        entradilla={t('entradilla')}
        aviso={aviso}
        dibujo="limon"
        esmalte="salmonete"
      >
        <Alta
          locale={locale}
          volver={regresoDe(query.volver ?? query.next, ruta(locale, '/profile'))}
          correo={typed?.correo ?? ''}
          nombre={typed?.nombre ?? ''}
        />
      </Hoja>
    </Marco>
  )
}
