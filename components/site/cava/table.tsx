import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { Drawing } from '@/components/ui/drawing.tsx'
import { euros } from '@/components/ui/euros.ts'
import { InLanguage } from '@/components/ui/in-language.tsx'
import type { VinoStyle } from '@/lib/cava/read.ts'
import type { Vino } from '@/lib/cava/vino.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import styles from './cava.module.css'
import type { Choice } from './data.ts'
import { type CardLabels, VinoCard } from './vino-card.tsx'

type TableLabels = Record<
  'sinAnada' | 'sinAnadaCorto' | 'sinCopa' | 'sinBotella' | 'ecologico' | 'vegano' | 'gusta',
  string
>

const properNameLang = (language: string | null, locale: Locale) =>
  language === null || language === locale ? {} : { lang: language }

const PriceCell = ({ cents, locale, none }: { cents: number | null; locale: Locale; none: string }) => (
  <td data-no={cents === null ? '' : undefined}>
    {cents === null ? (
      <>
        <span aria-hidden="true">—</span>
        <span className="oculto">{none}</span>
      </>
    ) : (
      euros(cents, locale)
    )}
  </td>
)

/** One element says the language of all of them where it is the same, which it nearly always is. */
function Grapes({ uvas, locale }: { uvas: Vino['uvas']; locale: Locale }) {
  const [first, ...others] = uvas
  if (first && others.every(({ lang }) => lang === first.lang))
    return <span {...enIdioma(first, locale)}>{`${uvas.map(({ text }) => text).join(', ')}. `}</span>
  return (
    <span>
      {uvas.map((uva, i) => (
        <Fragment key={uva.clave}>
          <InLanguage {...enIdioma(uva, locale)}>{uva.text}</InLanguage>
          {i < uvas.length - 1 ? ', ' : '. '}
        </Fragment>
      ))}
    </span>
  )
}

type RowProps = {
  vino: Vino
  locale: Locale
  labels: TableLabels
  cardLabels: CardLabels
  passes: boolean
  /** Its place among the filter's regions, from 1; 0 without one. */
  region: number
}

function WineRow({ vino, locale, labels, cardLabels, passes, region }: RowProps) {
  const { slug, nombre, uvas, origen, botella, copa } = vino
  const plato = vino.platos[0]?.plato
  const ownLang = properNameLang(vino.lengua, locale)
  return (
    <tr id={slug} hidden={!passes} data-region={region || undefined}>
      <td>{vino.anada ?? <abbr title={labels.sinAnada}>{labels.sinAnadaCorto}</abbr>}</td>
      <th scope="row" abbr={nombre}>
        <b {...ownLang}>{nombre}</b>
        <button type="submit" form="favoritos" name="vino" value={slug}>
          <span className="oculto">
            {`${labels.gusta}: `}
            <InLanguage {...ownLang}>{nombre}</InLanguage>
          </span>
        </button>
        {vino.ecologico && <i>{labels.ecologico}</i>}
        {vino.vegano && <i>{labels.vegano}</i>}
        <small>
          {/* enhance.ts reads the grapes here. */}
          <Grapes uvas={uvas} locale={locale} />
          <InLanguage {...ownLang}>{origen}</InLanguage>
        </small>
        <VinoCard vino={vino} locale={locale} labels={cardLabels} />
      </th>
      <td>
        {plato && (
          <a href={`${localePath(locale, '/menu')}#${plato.slug}`} {...enIdioma(plato.nombre, locale)}>
            {plato.nombre.text}
          </a>
        )}
      </td>
      <PriceCell cents={copa} locale={locale} none={labels.sinCopa} />
      <PriceCell cents={botella} locale={locale} none={labels.sinBotella} />
    </tr>
  )
}

type Props = {
  locale: Locale
  wineStyle: VinoStyle
  passing: ReadonlySet<string>
  regiones: readonly Choice[]
}

/** Wines that do not match are in the table, but hidden: the next filter may want them. */
export async function WineTable({ locale, wineStyle, passing, regiones }: Props) {
  const t = await getTranslations({ locale, namespace: 'Cava' })
  const cardLabels = { cava: t, bebidas: await getTranslations({ locale, namespace: 'Bebidas' }) }
  const { clave, nombre, vinos } = wineStyle
  const labels: TableLabels = {
    sinAnada: t('sinAnada'),
    sinAnadaCorto: t('sinAnadaCorto'),
    sinCopa: t('sinCopa'),
    sinBotella: t('sinBotella'),
    ecologico: t('ecologico'),
    vegano: t('vegano'),
    gusta: t('gusta'),
  }
  return (
    <table id={clave} hidden={!vinos.some(({ slug }) => passing.has(slug))} className={styles.vinos}>
      <caption {...enIdioma(nombre, locale)}>
        <Drawing name="copa" /> {nombre.text}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('anada')}</th>
          <th scope="col">{t('vino')}</th>
          <th scope="col">{t('va')}</th>
          <th scope="col">{t('copa')}</th>
          <th scope="col">{t('botella')}</th>
        </tr>
      </thead>
      <tbody>
        {vinos.map((vino) => (
          <WineRow
            key={vino.slug}
            vino={vino}
            locale={locale}
            labels={labels}
            cardLabels={cardLabels}
            passes={passing.has(vino.slug)}
            region={regiones.findIndex(({ clave }) => clave === vino.ficha.region) + 1}
          />
        ))}
      </tbody>
    </table>
  )
}
