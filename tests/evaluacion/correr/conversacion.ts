import { initialState, step } from '../../../lib/chat/machine.ts'
import { understand } from '../../../lib/chat/understand.ts'
import type { Now } from '../../../lib/core/dates.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/rules.ts'
import type { Filas } from '../filas.ts'
import { ajuste, type Momento } from '../juez/casa.ts'

/** What the conversation has taken from a first message, by the names of the booking's columns. */
export function borradorDe(
  text: string,
  lang: string,
  filas: Filas,
  momento: Momento,
): Record<string, unknown> | null {
  const locale = LOCALES.find((una) => una === lang) ?? 'es'
  const pagina = filas.contenido_reservas[0]
  const cerrados = ajuste(filas, 'dias_cerrados')
  const rules = {
    ...DEFAULT_RULES,
    ...(pagina
      ? {
          comida: pagina.horarios_comida as typeof DEFAULT_RULES.comida,
          cena: pagina.horarios_cena as typeof DEFAULT_RULES.cena,
        }
      : {}),
    ...(Array.isArray(cerrados) ? { diasCerrados: cerrados.map(Number) } : {}),
  }
  const ahora = { fecha: momento.fecha, hora: momento.hora } as Now
  const [estado] = step(
    initialState,
    { type: 'text', text },
    {
      locale,
      ahora,
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
