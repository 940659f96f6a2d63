import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Tile } from '@/components/ui/tile.tsx'
import type { Footer } from '@/lib/casa/footer.ts'
import type { OpeningHours } from '@/lib/casa/horario.ts'
import type { Zona } from '@/lib/casa/zonas.ts'
import type { IsoDate } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import type { ContenidoReservas, ReservasForm } from '@/lib/reservas/content.ts'
import { RESEND_PATH } from '@/lib/reservas/links.ts'
import { Horario } from '../casa/horario.tsx'
import { SpecialDays } from '../casa/special-days.tsx'
import { Tonight } from '../home/tonight.tsx'
import { PageTitle } from '../parts/heading.tsx'
import { TicketPart } from '../parts/ticket.tsx'
import { ReservaForm } from './form.tsx'
import styles from './reservas.module.css'
import type { ReservaFormState } from './state.ts'

type Props = {
  locale: Locale
  contenido: ContenidoReservas
  footer: Footer
  openingHours: OpeningHours
  zonas: readonly Zona[]
  today: IsoDate
  formSettings: ReservasForm
  /** By code. */
  avisos: Readonly<Record<string, string>>
  state: ReservaFormState
}

const HEADING_CLASS = 'font-serif text-apartado font-medium'

export async function Reservas(props: Props) {
  const { locale, contenido, footer: pie, openingHours, zonas, today, state } = props
  const [t, lost] = await Promise.all([
    getTranslations({ locale, namespace: 'Reservas' }),
    getTranslations({ locale, namespace: 'Gestion' }),
  ])
  const { titulo, descripcion } = contenido
  const steps = [t('paso1'), t('paso2'), t('paso3')]
  return (
    <div className="marco pb-32">
      <PageTitle
        title={titulo?.text ?? t('titulo')}
        {...(titulo && enIdioma(titulo, locale))}
        intro={descripcion && <p {...enIdioma(descripcion, locale)}>{descripcion.text}</p>}
      />
      {state.fecha === null && <Tonight locale={locale} className={styles.noche} />}
      <ReservaForm
        locale={locale}
        contenido={contenido}
        formSettings={props.formSettings}
        zonas={zonas}
        footer={pie}
        today={today}
        openingHours={openingHours}
        avisos={props.avisos}
        state={state}
      />
      <section className="mt-16 border-t border-linea pt-12">
        <h2 className={HEADING_CLASS}>{t('pasos')}</h2>
        <ol className="mt-5 grid gap-x-10 gap-y-4 movil:grid-cols-3">
          {steps.map((step, i) => (
            <li key={step} className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-baseline gap-2">
              <b
                aria-hidden="true"
                className="font-serif text-[2.5rem] leading-none font-medium text-acento-tinta"
              >
                {i + 1}
              </b>
              <span className="text-texto-2">{step}</span>
            </li>
          ))}
        </ol>
        <p className="mt-5">
          <a href={localePath(locale, RESEND_PATH)} className="enlace">
            {lost('enlace.titulo')}
          </a>
        </p>
      </section>
      <div className="mt-12 grid grid-cols-1 items-start gap-x-22 gap-y-12 border-t border-linea pt-12 nav:grid-cols-2">
        <section>
          <Horario locale={locale} openingHours={openingHours} today={today} />
          <SpecialDays locale={locale} specialDays={openingHours.specialDays} today={today} />
        </section>
        <div className="grid gap-12">
          {zonas.length > 0 && (
            <section>
              <h2 className={HEADING_CLASS}>{t('casa')}</h2>
              <ul className="mt-5 grid gap-6">
                {zonas.map((zona) => (
                  <li key={zona.clave} className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4">
                    <Tile name={zona.clave} glaze={zona.exterior ? 'limon' : 'anil'} className="size-18" />
                    <div>
                      <h3 className="font-serif text-plato font-semibold" {...enIdioma(zona.nombre, locale)}>
                        {zona.nombre.text}
                      </h3>
                      {zona.descripcion && (
                        <p className="text-menor text-texto-2" {...enIdioma(zona.descripcion, locale)}>
                          {zona.descripcion.text}
                        </p>
                      )}
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <div className="grid gap-x-10 gap-y-8 movil:grid-cols-2">
            <div className="noscript:hidden">
              <TicketPart level="h2" title={t('enigmitoTitulo')}>
                <p className="text-menor text-texto-2">{t('enigmitoTexto')}</p>
              </TicketPart>
            </div>
            <TicketPart level="h2" title={t('telefonoTitulo')}>
              <p className="text-menor text-texto-2">{t('telefonoTexto')}</p>
              <div className="mt-2 flex flex-wrap gap-2.5">
                <ButtonLink
                  href={pie.tel}
                  aria-label={t('llamar', { telefono: pie.telefono })}
                  className="px-4! text-center whitespace-normal!"
                >
                  {pie.telefono}
                </ButtonLink>
                {pie.whatsapp && (
                  <ButtonLink
                    href={pie.whatsapp}
                    rel="noopener"
                    ink="line"
                    className="px-4! text-center whitespace-normal!"
                  >
                    {t('whatsapp')}
                  </ButtonLink>
                )}
              </div>
            </TicketPart>
          </div>
        </div>
      </div>
    </div>
  )
}
