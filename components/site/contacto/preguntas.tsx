import { getTranslations } from 'next-intl/server'
import type { PreguntaGroup } from '@/lib/casa/preguntas.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import styles from './contacto.module.css'

/** The id is on what opens, so that a link and the browser's search open the answer without script. */
export async function Preguntas({ locale, groups }: { locale: Locale; groups: readonly PreguntaGroup[] }) {
  const t = await getTranslations({ locale, namespace: 'Preguntas' })
  const count = groups.reduce((sum, { preguntas }) => sum + preguntas.length, 0)
  if (count === 0) return null
  return (
    <section id="preguntas" aria-labelledby="preguntas-titulo" className={styles.seccion}>
      <header>
        <div>
          <h2 id="preguntas-titulo">{t('titulo')}</h2>
          <p>{t('entradilla', { cuantas: count })}</p>
        </div>
      </header>
      {groups.map(({ clave, preguntas }) => (
        <div key={clave} className={styles.grupo}>
          <h3>{t(clave)}</h3>
          <div>
            {preguntas.map(({ id, pregunta, respuesta }) => (
              <details key={id}>
                <summary {...enIdioma(pregunta, locale)}>{pregunta.text}</summary>
                <div id={id} {...enIdioma(respuesta, locale)}>
                  {respuesta.text}
                </div>
              </details>
            ))}
          </div>
        </div>
      ))}
      <p className={styles.noEsta}>
        {t.rich('noEsta', {
          enlace: (text) => (
            <a href="#mensaje" className="enlace">
              {text}
            </a>
          ),
        })}
      </p>
    </section>
  )
}
