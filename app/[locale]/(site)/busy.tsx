import { getTranslations } from 'next-intl/server'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { PageTitle } from '@/components/site/parts/heading.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'

type Props = {
  locale: Locale
  page: '/menu' | '/wine' | '/gallery' | '/reservations'
  query: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** In the place of a page whose question there is no time for: the same question again, or the page that is kept. */
export async function BusyPage({ locale, page, query }: Props) {
  const t = await getTranslations({ locale, namespace: 'Errores' })
  const plain = localePath(locale, page)
  const again = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  )
  return (
    <Frame locale={locale} page={page}>
      <div className="marco pb-32" data-busy="">
        <PageTitle title={t('ocupado')} />
        <p className="mt-6 max-w-[46ch] text-cuerpo text-texto-2">{t('ocupadoTexto')}</p>
        <div className="mt-8 flex flex-wrap gap-2.5">
          <ButtonLink href={`${plain}?${again}`}>{t('ocupadoOtraVez')}</ButtonLink>
          <ButtonLink href={plain} ink="line">
            {t('ocupadoEntera')}
          </ButtonLink>
        </div>
      </div>
    </Frame>
  )
}
