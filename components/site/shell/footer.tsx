import { getTranslations } from 'next-intl/server'
import type { Footer as FooterData } from '@/lib/casa/footer.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import styles from './footer.module.css'

type Props = { locale: Locale; nombre: string; data: FooterData; closedDays: string | null; year: number }

export async function Footer({ locale, nombre, data, closedDays, year }: Props) {
  const t = await getTranslations({ locale, namespace: 'Pie' })
  const s = await getTranslations({ locale, namespace: 'Sitio' })
  const c = await getTranslations({ locale, namespace: 'Cookies' })
  // A long address breaks before its domain, not within it.
  const [user, domain] = data.email.split(/(?<=@)/)
  const siteLinks = [
    ['/menu', t('nuestraCarta')],
    ['/reservations', t('reservas')],
    ['/gallery', s('experiencias')],
    ['/contact', s('contacto')],
  ] as const
  const socialLinks = [
    ['Instagram', data.instagram],
    ['Tripadvisor', data.tripadvisor],
    [t('comoLlegar'), data.map],
    ['WhatsApp', data.whatsapp],
  ] as const
  return (
    <footer className={`sobre-tinta ${styles.pie}`}>
      <div className={styles.mar} />
      <div className="marco">
        <div className={styles.columnas}>
          <section>
            <h2>{nombre}</h2>
            {data.descripcion && (
              <p {...enIdioma(data.descripcion, locale)} className="max-w-[34ch]">
                {data.descripcion.text}
              </p>
            )}
          </section>
          <section>
            <h2>{t('visitanos')}</h2>
            <address className="not-italic" lang={locale === 'es' ? undefined : 'es'}>
              {data.lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <ul>
              <li>
                <a href={data.tel}>{data.telefono}</a>
              </li>
              <li>
                <a href={`mailto:${data.email}`} className="wrap-anywhere">
                  {user}
                  <wbr />
                  {domain}
                </a>
              </li>
            </ul>
          </section>
          <nav id="enlaces" aria-labelledby="pie-casa" tabIndex={-1}>
            <h2 id="pie-casa">{t('casa')}</h2>
            <ul>
              {siteLinks.map(([path, text]) => (
                <li key={path}>
                  <a href={localePath(locale, path)}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
          <section>
            <h2>{t('siguenos')}</h2>
            <ul>
              {socialLinks.map(
                ([text, url]) =>
                  url && (
                    <li key={text}>
                      <a href={url} rel="noopener">
                        {text}
                      </a>
                    </li>
                  ),
              )}
            </ul>
          </section>
        </div>
        <div className={styles.base}>
          <p>
            © {year} {nombre}. {closedDays}
          </p>
          <ul>
            <li>
              <a href={localePath(locale, '/privacidad')}>{t('privacidad')}</a>
            </li>
            <li>
              <a href={localePath(locale, '/terminos')}>{t('terminos')}</a>
            </li>
            <li className="noscript:hidden">
              <button type="button" data-cookies="abrir" suppressHydrationWarning>
                {c('abrir')}
              </button>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
