import { type IsoDate, isHHmm, isIsoDate } from '@/lib/core/dates.ts'
import type { Escritos } from '@/lib/reservas/form.ts'
import { keep, recall } from '../../chat/memory.ts'
import type { Pedido } from './enhance-parts.ts'

const CLAVE = 'alma-reserva'
/** Another shape gets another number; an older draft is then forgotten. */
const VERSION = 1
/** Half a form of last month helps nobody. Milliseconds. */
const DURA = 7 * 24 * 60 * 60_000
/** What stays in the browser between visits: no health data, on whatever device this is. */
const GUARDADOS = ['nombre', 'email', 'telefono', 'ocasion', 'notas', 'primera_visita'] as const

export type Borrador = { pedido: Pedido; escritos: Escritos }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A draft out of whatever the storage holds; null when it is none, too old or broken. A day that has gone by is left out.
 *
 * @param now milliseconds since 1970
 */
export function leerBorrador(text: string | null, hoy: IsoDate, now: number): Borrador | null {
  let value: unknown
  try {
    value = JSON.parse(text ?? '')
  } catch {
    return null
  }
  if (!isRecord(value) || value.v !== VERSION || typeof value.en !== 'number' || now - value.en > DURA)
    return null
  const { pedido, escritos } = value
  const p = isRecord(pedido) ? pedido : {}
  const e = isRecord(escritos) ? escritos : {}
  const day = typeof p.fecha === 'string' && isIsoDate(p.fecha) && p.fecha >= hoy ? p.fecha : null
  const kept = GUARDADOS.flatMap((name) => (typeof e[name] === 'string' ? [[name, e[name]]] : []))
  return {
    pedido: {
      personas: Number.isInteger(p.personas) ? Number(p.personas) : null,
      fecha: day,
      hora: day && typeof p.hora === 'string' && isHHmm(p.hora) ? p.hora : null,
      mesa: p.mesa === 'exterior' ? 'exterior' : 'interior',
      espera: null,
    },
    escritos: Object.fromEntries(kept),
  }
}

/** Storage that may be blocked, full or broken: then there is no draft, and the form works without one. */
export const recordar = (hoy: IsoDate): Borrador | null => leerBorrador(recall(CLAVE), hoy, Date.now())
export function guardar({ pedido, escritos }: Borrador): void {
  const kept = Object.fromEntries(GUARDADOS.map((name) => [name, escritos[name]]))
  keep(CLAVE, JSON.stringify({ v: VERSION, en: Date.now(), pedido, escritos: kept }))
}
export function olvidar(): void {
  try {
    localStorage.removeItem(CLAVE)
  } catch {
    // There was nothing to forget.
  }
}
