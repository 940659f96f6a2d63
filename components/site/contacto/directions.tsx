import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Tile } from '@/components/ui/tile.tsx'
import type { Punto } from '@/lib/casa/plano.ts'
import type { ContactoData } from '@/lib/contacto/read.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import styles from './contacto.module.css'
import { PortMap } from './map.tsx'

type Props = {
  locale: Locale
  data: ContactoData
  mapUrl: string | null
  nombre: string
  plano: readonly Punto[]
}

export async function ContactoDirections({ locale, data, mapUrl, nombre, plano }: Props) {
  const t = await getTranslations({ locale, namespace: 'Contacto' })
  if (data.sections.length === 0 && plano.length === 0) return null
  return (
    <section id="llegar" aria-labelledby="llegar-titulo" className={styles.seccion}>
      <header>
        <h2 id="llegar-titulo">{t('llegar')}</h2>
        {mapUrl && (
          <ButtonLink
            href={mapUrl}
            rel="noopener"
            ink="soft"
            className="max-w-full whitespace-normal! text-center print:hidden"
          >
            {t('verMapa')}
          </ButtonLink>
        )}
      </header>
      <PortMap locale={locale} nombre={nombre} plano={plano} />
      <ul className={styles.llegar}>
        {data.sections.map(({ clave, texto }) => (
          <li key={clave}>
            <Tile name={`contacto-${clave}`} glaze="anil" className={styles.azulejo ?? ''} />
            <div>
              <h3>{t(clave)}</h3>
              <p {...enIdioma(texto, locale)}>{texto.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
