import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { metadatos } from '@/app/[locale]/metadatos.ts'
import { Breve } from '@/components/site/breve.tsx'
import { Enlaces } from '@/components/site/enlaces.tsx'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  return metadatos(await idiomaDe(props), '/philosophy')
}

export default async function Filosofia(props: ConIdioma) {
  const locale = await idiomaDe(props)
  const t = await getTranslations({ locale, namespace: 'Breve' })
  return (
    <Marco locale={locale} pagina="/philosophy" esmalte="filosofia">
      <Breve
        titulo={t('filosofiaTitulo')}
        texto={<p>{t('filosofiaTexto')}</p>}
        azulejo={{ name: 'filosofia', glaze: 'oliva' }}
      >
        <Enlaces locale={locale} />
      </Breve>
    </Marco>
  )
}
