import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Plaque } from '@/components/ui/tile.tsx'
import type { Alergeno } from '@/lib/carta/read.ts'
import type { MiCuenta } from '@/lib/cuenta/mine.ts'
import { type PerfilSection, SECTIONS } from '@/lib/cuenta/perfil-schema.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { PageTitle } from '../parts/heading.tsx'
import styles from './my-data.module.css'
import { MyDataEnd, PendingNotices } from './my-data-end.tsx'
import { FavouriteVinos, OwnPosts, Sessions } from './my-data-lists.tsx'
import { MesaNeeds } from './my-data-mesa.tsx'
import { PersonForms } from './my-data-person.tsx'

type Notice = { tone: 'bien' | 'mal'; section: PerfilSection; text: string }
type Props = {
  locale: Locale
  /** From the session's cookie: the account itself may be unreadable. */
  nombre: string
  /** Null when it cannot be read. */
  cuenta: MiCuenta | null
  alergenos: readonly Alergeno[]
  /** The session of this visit, if known. */
  sessionId: string | null
  notice: Notice | null
}

export async function MyData({ locale, nombre, cuenta, alergenos, sessionId, notice }: Props) {
  const t = await getTranslations({ locale, namespace: 'MisDatos' })
  const avatar = cuenta?.perfil?.avatar_url
  const parts: Record<PerfilSection, ReactNode> | null = cuenta && {
    tu: <PersonForms locale={locale} nombre={nombre} cuenta={cuenta} />,
    mesa: <MesaNeeds locale={locale} needs={cuenta.necesidades} alergenos={alergenos} />,
    vinos: <FavouriteVinos locale={locale} vinos={cuenta.vinos_favoritos} />,
    muro: <OwnPosts locale={locale} experiencias={cuenta.experiencias} />,
    sesiones: <Sessions locale={locale} sessions={cuenta.sesiones} currentId={sessionId} />,
    datos: <MyDataEnd locale={locale} cuenta={cuenta} />,
  }
  return (
    <div className={`marco ${styles.pagina}`}>
      <header className={styles.cabeza}>
        <PageTitle title={t('titulo')} intro={<p>{t('entradilla')}</p>} />
        {avatar?.startsWith('/') ? (
          // biome-ignore lint/performance/noImgElement: a picture of the guest's own, which no cache of ours may keep
          <img src={avatar} width={168} height={168} alt={t('tuFoto')} className={styles.retrato} />
        ) : (
          <Plaque drawing="granada" glaze="limon" format="cuadrada" className={styles.retrato} />
        )}
      </header>
      {!parts || !cuenta ? (
        <p role="status" className={styles.aviso} data-tipo="mal">
          {t('noSeLee')}
        </p>
      ) : (
        <div className={styles.cuerpo}>
          <nav aria-labelledby="indice" className={styles.indice}>
            <h2 id="indice">{t('indice')}</h2>
            <ol>
              {SECTIONS.map((section) => (
                <li key={section}>
                  <a href={`#${section}`}>{t(`secciones.${section}`)}</a>
                </li>
              ))}
            </ol>
            <ButtonLink href={`${localePath(locale, '/profile')}?ver=1`} ink="line" size="s">
              {t('volver')}
            </ButtonLink>
          </nav>
          <div>
            <PendingNotices locale={locale} cuenta={cuenta} />
            {SECTIONS.map((section) => (
              <section
                key={section}
                id={section}
                aria-labelledby={`${section}-titulo`}
                className={styles.parte}
              >
                <h2 id={`${section}-titulo`}>{t(`secciones.${section}`)}</h2>
                {notice?.section === section && (
                  <p role="status" className={styles.aviso} data-tipo={notice.tone}>
                    {notice.text}
                  </p>
                )}
                {parts[section]}
              </section>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
