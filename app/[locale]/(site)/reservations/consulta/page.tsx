import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BusyPage } from '@/app/[locale]/(site)/busy.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { pageMetadata, queryMetadata } from '@/app/[locale]/metadata.ts'
import { areQueriesExceeded } from '@/lib/http/query-limit.ts'
import { ReservationsView } from '../view.tsx'
import { type Query, stateOf } from './state.ts'

/** The form without script: the times of a day, the waiting list, a refusal. Rendered for each visit. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Query> }

export async function generateMetadata({ searchParams, ...props }: Props): Promise<Metadata> {
  const locale = await localeOf(props)
  const [page, t, { error }] = await Promise.all([
    pageMetadata(locale, '/reservations'),
    getTranslations({ locale, namespace: 'Reservas' }),
    searchParams,
  ])
  return {
    ...queryMetadata(page),
    ...(error ? { title: `${t('errorTitulo')} · ${String(page.title)}` } : {}),
  }
}

export default async function ReservationsQueryPage({ searchParams, ...props }: Props) {
  const [locale, query] = await Promise.all([localeOf(props), searchParams])
  if (await areQueriesExceeded()) return <BusyPage locale={locale} page="/reservations" query={query} />
  return <ReservationsView locale={locale} state={await stateOf(query, locale)} />
}
