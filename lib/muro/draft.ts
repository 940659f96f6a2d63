import { LOCALES, type Locale } from '../i18n/locales.ts'
import { MAX_NOMBRE } from './schema.ts'

/** What somebody wrote for the wall and could not send: a form without JavaScript comes back as a new page. */
export type Draft = { texto: string; nombre: string; idioma: Locale | null }

/** The cookie that carries it from the refusal to the page, for a quarter of an hour. */
export const DRAFT_COOKIE = 'alma-borrador'
export const DRAFT_MAX_AGE_S = 15 * 60

/** More than the wall takes, and little enough for a cookie. Characters. */
const MAX_SAVED = 600

const truncate = (text: unknown, max: number): string =>
  typeof text === 'string' ? [...text].slice(0, max).join('') : ''

/** A form's fields as the value of a cookie; null where nothing was written. */
export function encodeDraft(fields: Readonly<Record<string, string>>): string | null {
  const texto = truncate(fields.texto, MAX_SAVED)
  if (!texto.trim()) return null
  const { nombre, idioma } = fields
  const json = JSON.stringify({ texto, nombre: truncate(nombre, MAX_NOMBRE), idioma: truncate(idioma, 2) })
  return Buffer.from(json).toString('base64url')
}

/** The other way round. A cookie is anybody's text: what cannot be read is none. */
export function decodeDraft(cookie: string | undefined): Draft | null {
  if (!cookie) return null
  try {
    const data: unknown = JSON.parse(Buffer.from(cookie, 'base64url').toString())
    if (typeof data !== 'object' || data === null) return null
    const { texto, nombre, idioma } = data as Record<string, unknown>
    const written = truncate(texto, MAX_SAVED)
    if (!written) return null
    return {
      texto: written,
      nombre: truncate(nombre, MAX_NOMBRE),
      idioma: LOCALES.find((locale) => locale === idioma) ?? null,
    }
  } catch {
    return null
  }
}
