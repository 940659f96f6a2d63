import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
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

const tokenOf = ({ t }: Query): string => (typeof t === 'string' ? t : '')
/** Title and page read it once. */
const readReserva = cache(viewReserva)

/**
 * A title is the first thing a screen reader says of a new page: it tells the step, or what came of it.
 * Neither code nor name: titles are kept in histories and shown on other screens.
 */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const locale = await localeOf(props)
  const [{ codigo }, query, t, { nombre }] = await Promise.all([
    props.params,
    props.searchParams,
    getTranslations({ locale, namespace: 'Gestion' }),
    getAjustes(locale),
  ])
  // The page itself says when the backend is away.
  const reserva = await readReserva(codigo, tokenOf(query)).catch(() => null)
  const notice = reserva && (await noticeOf(query, reserva, locale))
  const step = !reserva?.gestionable
    ? null
    : query.cancelar
      ? t('cancelarTitulo')
      : query.cambiar && reserva.personas <= LARGEST_GUEST_PARTY
        ? t('cambiarTitulo')
        : null
  return {
    title: [notice?.title ?? step, t('titulo'), nombre].filter(Boolean).join(' · '),
    robots: { index: false, follow: false },
  }
}

/** Reading this page changes nothing: mail programs open links too. */
export default async function ManageReservaPage(props: Props) {
  const locale = await localeOf(props)
  const [{ codigo }, query] = await Promise.all([props.params, props.searchParams])
  const token = tokenOf(query)
  const [reserva, footer] = await Promise.all([readReserva(codigo, token), getFooter(locale)])
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
