import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Icon } from '@/components/ui/icon.tsx'
import { Plaque } from '@/components/ui/tile.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { PageTitle } from '../parts/heading.tsx'
import { Countdown } from './countdown.tsx'
import styles from './cuenta.module.css'
import type { CuentaNotice } from './sheet.tsx'
import { SignIn } from './sign-in.tsx'

type Props = {
  locale: Locale
  nombre: string | null
  returnTo: string
  notice: (CuentaNotice & { link?: { href: string; text: string } }) | null
  google: boolean
  /** §6: it only shows the link; the back office itself decides who may enter. */
  isAdmin: boolean
  reservas: ReactNode
}

/** A cached page shows the sign-in form until the browser knows better. */
export async function Cuenta({ locale, nombre, returnTo, notice, google, isAdmin, reservas }: Props) {
  const t = await getTranslations({ locale, namespace: 'Perfil' })
  const s = await getTranslations({ locale, namespace: 'Sitio' })
  const a = await getTranslations({ locale, namespace: 'Acceso' })
  const m = await getTranslations({ locale, namespace: 'MisDatos' })
  const isSignedIn = nombre !== null
  return (
    <div className={`marco ${styles.cuenta}`}>
      <div>
        <PageTitle title={t('titulo')} />
        <p role="status" className={styles.aviso} data-tipo={notice?.tone} hidden={!notice}>
          {notice && <Countdown text={notice.text} wait={notice.wait ?? null} />}{' '}
          {notice?.link && (
            <a href={notice.link.href} className="enlace">
              {notice.link.text}
            </a>
          )}
        </p>
        <div data-mejora="sesion" data-ya="con-sesion" data-hola={t.raw('hola')}>
          <div data-fuera hidden={isSignedIn}>
            <p className={styles.entrada}>{t('entradilla')}</p>
            <SignIn locale={locale} returnTo={returnTo} google={google} />
            <noscript>
              <a href={`${localePath(locale, '/profile')}?ver=1`} className="enlace mt-4 inline-block py-2">
                {t('yaDentro')}
              </a>
            </noscript>
            <p className={styles.ahora}>{a('sinCuenta')}</p>
            <ButtonLink href={localePath(locale, '/reservations')} ink="soft" className="mt-5">
              {s('reservarMesa')}
            </ButtonLink>
          </div>
          <div data-dentro hidden={!isSignedIn} className={styles.dentro}>
            <h2 data-nombre tabIndex={-1}>
              {isSignedIn ? t('hola', { nombre }) : t('titulo')}
            </h2>
            <p>{t('dentro')}</p>
            <div className={styles.salidas}>
              <ButtonLink href={`${localePath(locale, '/gallery')}?escribir=1#escribir`}>
                <Icon name="mensaje" /> {t('escribir')}
              </ButtonLink>
              <ButtonLink href={localePath(locale, '/profile/datos')} ink="soft">
                <Icon name="perfil" /> {m('titulo')}
              </ButtonLink>
              <ButtonLink href={localePath(locale, '/profile/seguridad')} ink="soft">
                {a('seguridad.titulo')}
              </ButtonLink>
              <ButtonLink href="/almaenigma" ink="soft" data-casa hidden={!isAdmin}>
                {a('casa')}
              </ButtonLink>
              <form method="post" action="/api/sesion/salir">
                <input type="hidden" name="volver" value={localePath(locale, '/profile')} />
                <Button type="submit" ink="soft">
                  {t('salir')}
                </Button>
              </form>
            </div>
            <section className={styles.reservas}>
              <h2>{t('reservas')}</h2>
              <div data-reservas={reservas ? '' : `${localePath(locale, '/profile')}?ver=1`}>
                {reservas ?? (
                  <a href={`${localePath(locale, '/profile')}?ver=1`} className="enlace">
                    {t('verReservas')}
                  </a>
                )}
              </div>
            </section>
          </div>
        </div>
      </div>
      <Plaque drawing="faro" glaze="limon" format="alta" className={styles.retrato} />
    </div>
  )
}
