import { LOCALES, type Locale } from '../i18n/locales.ts'
import { MAX_NOMBRE } from './schema.ts'

/** A refused post, in a cookie for a quarter of an hour: without JavaScript the form comes back as a new page. */
export type Draft = { texto: string; nombre: string; idioma: Locale | null }

export const DRAFT_COOKIE = 'alma-borrador'
export const DRAFT_MAX_AGE_S = 15 * 60

const MAX_SAVED = 600

const truncate = (text: unknown, max: number): string =>
  typeof text === 'string' ? [...text].slice(0, max).join('') : ''

export function encodeDraft(fields: Readonly<Record<string, string>>): string | null {
  const texto = truncate(fields.texto, MAX_SAVED)
  if (!texto.trim()) return null
  const { nombre, idioma } = fields
  const json = JSON.stringify({ texto, nombre: truncate(nombre, MAX_NOMBRE), idioma: truncate(idioma, 2) })
  return Buffer.from(json).toString('base64url')
}

/** Null for anything that cannot be read: a cookie is anybody's text. */
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
