import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button.tsx'
import type { Footer } from '@/lib/casa/footer.ts'
import { type OpeningHours, weeksOf } from '@/lib/casa/horario.ts'
import type { Zona } from '@/lib/casa/zonas.ts'
import { addDays, type IsoDate } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import type { ContenidoReservas, ReservasForm } from '@/lib/reservas/content.ts'
import { FORM_FIELDS, type FormField } from '@/lib/reservas/form.ts'
import { FieldError } from '../parts/field.tsx'
import { closingsOf } from './closings.ts'
import { ReservaContactFields } from './contact-fields.tsx'
import { ReservaDone } from './done.tsx'
import { ReservaMesas } from './mesas.tsx'
import { ReservaPersonas } from './personas.tsx'
import { ReservaTicket } from './reserva-ticket.tsx'
import styles from './reservas.module.css'
import { ReservaSlots } from './slots.tsx'
import { FORM_DIA, FORM_MESA, fieldId, type ReservaFormState } from './state.ts'

type Props = {
  locale: Locale
  contenido: ContenidoReservas
  formSettings: ReservasForm
  zonas: readonly Zona[]
  footer: Footer
  today: IsoDate
  openingHours: OpeningHours
  /** By code. */
  avisos: Readonly<Record<string, string>>
  state: ReservaFormState
}

/** Two forms without script: one asks for the times of a day, the other for the table. enhance.ts makes them one. */
export async function ReservaForm(props: Props) {
  const { locale, contenido, formSettings, zonas, footer: pie, today, avisos, state } = props
  const [t, h] = await Promise.all([
    getTranslations({ locale, namespace: 'Reserva' }),
    getTranslations({ locale, namespace: 'Horas' }),
  ])
  const { personas, fecha, espera, errors, clave, stamp } = state
  const locked = clave === null
  const onlyMondays = weeksOf(props.openingHours).every(({ dias }) =>
    dias.every((turnos, i) => (turnos.length === 0) === (i === 0)),
  )
  const dayId = fieldId('fecha_reserva')
  const texts = {
    ...t.raw('enVivo'),
    ...liveTexts(t),
    cuando: t.raw('cuando'),
    esperaHora: t.raw('esperaHora'),
    comida: h('comida'),
    cena: h('cena'),
    avisos,
  }
  return (
    <div
      className={styles.reserva}
      data-mejora="reservar"
      data-ya="siempre"
      data-locale={locale}
      data-hoy={today}
      data-ultimo={addDays(today, formSettings.horizonteDias)}
      data-espera={espera ?? undefined}
      data-cierres={JSON.stringify(closingsOf(props.openingHours.specialDays, locale))}
      data-textos={JSON.stringify(texts)}
    >
      <form id={FORM_DIA} method="get" action={localePath(locale, '/reservations')} />
      <form
        id={FORM_MESA}
        method="post"
        action={espera ? '/api/espera' : '/api/reservas'}
        className={styles.rejilla}
      >
        <input type="hidden" name="locale" value={locale} />
        {clave && <input type="hidden" name="clave" value={clave} />}
        {stamp && <input type="hidden" name="sello" value={stamp} />}
        {personas && <input type="hidden" name="personas" value={personas} data-oculto />}
        {fecha && <input type="hidden" name="fecha_reserva" value={fecha} data-oculto />}
        <div className={styles.campos}>
          <ErrorSummary locale={locale} state={state} footer={pie} avisos={avisos} />
          <ReservaPersonas locale={locale} state={state} max={formSettings.personasMax} footer={pie} />
          <section className={styles.bloque} aria-labelledby="reserva-dia-titulo">
            <h2 id="reserva-dia-titulo" className={styles.titulo}>
              {t('diaHora')}
            </h2>
            <div className={styles.dia}>
              <div data-dia className={styles.calendario}>
                <div data-sencillo>
                  <label htmlFor={dayId}>{t('fecha')}</label>
                  <input
                    id={dayId}
                    type="date"
                    name="fecha"
                    form={FORM_DIA}
                    required
                    min={today}
                    max={addDays(today, formSettings.horizonteDias)}
                    defaultValue={fecha ?? undefined}
                  />
                  <Button type="submit" form={FORM_DIA} ink={fecha ? 'line' : 'solid'}>
                    {t('verHoras')}
                  </Button>
                </div>
                <p className={styles.nota}>
                  {onlyMondays && t('lunes')} <span data-completos />
                </p>
                <FieldError
                  id={dayId}
                  error={errors.fecha_reserva ?? ''}
                  isInvalid={errors.fecha_reserva !== undefined}
                />
                <p className={styles.nota} data-para-hoy hidden={fecha !== today}>
                  {t('hoyTexto')}{' '}
                  <a href={pie.tel} className="enlace">
                    {pie.telefono}
                  </a>
                </p>
              </div>
              <ReservaSlots locale={locale} state={state} footer={pie} texts={texts} />
            </div>
          </section>
          <fieldset disabled={locked} data-cerrado={locked || undefined} className={styles.resto}>
            <ReservaMesas locale={locale} state={state} zonas={zonas} />
            <ReservaContactFields locale={locale} state={state} formSettings={formSettings} />
            <p className={styles.nota}>
              {t.rich('privacidad', {
                enlace: (text) => (
                  <a href={localePath(locale, '/privacidad')} className="enlace">
                    {text}
                  </a>
                ),
              })}
            </p>
          </fieldset>
        </div>
        <ReservaTicket locale={locale} state={state} zonas={zonas} footer={pie} />
      </form>
      <ReservaDone locale={locale} confirmation={contenido.confirmacion} footer={pie} />
    </div>
  )
}

/** Texts of the page that its script says too. */
const liveTexts = (t: Awaited<ReturnType<typeof getTranslations<'Reserva'>>>) =>
  Object.fromEntries(
    (
      [
        'cerca',
        'eligeDia',
        'esperaAyuda',
        'esperaPedir',
        'esperaQuitar',
        'esperaTexto',
        'esperaTitulo',
        'errores',
        'pedir',
        'sinDatos',
        'sinHoras',
        'tachadas',
        'tuReserva',
      ] as const
    ).map((key) => [key, t(key)]),
  )

async function ErrorSummary({
  locale,
  state,
  footer: pie,
  avisos,
}: Pick<Props, 'locale' | 'state' | 'footer' | 'avisos'>) {
  const [t, r] = await Promise.all([
    getTranslations({ locale, namespace: 'Reserva' }),
    getTranslations({ locale, namespace: 'Reservas' }),
  ])
  const { errors, general, lookAt } = state
  const found = FORM_FIELDS.filter((name): name is FormField => errors[name] !== undefined)
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-errores
      id="reserva-errores"
      hidden={found.length === 0 && general === null}
      className={styles.errores}
    >
      <h2>{general === null ? t('errores') : r(lookAt ? 'inciertoTitulo' : 'errorTitulo')}</h2>
      {general && <p>{general}</p>}
      {lookAt && (
        <p>
          <a href={lookAt}>{avisos.mirar}</a>
        </p>
      )}
      <ul>
        {found.map((name) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{errors[name]}</a>
          </li>
        ))}
      </ul>
      <p data-ayuda>
        {r('errorTexto')}{' '}
        <a href={pie.tel} aria-label={r('llamar', { telefono: pie.telefono })}>
          {pie.telefono}
        </a>
      </p>
    </div>
  )
}
