import { getTranslations } from 'next-intl/server'
import { Dibujo, type DibujoName } from '@/components/ui/dibujo.tsx'
import type { Alergeno, Carta as Datos, Seccion as DatosSeccion } from '@/lib/contenido/carta.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'
import { Pictograma } from './alergenos.tsx'
import styles from './carta.module.css'
import { Carril } from './islas/carril.tsx'
import { Plato } from './plato.tsx'

/** The engraving at the head of a section, where it has one. */
const CABECERAS: Record<string, DibujoName> = {
  'para-abrir': 'limon',
  arroces: 'arroz',
  'del-mar': 'dorada',
  'de-la-tierra': 'anfora',
  'de-la-huerta': 'olivo',
  postres: 'rodaja',
  'vermuts-y-aperitivos': 'copa',
}

function Seccion({ seccion, locale }: { seccion: DatosSeccion; locale: Locale }) {
  const { slug, nombre, descripcion, platos } = seccion
  const drawing = CABECERAS[slug]
  return (
    <section aria-labelledby={slug} className={styles.seccion}>
      <header>
        <div>
          <h2 id={slug} tabIndex={-1} {...enIdioma(nombre, locale)}>
            {nombre.text}
          </h2>
          {descripcion && <p {...enIdioma(descripcion, locale)}>{descripcion.text}</p>}
        </div>
        {drawing && <Dibujo name={drawing} />}
      </header>
      {platos.map((plato) => (
        <Plato key={plato.slug} plato={plato} locale={locale} />
      ))}
    </section>
  )
}

/** The key to the pictograms: a symbol without its name on the same page says nothing. */
async function Leyenda({ alergenos, locale }: { alergenos: readonly Alergeno[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Carta' })
  return (
    <section aria-labelledby="leyenda" className={styles.leyenda}>
      <h2 id="leyenda">{t('leyenda')}</h2>
      <ul>
        {alergenos.map(({ clave, nombre }) => (
          <li key={clave} {...enIdioma(nombre, locale)}>
            <Pictograma clave={clave} /> {nombre.text}
          </li>
        ))}
      </ul>
      <p>{t('leyendaTexto')}</p>
    </section>
  )
}

type Props = { carta: Datos; locale: Locale; avisos: readonly Texto[] }

/** The menu: sections with their rail, rows as they are printed, the key and the legal notes. */
export async function Carta({ carta, locale, avisos }: Props) {
  const t = await getTranslations({ locale, namespace: 'Carta' })
  return (
    <div className={styles.cuerpo}>
      <aside className={styles.lado}>
        <Carril label={t('secciones')} className={styles.carril}>
          <ul>
            {carta.secciones.map(({ slug, nombre, platos }) => (
              <li key={slug}>
                <a href={`#${slug}`} {...enIdioma(nombre, locale)}>
                  <span className="buril">{nombre.text}</span> <b aria-hidden="true">{platos.length}</b>
                </a>
              </li>
            ))}
          </ul>
        </Carril>
        <Leyenda alergenos={carta.alergenos} locale={locale} />
      </aside>
      <div className={styles.platos}>
        {carta.secciones.map((seccion) => (
          <Seccion key={seccion.slug} seccion={seccion} locale={locale} />
        ))}
        <section aria-label={t('avisos')} className={styles.nota}>
          {avisos.map((aviso) => (
            <p key={aviso.text} {...enIdioma(aviso, locale)}>
              {aviso.text}
            </p>
          ))}
        </section>
      </div>
    </div>
  )
}
