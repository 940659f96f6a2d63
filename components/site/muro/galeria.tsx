import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import type { Imagen } from '@/lib/muro/galeria.ts'
import styles from './galeria.module.css'
import { Print } from './print.tsx'

type Props = { locale: Locale; imagenes: readonly Imagen[] }

const fotoPath = (locale: Locale, slug: string): string =>
  `${localePath(locale, '/gallery')}?foto=${encodeURIComponent(slug)}`

export async function Galeria({ locale, imagenes }: Props) {
  const t = await getTranslations({ locale, namespace: 'Galeria' })
  if (imagenes.length === 0) return null
  return (
    <section aria-labelledby="imagenes" data-mejora="galeria" data-ya="siempre">
      <h2 id="imagenes" className="oculto">
        {t('imagenes')}
      </h2>
      <ul className={styles.galeria}>
        {imagenes.map((imagen) => (
          <li key={imagen.slug} id={`foto-${imagen.slug}`}>
            <figure>
              <a href={fotoPath(locale, imagen.slug)} data-foto>
                <Print imagen={imagen} locale={locale} className={styles.lamina ?? ''} />
              </a>
              <figcaption>
                <b {...enIdioma(imagen.titulo, locale)}>{imagen.titulo.text}</b>
                {imagen.pie && <span {...enIdioma(imagen.pie, locale)}>{imagen.pie.text}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <dialog aria-label={t('visor')} className={`sobre-tinta ${styles.visor}`}>
        <div className={styles.barra}>
          <p data-cuenta={t.raw('cuenta')} aria-live="polite" aria-atomic="true" />
          <button type="button" data-cerrar aria-label={t('cerrar')}>
            <Icon name="close" size={24} />
          </button>
        </div>
        <button type="button" data-anterior aria-label={t('anterior')} className={styles.flecha}>
          <Icon name="left" size={24} />
        </button>
        <figure data-lienzo />
        <button type="button" data-siguiente aria-label={t('siguiente')} className={styles.flecha}>
          <Icon name="right" size={24} />
        </button>
      </dialog>
    </section>
  )
}

export async function SinglePhoto({ locale, imagenes, slug }: Props & { slug: string }) {
  const t = await getTranslations({ locale, namespace: 'Galeria' })
  const at = imagenes.findIndex((imagen) => imagen.slug === slug)
  const imagen = imagenes[at]
  if (!imagen) return null
  const neighbour = (step: number) => imagenes[(at + step + imagenes.length) % imagenes.length] ?? imagen
  return (
    <div className={`marco ${styles.sola}`}>
      <p className="text-menor text-texto-3">
        {t('cuenta', { n: String(at + 1), total: String(imagenes.length) })}
      </p>
      <h1 {...enIdioma(imagen.titulo, locale)}>{imagen.titulo.text}</h1>
      <figure>
        <Print imagen={imagen} locale={locale} className={styles.grande ?? ''} isWhole />
        {imagen.pie && <figcaption {...enIdioma(imagen.pie, locale)}>{imagen.pie.text}</figcaption>}
      </figure>
      <nav aria-label={t('visor')}>
        <a href={fotoPath(locale, neighbour(-1).slug)} rel="prev">
          <Icon name="left" /> {t('anterior')}
        </a>
        <a href={`${localePath(locale, '/gallery')}#foto-${imagen.slug}`}>{t('volver')}</a>
        <a href={fotoPath(locale, neighbour(1).slug)} rel="next">
          {t('siguiente')} <Icon name="right" />
        </a>
      </nav>
    </div>
  )
}
