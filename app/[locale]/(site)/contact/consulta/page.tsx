import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { pageMetadata, queryMetadata } from '@/app/[locale]/metadata.ts'
import type { MensajeState } from '@/components/site/contacto/form.tsx'
import { isMensajeAviso, isMensajeField, MAX } from '@/lib/contacto/schema.ts'
import { cleanText } from '@/lib/reservas/schema.ts'
import { ContactView } from '../view.tsx'

/** What `POST /api/contacto` redirects a form to. Rendered for each visit, from the same cached rows as the page. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** What the form opens with: the assistant's link carries what the guest said. */
const textOf = ({ texto }: Record<string, string | string[] | undefined>): string =>
  typeof texto === 'string' ? cleanText(texto).slice(0, MAX.texto) : ''

function stateOf(query: Record<string, string | string[] | undefined>): MensajeState {
  const { enviado, error, campo } = query
  if (error !== undefined)
    return {
      type: 'error',
      code: isMensajeAviso(error) ? error : 'formato',
      campo: isMensajeField(campo) ? campo : null,
    }
  return enviado === '1' ? { type: 'enviado' } : null
}

export async function generateMetadata({ searchParams, ...props }: Props): Promise<Metadata> {
  const locale = await localeOf(props)
  const [page, t] = await Promise.all([
    pageMetadata(locale, '/contact'),
    getTranslations({ locale, namespace: 'Mensaje' }),
  ])
  const state = stateOf(await searchParams)
  const what = state && (state.type === 'enviado' ? t('graciasTitulo') : t('errorTitulo'))
  return { ...queryMetadata(page), ...(what ? { title: `${what} · ${String(page.title)}` } : {}) }
}

export default async function ContactQueryPage({ searchParams, ...props }: Props) {
  const query = await searchParams
  return <ContactView locale={await localeOf(props)} state={stateOf(query)} text={textOf(query)} />
}
