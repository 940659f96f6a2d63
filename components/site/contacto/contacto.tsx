import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Drawing } from '@/components/ui/drawing.tsx'
import type { Footer } from '@/lib/casa/footer.ts'
import type { OpeningHours } from '@/lib/casa/horario.ts'
import type { Punto } from '@/lib/casa/plano.ts'
import type { PreguntaGroup } from '@/lib/casa/preguntas.ts'
import type { ContactoData } from '@/lib/contacto/read.ts'
import type { IsoDate } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'
import { Horario } from '../casa/horario.tsx'
import { SpecialDays } from '../casa/special-days.tsx'
import { PageTitle } from '../parts/heading.tsx'
import { Ticket, TicketPart } from '../parts/ticket.tsx'
import styles from './contacto.module.css'
import { ContactoDetails, directionsUrl } from './details.tsx'
import { ContactoDirections } from './directions.tsx'
import { MensajeForm, type MensajeState } from './form.tsx'
import { Preguntas } from './preguntas.tsx'

type Props = {
  locale: Locale
  locality: string
  nombre: string
  plano: readonly Punto[]
  footer: Footer
  data: ContactoData
  openingHours: OpeningHours
  nota: Texto | null
  preguntas: readonly PreguntaGroup[]
  today: IsoDate
  state: MensajeState
  text: string
}

export async function Contacto(props: Props) {
  const { locale, locality, footer: pie, data, openingHours, nota, preguntas, today, state, text } = props
  const [t, m, q, h] = await Promise.all([
    getTranslations({ locale, namespace: 'Contacto' }),
    getTranslations({ locale, namespace: 'Mensaje' }),
    getTranslations({ locale, namespace: 'Preguntas' }),
    getTranslations({ locale, namespace: 'Horas' }),
  ])
  const index = [
    ['#horario', h('titulo')],
    ...(data.sections.length > 0 || props.plano.length > 0 ? [['#llegar', t('llegar')]] : []),
    ['#mensaje', m('titulo')],
    ...(preguntas.length > 0 ? [['#preguntas', q('titulo')]] : []),
  ] as const
  return (
    <div className="marco pb-32">
      <div className={styles.cabeza}>
        <PageTitle
          title={t('titulo')}
          intro={
            <>
              <p>{t('entradilla', { poblacion: locality })}</p>
              {nota && (
                <p {...enIdioma(nota, locale)} className="text-balance">
                  {nota.text}
                </p>
              )}
            </>
          }
        >
          <Drawing name="limon" className={styles.limon} />
        </PageTitle>
        <nav aria-label={t('indice')}>
          <ul className={styles.indice}>
            {index.map(([href, text]) => (
              <li key={href}>
                <a href={href}>
                  <span className="buril">{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.datos}>
        <ContactoDetails locale={locale} footer={pie} directions={directionsUrl(pie, data.place)} />
        <section id="horario" className="scroll-mt-6">
          <Horario locale={locale} openingHours={openingHours} today={today} />
        </section>
        <div>
          <SpecialDays locale={locale} specialDays={openingHours.specialDays} today={today} />
        </div>
      </div>
      <ContactoDirections
        locale={locale}
        data={data}
        mapUrl={pie.map}
        nombre={props.nombre}
        plano={props.plano}
      />
      <section id="mensaje" aria-labelledby="mensaje-titulo" className={styles.seccion}>
        <header>
          <div>
            <h2 id="mensaje-titulo">{m('titulo')}</h2>
            <p>{m('entradilla')}</p>
          </div>
        </header>
        <div className="grid grid-cols-1 items-start gap-12 pt-9 nav:grid-cols-[minmax(0,1fr)_380px] nav:gap-22">
          <MensajeForm locale={locale} state={state} text={text} />
          <Ticket>
            <TicketPart title={m('prisaTitulo')}>
              <p className="text-menor">{m('prisaTexto')}</p>
              {data.atencion && (
                <p className="text-menor" {...enIdioma(data.atencion, locale)}>
                  {data.atencion.text}
                </p>
              )}
              <ButtonLink
                href={pie.tel}
                size="l"
                aria-label={t('llamarA', { telefono: pie.telefono })}
                className="mt-3 w-full bg-tinta! px-4! text-cal!"
              >
                {pie.telefono}
              </ButtonLink>
              {pie.whatsapp && (
                <ButtonLink
                  href={pie.whatsapp}
                  rel="noopener"
                  ink="line"
                  className="w-full px-4! whitespace-normal! text-center text-tinta! hover:bg-tinta! hover:text-limon!"
                >
                  {t('whatsapp')}
                </ButtonLink>
              )}
            </TicketPart>
          </Ticket>
        </div>
      </section>
      <Preguntas locale={locale} groups={preguntas} />
    </div>
  )
}
