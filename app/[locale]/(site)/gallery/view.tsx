import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { Galeria } from '@/components/site/muro/galeria.tsx'
import { Muro } from '@/components/site/muro/muro.tsx'
import { WritePost } from '@/components/site/muro/write.tsx'
import { PageTitle } from '@/components/site/parts/heading.tsx'
import { Drawing } from '@/components/ui/drawing.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { getGaleria } from '@/lib/muro/galeria.ts'
import { getMuro } from '@/lib/muro/read.ts'
import './gallery.css'

type Props = Omit<ComponentProps<typeof WritePost>, 'locale'> & { locale: Locale; page: number }

export async function Experiencias({ locale, page, ...writing }: Props) {
  const [t, m, imagenes, muro] = await Promise.all([
    getTranslations({ locale, namespace: 'Galeria' }),
    getTranslations({ locale, namespace: 'Muro' }),
    getGaleria(locale),
    getMuro(locale, page),
  ])
  const isFirst = page === 1
  return (
    <Frame locale={locale} page="/gallery" glaze="experiencias">
      <div className="marco">
        <PageTitle
          title={isFirst ? t('titulo') : m('tituloPagina', { n: String(page) })}
          intro={isFirst && <p>{t('entradilla')}</p>}
        >
          {isFirst && (
            <Drawing
              name="rodaja"
              className="absolute top-6 right-0 hidden h-60 w-auto movil:block nav:right-6 nav:h-72"
            />
          )}
        </PageTitle>
        {isFirst && (
          <div className="mt-10 movil:mt-20">
            <Galeria locale={locale} imagenes={imagenes} />
          </div>
        )}
        <Muro locale={locale} muro={muro}>
          {isFirst && <WritePost locale={locale} {...writing} />}
        </Muro>
      </div>
    </Frame>
  )
}
