import type { Metadata } from 'next'
import { BusyPage } from '@/app/[locale]/(site)/busy.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { queryMetadata } from '@/app/[locale]/metadata.ts'
import { areQueriesExceeded } from '@/lib/http/query-limit.ts'
import { generateMetadata as wineMetadata } from '../page.tsx'
import { CavaPage, type SearchParams } from '../view.tsx'

/** Rendered for each visit, from the same cached rows as the page. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

export const generateMetadata = async (props: LocaleParams): Promise<Metadata> =>
  queryMetadata(await wineMetadata(props))

export default async function WineQueryPage({
  searchParams,
  ...props
}: LocaleParams & { searchParams: Promise<SearchParams> }) {
  const [locale, query] = await Promise.all([localeOf(props), searchParams])
  if (await areQueriesExceeded()) return <BusyPage locale={locale} page="/wine" query={query} />
  return <CavaPage locale={locale} searchParams={query} />
}
