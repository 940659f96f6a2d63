import type { Footer } from '@/lib/casa/footer.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import type { TimeSlot } from '@/lib/reservas/availability.ts'
import { FieldError } from '../parts/field.tsx'
import { toReact } from '../parts/tree-react.ts'
import { slotAt } from './areas.ts'
import styles from './reservas.module.css'
import { createSay } from './say.ts'
import { type Control, slotTrees } from './slot-tree.ts'
import { FORM_MESA, fieldId, type ReservaFormState } from './state.ts'

type Props = {
  locale: Locale
  state: ReservaFormState
  footer: Footer
  /** What the script says too. */
  texts: Readonly<Record<string, unknown>>
}

export function ReservaSlots({ locale, state, footer: pie, texts }: Props) {
  const { timeSlots, personas, fecha, espera, errors, alternatives, values } = state
  const id = fieldId('hora_reserva')
  const asLink: Control = ({ does, text, hora = '', label = null }) => {
    if (does === 'toma') return ['label', { for: `hora-${hora}` }, text]
    if (does === 'reintenta') return ['a', { href: pie.tel }, pie.telefono]
    const query = { personas: `${personas}`, fecha: `${fecha}`, ...(does === 'espera' && { espera: hora }) }
    const href = `${localePath(locale, '/reservations')}?${new URLSearchParams(query)}#${FORM_MESA}`
    return ['a', { href, 'aria-label': label }, text]
  }
  const slots = { timeSlots, espera, hora: values.hora_reserva ?? null, mesa: null, nearby: alternatives }
  return (
    <div id={id} tabIndex={-1} data-horas className={styles.tramos}>
      <p role="status" data-dicho className={styles.dicho} />
      <div data-pintado>{toReact(slotTrees(slots, createSay(texts), asLink))}</div>
      <FieldError id={id} error={errors.hora_reserva ?? ''} isInvalid={errors.hora_reserva !== undefined} />
    </div>
  )
}

export const mesaRefusals = (
  timeSlots: ReservaFormState['timeSlots'],
  hora: string | undefined,
): TimeSlot['mesas'] | null =>
  (timeSlots && timeSlots !== 'unavailable' && slotAt(timeSlots, hora ?? null)?.mesas) || null
