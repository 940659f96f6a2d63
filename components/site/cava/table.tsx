import { getTranslations } from 'next-intl/server'
import { Dibujo } from '@/components/ui/drawing.tsx'
import { Price } from '@/components/ui/price.tsx'
import type { Estilo } from '@/lib/cava/read.ts'
import type { Vino } from '@/lib/cava/vino.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/path.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import styles from './cava.module.css'
import { Ficha, type PalabrasFicha } from './vino-card.tsx'

type Palabras = Record<
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

/** The `lang` of a wine's proper names, where it differs from the page's. */
const enLengua = (lengua: string | null, locale: Locale) =>
  lengua === null || lengua === locale ? {} : { lang: lengua }

/** An amount, or a dash that can be heard. */
const Celda = ({
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

type PropsFila = { vino: Vino; locale: Locale; palabras: Palabras; fichas: PalabrasFicha; pasa: boolean }

function Fila({ vino, locale, palabras, fichas, pasa }: PropsFila) {
  const { slug, nombre, ficha, uvas, origen, botella, copa } = vino
  const plato = vino.platos[0]?.plato
  const propios = enLengua(vino.lengua, locale)
  return (
    <tr
      id={slug}
      hidden={!pasa}
      data-region={ficha.region ?? undefined}
      data-uvas={ficha.uvas.join(' ')}
      data-botella={botella ?? undefined}
      data-copa={copa ?? undefined}
    >
      <td>{vino.anada ?? <abbr title={palabras.sinAnada}>{palabras.sinAnadaCorto}</abbr>}</td>
      <th scope="row" abbr={nombre}>
        <b {...propios}>{nombre}</b>
        <button type="submit" form="favoritos" name="vino" value={slug} className={styles.corazon}>
          <span className="oculto">
            {`${palabras.gusta}: `}
            <span {...propios}>{nombre}</span>
          </span>
        </button>
        {vino.ecologico && <i>{palabras.ecologico}</i>}
        {vino.vegano && <i>{palabras.vegano}</i>}
        <small>
          {uvas.map((uva, i) => (
            <span key={uva.clave} {...enIdioma(uva, locale)}>
              {uva.text}
              {i < uvas.length - 1 ? ', ' : '. '}
            </span>
          ))}
          <span {...propios}>{origen}</span>
        </small>
        <Ficha vino={vino} locale={locale} palabras={fichas} />
      </th>
      <td data-label={palabras.va}>
        {plato && (
          <a href={`${ruta(locale, '/menu')}#${plato.slug}`} {...enIdioma(plato.nombre, locale)}>
            {plato.nombre.text}
          </a>
        )}
      </td>
      <Celda cents={copa} locale={locale} label={palabras.copa} none={palabras.sinCopa} />
      <Celda cents={botella} locale={locale} label={palabras.botella} none={palabras.sinBotella} />
    </tr>
  )
}

type Props = { locale: Locale; estilo: Estilo; pasan: ReadonlySet<string> }

/** The wines of one style. What the filter leaves out is there, but hidden: the next filter may want it. */
export async function Tabla({ locale, estilo, pasan }: Props) {
  const t = await getTranslations({ locale, namespace: 'Cava' })
  const fichas = { cava: t, bebidas: await getTranslations({ locale, namespace: 'Bebidas' }) }
  const { clave, nombre, vinos } = estilo
  const palabras: Palabras = {
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
      hidden={!vinos.some(({ slug }) => pasan.has(slug))}
      className={styles.vinos}
    >
      <caption {...enIdioma(nombre, locale)}>
        <Dibujo name="copa" /> {nombre.text}
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
          <Fila
            key={vino.slug}
            vino={vino}
            locale={locale}
            palabras={palabras}
            fichas={fichas}
            pasa={pasan.has(vino.slug)}
          />
        ))}
      </tbody>
    </table>
  )
}
