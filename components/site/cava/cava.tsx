import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import type { CavaFilter } from '@/lib/cava/filter.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { PageTitle } from '../parts/heading.tsx'
import styles from './cava.module.css'
import type { CavaData } from './data.ts'
import { CavaFilters } from './filters.tsx'
import { Pairing } from './pairing.tsx'
import { VinoSearch } from './search.tsx'
import { WineTable } from './table.tsx'

type Props = {
  locale: Locale
  cavaData: CavaData
  filter: CavaFilter
  /** Slugs of the wines that pass the filter. */
  passing: ReadonlySet<string>
  plato: string | null
}

export async function Cava({ locale, cavaData, filter, passing, plato }: Props) {
  const t = await getTranslations({ locale, namespace: 'Cava' })
  const { wineStyles, suggestions } = cavaData
  const count = wineStyles.reduce((sum, { vinos }) => sum + vinos.length, 0)
  const intro = count > 0 && <p>{t('entradilla', { cuantos: count })}</p>
  // Templates for the browser, with # for the number.
  const several = (key: 'cuantos' | 'verCuantos') => t(key, { cuantos: 2 }).replace('2', '#')
  const labels = {
    'data-uno': t('cuantos', { cuantos: 1 }),
    'data-varios': several('cuantos'),
    'data-ver-uno': t('verCuantos', { cuantos: 1 }),
    'data-ver-varios': several('verCuantos'),
  }
  // On a phone the heads of the columns stand before their cells.
  const heads = {
    '--va': JSON.stringify(t('va')),
    '--copas': JSON.stringify(t('copa')),
    '--botella': JSON.stringify(t('botella')),
  } as CSSProperties
  return (
    <>
      <div className={styles.ladera}>
        <div className="marco">
          <PageTitle title={t('titulo')} intro={intro} />
        </div>
        <svg viewBox="0 0 1440 330" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <use href="/dibujos/vinas.svg#d" />
        </svg>
      </div>
      {count === 0 ? (
        <p className="marco py-12 text-cuerpo text-texto-2">{t('vacia')}</p>
      ) : (
        <div data-mejora="cava" {...labels}>
          <CavaFilters locale={locale} cavaData={cavaData} filter={filter} count={passing.size} />
          <div className={`marco ${styles.cuerpo}`}>
            {suggestions.length > 0 && (
              <Pairing locale={locale} cavaData={cavaData} plato={plato} passing={passing} />
            )}
            <section
              id="vinos"
              tabIndex={-1}
              aria-label={t('vinos')}
              data-vinos
              className={styles.lista}
              style={heads}
            >
              {/* The form of every heart: the buttons stand beside their wines. */}
              <form
                id="favoritos"
                method="post"
                action="/api/perfil/vinos"
                data-mejora="favoritos"
                data-ya="con-sesion"
              >
                <input type="hidden" name="locale" value={locale} />
              </form>
              <VinoSearch locale={locale} filter={filter} count={passing.size} />
              {wineStyles.map((wineStyle) => (
                <WineTable
                  key={wineStyle.clave}
                  locale={locale}
                  wineStyle={wineStyle}
                  passing={passing}
                  regiones={cavaData.regiones}
                />
              ))}
            </section>
          </div>
        </div>
      )}
    </>
  )
}
