import { getTranslations } from 'next-intl/server'
import type { FilterResult } from '@/lib/carta/filter.ts'
import { chipsOf, countSummary, emptyLabel, type Language } from '@/lib/carta/phrases.ts'
import { type CartaQuery, hasFilter, writeQuery } from '@/lib/carta/query.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import styles from './filters.module.css'

type Props = { query: CartaQuery; result: FilterResult; language: Language; locale: Locale }

export async function CartaSummary({ query, result, language, locale }: Props) {
  const [t, paper] = await Promise.all([
    getTranslations({ locale, namespace: 'Filtros' }),
    getTranslations({ locale, namespace: 'Mesa' }),
  ])
  const page = localePath(locale, '/menu')
  const isActive = hasFilter(query)
  const chips = chipsOf(language, query)
  const chip = ({ nombre, quitar, resto }: (typeof chips)[number]) => (
    <li key={nombre}>
      <a data-filtro="" href={page + writeQuery(resto)} aria-label={quitar}>
        {nombre}
      </a>
    </li>
  )
  return (
    <div className={styles.resumen} data-resumen={isActive ? 'activo' : ''} tabIndex={-1}>
      <b data-papel>{paper('filtrada')}</b>
      <p role="status">{isActive && countSummary(language, result)}</p>
      <ul hidden={!isActive}>
        {chips.filter(({ sin }) => !sin).map(chip)}
        {query.sin.length > 0 && <li>{language.phrases.excluyendo}</li>}
        {chips.filter(({ sin }) => sin).map(chip)}
      </ul>
      <a data-filtro="" href={page} hidden={!isActive}>
        {t('quitarTodo')}
      </a>
    </div>
  )
}

export async function EmptyResult({
  query,
  result: { platos, bebidas },
  language,
  locale,
  tel,
  telefono,
}: Props & { tel: string; telefono: string }) {
  const t = await getTranslations({ locale, namespace: 'Filtros' })
  return (
    <div className={styles.vacio} data-vacio hidden={platos.visibles + bebidas.visibles > 0}>
      <p>{emptyLabel(language, query)}</p>
      <p>
        <a data-filtro="" href={localePath(locale, '/menu')}>
          {t('quitarTodo')}
        </a>
        <a href={tel}>
          {t('llamanos')} {telefono}
        </a>
      </p>
    </div>
  )
}
