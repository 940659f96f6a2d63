import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Drawing } from '@/components/ui/drawing.tsx'
import { wallClock, ZONA } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'
import { PageTitle } from '../parts/heading.tsx'
import styles from './carta.module.css'

type Props = { locale: Locale; updatedAt: string | null; precios: Texto | null }

export async function CartaTitle({ locale, updatedAt, precios }: Props) {
  const t = await getTranslations({ locale, namespace: 'Carta' })
  // A long title and the prawn do not fit side by side on a phone.
  const below = t('titulo').length > 6 ? styles.debajo : undefined
  const at = updatedAt === null ? null : Date.parse(updatedAt)
  return (
    <div className={styles.rotulo}>
      <PageTitle
        title={t('titulo')}
        intro={<p>{t('entradilla')}</p>}
        meta={
          <>
            {at !== null && (
              <time dateTime={new Date(at).toISOString()}>
                {t('actualizada', {
                  fecha: new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
                    dateStyle: 'long',
                    timeZone: ZONA,
                  }).format(at),
                  hora: wallClock(at).hora,
                })}
              </time>
            )}{' '}
            {precios && <span {...enIdioma(precios, locale)}>{precios.text}</span>}
          </>
        }
      >
        <Drawing name="gamba" className={below} />
      </PageTitle>
    </div>
  )
}

export async function EmptyCarta({ locale, tel }: { locale: Locale; tel: string }) {
  const t = await getTranslations({ locale, namespace: 'Carta' })
  return (
    <div className="grid max-w-[46ch] justify-items-start gap-6 pt-6 pb-32">
      <p className="text-cuerpo text-texto-2">{t('vacia')}</p>
      <ButtonLink href={tel}>{t('preguntar')}</ButtonLink>
    </div>
  )
}
