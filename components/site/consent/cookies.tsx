import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { ConsentBootstrap } from './bootstrap.tsx'
import styles from './cookies.module.css'

/**
 * Whether the analytics switch is on before the visitor touches it (§2). The Spanish authority's guide on cookies
 * (AEPD, 2023) and the Court of Justice (C-673/17, Planet49) take no pre-ticked box for consent. Nothing is counted
 * before "accept" is pressed; to follow the guide to the letter, say `false` here.
 */
const ANALYTICS_ON_START = true

/** A checkbox tells its own state. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const

/**
 * The cookie banner (§2): `ConsentBootstrap` shows it, and `data-cookies="abrir"` shows it again. Early in tab order
 * and not modal. Without JavaScript nothing is stored, so there is nothing to ask.
 */
export async function Cookies({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Cookies' })
  const rows = [
    { name: 'necessary', title: t('necesarias'), text: t('necesariasTexto'), isOn: true, isFixed: true },
    { name: 'analytics', title: t('analitica'), text: t('analiticaTexto'), isOn: ANALYTICS_ON_START },
    { name: 'marketing', title: t('marketing'), text: t('marketingTexto'), isOn: false },
  ]
  return (
    <>
      <section
        hidden
        // An inline script shows it before React hydrates.
        suppressHydrationWarning
        aria-labelledby="cookies-titulo"
        tabIndex={-1}
        data-mejora="cookies"
        data-ya="siempre"
        data-cookies="aviso"
        className={styles.aviso}
      >
        <div className={styles.hoja}>
          <h2 id="cookies-titulo">{t('titulo')}</h2>
          <p className={styles.texto}>{t('texto')}</p>
          <ul>
            {rows.map(({ name, title, text, isOn, isFixed }) => (
              <li key={name}>
                <label className={styles.fila}>
                  <input {...SWITCH} name={name} defaultChecked={isOn} disabled={isFixed} />
                  <span>
                    <b>{title}</b> {text}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.leido}>
          <label className={styles.fila}>
            <input type="checkbox" name="terms" aria-describedby="cookies-razon" />
            <span>
              {t.rich('leido', {
                p: (text) => <a href={localePath(locale, '/privacidad')}>{text}</a>,
                t: (text) => <a href={localePath(locale, '/terminos')}>{text}</a>,
              })}
            </span>
          </label>
          <p id="cookies-razon" className={styles.razon}>
            {t('razon')}
          </p>
        </div>
        <div className={styles.botones}>
          <button type="button" disabled aria-describedby="cookies-razon">
            {t('aceptar')}
          </button>
          <button type="button">{t('soloNecesarias')}</button>
        </div>
      </section>
      <ConsentBootstrap />
    </>
  )
}
