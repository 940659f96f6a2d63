import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Icon } from '@/components/ui/icon.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import type { Texto } from '@/lib/i18n/textos.ts'
import { LanguageLinks } from '../parts/languages.tsx'
import { Logo } from '../parts/logo.tsx'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NAVIGATION } from './navigation.ts'

const MENU = 'menu-movil'

type Props = {
  locale: Locale
  /** The page by its Spanish path. */
  page: `/${string}`
  query?: string | undefined
  nombre: string
  motto: Texto
  telefono: string
  tel: string
  /** Monday first. */
  weekHours: readonly string[]
  /** As [from, week hours]. */
  laterWeeks: readonly (readonly [string, readonly string[]])[]
  /** As [from, to, sentence]. */
  specialDays: readonly (readonly [string, string, string])[]
}

/** Transparent at the top, solid after ten pixels; below 1081 px a full-screen menu (§2). */
export async function Header(props: Props) {
  const { locale, page, query, nombre, motto, telefono, tel, weekHours, laterWeeks, specialDays } = props
  const t = await getTranslations({ locale, namespace: 'Sitio' })
  const logo = <Logo locale={locale} nombre={nombre} motto={motto} homeLabel={t('inicio')} />
  const links = NAVIGATION.map(({ path, key }) => (
    <li key={path}>
      <a href={localePath(locale, path)} aria-current={path === page ? 'page' : undefined}>
        <span className="buril">{t(key)}</span>
      </a>
    </li>
  ))
  return (
    <>
      {/* Ten pixels: while they are visible the header is transparent. */}
      <span data-cima aria-hidden="true" className="absolute top-0 h-2.5 w-px" />
      <div className={styles.sticky}>
        <header className={styles.cab}>
          <div className={`marco ${styles.fila}`}>
            {logo}
            <nav aria-label={t('principal')} className={styles.nav}>
              <ul>{links}</ul>
            </nav>
            <div className={styles.derecha}>
              <LanguageMenu
                locale={locale}
                page={page}
                query={query}
                label={t('idioma')}
                className="hidden movil:block"
              />
              {/* Shown to a signed-in guest by a script; the cached page is the same for everybody. */}
              <a
                href={localePath(locale, '/profile')}
                aria-label={t('perfil')}
                data-perfil
                data-mejora="sesion"
                data-ya="con-sesion"
                hidden
                className={styles.icono}
              >
                <Icon name="perfil" />
              </a>
              <ButtonLink href={localePath(locale, '/reservations')} size="s">
                {t('reservar')}
              </ButtonLink>
              {/* Without JavaScript the address opens the menu and closes it again. */}
              <a href={`#${MENU}`} className={`${styles.icono} ${styles.sinGuion}`}>
                <span className="oculto">{t('abrirMenu')}</span>
                <Icon name="menu" />
              </a>
              <MobileMenu
                id={MENU}
                openLabel={t('abrirMenu')}
                closeLabel={t('cerrarMenu')}
                title={t('menu')}
                openIcon={<Icon name="menu" />}
                closeIcon={<Icon name="close" />}
                className={styles.abrir}
                logo={logo}
                exit={
                  <a href="#contenido" className={`${styles.icono} ${styles.sinGuion}`}>
                    <span className="oculto">{t('cerrarMenu')}</span>
                    <Icon name="close" />
                  </a>
                }
              >
                {/* An image, so that only those who open the menu load it. */}
                {/* biome-ignore lint/performance/noImgElement: a drawing of our own, as it is */}
                <img
                  src="/dibujos/enigmito-hondo.svg"
                  width={200}
                  height={296}
                  alt=""
                  loading="lazy"
                  className={styles.grande}
                />
                <nav aria-label={t('principal')} className={styles.menuNav}>
                  <ul>{links}</ul>
                  <a href={localePath(locale, '/profile')} className={styles.perfil}>
                    <Icon name="perfil" /> {t('perfil')}
                  </a>
                </nav>
                <div className={styles.menuBase}>
                  <LanguageLinks
                    locale={locale}
                    page={page}
                    query={query}
                    label={t('idioma')}
                    className="-ml-2.5 mb-3.5"
                  />
                  <ButtonLink
                    href={localePath(locale, '/reservations')}
                    ink="limon"
                    size="l"
                    className="w-full"
                  >
                    {t('reservarMesa')}
                  </ButtonLink>
                  <p className="mt-3.5 text-[.9063rem] leading-snug">
                    <span
                      data-hoy={JSON.stringify({
                        semana: weekHours,
                        despues: laterWeeks,
                        distintos: specialDays,
                      })}
                    />{' '}
                    <a href={tel} className="underline underline-offset-3 whitespace-nowrap">
                      {telefono}
                    </a>
                  </p>
                </div>
              </MobileMenu>
            </div>
          </div>
        </header>
      </div>
    </>
  )
}
