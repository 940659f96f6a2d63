import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Drawing } from '@/components/ui/drawing.tsx'
import { Icon } from '@/components/ui/icon.tsx'
import { Tile } from '@/components/ui/tile.tsx'
import { dayInWords } from '@/lib/core/date-words.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import type { Experiencia, Muro as MuroData } from '@/lib/muro/read.ts'
import styles from './muro.module.css'

type Props = {
  locale: Locale
  muro: MuroData
  children: ReactNode
}

const muroPagePath = (locale: Locale, n: number): string =>
  n === 1 ? `${localePath(locale, '/gallery')}#muro` : `${localePath(locale, '/gallery')}?pagina=${n}#muro`

export async function Muro({ locale, muro, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'Muro' })
  const { experiencias, aviso } = muro
  return (
    <section id="muro" aria-labelledby="muro-titulo" className={styles.muro}>
      <header className={styles.cabeza}>
        {/* Further pages have it in their own title. */}
        <h2 id="muro-titulo" className={muro.pagina > 1 ? 'oculto' : undefined}>
          {t('titulo')}
        </h2>
        {aviso && <p {...enIdioma(aviso, locale)}>{aviso.text}</p>}
      </header>
      {children}
      {experiencias.length > 0 ? (
        <ul className={styles.notas}>
          {experiencias.map((experiencia) => (
            <li key={experiencia.id}>
              <Post
                experiencia={experiencia}
                locale={locale}
                t={{
                  foto: t('fotoDe', { nombre: experiencia.nombre }),
                  writtenIn: t('escritoEn'),
                  verified: t('verificada'),
                  replies: t('responde'),
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.vacio}>
          <Tile name="experiencias" glaze="limon" className="aspect-square w-full max-w-64" />
          <p>{muro.pagina === 1 ? t('vacio') : t('fin')}</p>
        </div>
      )}
      {(muro.pagina > 1 || muro.hayMas) && (
        <nav aria-label={t('paginas')} className={styles.paginas}>
          {muro.pagina > 1 && (
            <a href={muroPagePath(locale, muro.pagina - 1)} rel="prev">
              <Icon name="left" /> {t('recientes')}
            </a>
          )}
          {muro.hayMas && (
            <a href={muroPagePath(locale, muro.pagina + 1)} rel="next">
              {t('mas')} <Icon name="right" />
            </a>
          )}
        </nav>
      )}
      <div id="que-es-verificada" popover="auto" className={styles.queEs}>
        <b>{t('verificada')}</b>
        <p>{t('verificadaQue')}</p>
      </div>
    </section>
  )
}

type PostLabels = { foto: string; writtenIn: string; verified: string; replies: string }

function Post({ experiencia, locale, t }: { experiencia: Experiencia; locale: Locale; t: PostLabels }) {
  const { nombre, texto, dia, foto, verificada, respuesta } = experiencia
  const languageName = new Intl.DisplayNames(locale, { type: 'language' }).of(texto.lang) ?? texto.lang
  return (
    <article className={styles.nota} data-experiencia={experiencia.id}>
      {foto && (
        <a href={foto} className={styles.foto}>
          {/* biome-ignore lint/performance/noImgElement: made to size when it was sent, served by this site */}
          <img src={foto} alt={t.foto} loading="lazy" decoding="async" />
        </a>
      )}
      <blockquote {...enIdioma(texto, locale)}>{texto.text}</blockquote>
      <footer>
        <p className={styles.quien}>
          <b>{nombre}</b>
          <span className={styles.idioma}>
            <span className="oculto">{t.writtenIn} </span>
            {languageName}
          </span>
        </p>
        <time dateTime={dia}>{dayInWords(dia, locale)}</time>
        {verificada && (
          <button type="button" popoverTarget="que-es-verificada" className={styles.sello}>
            <Icon name="check" size={16} />
            {t.verified}
          </button>
        )}
      </footer>
      {respuesta && (
        <div className={styles.responde}>
          <Drawing name="enigmito" />
          <div>
            <b>{t.replies}</b>
            <p {...enIdioma(respuesta, locale)}>{respuesta.text}</p>
          </div>
        </div>
      )}
    </article>
  )
}
