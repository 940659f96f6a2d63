import type { Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'

export const CODIGO = /^[0-9A-HJKMNP-TV-Z]{8}$/
export const TOKEN = /^[A-Za-z0-9_-]{16,64}$/

type Query = Readonly<Record<string, string | number>>
const tokenQuery = (token: string, query: Query): string =>
  new URLSearchParams({
    t: token,
    ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  }).toString()

export const managePath = (codigo: string, token: string, query: Query = {}): `/${string}` =>
  `/reservations/${codigo}?${tokenQuery(token, query)}`
export const esperaPath = (codigo: string, token: string, query: Query = {}): `/${string}` =>
  `/reservations/espera/${codigo}?${tokenQuery(token, query)}`

export const localeManagePath = (locale: Locale, codigo: string, token: string, query: Query = {}): string =>
  localePath(locale, managePath(codigo, token, query))
export const localeEsperaPath = (locale: Locale, codigo: string, token: string, query: Query = {}): string =>
  localePath(locale, esperaPath(codigo, token, query))

export const calendarPath = (codigo: string, token: string): string =>
  `/api/reservas/${codigo}/ics?${tokenQuery(token, {})}`

export const LOST_PATH = '/reservations/perdida'
/** Where a guest who has lost the link of a booking asks for it again. */
export const RESEND_PATH = '/reservations/enlace'
