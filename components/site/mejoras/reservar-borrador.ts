import { type IsoDate, isHHmm, isIsoDate } from '@/lib/fechas.ts'
import type { Escritos } from '@/lib/reservas/formulario.ts'
import { newKey } from '../../chat/llave.ts'
import type { Pedido } from './reservar-partes.ts'

const CLAVE = 'alma-reserva'
/** Another shape gets another number; an older draft is then forgotten. */
const VERSION = 1
/** Half a form of last month helps nobody. Milliseconds. */
const DURA = 7 * 24 * 60 * 60_000
/** What stays in the browser between visits: no health data, on whatever device this is. */
const GUARDADOS = ['nombre', 'email', 'telefono', 'ocasion', 'notas', 'primera_visita'] as const

export type Borrador = {
  pedido: Pedido
  escritos: Escritos
  /** The idempotency key and what it was made for: the same request again is the same booking. */
  llave: { clave: string; de: string } | null
}

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
  const { pedido, escritos, llave } = value
  const p = isRecord(pedido) ? pedido : {}
  const e = isRecord(escritos) ? escritos : {}
  const day = typeof p.fecha === 'string' && isIsoDate(p.fecha) && p.fecha >= hoy ? p.fecha : null
  const kept = GUARDADOS.flatMap((name) => (typeof e[name] === 'string' ? [[name, e[name]]] : []))
  const key =
    isRecord(llave) && typeof llave.clave === 'string' && typeof llave.de === 'string'
      ? { clave: llave.clave, de: llave.de }
      : null
  return {
    pedido: {
      personas: Number.isInteger(p.personas) ? Number(p.personas) : null,
      fecha: day,
      hora: day && typeof p.hora === 'string' && isHHmm(p.hora) ? p.hora : null,
      mesa: p.mesa === 'exterior' ? 'exterior' : 'interior',
      espera: null,
    },
    escritos: Object.fromEntries(kept),
    llave: key,
  }
}

/** Storage that may be blocked, full or broken: then there is no draft, and the form works without one. */
export const recordar = (hoy: IsoDate): Borrador | null => {
  try {
    return leerBorrador(localStorage.getItem(CLAVE), hoy, Date.now())
  } catch {
    return null
  }
}
export function guardar({ pedido, escritos, llave }: Borrador): void {
  const kept = Object.fromEntries(GUARDADOS.map((name) => [name, escritos[name]]))
  try {
    localStorage.setItem(CLAVE, JSON.stringify({ v: VERSION, en: Date.now(), pedido, escritos: kept, llave }))
  } catch {
    // Nothing is remembered then.
  }
}
export function olvidar(): void {
  try {
    localStorage.removeItem(CLAVE)
  } catch {
    // There was nothing to forget.
  }
}

/** What a request is told apart by, without what it says: eight hexadecimal digits (FNV-1a). */
export function huella(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}

/** The key of a complete request: the one it had, or a new one as soon as anything of it is different. */
export const llaveDe = (before: Borrador['llave'], body: unknown): NonNullable<Borrador['llave']> => {
  const de = huella(JSON.stringify(body))
  return before?.de === de ? before : { clave: newKey(), de }
}
