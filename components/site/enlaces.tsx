import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/ruta.ts'

/** The three ways on from a page without one of its own: eat, drink, book. */
export async function Enlaces({ locale }: { locale: Locale }) {
  const [t, s] = await Promise.all([
    getTranslations({ locale, namespace: 'Breve' }),
    getTranslations({ locale, namespace: 'Sitio' }),
  ])
  return (
    <>
      <ButtonLink href={ruta(locale, '/menu')}>{t('verCarta')}</ButtonLink>
      <ButtonLink href={ruta(locale, '/wine')} ink="linea">
        {t('verCava')}
      </ButtonLink>
      <ButtonLink href={ruta(locale, '/reservations')} ink="suave">
        {s('reservarMesa')}
      </ButtonLink>
    </>
  )
}
