import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as GoTrue and every authenticator app have it: SHA-1, six digits, thirty seconds. */
const PERIOD_S = 30
const DIGITS = 6
/** Steps before and after the present one that still count: clocks differ, and typing takes time. */
const WINDOW = 1

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding (RFC 4648). */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export const stepAt = (ms: number): number => Math.floor(ms / 1000 / PERIOD_S)

/** The code of one step; `digits` only for the test vectors of the RFC, which have eight. */
export function codeOf(secret: string, step: number, digits: number = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The latest step around `ms` whose code this is, among those after `used`; null when there is none. */
export function matchingStep(secret: string, code: string, ms: number, used: number | null): number | null {
  const typed = Buffer.from(code)
  const found = Array.from({ length: 2 * WINDOW + 1 }, (_, i) => stepAt(ms) + WINDOW - i).filter((step) => {
    const wanted = Buffer.from(codeOf(secret, step))
    return typed.length === wanted.length && timingSafeEqual(typed, wanted)
  })
  return found.find((step) => used === null || step > used) ?? null
}

/** What an authenticator app reads, as a link or as a QR code. */
export function keyUri(issuer: string, account: string, secret: string): string {
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const issued = encodeURIComponent(issuer)
  return `otpauth://totp/${name}?algorithm=SHA1&digits=${DIGITS}&issuer=${issued}&period=${PERIOD_S}&secret=${secret}`
}
