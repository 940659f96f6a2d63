import { getTranslations } from 'next-intl/server'
import { Dibujo } from '@/components/ui/dibujo.tsx'
import { Price } from '@/components/ui/price.tsx'
import type { Estilo } from '@/lib/contenido/cava.ts'
import type { Vino } from '@/lib/contenido/vino.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import styles from './cava.module.css'
import { Titulo } from './titulo.tsx'

type Palabras = Record<'sinAnada' | 'sinAnadaCorto' | 'copa' | 'botella' | 'sinCopa' | 'sinBotella', string>

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

function Fila({ vino, locale, palabras }: { vino: Vino; locale: Locale; palabras: Palabras }) {
  return (
    <tr>
      <td>{vino.anada ?? <abbr title={palabras.sinAnada}>{palabras.sinAnadaCorto}</abbr>}</td>
      <th scope="row">
        <b lang={locale === 'es' ? undefined : 'es'}>{vino.nombre}</b>
        <small>
          {vino.uvas.map((uva, i) => (
            <span key={uva.text} {...enIdioma(uva, locale)}>
              {uva.text}
              {i < vino.uvas.length - 1 ? ', ' : '. '}
            </span>
          ))}
          <span lang={locale === 'es' ? undefined : 'es'}>{vino.origen}</span>
        </small>
        {vino.nota && <p {...enIdioma(vino.nota, locale)}>{vino.nota.text}</p>}
      </th>
      <Celda cents={vino.copa} locale={locale} label={palabras.copa} none={palabras.sinCopa} />
      <Celda cents={vino.botella} locale={locale} label={palabras.botella} none={palabras.sinBotella} />
    </tr>
  )
}

/** The cellar: vines on the slope, then one table per style with its prices by the glass and by the bottle. */
export async function Cava({ locale, estilos }: { locale: Locale; estilos: readonly Estilo[] }) {
  const t = await getTranslations({ locale, namespace: 'Cava' })
  const palabras: Palabras = {
    sinAnada: t('sinAnada'),
    sinAnadaCorto: t('sinAnadaCorto'),
    copa: t('copa'),
    botella: t('botella'),
    sinCopa: t('sinCopa'),
    sinBotella: t('sinBotella'),
  }
  return (
    <>
      <div className={styles.ladera}>
        <div className="marco">
          <Titulo titulo={t('titulo')} entradilla={<p>{t('entradilla')}</p>} />
        </div>
        <svg viewBox="0 0 1440 330" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <use href="/dibujos/vinas.svg#d" />
        </svg>
      </div>
      <nav aria-label={t('estilos')} className={`sobre-tinta ${styles.estilos}`}>
        <ul className="marco">
          {estilos.map(({ clave, nombre }) => (
            <li key={clave}>
              <a href={`#${clave}`} {...enIdioma(nombre, locale)}>
                {nombre.text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`marco ${styles.cuerpo}`}>
        {estilos.length === 0 && <p className="py-12 text-cuerpo text-texto-2">{t('vacia')}</p>}
        {estilos.map(({ clave, nombre, vinos }) => (
          <table key={clave} id={clave} data-estilo={clave} className={styles.vinos}>
            <caption {...enIdioma(nombre, locale)}>
              <Dibujo name="copa" /> {nombre.text}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('anada')}</th>
                <th scope="col">{t('vino')}</th>
                <th scope="col">{t('copa')}</th>
                <th scope="col">{t('botella')}</th>
              </tr>
            </thead>
            <tbody>
              {vinos.map((vino) => (
                <Fila key={vino.slug} vino={vino} locale={locale} palabras={palabras} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </>
  )
}
