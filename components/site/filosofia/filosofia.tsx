import { getTranslations } from 'next-intl/server'
import { Drawing, type DrawingName, isDrawing } from '@/components/ui/drawing.tsx'
import { Plaque, type PlaqueGlaze, Tile, TileBand } from '@/components/ui/tile.tsx'
import type { Idea } from '@/lib/filosofia/read.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import { PageTitle } from '../parts/heading.tsx'
import { Photograph } from '../parts/photograph.tsx'
import styles from './filosofia.module.css'

const GLAZES: Record<DrawingName, PlaqueGlaze> = {
  anfora: 'mosto',
  arroz: 'anil',
  barca: 'salmonete',
  botella: 'salmonete',
  copa: 'salmonete',
  dorada: 'limon',
  enigmito: 'anil',
  faro: 'salmonete',
  gamba: 'anil',
  granada: 'limon',
  limon: 'salmonete',
  llave: 'limon',
  olivo: 'oliva',
  rodaja: 'anil',
  vieira: 'gamba',
}

const isBand = (at: number) => at % 3 === 2

const IdeaText = ({ idea, locale }: { idea: Idea; locale: Locale }) => (
  <div className={styles.palabras}>
    <h2 id={idea.slug} {...enIdioma(idea.titulo, locale)}>
      {idea.titulo.text}
    </h2>
    {idea.subtitulo && (
      <p className={styles.sub} {...enIdioma(idea.subtitulo, locale)}>
        {idea.subtitulo.text}
      </p>
    )}
    {idea.paragraphs.map((paragraph) => (
      <p key={paragraph.text} {...enIdioma(paragraph, locale)}>
        {paragraph.text}
      </p>
    ))}
  </div>
)

const SIZES = '(max-width: 820px) 92vw, 520px'

function IdeaSection({ idea, at, locale }: { idea: Idea; at: number; locale: Locale }) {
  const { foto, ilustracion, slug } = idea
  if (isBand(at) && (foto || isDrawing(ilustracion)))
    return (
      <section aria-labelledby={slug} className={`sobre-tinta ${styles.banda}`}>
        <TileBand glaze="oliva" className={styles.cenefa ?? ''} />
        <div className={`marco ${styles.idea}`} data-lado={at % 2 ? 'derecha' : 'izquierda'}>
          <figure>
            {foto ? (
              <Photograph foto={foto} locale={locale} sizes={SIZES} />
            ) : (
              isDrawing(ilustracion) && <Drawing name={ilustracion} />
            )}
          </figure>
          <IdeaText idea={idea} locale={locale} />
        </div>
      </section>
    )
  return (
    <section
      aria-labelledby={slug}
      className={`marco ${styles.idea}`}
      data-lado={at % 2 ? 'derecha' : 'izquierda'}
    >
      <figure>
        {foto ? (
          <Photograph foto={foto} locale={locale} sizes={SIZES} />
        ) : isDrawing(ilustracion) ? (
          <Plaque drawing={ilustracion} glaze={GLAZES[ilustracion]} />
        ) : (
          <Tile name={slug} glaze="oliva" className={styles.azulejo ?? ''} />
        )}
      </figure>
      <IdeaText idea={idea} locale={locale} />
    </section>
  )
}

const NEXT_PAGES = [
  { path: '/menu', drawing: 'gamba', key: 'carta', text: 'cartaTexto' },
  { path: '/wine', drawing: 'botella', key: 'cava', text: 'cavaTexto' },
  { path: '/reservations', drawing: 'barca', key: 'reservar', text: 'reservarTexto' },
] as const

export async function Filosofia({ locale, ideas }: { locale: Locale; ideas: readonly Idea[] }) {
  const t = await getTranslations({ locale, namespace: 'Filosofia' })
  return (
    <div className={styles.pagina}>
      <div className={`marco ${styles.cabeza}`}>
        <PageTitle
          title={t('titulo')}
          intro={<p className="text-balance">{ideas.length > 0 ? t('entradilla') : t('vacia')}</p>}
        >
          <Drawing name="olivo" className={styles.rama} />
        </PageTitle>
      </div>
      {ideas.map((idea, at) => (
        <IdeaSection key={idea.slug} idea={idea} at={at} locale={locale} />
      ))}
      <nav aria-labelledby="seguir" className={`marco ${styles.seguir}`}>
        <h2 id="seguir">{t('seguir')}</h2>
        <ul>
          {NEXT_PAGES.map(({ path, drawing, key, text }) => (
            <li key={path}>
              <Drawing name={drawing} />
              <a href={localePath(locale, path)}>
                <span className="buril">{t(key)}</span>
              </a>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
