import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { idiomaDe, type LocaleParams } from '@/app/[locale]/locale-param.ts'
import { Titulo } from '@/components/site/parts/heading.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Drawing } from '@/components/ui/drawing.tsx'
import { Icon } from '@/components/ui/icon.tsx'
import { getFooter } from '@/lib/casa/footer.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { LOST_PATH } from '@/lib/reservas/links.ts'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const t = await getTranslations({ locale: await idiomaDe(props), namespace: 'Gestion' })
  return { title: t('perdidaTitulo'), robots: { index: false } }
}

/** "No encontramos esa reserva.": what `reservations/perdida/route.ts` answers with. */
export default async function ReservaNotFoundPage(props: LocaleParams) {
  const locale = await idiomaDe(props)
  const [t, s, pie] = await Promise.all([
    getTranslations({ locale, namespace: 'Gestion' }),
    getTranslations({ locale, namespace: 'Sitio' }),
    getFooter(locale),
  ])
  return (
    <Marco locale={locale} page={LOST_PATH}>
      <div className="marco grid grid-cols-1 items-center gap-x-18 gap-y-10 pb-32 movil:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div>
          <Titulo titulo={t('perdidaTitulo')} />
          <p className="mt-6 max-w-[46ch] text-cuerpo text-texto-2">{t('perdidaTexto')}</p>
          <div className="mt-8 flex flex-wrap gap-2.5">
            <ButtonLink href={pie.tel} className="max-w-full px-4!">
              <Icon name="telefono" />
              {t('llamar', { telefono: pie.telefono })}
            </ButtonLink>
            <ButtonLink href={localePath(locale, '/reservations')} ink="linea">
              {s('reservarMesa')}
            </ButtonLink>
          </div>
        </div>
        <Drawing name="enigmito" className="h-auto w-44 movil:w-full" />
      </div>
    </Marco>
  )
}
