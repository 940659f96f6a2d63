import { getTranslations } from 'next-intl/server'
import { euros } from '@/components/ui/euros.ts'
import type { PlatoWithVinos } from '@/lib/carta/suggestions.ts'
import type { Vino } from '@/lib/cava/vino.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'
import type { CavaData } from './data.ts'
import styles from './pairing.module.css'
import { whyOf } from './why.ts'

type Props = { locale: Locale; cavaData: CavaData; plato: string | null; passing: ReadonlySet<string> }

const PLACEHOLDER = '|'

/** Without JavaScript the form loads the page again with the wines; with it they come from the address of `data-parejas`. */
export async function Pairing({ locale, cavaData, plato, passing }: Props) {
  const t = await getTranslations({ locale, namespace: 'Pareja' })
  const page = localePath(locale, '/wine')
  const dishes = cavaData.suggestions.flatMap(({ platos }) => platos)
  const wines = new Map(
    cavaData.wineStyles.flatMap(({ vinos }) => vinos.map((vino) => [vino.slug, vino] as const)),
  )
  const chosen = dishes.find(({ slug }) => slug === plato)
  const why = (one: PlatoWithVinos['vinos'][number]) =>
    whyOf(one, locale, (name) => t('como', { plato: name }))
  // The example: wines with a reason, by the glass if possible.
  const worth = ({ vinos }: PlatoWithVinos) =>
    vinos.filter(({ motivo }) => motivo).length +
    vinos.filter(({ vino }) => (wines.get(vino)?.copa ?? null) !== null).length
  const example = dishes.reduce<PlatoWithVinos | undefined>(
    (best, dish) => (best && worth(best) >= worth(dish) ? best : dish),
    undefined,
  )
  const shown = chosen ?? example
  const [before, after] = t(chosen ? 'con' : 'ejemplo', { plato: PLACEHOLDER }).split(PLACEHOLDER)

  const item = (vino: Vino, reason: Texto | null) => (
    <li key={vino.slug}>
      <a
        href={passing.has(vino.slug) ? `#${vino.slug}` : `${page}#${vino.slug}`}
        {...(vino.lengua && vino.lengua !== locale ? { lang: vino.lengua } : {})}
      >
        {vino.nombre}
      </a>
      <b>
        {vino.copa !== null ? (
          <>
            {euros(vino.copa, locale)} <small>{t('copa')}</small>
          </>
        ) : (
          vino.botella !== null && (
            <>
              {euros(vino.botella, locale)} <small>{t('botella')}</small>
            </>
          )
        )}
      </b>
      {reason && <span {...enIdioma(reason, locale)}>{reason.text}</span>}
    </li>
  )

  return (
    <aside
      id="pareja"
      aria-labelledby="pareja-titulo"
      className={`sobre-tinta ${styles.pareja}`}
      data-parejas={`/api/cava?l=${locale}`}
      data-copa={t('copa')}
      data-botella={t('botella')}
    >
      <h2 id="pareja-titulo">{t('titulo')}</h2>
      <p>{t('texto')}</p>
      <label>
        <span className="oculto">{t('plato')}</span>
        <select name="plato" form="filtro-cava" defaultValue={chosen?.slug ?? ''}>
          <option value="">{t('elige')}</option>
          {cavaData.suggestions.map(({ slug, nombre, platos }) => (
            <optgroup key={slug} label={nombre.text} {...enIdioma(nombre, locale)}>
              {platos.map((one) => (
                <option key={one.slug} value={one.slug} {...enIdioma(one.nombre, locale)}>
                  {one.nombre.text}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button type="submit" form="filtro-cava" formAction={`${page}#pareja`}>
        {t('proponer')}
      </button>
      {shown && (
        <div data-propuesta={chosen ? 'elegida' : 'ejemplo'} data-con={t('con', { plato: PLACEHOLDER })}>
          <h3>
            {before}
            <span {...enIdioma(shown.nombre, locale)}>{shown.nombre.text}</span>
            {after}
          </h3>
          <ol>
            {shown.vinos.flatMap((one) => {
              const vino = wines.get(one.vino)
              return vino ? [item(vino, why(one))] : []
            })}
          </ol>
        </div>
      )}
    </aside>
  )
}
