import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Icon } from '@/components/ui/icon.tsx'
import type { Footer } from '@/lib/casa/footer.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'
import { Stamp } from '../parts/ticket.tsx'
import styles from './reservas.module.css'

type Props = { locale: Locale; confirmation: Texto | null; footer: Footer }

/** Replaces the form after a request with script, hence hidden. Without script the guest gets a page of its own. */
export async function ReservaDone({ locale, confirmation, footer: pie }: Props) {
  const [t, r, stamp] = await Promise.all([
    getTranslations({ locale, namespace: 'Reserva' }),
    getTranslations({ locale, namespace: 'Reservas' }),
    getTranslations({ locale, namespace: 'Sello' }),
  ])
  const heading = (text: string) => (
    <h2 tabIndex={-1}>
      <Icon name="check" size={24} />
      {text}
    </h2>
  )
  /** The form's ticket comes here, with its stamp and its code. */
  const ticket = (word: string) => (
    <div data-boleto>
      <Stamp>{word}</Stamp>
      <div data-fila-codigo>
        <dt>{r('codigo')}</dt>
        <dd data-codigo />
      </div>
    </div>
  )
  return (
    <>
      <div hidden data-hecha className={styles.rejilla}>
        <section className={styles.hecha}>
          {heading(r('graciasTitulo'))}
          <p data-resumen-hecho />
          <p {...(confirmation && enIdioma(confirmation, locale))}>
            {confirmation?.text ?? r('graciasTexto')}
          </p>
          <p>{r('codigoTexto')}</p>
          <p data-bloqueado hidden role="status">
            {t('whatsappBloqueado')}
          </p>
          <div className={styles.salidas}>
            <ButtonLink href={pie.tel} rel="noopener" target="_blank" data-whatsapp>
              <Icon name="mensaje" />
              {t('whatsappAbrir')}
            </ButtonLink>
            <ButtonLink href={localePath(locale, '/reservations')} ink="line" data-gestion>
              {t('gestionar')}
            </ButtonLink>
            <ButtonLink href={localePath(locale, '/reservations')} ink="line" data-ics>
              {t('calendario')}
            </ButtonLink>
            <ButtonLink href={localePath(locale, '/reservations')} ink="soft">
              {t('otra')}
            </ButtonLink>
          </div>
        </section>
        {ticket(stamp('pendiente'))}
      </div>
      <div hidden data-en-lista className={styles.rejilla}>
        <section className={styles.hecha}>
          {heading(t('enLista'))}
          <p data-resumen-hecho />
          <p>{t('enListaTexto')}</p>
          <div className={styles.salidas}>
            <ButtonLink href={localePath(locale, '/reservations')} data-gestion>
              {t('enListaVer')}
            </ButtonLink>
            <ButtonLink href={localePath(locale, '/reservations')} ink="soft">
              {t('otra')}
            </ButtonLink>
          </div>
        </section>
        {ticket(stamp('espera'))}
      </div>
    </>
  )
}
