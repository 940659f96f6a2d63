import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon.tsx'
import { type CavaFilter, hasFilter } from '@/lib/cava/filter.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import styles from './filters.module.css'

export async function VinoSearch({
  locale,
  filter,
  count,
}: {
  locale: Locale
  filter: CavaFilter
  count: number
}) {
  const t = await getTranslations({ locale, namespace: 'Cava' })
  const all = `${localePath(locale, '/wine')}#vinos`
  return (
    <>
      <div className={styles.busqueda}>
        <label>
          <span className="oculto">{t('buscar')}</span>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            form="filtro-cava"
            defaultValue={filter.q}
            maxLength={80}
            placeholder={t('pista')}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <p>
          <span role="status" data-cuenta>
            {t('cuantos', { cuantos: count })}
          </span>{' '}
          <a href={all} hidden={!hasFilter(filter)} data-quitar className="enlace">
            {t('quitar')}
          </a>
        </p>
      </div>
      <div hidden={count > 0} data-ninguno className={styles.ninguno}>
        <p>{t('ninguno')}</p>
        <p>{t('ningunoAyuda')}</p>
        <a href={all} data-quitar className="enlace">
          {t('verTodos')}
        </a>
      </div>
    </>
  )
}
