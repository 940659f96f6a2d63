import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Icon, type IconName } from '@/components/ui/icon.tsx'
import type { Footer } from '@/lib/casa/footer.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

const Detail = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] border-b border-linea py-4.5">
    <dt className="contents">
      <span className="pt-1 text-acento-tinta">
        <Icon name={icon} size={24} />
      </span>
      <span className="text-micro text-texto-3">{label}</span>
    </dt>
    <dd className="col-start-2 text-[1.25rem] leading-snug font-medium">{children}</dd>
  </div>
)

/** Directions from where the visitor is, or the restaurant's own map link without coordinates. */
export const directionsUrl = (footer: Footer, place: { lat: number; lng: number } | null): string | null =>
  place ? `https://www.google.com/maps/dir/?api=1&destination=${place.lat},${place.lng}` : footer.map

export async function ContactoDetails({
  locale,
  footer: pie,
  directions,
}: {
  locale: Locale
  footer: Footer
  directions: string | null
}) {
  const t = await getTranslations({ locale, namespace: 'Contacto' })
  return (
    <div>
      <h2 className="oculto">{t('datos')}</h2>
      <dl className="border-t-2 border-texto">
        <Detail icon="place" label={t('direccion')}>
          <address className="not-italic" lang={locale === 'es' ? undefined : 'es'}>
            {pie.lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Detail>
        <Detail icon="telefono" label={t('telefono')}>
          <a
            href={pie.tel}
            aria-label={t('llamarA', { telefono: pie.telefono })}
            className="enlace inline-block whitespace-nowrap"
          >
            {pie.telefono}
          </a>
        </Detail>
        <Detail icon="correo" label={t('correo')}>
          <a href={`mailto:${pie.email}`} className="enlace wrap-anywhere">
            {pie.email}
          </a>
        </Detail>
      </dl>
      <div className="mt-7 flex flex-wrap gap-2.5 print:hidden">
        {directions && (
          <ButtonLink href={directions} rel="noopener" className="max-w-full whitespace-normal! text-center">
            <Icon name="place" />
            {t('llegar')}
          </ButtonLink>
        )}
        <ButtonLink href={pie.tel} ink="line" aria-label={t('llamarA', { telefono: pie.telefono })}>
          <Icon name="telefono" />
          {t('llamar')}
        </ButtonLink>
        {pie.whatsapp && (
          <ButtonLink
            href={pie.whatsapp}
            rel="noopener"
            ink="soft"
            className="max-w-full whitespace-normal! text-center"
          >
            <Icon name="mensaje" />
            {t('whatsapp')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
