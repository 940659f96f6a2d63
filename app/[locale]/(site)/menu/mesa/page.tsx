import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { MesaCard } from '@/components/site/carta/table-card.tsx'
import { PageTitle } from '@/components/site/parts/heading.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { qrOf } from '@/lib/carta/qr.ts'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { backendSettings } from '@/lib/core/env.ts'
import { originOf } from '@/lib/http/origin.ts'
import { localePath } from '@/lib/i18n/path.ts'
import '../../no-encontrado/small.css'

/** Rendered for each visit: without SITE_URL the code holds the address the visitor came by. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'Mesa' })
  const { nombre } = await getAjustes(locale)
  return {
    title: `${t('titulo')} · ${nombre}`,
    description: t('descripcion', { nombre }),
    robots: { index: false },
  }
}

export default async function MenuMesaPage(props: LocaleParams) {
  const locale = await localeOf(props)
  const [t, ajustes, asked] = await Promise.all([
    getTranslations({ locale, namespace: 'Mesa' }),
    getAjustes(locale),
    headers(),
  ])
  const address = originOf(asked, backendSettings().SITE_URL) + localePath(locale, '/menu')
  return (
    <Frame locale={locale} page="/menu/mesa" glaze="carta">
      <div className="marco grid grid-cols-1 items-start gap-x-18 gap-y-10 pb-32 movil:grid-cols-[minmax(0,1fr)_105mm] print:m-0 print:block print:w-auto print:p-0">
        <div className="print:hidden">
          <PageTitle title={t('titulo')} intro={<p>{t('entradilla')}</p>} />
          <p className="mt-6 max-w-[52ch] text-cuerpo text-texto-2">{t('imprimir')}</p>
          <p className="mt-3 max-w-[52ch] text-cuerpo text-texto-2">{t('idiomas')}</p>
          <div className="mt-8 flex flex-wrap gap-2.5">
            <ButtonLink href={localePath(locale, '/menu/qr.svg')} download={`qr-${locale}.svg`}>
              {t('svg')}
            </ButtonLink>
            <ButtonLink href={localePath(locale, '/menu')} ink="soft">
              {t('volver')}
            </ButtonLink>
          </div>
        </div>
        <MesaCard
          locale={locale}
          nombre={ajustes.nombre}
          motto={ajustes.lema}
          address={address}
          qr={qrOf(address)}
        />
      </div>
    </Frame>
  )
}
