import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Icon } from '@/components/ui/icon.tsx'
import { inSentence } from '@/lib/carta/phrases.ts'
import { type CartaQuery, DIETAS } from '@/lib/carta/query.ts'
import type { Alergeno } from '@/lib/carta/read.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import { Pictogram } from './alergenos.tsx'
import styles from './filters.module.css'

const FORM = 'filtros'
const PANEL = 'filtros-panel'
type Props = { query: CartaQuery; locale: Locale }

export async function SearchBar({ query, locale, children }: Props & { children?: ReactNode }) {
  const t = await getTranslations({ locale, namespace: 'Filtros' })
  const on = query.sin.length + query.dieta.length
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around the form is not yet known to every screen reader
    <form
      id={FORM}
      role="search"
      aria-label={t('buscar')}
      action={localePath(locale, '/menu')}
      // A browser that restores old ticks without the filtered list would mislead people with allergies.
      autoComplete="off"
      className={styles.util}
    >
      <label className={styles.busca}>
        <Icon name="search" />
        <span className="oculto">{t('buscar')}</span>
        <input type="search" name="q" defaultValue={query.q} placeholder={t('buscar')} maxLength={80} />
      </label>
      {/* Enter sends the form; this button must not take the focus. */}
      <button type="submit" tabIndex={-1} className="oculto">
        {t('buscarBoton')}
      </button>
      <Button ink="soft" className={styles.abrir ?? ''} popoverTarget={PANEL}>
        <Icon name="filters" />
        <span>{t('filtros')}</span>
        <b data-puestos>{on > 0 && on}</b>
      </Button>
      <Button ink="soft" className={styles.imprimir ?? ''} data-imprimir>
        <Icon name="print" />
        {t('imprimir')}
      </Button>
      {children}
    </form>
  )
}

/** Beside the list on a desktop, a native popover on a phone. */
export async function Panel({ query, locale, alergenos }: Props & { alergenos: readonly Alergeno[] }) {
  const [t, c] = await Promise.all([
    getTranslations({ locale, namespace: 'Filtros' }),
    getTranslations({ locale, namespace: 'Carta' }),
  ])
  return (
    <section id={PANEL} popover="auto" aria-label={t('filtros')} className={styles.panel}>
      <div className={styles.cabeza}>
        <b>{t('filtros')}</b>
        <button type="button" popoverTarget={PANEL} popoverTargetAction="hide" aria-label={t('cerrar')}>
          <Icon name="close" size={24} />
        </button>
      </div>
      <fieldset>
        <legend>{t('soloPlatos')}</legend>
        <div className={styles.dietas}>
          {DIETAS.map((dieta) => (
            <label key={dieta}>
              <input
                type="checkbox"
                name="dieta"
                value={dieta}
                form={FORM}
                defaultChecked={query.dieta.includes(dieta)}
              />
              {c(dieta)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('excluirAlergenos')}</legend>
        <div className={styles.alergenos}>
          {alergenos.map(({ clave, nombre }) => (
            <label key={clave} {...enIdioma(nombre, locale)}>
              <input
                type="checkbox"
                name="sin"
                value={clave}
                form={FORM}
                aria-label={t('excluir', { alergeno: inSentence(nombre.text, locale) })}
                defaultChecked={query.sin.includes(clave)}
              />
              <Pictogram clave={clave} />
              <span>{nombre.text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.opciones}>
        <label>
          <input type="checkbox" data-nombres />
          {t('nombres')}
        </label>
        <label data-con-guion>
          <input type="checkbox" data-recordar />
          {t('recordar')}
        </label>
      </div>
      <div className={styles.base}>
        <Button type="submit" form={FORM} className="w-full" data-ver>
          {t('aplicar')}
        </Button>
      </div>
    </section>
  )
}
