import 'server-only'
import { createHash } from 'node:crypto'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const sha256 = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest()

/** 40 bits of sha256(clave) in Crockford's base 32. SQL derives the same. */
export function codigoOf(clave: string): string {
  const bits = sha256(clave.toLowerCase()).readUIntBE(0, 5)
  return Array.from({ length: 8 }, (_, i) => CROCKFORD[Math.floor(bits / 32 ** (7 - i)) % 32]).join('')
}

export type ReservaKeys = { clave: string; codigo: string; token: string; tokenHash: string }

/** All that follows from an idempotency key, which itself is never stored: a retry gives the same answer. */
export function keysOf(idempotencyKey: string): ReservaKeys {
  const key = idempotencyKey.toLowerCase()
  const hex = sha256(`clave:${key}`).toString('hex')
  const variant = (8 + (Number.parseInt(hex.slice(16, 17), 16) % 4)).toString(16)
  const clave = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
  const token = sha256(`gestion:${key}`).toString('base64url').slice(0, 22)
  return { clave, codigo: codigoOf(clave), token, tokenHash: sha256(token).toString('hex') }
}
