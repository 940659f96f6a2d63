import type { Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'

/** A code as guests are told it: eight characters of Crockford's base 32. */
export const CODIGO = /^[0-9A-HJKMNP-TV-Z]{8}$/
/** What opens a booking besides its code; anything else is not even asked about. */
export const TOKEN = /^[A-Za-z0-9_-]{16,64}$/

type Query = Readonly<Record<string, string | number>>
const tokenQuery = (token: string, query: Query): string =>
  new URLSearchParams({
    t: token,
    ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  }).toString()

/** The page where a guest sees, changes and cancels a booking, by its Spanish path. Never holds anything personal. */
export const managePath = (codigo: string, token: string, query: Query = {}): `/${string}` =>
  `/reservations/${codigo}?${tokenQuery(token, query)}`
/** The guest's own page of the waiting list, by its Spanish path. */
export const esperaPath = (codigo: string, token: string, query: Query = {}): `/${string}` =>
  `/reservations/espera/${codigo}?${tokenQuery(token, query)}`

export const localeManagePath = (locale: Locale, codigo: string, token: string, query: Query = {}): string =>
  localePath(locale, managePath(codigo, token, query))
export const localeEsperaPath = (locale: Locale, codigo: string, token: string, query: Query = {}): string =>
  localePath(locale, esperaPath(codigo, token, query))

/** The booking as a calendar file. */
export const calendarPath = (codigo: string, token: string): string =>
  `/api/reservas/${codigo}/ics?${tokenQuery(token, {})}`

/** Where links that open nothing lead to, by its Spanish path. */
export const LOST_PATH = '/reservations/perdida'
