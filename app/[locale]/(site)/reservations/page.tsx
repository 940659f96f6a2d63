import type { Metadata } from 'next'
import { idiomaDe, type LocaleParams } from '@/app/[locale]/locale-param.ts'
import { pageMetadata } from '@/app/[locale]/metadata.ts'
import { EMPTY_STATE } from '@/components/site/reservas/state.ts'
import { ReservationsView } from './view.tsx'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return pageMetadata(await idiomaDe(props), '/reservations')
}

export default async function ReservationsPage(props: LocaleParams) {
  return <ReservationsView locale={await idiomaDe(props)} estado={EMPTY_STATE} />
}
