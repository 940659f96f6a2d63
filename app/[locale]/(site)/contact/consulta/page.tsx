import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { idiomaDe, type LocaleParams } from '@/app/[locale]/locale-param.ts'
import { pageMetadata, queryMetadata } from '@/app/[locale]/metadata.ts'
import type { EstadoMensaje } from '@/components/site/contacto/form.tsx'
import { isMensajeAviso, isMensajeField } from '@/lib/contacto/schema.ts'
import { ContactView } from '../view.tsx'

/** What `POST /api/contacto` sends a form back to: made for each visit, from the rows the kept page is made of. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Only known words of the address mean anything. */
function estadoDe(query: Record<string, string | string[] | undefined>): EstadoMensaje {
  const { enviado, error, campo } = query
  if (error !== undefined)
    return {
      tipo: 'error',
      code: isMensajeAviso(error) ? error : 'formato',
      campo: isMensajeField(campo) ? campo : null,
    }
  return enviado === '1' ? { tipo: 'enviado' } : null
}

/** The title says first what happened. */
export async function generateMetadata({ searchParams, ...props }: Props): Promise<Metadata> {
  const locale = await idiomaDe(props)
  const [page, t] = await Promise.all([
    pageMetadata(locale, '/contact'),
    getTranslations({ locale, namespace: 'Mensaje' }),
  ])
  const estado = estadoDe(await searchParams)
  const what = estado && (estado.tipo === 'enviado' ? t('graciasTitulo') : t('errorTitulo'))
  return { ...queryMetadata(page), ...(what ? { title: `${what} · ${String(page.title)}` } : {}) }
}

export default async function ContactQueryPage({ searchParams, ...props }: Props) {
  return <ContactView locale={await idiomaDe(props)} estado={estadoDe(await searchParams)} />
}
