import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Icon, type IconName } from '@/components/ui/icon.tsx'
import type { Pie } from '@/lib/contenido/pie.ts'
import type { Apertura } from '@/lib/horario.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'
import { Horario } from './horario.tsx'
import { Titulo } from './titulo.tsx'

const Dato = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
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

type Props = { locale: Locale; poblacion: string; pie: Pie; apertura: Apertura; nota: Texto | null }

/** Where the house is and how to reach it: every line is a row of the footer (§3), every number a link. */
export async function Contacto({ locale, poblacion, pie, apertura, nota }: Props) {
  const t = await getTranslations({ locale, namespace: 'Contacto' })
  return (
    <div className="marco pb-32">
      <Titulo
        titulo={t('titulo')}
        entradilla={
          <>
            <p>{t('entradilla', { poblacion })}</p>
            {nota && <p {...enIdioma(nota, locale)}>{nota.text}</p>}
          </>
        }
      />
      <div className="mt-12 grid grid-cols-1 items-start gap-x-22 gap-y-12 nav:grid-cols-2">
        <div>
          <dl className="border-t-2 border-texto">
            <Dato icon="lugar" label={t('direccion')}>
              <span lang={locale === 'es' ? undefined : 'es'}>
                {pie.lineas.map((linea) => (
                  <span key={linea} className="block">
                    {linea}
                  </span>
                ))}
              </span>
            </Dato>
            <Dato icon="telefono" label={t('telefono')}>
              <a href={pie.tel} className="enlace">
                {pie.telefono}
              </a>
            </Dato>
            <Dato icon="correo" label={t('correo')}>
              <a href={`mailto:${pie.email}`} className="enlace wrap-anywhere">
                {pie.email}
              </a>
            </Dato>
          </dl>
          <div className="mt-7 flex flex-wrap gap-2.5">
            {pie.mapa && (
              <ButtonLink href={pie.mapa} rel="noopener">
                {t('verMapa')}
              </ButtonLink>
            )}
            {pie.whatsapp && (
              <ButtonLink href={pie.whatsapp} rel="noopener" ink="linea">
                {t('whatsapp')}
              </ButtonLink>
            )}
          </div>
        </div>
        <Horario locale={locale} apertura={apertura} />
      </div>
    </div>
  )
}
