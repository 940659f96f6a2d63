import { getTranslations } from 'next-intl/server'
import type { Resultado } from '@/lib/carta/filter.ts'
import { fichasDe, type Lengua, nadaQueVer, recuento } from '@/lib/carta/phrases.ts'
import { type Consulta, escribirConsulta, hayFiltro } from '@/lib/carta/query.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/path.ts'
import styles from './filters.module.css'

type Props = { consulta: Consulta; resultado: Resultado; lengua: Lengua; locale: Locale }

/** What is being asked, how much of the menu is left, and the way back, condition by condition. */
export async function Resumen({ consulta, resultado, lengua, locale }: Props) {
  const [t, papel] = await Promise.all([
    getTranslations({ locale, namespace: 'Filtros' }),
    getTranslations({ locale, namespace: 'Mesa' }),
  ])
  const pagina = ruta(locale, '/menu')
  const activo = hayFiltro(consulta)
  const fichas = fichasDe(lengua, consulta)
  const ficha = ({ nombre, quitar, resto }: (typeof fichas)[number]) => (
    <li key={nombre}>
      <a data-filtro href={pagina + escribirConsulta(resto)} aria-label={quitar}>
        {nombre}
      </a>
    </li>
  )
  return (
    <div className={styles.resumen} data-resumen={activo ? 'activo' : ''} tabIndex={-1}>
      <b data-papel>{papel('filtrada')}</b>
      <p role="status">{activo && recuento(lengua, resultado)}</p>
      <ul hidden={!activo}>
        {fichas.filter(({ sin }) => !sin).map(ficha)}
        {consulta.sin.length > 0 && <li>{t('excluyendo')}</li>}
        {fichas.filter(({ sin }) => sin).map(ficha)}
      </ul>
      <a data-filtro href={pagina} hidden={!activo}>
        {t('quitarTodo')}
      </a>
    </div>
  )
}

/** Nothing left: what was asked, and two ways out. */
export async function Vacio({
  consulta,
  resultado: { platos, bebidas },
  lengua,
  locale,
  tel,
  telefono,
}: Props & { tel: string; telefono: string }) {
  const t = await getTranslations({ locale, namespace: 'Filtros' })
  return (
    <div className={styles.vacio} data-vacio hidden={platos.visibles + bebidas.visibles > 0}>
      <p>{nadaQueVer(lengua, consulta)}</p>
      <p>
        <a data-filtro href={ruta(locale, '/menu')}>
          {t('quitarTodo')}
        </a>
        <a href={tel}>
          {t('llamanos')} {telefono}
        </a>
      </p>
    </div>
  )
}
