import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { Icon } from '@/components/ui/icon.tsx'
import { type CavaFilter, queryEntries } from '@/lib/cava/filter.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'
import type { CavaData, Choice } from './data.ts'
import styles from './filters.module.css'

type SelectProps = {
  name: string
  label: string
  all: string
  options: readonly Choice[]
  value: string | null
  locale: Locale
}

const Select = ({ name, label, all, options, value, locale }: SelectProps) => (
  <label>
    <span>{label}</span>
    <select name={name} defaultValue={value ?? ''}>
      <option value="">{all}</option>
      {options.map(({ clave, nombre }) => (
        <option key={clave} value={clave} {...enIdioma(nombre, locale)}>
          {nombre.text}
        </option>
      ))}
    </select>
  </label>
)

type PrecioProps = { locale: Locale; filter: CavaFilter; precios: readonly [number, number] }

async function Precio({ locale, filter, precios: [min, max] }: PrecioProps) {
  const t = await getTranslations({ locale, namespace: 'Cava' })
  const { desde, hasta } = filter
  const at = (euros: number) =>
    `${(100 * (Math.min(max, Math.max(min, euros)) - min)) / Math.max(1, max - min)}%`
  const field = { type: 'number', inputMode: 'decimal', min: 0, step: 'any', autoComplete: 'off' } as const
  const thumb = { type: 'range', min, max, step: 1 } as const
  const cut = { '--a': at(desde ?? min), '--b': at(hasta ?? max) } as CSSProperties
  return (
    <fieldset className={styles.precio}>
      <legend className="oculto">{t('precio')}</legend>
      <div>
        <span aria-hidden="true">{t('precio')}</span>
        <input
          {...field}
          name="desde"
          aria-label={t('desde')}
          defaultValue={desde ?? ''}
          placeholder={`${min}`}
        />
        <span aria-hidden="true">–</span>
        <input
          {...field}
          name="hasta"
          aria-label={t('hasta')}
          defaultValue={hasta ?? ''}
          placeholder={`${max}`}
        />
        <span aria-hidden="true">€</span>
      </div>
      <div data-rango style={cut}>
        <input {...thumb} data-pulgar="desde" aria-label={t('desde')} defaultValue={desde ?? min} />
        <input {...thumb} data-pulgar="hasta" aria-label={t('hasta')} defaultValue={hasta ?? max} />
      </div>
    </fieldset>
  )
}

type Props = { locale: Locale; cavaData: CavaData; filter: CavaFilter; count: number }

/** A GET form to the page itself. On a phone all but the styles is in a native popover. */
export async function CavaFilters({ locale, cavaData, filter, count }: Props) {
  const t = await getTranslations({ locale, namespace: 'Cava' })
  const page = localePath(locale, '/wine')
  const rest = new URLSearchParams(queryEntries({ ...filter, estilos: [] })).toString()
  return (
    <form
      id="filtro-cava"
      action={`${page}#vinos`}
      method="get"
      aria-label={t('filtros')}
      autoComplete="off"
      className={`sobre-tinta ${styles.barra}`}
    >
      <div className="marco">
        <button type="button" popoverTarget="filtros-cava" className={styles.abrir} aria-label={t('mas')}>
          <Icon name="filters" />
        </button>
        <fieldset className={styles.estilos}>
          <legend className="oculto">{t('estilo')}</legend>
          <a
            href={`${page}${rest && `?${rest}`}#vinos`}
            data-todos
            aria-current={filter.estilos.length === 0 ? 'true' : undefined}
          >
            {t('todos')}
          </a>
          {cavaData.wineStyles.map(({ clave, nombre }) => {
            const key = `cortos.${clave}` as 'cortos.blanco'
            const short: Texto = t.has(key) ? { text: t(key), lang: locale } : nombre
            return (
              <label key={clave} {...enIdioma(short, locale)}>
                <input
                  type="checkbox"
                  name="estilo"
                  value={clave}
                  defaultChecked={filter.estilos.includes(clave)}
                />
                <span>{short.text}</span>
              </label>
            )
          })}
        </fieldset>
        <div id="filtros-cava" popover="auto" className={styles.mas}>
          <Select
            name="region"
            label={t('region')}
            all={t('todasRegiones')}
            options={cavaData.regiones}
            value={filter.region}
            locale={locale}
          />
          <Select
            name="uva"
            label={t('uva')}
            all={t('todasUvas')}
            options={cavaData.uvas}
            value={filter.uva}
            locale={locale}
          />
          <Precio locale={locale} filter={filter} precios={cavaData.precios} />
          <label className={styles.interruptor}>
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
              role="switch"
              name="copa"
              value="1"
              aria-label={t('soloCopa')}
              defaultChecked={filter.copa}
            />
            <span aria-hidden="true">{t('porCopa')}</span>
          </label>
          <button type="submit" className={styles.ver}>
            <span data-ver>{t('verCuantos', { cuantos: count })}</span>
            <span>{t('filtrar')}</span>
          </button>
        </div>
        <button type="submit" className={styles.filtrar}>
          {t('filtrar')}
        </button>
      </div>
    </form>
  )
}
