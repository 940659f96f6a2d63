import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { Enlaces } from '@/components/site/enlaces.tsx'
import { Titulo } from '@/components/site/titulo.tsx'
import { Dibujo } from '@/components/ui/dibujo.tsx'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  const t = await getTranslations({ locale: await idiomaDe(props), namespace: 'Errores' })
  return { title: t('noEncontradoCorto'), robots: { index: false } }
}

/** "Esto no está en la carta.": what `../../../no-encontrado/route.ts` answers with. */
export default async function NoEncontrado(props: ConIdioma) {
  const locale = await idiomaDe(props)
  const t = await getTranslations({ locale, namespace: 'Errores' })
  return (
    <Marco locale={locale} pagina="/no-encontrado">
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
