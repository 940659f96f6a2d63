import { newKey } from '../../chat/key.ts'
import { keep, recall } from '../../chat/memory.ts'

/** Apart from the draft, and read anew each time: the other tab of the same guest sends the same key. */
const LUGAR = 'alma-reserva-llave'
/** A request nobody has answered is the same request for this long; one that was taken, for a second click elsewhere. */
const DURA_MS = { perdida: 6 * 60 * 60_000, hecha: 5 * 60_000 } as const

/** An idempotency key and what it was made for: the same request again is the same booking. */
export type Llave = { clave: string; de: string }

/** What a request is told apart by, without what it says: eight hexadecimal digits (FNV-1a). */
export function huella(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}

/** The key of a complete request: the one it had, or a new one as soon as anything of it is different. */
export function llaveDe(before: Llave | null, body: unknown): Llave {
  const de = huella(JSON.stringify(body))
  return before?.de === de ? before : { clave: newKey(), de }
}

/** The key kept in this browser, unless its time is over; null for anything that is none. */
export function leerLlave(text: string | null, now: number): Llave | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value !== 'object' || value === null) return null
    const { clave, de, hasta }: { clave?: unknown; de?: unknown; hasta?: unknown } = value
    const whole = typeof clave === 'string' && typeof de === 'string' && typeof hasta === 'number'
    return whole && now < hasta ? { clave, de } : null
  } catch {
    return null
  }
}
export const recordarLlave = (): Llave | null => leerLlave(recall(LUGAR), Date.now())
export const guardarLlave = (llave: Llave, what: keyof typeof DURA_MS): void =>
  keep(LUGAR, JSON.stringify({ ...llave, hasta: Date.now() + DURA_MS[what] }))
export const olvidarLlave = (): void => keep(LUGAR, '')

/** Sends a request under its key, and under a new one where the old one's booking was given back since. */
export async function conLlave<T extends { tipo: string }>(
  before: Llave | null,
  body: unknown,
  send: (llave: Llave) => Promise<T>,
): Promise<[Llave, T]> {
  const llave = llaveDe(recordarLlave() ?? before, body)
  guardarLlave(llave, 'perdida')
  const answer = await send(llave)
  if (answer.tipo !== 'anulada') return [llave, answer]
  const otra = llaveDe(null, body)
  guardarLlave(otra, 'perdida')
  return [otra, await send(otra)]
}
