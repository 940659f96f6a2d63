import { getTranslations } from 'next-intl/server'
import { Drawing } from '@/components/ui/drawing.tsx'
import { Price } from '@/components/ui/price.tsx'
import type { VinoStyle } from '@/lib/cava/read.ts'
import type { Vino } from '@/lib/cava/vino.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import styles from './cava.module.css'
import { type CardLabels, VinoCard } from './vino-card.tsx'

type TableLabels = Record<
  | 'sinAnada'
  | 'sinAnadaCorto'
  | 'va'
  | 'copa'
  | 'botella'
  | 'sinCopa'
  | 'sinBotella'
  | 'ecologico'
  | 'vegano'
  | 'gusta',
  string
>

const properNameLang = (language: string | null, locale: Locale) =>
  language === null || language === locale ? {} : { lang: language }

const PriceCell = ({
  cents,
  locale,
  label,
  none,
}: {
  cents: number | null
  locale: Locale
  label: string
  none: string
}) => (
  <td data-label={label} data-no={cents === null || undefined}>
    {cents === null ? (
      <>
        <span aria-hidden="true">—</span>
        <span className="oculto">{none}</span>
      </>
    ) : (
      <Price cents={cents} locale={locale} />
    )}
  </td>
)

type RowProps = { vino: Vino; locale: Locale; labels: TableLabels; cardLabels: CardLabels; passes: boolean }

function WineRow({ vino, locale, labels, cardLabels, passes }: RowProps) {
  const { slug, nombre, ficha, uvas, origen, botella, copa } = vino
  const plato = vino.platos[0]?.plato
  const ownLang = properNameLang(vino.lengua, locale)
  return (
    <tr
      id={slug}
      hidden={!passes}
      data-region={ficha.region ?? undefined}
      data-uvas={ficha.uvas.join(' ')}
      data-botella={botella ?? undefined}
      data-copa={copa ?? undefined}
    >
      <td>{vino.anada ?? <abbr title={labels.sinAnada}>{labels.sinAnadaCorto}</abbr>}</td>
      <th scope="row" abbr={nombre}>
        <b {...ownLang}>{nombre}</b>
        <button type="submit" form="favoritos" name="vino" value={slug} className={styles.corazon}>
          <span className="oculto">
            {`${labels.gusta}: `}
            <span {...ownLang}>{nombre}</span>
          </span>
        </button>
        {vino.ecologico && <i>{labels.ecologico}</i>}
        {vino.vegano && <i>{labels.vegano}</i>}
        <small>
          {uvas.map((uva, i) => (
            <span key={uva.clave} {...enIdioma(uva, locale)}>
              {uva.text}
              {i < uvas.length - 1 ? ', ' : '. '}
            </span>
          ))}
          <span {...ownLang}>{origen}</span>
        </small>
        <VinoCard vino={vino} locale={locale} labels={cardLabels} />
      </th>
      <td data-label={labels.va}>
        {plato && (
          <a href={`${localePath(locale, '/menu')}#${plato.slug}`} {...enIdioma(plato.nombre, locale)}>
            {plato.nombre.text}
          </a>
        )}
      </td>
      <PriceCell cents={copa} locale={locale} label={labels.copa} none={labels.sinCopa} />
      <PriceCell cents={botella} locale={locale} label={labels.botella} none={labels.sinBotella} />
    </tr>
  )
}

type Props = { locale: Locale; wineStyle: VinoStyle; passing: ReadonlySet<string> }

/** Wines that do not match are in the table, but hidden: the next filter may want them. */
export async function WineTable({ locale, wineStyle, passing }: Props) {
  const t = await getTranslations({ locale, namespace: 'Cava' })
  const cardLabels = { cava: t, bebidas: await getTranslations({ locale, namespace: 'Bebidas' }) }
  const { clave, nombre, vinos } = wineStyle
  const labels: TableLabels = {
    sinAnada: t('sinAnada'),
    sinAnadaCorto: t('sinAnadaCorto'),
    va: t('va'),
    copa: t('copa'),
    botella: t('botella'),
    sinCopa: t('sinCopa'),
    sinBotella: t('sinBotella'),
    ecologico: t('ecologico'),
    vegano: t('vegano'),
    gusta: t('gusta'),
  }
  return (
    <table
      id={clave}
      data-estilo={clave}
      hidden={!vinos.some(({ slug }) => passing.has(slug))}
      className={styles.vinos}
    >
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
          />
        ))}
      </tbody>
    </table>
  )
}
