import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { idiomaDe, type LocaleParams } from '@/app/[locale]/locale-param.ts'
import { pageMetadata, queryMetadata } from '@/app/[locale]/metadata.ts'
import { Foto } from '@/components/site/muro/galeria.tsx'
import { DRAFT_COOKIE, decodeDraft } from '@/lib/muro/draft.ts'
import { getGaleria } from '@/lib/muro/galeria.ts'
import { asPage } from '@/lib/muro/read.ts'
import { asMuroAviso } from '@/lib/muro/schema.ts'
import { presentedClaims } from '@/lib/supabase/guest.ts'
import { Experiencias } from '../view.tsx'

/** Made for each visit, from the rows the kept page is made of. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

/** Only what answers a guest's own post may know him: the rest is the same for everybody. */
const PERSONAL_PARAMS = ['escribir', 'enviado', 'error', 'borrado'] as const

type Props = LocaleParams & { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(props: Props): Promise<Metadata> {
  return queryMetadata(await pageMetadata(await idiomaDe(props), '/gallery'))
}

/** One picture (`foto`), a further page of the wall (`pagina`), writing on it (`escribir`), and what came of that. */
export default async function GalleryQueryPage(props: Props) {
  const [locale, query] = await Promise.all([idiomaDe(props), props.searchParams])
  const { foto } = query
  if (typeof foto === 'string') {
    const imagenes = await getGaleria(locale)
    if (imagenes.some(({ slug }) => slug === foto))
      return (
        <Marco locale={locale} page="/gallery" glaze="experiencias">
          <Foto locale={locale} imagenes={imagenes} slug={foto} />
        </Marco>
      )
  }
  const t = await getTranslations({ locale, namespace: 'Muro' })
  const error = asMuroAviso(query.error)
  const aviso = error
    ? ({ tipo: 'mal', texto: t(`errores.${error}`) } as const)
    : query.enviado === '1'
      ? ({ tipo: 'bien', texto: t('enviado') } as const)
      : null
  return (
    <Experiencias
      locale={locale}
      page={asPage(query.pagina)}
      nombre={
        PERSONAL_PARAMS.some((word) => word in query) ? ((await presentedClaims())?.nombre ?? null) : null
      }
      isOpen={query.escribir === '1'}
      aviso={aviso}
      draft={error && decodeDraft((await cookies()).get(DRAFT_COOKIE)?.value)}
    />
  )
}
