import { getLocale, getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import { Enlaces } from '@/components/site/enlaces.tsx'
import { Titulo } from '@/components/site/titulo.tsx'
import { Dibujo } from '@/components/ui/dibujo.tsx'
import { asLocale } from '@/lib/i18n/locales.ts'

/** "Esto no está en la carta." Next gives this file no parameters: the language is the one the layout has set. */
export default async function NoEncontrado() {
  const locale = asLocale(await getLocale())
  const t = await getTranslations({ locale, namespace: 'Errores' })
  return (
    <Marco locale={locale} pagina="/no-encontrado">
      <title>{t('noEncontradoCorto')}</title>
      <div className="marco grid grid-cols-1 items-center gap-x-18 gap-y-10 pb-32 movil:grid-cols-[minmax(0,1fr)_16rem]">
        <div>
          <Titulo titulo={t('noEncontrado')} />
          <p className="mt-6 max-w-[46ch] text-cuerpo text-texto-2">{t('noEncontradoTexto')}</p>
          <div className="mt-8 flex flex-wrap gap-2.5">
            <Enlaces locale={locale} />
          </div>
        </div>
        <Dibujo name="enigmito" className="h-auto w-40 movil:w-64" />
      </div>
    </Marco>
  )
}
