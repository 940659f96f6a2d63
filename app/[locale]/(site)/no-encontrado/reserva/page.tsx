import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { PageTitle } from '@/components/site/parts/heading.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Drawing } from '@/components/ui/drawing.tsx'
import { Icon } from '@/components/ui/icon.tsx'
import { getFooter } from '@/lib/casa/footer.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { LOST_PATH, RESEND_PATH } from '@/lib/reservas/links.ts'
import '../small.css'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(props), namespace: 'Gestion' })
  return { title: t('perdidaTitulo'), robots: { index: false } }
}

export default async function ReservaNotFoundPage(props: LocaleParams) {
  const locale = await localeOf(props)
  const [t, s, footer] = await Promise.all([
    getTranslations({ locale, namespace: 'Gestion' }),
    getTranslations({ locale, namespace: 'Sitio' }),
    getFooter(locale),
  ])
  return (
    <Frame locale={locale} page={LOST_PATH}>
      <div className="marco grid grid-cols-1 items-center gap-x-18 gap-y-10 pb-32 movil:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div>
          <PageTitle title={t('perdidaTitulo')} />
          <p className="mt-6 max-w-[46ch] text-cuerpo text-texto-2">{t('perdidaTexto')}</p>
          <div className="mt-8 flex flex-wrap gap-2.5">
            <ButtonLink href={localePath(locale, RESEND_PATH)} className="max-w-full px-4!">
              {t('enlace.otraVez')}
            </ButtonLink>
            <ButtonLink href={footer.tel} ink="line" className="max-w-full px-4!">
              <Icon name="telefono" />
              {t('llamar', { telefono: footer.telefono })}
            </ButtonLink>
            <ButtonLink href={localePath(locale, '/reservations')} ink="line">
              {s('reservarMesa')}
            </ButtonLink>
          </div>
        </div>
        <Drawing name="faro" className="h-auto w-44 movil:w-full" />
      </div>
    </Frame>
  )
}
