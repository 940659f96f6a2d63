import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button.tsx'
import type { OpeningHours } from '@/lib/casa/horario.ts'
import { mottoLines } from '@/lib/casa/motto.ts'
import { type Place, skyAt } from '@/lib/casa/sun.ts'
import { wallClock } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'
import { weekdayNames } from '../casa/hours.ts'
import { OpenNow } from '../casa/open-now.tsx'
import { LanguageLinks } from '../parts/languages.tsx'
import { Logo } from '../parts/logo.tsx'
import { LanguageMenu } from '../shell/language-menu.tsx'
import { HOME_NAVIGATION } from '../shell/navigation.ts'
import styles from './home.module.css'
import { Sea, Sky } from './scene.tsx'
import { Tonight } from './tonight.tsx'

type Props = {
  locale: Locale
  page: '/' | '/dashboard'
  nombre: string
  motto: Texto
  title: ReactNode
  phrase: string
  after?: ReactNode
  /** When the page is made. Milliseconds since 1970. */
  now: number
  place: Place
  openingHours: OpeningHours
  street: string
  telefono: string
  tel: string
}

/** Two lines, the small words in italics; a short one as it comes. */
export function Motto({ motto, locale }: { motto: Texto; locale: Locale }) {
  const lines = mottoLines(motto.text)
  return (
    <h1 {...enIdioma(motto, locale)} className={motto.text.length > 16 ? styles.largo : undefined}>
      {lines ? (
        <>
          {lines.first}
          <br />
          <em>{lines.small}</em> {lines.last}
        </>
      ) : (
        motto.text
      )}
    </h1>
  )
}

/** The full-screen scene of / and /dashboard, without header and footer (§2). */
export async function Home(props: Props) {
  const {
    locale,
    page,
    nombre,
    motto,
    title,
    phrase,
    after,
    now,
    place,
    openingHours,
    street,
    telefono,
    tel,
  } = props
  const t = await getTranslations({ locale, namespace: 'Sitio' })
  const h = await getTranslations({ locale, namespace: 'Horas' })
  const link = (path: `/${string}`, text: string) => (
    <a href={localePath(locale, path)}>
      <span className="buril">{text}</span>
    </a>
  )
  return (
    <main
      id="contenido"
      tabIndex={-1}
      className={`outline-none ${styles.portada}`}
      data-cielo={skyAt(now, place)}
      data-lugar={`${place.lat} ${place.lng}`}
    >
      <div className={styles.cielo}>
        <Sky />
        <div className={styles.barra}>
          <Logo locale={locale} nombre={nombre} motto={motto} homeLabel={t('inicio')} />
          <LanguageLinks locale={locale} page={page} label={t('idioma')} className="max-movil:hidden" />
          <LanguageMenu locale={locale} page={page} label={t('idioma')} className="movil:hidden" />
        </div>
        <div className={styles.titulo}>
          {title}
          <p className={styles.frase} data-frase>
            {phrase}
          </p>
          {after}
        </div>
      </div>
      <div className={`sobre-tinta ${styles.base}`}>
        <Sea />
        {page === '/' && <Tonight locale={locale} className={styles.noche} />}
        <nav aria-label={t('principal')} className={styles.nav}>
          <ul>
            {HOME_NAVIGATION.map(({ path, key }) => (
              <li key={path}>{link(path, t(key))}</li>
            ))}
            <li className={styles.soloMovil}>{link('/profile', t('perfil'))}</li>
          </ul>
        </nav>
        <div className={styles.pie}>
          <OpenNow
            locale={locale}
            clock={wallClock(now)}
            openingHours={openingHours}
            dias={weekdayNames(locale)}
            phrases={{
              abierto: h('abierto'),
              cerrado: h('cerrado'),
              comidaHasta: h.raw('comidaHasta'),
              cenaHasta: h.raw('cenaHasta'),
              abrimos: h.raw('abrimos'),
              abrimosManana: h.raw('abrimosManana'),
              sinFecha: h('sinFecha'),
              mesasHoy: h.raw('mesasHoy'),
              mesasManana: h.raw('mesasManana'),
              mesasDia: h.raw('mesasDia'),
              dos: h.raw('dos'),
            }}
          >
            <div>
              <dt lang={locale === 'es' ? undefined : 'es'}>{street}</dt>
              <dd>
                <a href={tel}>{telefono}</a>
              </dd>
            </div>
          </OpenNow>
          <ButtonLink
            href={localePath(locale, '/reservations')}
            ink="limon"
            size="l"
            className={styles.boton ?? ''}
          >
            {t('reservarMesa')}
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}
