import { newKey } from '../../../chat/key.ts'
import { FORM_KEYS, keep, recall } from '../../../chat/memory.ts'

/** How long a key lives: of a request without an answer, and of one that was saved. Milliseconds. */
const KEY_TTL_MS = { unanswered: 6 * 60 * 60_000, done: 5 * 60_000 } as const

/** An idempotency key, and the fingerprint (`de`) of the request it was made for. */
export type RequestKey = { clave: string; de: string }

/** FNV-1a, eight hexadecimal digits: the stored key must not contain the request. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}

/** The key of an identical request before, or a new one. */
export function keyFor(before: RequestKey | null, body: unknown): RequestKey {
  const de = fingerprint(JSON.stringify(body))
  return before?.de === de ? before : { clave: newKey(), de }
}

/** The stored key; null when it is expired or broken. */
export function readKey(text: string | null, now: number): RequestKey | null {
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
const recallKey = (): RequestKey | null => readKey(recall(FORM_KEYS.request), Date.now())
export const saveKey = (key: RequestKey, what: keyof typeof KEY_TTL_MS): void =>
  keep(FORM_KEYS.request, JSON.stringify({ ...key, hasta: Date.now() + KEY_TTL_MS[what] }))
export const forgetKey = (): void => keep(FORM_KEYS.request, '')

/** Sends a request under its key; under a new one if the booking of the old key was cancelled since. */
export async function withKey<T extends { type: string }>(
  before: RequestKey | null,
  body: unknown,
  send: (key: RequestKey) => Promise<T>,
): Promise<[RequestKey, T]> {
  const key = keyFor(recallKey() ?? before, body)
  saveKey(key, 'unanswered')
  const answer = await send(key)
  if (answer.type !== 'voided') return [key, answer]
  const nextKey = keyFor(null, body)
  saveKey(nextKey, 'unanswered')
  return [nextKey, await send(nextKey)]
}
