import { isEmail } from '../core/email.ts'
import { isLocale, LOCALES, type Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { PASSWORD_PROBLEMS } from './password.ts'

/** The guest's session: httpOnly, apart from the back office's. */
export const CUENTA_COOKIE = 'alma-cuenta'
/** Readable by pages, and empty of anything personal: "there may be a session, ask". */
export const CUENTA_HINT_COOKIE = 'alma-cuenta-hay'

/** Where one may be sent back to after signing in or out, by the Spanish path. */
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

/**
 * The page to go back to: one of ours in one of our languages, exactly as we write it, and nothing that could leave
 * the site (T-RED-01); otherwise `otherwise`.
 */
export function returnPathOf(value: unknown, otherwise: string): string {
  const known = LOCALES.some((locale) => RETURN_PATHS.some((path) => localePath(locale, path) === value))
  return known && typeof value === 'string' ? value : otherwise
}

/** The language of one of our own addresses. */
export function localeOfPath(path: string): Locale {
  const first = path.split(/[/?#]/)[1]
  return isLocale(first) ? first : 'es'
}

/** What is told to somebody who was not let through, as the address says it and the page explains it. */
export const CUENTA_ERRORS = [
  // The address and the password do not match, or the address is not confirmed: one and the same answer.
  'credenciales',
  'espera',
  'fallo',
  'correo',
  'acepto',
  'enlace',
  // The password one has now.
  'actual',
  // The backend has a stricter rule than we know of.
  'debil',
  'google',
  ...PASSWORD_PROBLEMS,
] as const
export type ErrorCuenta = (typeof CUENTA_ERRORS)[number]
export const asErrorCuenta = (value: unknown): ErrorCuenta | null =>
  CUENTA_ERRORS.find((error) => error === value) ?? null

/** What went well, as the address says it. */
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

/** Between two letters to one address. Seconds. */
export const RESEND_WAIT_S = 60

/** Seconds to wait, as the address says them; null for anything else. */
export const asEspera = (value: unknown): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : null

/** What the links of letters are for: `type` of `verifyOtp`. */
const LINK_TYPES = ['signup', 'email', 'recovery', 'magiclink', 'email_change', 'invite'] as const
export type LinkType = (typeof LINK_TYPES)[number]
export const asLinkType = (value: unknown): LinkType | null =>
  LINK_TYPES.find((tipo) => tipo === value) ?? null
/** What a link carries; anything else is not even asked about. */
export const asTokenHash = (value: unknown): string | null =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{20,160}$/.test(value) ? value : null

/** An e-mail address as §5 wants it, trimmed and in small letters; null when it is none. */
export function asCorreo(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return isEmail(text) ? text : null
}

/** An address that only its owner recognises: `l•••@example.com`. */
export const maskedCorreo = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')

/** §6: the account of the owner's e-mail. For what is shown in the public area; it opens nothing. */
export const isOwner = (email: string, owner: string): boolean =>
  email !== '' && email.toLowerCase() === owner.toLowerCase()
