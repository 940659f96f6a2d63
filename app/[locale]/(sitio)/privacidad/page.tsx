import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { metadatos } from '@/app/[locale]/metadatos.ts'
import { Breve } from '@/components/site/breve.tsx'
import { Enlaces } from '@/components/site/enlaces.tsx'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  return metadatos(await idiomaDe(props), '/privacidad')
}

export default async function Privacidad(props: ConIdioma) {
  const locale = await idiomaDe(props)
  const t = await getTranslations({ locale, namespace: 'Breve' })
  return (
    <Marco locale={locale} pagina="/privacidad">
      <Breve
        titulo={t('privacidadTitulo')}
        texto={<p>{t('privacidadTexto')}</p>}
        azulejo={{ name: 'privacidad', glaze: 'tinta' }}
      >
        <Enlaces locale={locale} />
      </Breve>
    </Marco>
  )
}
