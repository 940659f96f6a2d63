import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button.tsx'
import type { Footer } from '@/lib/casa/footer.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import type { TimeSlot } from '@/lib/reservas/availability.ts'
import { FieldError } from '../parts/field.tsx'
import styles from './reservas.module.css'
import { canWait, FORM_MESA, fieldId, type ReservaFormState } from './state.ts'

type Props = { locale: Locale; state: ReservaFormState; footer: Footer }

export async function ReservaSlots({ locale, state, footer: pie }: Props) {
  const [t, h] = await Promise.all([
    getTranslations({ locale, namespace: 'Reserva' }),
    getTranslations({ locale, namespace: 'Horas' }),
  ])
  const { timeSlots, personas, fecha, espera, errors, alternatives, values } = state
  const id = fieldId('hora_reserva')
  const address = (query: Record<string, string>) =>
    `${localePath(locale, '/reservations')}?${new URLSearchParams({ personas: `${personas}`, fecha: `${fecha}`, ...query })}#${FORM_MESA}`
  const content = () => {
    if (timeSlots === null) return <p>{t('eligeDia')}</p>
    if (timeSlots === 'unavailable')
      return (
        <div role="alert" data-roto>
          <p>{t('sinDatos')}</p>
          <ButtonLink href={pie.tel} size="s">
            {pie.telefono}
          </ButtonLink>
        </div>
      )
    if (espera)
      return (
        <div data-caja-espera>
          <h3>
            {t('esperaTitulo')}: {espera}
          </h3>
          <input type="hidden" name="hora_reserva" value={espera} />
          <p>{t('esperaTexto')}</p>
          <ButtonLink href={address({})} ink="line" size="s">
            {t('esperaQuitar')}
          </ButtonLink>
        </div>
      )
    const chosen = values.hora_reserva
    const group = (name: 'comida' | 'cena') =>
      timeSlots[name].length > 0 && (
        <fieldset key={name}>
          <legend>{h(name)}</legend>
          <div data-rejilla>
            {timeSlots[name].map((timeSlot) => (
              <SlotOption
                key={timeSlot.hora}
                slot={timeSlot}
                checked={timeSlot.libre && timeSlot.hora === chosen}
                why={reasonOf(timeSlot)}
              />
            ))}
          </div>
        </fieldset>
      )
    const reasonOf = ({ libre, motivo }: TimeSlot): string => {
      if (libre) return ''
      const key = `enVivo.hora_${motivo}`
      return t.has(key as 'enVivo.hora_lleno') ? t(key as 'enVivo.hora_lleno') : t('enVivo.hora_lleno')
    }
    const all = [...timeSlots.comida, ...timeSlots.cena]
    const full = all.filter(canWait).map(({ hora }) => hora)
    return (
      <>
        {alternatives.length > 0 && (
          <div data-cerca>
            <p>{t('cerca')}</p>
            {alternatives.map((hora) => (
              <label key={hora} htmlFor={`hora-${hora}`}>
                {hora}
              </label>
            ))}
          </div>
        )}
        {all.every(({ libre }) => !libre) && <p>{t('sinHoras')}</p>}
        {group('comida')}
        {group('cena')}
        {all.some(({ libre }) => !libre) && <p>{t('tachadas')}</p>}
        {full.length > 0 && (
          <div data-en-espera>
            <p>{t('esperaAyuda')}</p>
            {full.map((hora) => (
              <a key={hora} href={address({ espera: hora })} aria-label={t('esperaHora', { hora })}>
                {hora}
              </a>
            ))}
          </div>
        )}
      </>
    )
  }
  return (
    <div id={id} tabIndex={-1} data-horas className={styles.tramos}>
      <p role="status" data-dicho className={styles.dicho} />
      <div data-pintado>{content()}</div>
      <FieldError id={id} error={errors.hora_reserva ?? ''} isInvalid={errors.hora_reserva !== undefined} />
    </div>
  )
}

const SlotOption = ({
  slot: { hora, libre },
  checked,
  why,
}: {
  slot: TimeSlot
  checked: boolean
  why: string
}) => (
  <label data-opcion>
    <input
      type="radio"
      id={`hora-${hora}`}
      name="hora_reserva"
      value={hora}
      required
      disabled={!libre}
      defaultChecked={checked}
    />
    <span>
      {hora}
      {why && <small className="oculto">, {why}</small>}
    </span>
  </label>
)

export const mesaRefusals = (
  timeSlots: ReservaFormState['timeSlots'],
  hora: string | undefined,
): TimeSlot['mesas'] | null => {
  const day = timeSlots && timeSlots !== 'unavailable' ? [...timeSlots.comida, ...timeSlots.cena] : []
  return day.find((timeSlot) => timeSlot.hora === hora)?.mesas ?? null
}
