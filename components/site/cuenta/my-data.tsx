import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Plaque } from '@/components/ui/tile.tsx'
import type { Alergeno } from '@/lib/carta/read.ts'
import type { MiCuenta } from '@/lib/cuenta/mine.ts'
import { SECCIONES, type Seccion } from '@/lib/cuenta/perfil-schema.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/path.ts'
import { Titulo } from '../parts/heading.tsx'
import styles from './my-data.module.css'
import { Fin, Pendientes } from './my-data-end.tsx'
import { Escritas, Sesiones, Vinos } from './my-data-lists.tsx'
import { Mesa } from './my-data-mesa.tsx'
import { Tu } from './my-data-person.tsx'

type Aviso = { tipo: 'bien' | 'mal'; donde: Seccion; texto: string }
type Props = {
  locale: Locale
  /** What the session's own cookie calls the guest: for a page that cannot read more. */
  nombre: string
  /** Null while it cannot be read. */
  cuenta: MiCuenta | null
  alergenos: readonly Alergeno[]
  /** Which of the sessions this visit belongs to, where it can be told. */
  sesion: string | null
  aviso: Aviso | null
}

/** All that the house keeps about a guest: what stands where on the left, the parts beside it. Plain forms. */
export async function MisDatos({ locale, nombre, cuenta, alergenos, sesion, aviso }: Props) {
  const t = await getTranslations({ locale, namespace: 'MisDatos' })
  const avatar = cuenta?.perfil?.avatar_url
  const partes: Record<Seccion, ReactNode> | null = cuenta && {
    tu: <Tu locale={locale} nombre={nombre} cuenta={cuenta} />,
    mesa: <Mesa locale={locale} necesidades={cuenta.necesidades} alergenos={alergenos} />,
    vinos: <Vinos locale={locale} vinos={cuenta.vinos_favoritos} />,
    muro: <Escritas locale={locale} experiencias={cuenta.experiencias} />,
    sesiones: <Sesiones locale={locale} sesiones={cuenta.sesiones} esta={sesion} />,
    datos: <Fin locale={locale} cuenta={cuenta} />,
  }
  return (
    <div className={`marco ${styles.pagina}`}>
      <header className={styles.cabeza}>
        <Titulo titulo={t('titulo')} entradilla={<p>{t('entradilla')}</p>} />
        {avatar?.startsWith('/') ? (
          // biome-ignore lint/performance/noImgElement: a picture of the guest's own, which no cache of ours may keep
          <img src={avatar} width={168} height={168} alt={t('tuFoto')} className={styles.retrato} />
        ) : (
          <Plaque drawing="enigmito" glaze="limon" formato="cuadrada" className={styles.retrato} />
        )}
      </header>
      {!partes || !cuenta ? (
        <p role="status" className={styles.aviso} data-tipo="mal">
          {t('noSeLee')}
        </p>
      ) : (
        <div className={styles.cuerpo}>
          <nav aria-labelledby="indice" className={styles.indice}>
            <h2 id="indice">{t('indice')}</h2>
            <ol>
              {SECCIONES.map((seccion) => (
                <li key={seccion}>
                  <a href={`#${seccion}`}>{t(`secciones.${seccion}`)}</a>
                </li>
              ))}
            </ol>
            <ButtonLink href={`${ruta(locale, '/profile')}?ver=1`} ink="linea" size="s">
              {t('volver')}
            </ButtonLink>
          </nav>
          <div>
            <Pendientes locale={locale} cuenta={cuenta} />
            {SECCIONES.map((seccion) => (
              <section
                key={seccion}
                id={seccion}
                aria-labelledby={`${seccion}-titulo`}
                className={styles.parte}
              >
                <h2 id={`${seccion}-titulo`}>{t(`secciones.${seccion}`)}</h2>
                {aviso?.donde === seccion && (
                  <p role="status" className={styles.aviso} data-tipo={aviso.tipo}>
                    {aviso.texto}
                  </p>
                )}
                {partes[seccion]}
              </section>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
