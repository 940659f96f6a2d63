import { type FormState, INITIAL_STATE } from '@/lib/admin/action/form.ts'
import type { Hit } from '@/lib/admin/casa/special-days-hit.ts'
import { dayAndMonth } from '@/lib/core/date-words.ts'
import { reservaCount } from '../../reservas/labels.ts'
import { CLOSE_HREF } from './close-href.ts'

/** So many are told by name; the page of the closings has them all. */
const MAX_NAMES = 6

/**
 * What a special day is refused with while somebody has booked: who they are, and either where it is closed, or the box
 * that leaves them as they are.
 */
export function refusalOf(hit: Hit, typed: Readonly<Record<string, string>>): FormState {
  const { desde, hasta, closes, reservas, waiting } = hit
  const sum = reservas.reduce((n, { personas }) => n + personas, 0)
  const names = reservas
    .slice(0, MAX_NAMES)
    .map((r) => `${r.nombre} (${dayAndMonth(r.fecha, 'es')}, ${r.hora}, ${r.personas})`)
  const more = reservas.length > MAX_NAMES ? ` y ${reservas.length - MAX_NAMES} más` : ''
  const who = [
    reservas.length > 0 ? `Hay ${reservaCount(reservas.length, sum)}: ${names.join('; ')}${more}.` : '',
    waiting > 0 ? `En lista de espera: ${waiting}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
  const refused = { ...INITIAL_STATE, estado: 'rechazado' as const }
  if (!closes)
    return {
      ...refused,
      mensaje: 'Todavía no se ha guardado: alguien se queda sin su mesa.',
      errores: { quedan: `${who} Míralas antes de guardar.` },
      valores: typed,
    }
  const query = new URLSearchParams({ desde, hasta, turno: closes.turno ?? '', motivo: typed.motivo ?? '' })
  return {
    ...refused,
    mensaje: `No se ha cerrado nada todavía. ${who} Ciérralo desde Cierres: allí ves a quién afecta y se avisa a cada uno.`,
    valores: { ...typed, [CLOSE_HREF]: `/almaenigma/reservas/cierres?${query}` },
  }
}
