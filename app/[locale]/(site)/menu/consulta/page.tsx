import type { Metadata } from 'next'
import { BusyPage } from '@/app/[locale]/(site)/busy.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { queryMetadata } from '@/app/[locale]/metadata.ts'
import { areQueriesExceeded } from '@/lib/http/query-limit.ts'
import { generateMetadata as menuMetadata } from '../page.tsx'
import { CartaPage } from '../view.tsx'

/** Rendered for each visit, from the same cached rows as the page. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = async (props: LocaleParams): Promise<Metadata> =>
  queryMetadata(await menuMetadata(props))

export default async function MenuQueryPage({ searchParams, ...props }: Props) {
  const [locale, params] = await Promise.all([localeOf(props), searchParams])
  if (await areQueriesExceeded()) return <BusyPage locale={locale} page="/menu" query={params} />
  return <CartaPage locale={locale} readParam={(name) => [params[name] ?? []].flat()} />
}
