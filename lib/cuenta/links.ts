import { isEmail } from '../core/email.ts'
import { isLocale, LOCALES, type Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { PASSWORD_PROBLEMS } from './password.ts'

export const CUENTA_COOKIE = 'alma-cuenta'
/** Readable by pages, with nothing personal: "there may be a session, ask". */
export const CUENTA_HINT_COOKIE = 'alma-cuenta-hay'

const RETURN_PATHS = [
  '/',
  '/dashboard',
  '/menu',
  '/philosophy',
  '/contact',
  '/wine',
  '/gallery',
  '/gallery?escribir=1',
  '/profile',
  '/profile/datos',
  '/profile/seguridad',
  '/reservations',
  '/privacidad',
  '/terminos',
] as const

/** One of our own pages exactly as we write it (T-RED-01); otherwise `otherwise`. */
export function returnPathOf(value: unknown, otherwise: string): string {
  const known = LOCALES.some((locale) => RETURN_PATHS.some((path) => localePath(locale, path) === value))
  return known && typeof value === 'string' ? value : otherwise
}

export function localeOfPath(path: string): Locale {
  const first = path.split(/[/?#]/)[1]
  return isLocale(first) ? first : 'es'
}

export const CUENTA_ERRORS = [
  // Wrong password, unknown or unconfirmed address: one and the same answer.
  'credenciales',
  'espera',
  'fallo',
  'correo',
  'acepto',
  'enlace',
  'actual',
  'factor',
  'debil',
  'google',
  ...PASSWORD_PROBLEMS,
] as const
export type ErrorCuenta = (typeof CUENTA_ERRORS)[number]
export const asErrorCuenta = (value: unknown): ErrorCuenta | null =>
  CUENTA_ERRORS.find((error) => error === value) ?? null

const CUENTA_DONE = [
  'alta',
  'reenvio',
  'recuperar',
  'confirmada',
  'clave',
  'correo',
  'mudanza',
  'otras',
  'perfil',
] as const
export type CuentaDone = (typeof CUENTA_DONE)[number]
export const asCuentaDone = (value: unknown): CuentaDone | null =>
  CUENTA_DONE.find((done) => done === value) ?? null

export const RESEND_WAIT_S = 60

export const asEspera = (value: unknown): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : null

const LINK_TYPES = ['signup', 'email', 'recovery', 'magiclink', 'email_change', 'invite'] as const
export type LinkType = (typeof LINK_TYPES)[number]
export const asLinkType = (value: unknown): LinkType | null =>
  LINK_TYPES.find((tipo) => tipo === value) ?? null
export const asTokenHash = (value: unknown): string | null =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{20,160}$/.test(value) ? value : null

/** §5: trimmed, in lower case; null when it is no e-mail address. */
export function asCorreo(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return isEmail(text) ? text : null
}

export const maskedCorreo = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')

/** §6: the owner's e-mail address. Only for display, it opens nothing. */
export const isOwner = (email: string, owner: string): boolean =>
  email !== '' && email.toLowerCase() === owner.toLowerCase()
