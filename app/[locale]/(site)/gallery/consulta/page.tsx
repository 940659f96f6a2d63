import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { BusyPage } from '@/app/[locale]/(site)/busy.tsx'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { pageMetadata, queryMetadata } from '@/app/[locale]/metadata.ts'
import { SinglePhoto } from '@/components/site/muro/galeria.tsx'
import { areQueriesExceeded } from '@/lib/http/query-limit.ts'
import { DRAFT_COOKIE, decodeDraft } from '@/lib/muro/draft.ts'
import { getGaleria } from '@/lib/muro/galeria.ts'
import { asPage } from '@/lib/muro/read.ts'
import { asMuroAviso } from '@/lib/muro/schema.ts'
import { presentedClaims } from '@/lib/supabase/guest.ts'
import { Experiencias } from '../view.tsx'

/** Rendered for each visit, from the same cached rows as the page. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

/** Only what answers a guest's own post may read the session: the rest is the same for everybody. */
const PERSONAL_PARAMS = ['escribir', 'enviado', 'error', 'borrado'] as const

type Props = LocaleParams & { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(props: Props): Promise<Metadata> {
  return queryMetadata(await pageMetadata(await localeOf(props), '/gallery'))
}

/** One picture (`foto`), a further page of the wall (`pagina`), the form (`escribir`), or the result of a post. */
export default async function GalleryQueryPage(props: Props) {
  const [locale, query] = await Promise.all([localeOf(props), props.searchParams])
  if (await areQueriesExceeded()) return <BusyPage locale={locale} page="/gallery" query={query} />
  const { foto } = query
  if (typeof foto === 'string') {
    const imagenes = await getGaleria(locale)
    if (imagenes.some(({ slug }) => slug === foto))
      return (
        <Frame locale={locale} page="/gallery" glaze="experiencias">
          <SinglePhoto locale={locale} imagenes={imagenes} slug={foto} />
        </Frame>
      )
  }
  const t = await getTranslations({ locale, namespace: 'Muro' })
  const error = asMuroAviso(query.error)
  const notice = error
    ? ({ tone: 'mal', text: t(`errores.${error}`) } as const)
    : query.enviado === '1'
      ? ({ tone: 'bien', text: t('enviado') } as const)
      : null
  return (
    <Experiencias
      locale={locale}
      page={asPage(query.pagina)}
      nombre={
        PERSONAL_PARAMS.some((word) => word in query) ? ((await presentedClaims())?.nombre ?? null) : null
      }
      isOpen={query.escribir === '1'}
      notice={notice}
      draft={error && decodeDraft((await cookies()).get(DRAFT_COOKIE)?.value)}
    />
  )
}
