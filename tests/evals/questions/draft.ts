import { initialState, step } from '../../../lib/chat/machine.ts'
import { understand } from '../../../lib/chat/understand.ts'
import type { Now } from '../../../lib/core/dates.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { ajuste, type Moment } from '../judge/house.ts'
import type { HouseRows } from '../rows.ts'

/** What the conversation has taken from a first message, by the names of the booking's columns. */
export function draftOf(
  text: string,
  lang: string,
  rows: HouseRows,
  moment: Moment,
): Record<string, unknown> | null {
  const locale = LOCALES.find((one) => one === lang) ?? 'es'
  const page = rows.contenido_reservas[0]
  const closed = ajuste(rows, 'dias_cerrados')
  const rules = {
    ...DEFAULT_RULES,
    ...(page
      ? {
          comida: page.horarios_comida as typeof DEFAULT_RULES.comida,
          cena: page.horarios_cena as typeof DEFAULT_RULES.cena,
        }
      : {}),
    ...(Array.isArray(closed) ? { diasCerrados: closed.map(Number) } : {}),
  }
  const now = { fecha: moment.fecha, hora: moment.hora } as Now
  const [estado] = step(
    initialState,
    { type: 'text', text },
    {
      locale,
      ahora: now,
      rules,
      newKey: 'clave',
      telefono: '',
      visited: false,
      understand,
    },
  )
  if (!('draft' in estado)) return {}
  const { name, email, phone, date, time, guests, seating, notes } = estado.draft
  return {
    nombre: name,
    email,
    telefono: phone,
    fecha_reserva: date,
    hora_reserva: time,
    personas: guests,
    preferencia_mesa: seating === 'outdoor' ? 'exterior' : 'interior',
    notas: notes,
  }
}
