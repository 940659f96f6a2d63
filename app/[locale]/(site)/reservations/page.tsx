import type { Metadata } from 'next'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { pageMetadata } from '@/app/[locale]/metadata.ts'
import { EMPTY_STATE } from '@/components/site/reservas/state.ts'
import { ReservationsView } from './view.tsx'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return pageMetadata(await localeOf(props), '/reservations')
}

export default async function ReservationsPage(props: LocaleParams) {
  return <ReservationsView locale={await localeOf(props)} state={EMPTY_STATE} />
}
