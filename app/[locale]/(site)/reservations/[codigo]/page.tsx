import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { localeOf } from '@/app/[locale]/locale-param.ts'
import { CancelReserva } from '@/components/site/gestion/cancel.tsx'
import { ManageReserva } from '@/components/site/gestion/gestion.tsx'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { getFooter } from '@/lib/casa/footer.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { LARGEST_GUEST_PARTY } from '@/lib/reservas/estados.ts'
import { LOST_PATH, managePath } from '@/lib/reservas/links.ts'
import { viewReserva } from '@/lib/reservas/manage.ts'
import { ChangeSteps } from './change.tsx'
import { noticeOf, type Query } from './notice.ts'
import { NewReservaSection } from './rebook.tsx'
import './booking.css'

/** Rendered for each visit: it shows the booking as it is now. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = { params: Promise<{ locale: string; codigo: string }>; searchParams: Promise<Query> }

/** Neither code nor name: a title is kept in histories and shown on other screens. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const locale = await localeOf(props)
  const [t, { nombre }] = await Promise.all([
    getTranslations({ locale, namespace: 'Gestion' }),
    getAjustes(locale),
  ])
  return { title: `${t('titulo')} · ${nombre}`, robots: { index: false, follow: false } }
}

/** Reading this page changes nothing: mail programs open links too. */
export default async function ManageReservaPage(props: Props) {
  const locale = await localeOf(props)
  const [{ codigo }, query] = await Promise.all([props.params, props.searchParams])
  const token = typeof query.t === 'string' ? query.t : ''
  const [reserva, footer] = await Promise.all([viewReserva(codigo, token), getFooter(locale)])
  if (!reserva) redirect(localePath(locale, LOST_PATH))
  const own = { locale, reserva, token }
  const step = !reserva.gestionable ? null : query.cancelar ? (
    <CancelReserva {...own} />
  ) : query.cambiar && reserva.personas <= LARGEST_GUEST_PARTY ? (
    <ChangeSteps {...own} query={query} />
  ) : null
  return (
    <Frame locale={locale} page={managePath(codigo, token)}>
      <ManageReserva
        {...own}
        footer={footer}
        notice={await noticeOf(query, reserva, locale)}
        newReserva={
          query.nueva === '1' && reserva.estado === 'pendiente' ? <NewReservaSection {...own} /> : null
        }
        step={step}
      />
    </Frame>
  )
}
