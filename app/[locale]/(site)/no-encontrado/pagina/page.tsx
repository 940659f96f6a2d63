import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { PageTitle } from '@/components/site/parts/heading.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Drawing } from '@/components/ui/drawing.tsx'
import { Icon } from '@/components/ui/icon.tsx'
import { getFooter } from '@/lib/casa/footer.ts'
import { localePath } from '@/lib/i18n/path.ts'
import '../small.css'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(props), namespace: 'Errores' })
  return { title: t('noEncontradoCorto'), robots: { index: false } }
}

const WAYS_OUT = [
  ['/menu', 'carta'],
  ['/wine', 'cava'],
  ['/reservations', 'reservarMesa'],
  ['/contact', 'contacto'],
] as const

export default async function NotFoundPage(props: LocaleParams) {
  const locale = await localeOf(props)
  const [t, s, f, footer] = await Promise.all([
    getTranslations({ locale, namespace: 'Errores' }),
    getTranslations({ locale, namespace: 'Sitio' }),
    getTranslations({ locale, namespace: 'Filtros' }),
    getFooter(locale),
  ])
  return (
    <Frame locale={locale} page="/no-encontrado">
      <div className="marco grid grid-cols-1 items-center gap-x-18 gap-y-10 pb-32 movil:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div>
          <PageTitle title={t('noEncontrado')} />
          <p className="mt-6 max-w-[46ch] text-cuerpo text-texto-2">{t('noEncontradoTexto')}</p>
          <search className="mt-8 block">
            <form action={localePath(locale, '/menu')} className="flex max-w-[34rem] flex-wrap gap-2.5">
              <label className="flex min-h-12 min-w-0 flex-[1_1_14rem] items-center gap-2.5 rounded-xs border border-borde px-3.5 focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-foco">
                <Icon name="search" />
                <span className="oculto">{f('buscar')}</span>
                <input
                  type="search"
                  name="q"
                  maxLength={80}
                  placeholder={f('buscar')}
                  className="min-h-11 min-w-0 flex-1 bg-transparent outline-none placeholder:text-texto-3"
                />
              </label>
              <Button type="submit">{f('buscarBoton')}</Button>
            </form>
          </search>
          <div className="mt-5 flex flex-wrap gap-2.5">
            {WAYS_OUT.map(([path, key]) => (
              <ButtonLink key={path} href={localePath(locale, path)} ink="line">
                {s(key)}
              </ButtonLink>
            ))}
          </div>
          <p className="mt-8 text-texto-2">
            {t('noEncontradoLlama')}{' '}
            <a href={footer.tel} className="enlace whitespace-nowrap">
              {footer.telefono}
            </a>
          </p>
        </div>
        <Drawing name="enigmito" className="h-auto w-44 movil:w-full" />
      </div>
    </Frame>
  )
}
