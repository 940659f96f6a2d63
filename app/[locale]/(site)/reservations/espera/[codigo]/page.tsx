import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { localeOf } from '@/app/[locale]/locale-param.ts'
import type { ManageNotice } from '@/components/site/gestion/gestion.tsx'
import { ListaEspera } from '@/components/site/gestion/lista-espera.tsx'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { getFooter } from '@/lib/casa/footer.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { viewEspera } from '@/lib/reservas/espera/lista-espera.ts'
import { esperaPath, LOST_PATH } from '@/lib/reservas/links.ts'
import { type Query, refusalText } from '../../[codigo]/notice.ts'
import '../../[codigo]/booking.css'

/** Rendered for each visit: it shows the entry as it is now. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = { params: Promise<{ locale: string; codigo: string }>; searchParams: Promise<Query> }

export async function generateMetadata(props: Props): Promise<Metadata> {
  const locale = await localeOf(props)
  const [t, { nombre }] = await Promise.all([
    getTranslations({ locale, namespace: 'Espera' }),
    getAjustes(locale),
  ])
  return { title: `${t('titulo')} · ${nombre}`, robots: { index: false, follow: false } }
}

export default async function EsperaPage(props: Props) {
  const locale = await localeOf(props)
  const [{ codigo }, query] = await Promise.all([props.params, props.searchParams])
  const token = typeof query.t === 'string' ? query.t : ''
  const [espera, footer, t] = await Promise.all([
    viewEspera(codigo, token),
    getFooter(locale),
    getTranslations({ locale, namespace: 'Espera' }),
  ])
  if (!espera) redirect(localePath(locale, LOST_PATH))
  const { error } = query
  const notice: ManageNotice | null =
    typeof error === 'string'
      ? {
          tone: 'mal',
          title: t('errorTitulo'),
          text: (await refusalText(error, locale)) ?? t('fallo'),
        }
      : null
  return (
    <Frame locale={locale} page={esperaPath(codigo, token)}>
      <ListaEspera locale={locale} espera={espera} token={token} footer={footer} notice={notice} />
    </Frame>
  )
}
