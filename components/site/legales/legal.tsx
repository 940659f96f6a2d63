import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Tile } from '@/components/ui/tile.tsx'
import type { IsoDate } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import type { Legal as LegalText } from '@/lib/legales/read.ts'
import { PageTitle } from '../parts/heading.tsx'
import styles from './legal.module.css'
import { Blocks, Segments } from './markup.tsx'

const dayText = (fecha: IsoDate, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${fecha}T00:00:00Z`),
  )

async function LegalBody({ texto, locale }: { texto: LegalText; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Legal' })
  const lang = enIdioma(texto, locale)
  return (
    <section aria-labelledby={texto.id} className={styles.texto}>
      <h2 id={texto.id} {...enIdioma(texto.titulo, locale)}>
        {texto.titulo.text}
      </h2>
      <p className={styles.version}>
        {t('version', { version: texto.version })}{' '}
        {texto.vigente && (
          <time dateTime={texto.vigente}>{t('vigente', { fecha: dayText(texto.vigente, locale) })}</time>
        )}
      </p>
      {lang.lang && <p className={styles.aviso}>{t('soloEspanol')}</p>}
      <div {...lang}>
        <Blocks blocks={texto.entrada} />
        {texto.secciones.map(({ id, titulo: title, bloques }) => (
          <section key={id} aria-labelledby={id}>
            <h3 id={id}>
              <Segments segments={title} />
            </h3>
            <Blocks blocks={bloques} />
          </section>
        ))}
      </div>
    </section>
  )
}

export async function Legal({
  locale,
  title,
  textos,
}: {
  locale: Locale
  title: 'privacidadTitulo' | 'terminosTitulo'
  textos: readonly LegalText[]
}) {
  const t = await getTranslations({ locale, namespace: 'Legal' })
  return (
    <div className="marco overflow-x-clip pb-32">
      <div className={styles.cabeza}>
        <PageTitle title={t(title)} intro={textos.length === 0 && <p>{t('vacio')}</p>} />
        <Tile name={title} glaze="anil" className={styles.azulejo ?? ''} />
      </div>
      {textos.length === 0 ? (
        <ButtonLink href={`${localePath(locale, '/contact')}#mensaje`} className="mt-8">
          {t('preguntar')}
        </ButtonLink>
      ) : (
        <div className={styles.cuerpo}>
          <nav aria-labelledby="indice" className={styles.indice}>
            <h2 id="indice">{t('indice')}</h2>
            <ol>
              {textos.map((texto) => (
                <li key={texto.id}>
                  <a href={`#${texto.id}`} {...enIdioma(texto.titulo, locale)}>
                    {texto.titulo.text}
                  </a>
                  <ol {...enIdioma(texto, locale)}>
                    {texto.secciones.map(({ id, nombre }) => (
                      <li key={id}>
                        <a href={`#${id}`}>{nombre}</a>
                      </li>
                    ))}
                  </ol>
                </li>
              ))}
            </ol>
          </nav>
          <div>
            {textos.map((texto) => (
              <LegalBody key={texto.id} texto={texto} locale={locale} />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
